/** By which names does the client speak of what the server sends? */

import type { Ev, ServerMessage as FromServer, TableState as WholeTable } from "./wire";

export type * from "./wire";

export type TableEvent = Ev["events"][number];
export type SeatCard = [seat: number, card: string];
export type SeatKind = WholeTable["seats"][number]["kind"];
export type Pace = WholeTable["pace"];
export type OptionValue = unknown;
export type Options = Record<string, OptionValue>;
export type Arguments = Extract<FromServer, { t: "err" }>["arguments"];
