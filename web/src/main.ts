/** How does the client start? An invitation is redeemed first, then words are fetched, then it shows. */

import { mount } from "svelte";
import App from "./App.svelte";
import { api, Refusal } from "./net/api";
import { takeInvitation } from "./net/link";
import { tell } from "./state/notice.svelte";
import { router } from "./state/route.svelte";
import { settings } from "./state/settings.svelte";
import "./styles/base.css";
import { errorText } from "./words/sentences";
import { say, words } from "./words/words.svelte";

const invited = takeInvitation();

async function redeem(): Promise<void> {
  if (!invited) return;
  try {
    await api.enter(invited.table, invited.secret);
  } catch (error) {
    tell(() => (error instanceof Refusal ? errorText(error.id, error.args) : say("web-silent")));
  }
}

async function start(): Promise<void> {
  await Promise.all([redeem(), words.use(settings.lang)]);
  router.start();
  const target = document.getElementById("app");
  if (target) mount(App, { target });
}

void start();
