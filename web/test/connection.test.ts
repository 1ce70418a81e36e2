import { beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, DEAD_MS, type Link, QUIET_MS, type Socket } from "../src/net/connection";
import type { ServerMessage } from "../src/protocol";

class FakeSocket implements Socket {
  sent: string[] = [];
  closed = false;
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: never) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.closed = true;
  }
  opened() {
    this.onopen?.({} as never);
  }
  says(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) } as never);
  }
  ends(code: number) {
    this.onclose?.({ code } as never);
  }
}

let sockets: FakeSocket[];
let links: Link[];
let heard: ServerMessage[];
let connection: Connection;
const last = () => sockets[sockets.length - 1] as FakeSocket;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  links = [];
  heard = [];
  connection = new Connection(
    {
      open: () => {
        sockets.push(new FakeSocket());
        return last();
      },
      random: () => 0.5,
      setTimeout: (run, ms) => setTimeout(run, ms) as unknown as number,
      clearTimeout: (timer) => clearTimeout(timer),
    },
    { message: (message) => heard.push(message), link: (link) => links.push(link) },
  );
  connection.start();
});

describe("a connection", () => {
  it("passes messages on and keeps answers to pings to itself", () => {
    last().opened();
    last().says({ t: "ack", a: 1, seq: 2 });
    last().says({ t: "pong" });
    expect(heard).toEqual([{ t: "ack", a: 1, seq: 2 }]);
    expect(links).toEqual(["connecting", "open"]);
  });

  it("asks after a silence and gives up after a long one", () => {
    last().opened();
    vi.advanceTimersByTime(QUIET_MS);
    expect(last().sent).toEqual(['{"t":"ping"}']);
    last().says({ t: "pong" });
    vi.advanceTimersByTime(DEAD_MS - 1);
    expect(connection.link).toBe("open");
    vi.advanceTimersByTime(1);
    expect(connection.link).toBe("lost");
    expect(sockets[0]?.closed).toBe(true);
  });

  it("also gives up on a socket that never opens", () => {
    vi.advanceTimersByTime(DEAD_MS);
    expect(connection.link).toBe("lost");
  });

  it("comes back after 1, 2, 4 and then always 8 seconds", () => {
    const waits = [1_000, 2_000, 4_000, 8_000, 8_000];
    waits.forEach((wait, at) => {
      last().ends(1006);
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(at + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(at + 2);
    });
    last().opened();
    last().ends(1012);
    vi.advanceTimersByTime(1_000);
    expect(sockets).toHaveLength(waits.length + 2);
  });

  it("comes back at once when it is woken", () => {
    last().ends(1006);
    connection.wake();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1_500);
    expect(sockets).toHaveLength(2);
  });

  it("does not come back from a seat that was given away", () => {
    last().opened();
    last().ends(4001);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(connection.link).toBe("closed");
  });

  it("does not listen to a socket it has left", () => {
    const old = last();
    old.opened();
    old.ends(1006);
    connection.wake();
    old.says({ t: "ack", a: 1, seq: 2 });
    old.ends(1006);
    expect(heard).toEqual([]);
    expect(connection.link).toBe("connecting");
  });

  it("sends nothing while it is not open, and says so", () => {
    expect(connection.send({ t: "ping" })).toBe(false);
    last().opened();
    expect(connection.send({ t: "ping" })).toBe(true);
  });

  it("stays away once it is stopped", () => {
    last().opened();
    connection.stop();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(last().closed).toBe(true);
  });
});
