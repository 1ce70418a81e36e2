/** What does an invitation's address hold? `/t/TABLE#s=SECRET`; the secret is used once and erased. */

export interface Invited {
  table: string;
  secret: string;
}

/** The table and secret of an invitation, or null for any other address. */
export function readInvitation(path: string, fragment: string): Invited | null {
  const table = /^\/t\/([A-Za-z0-9_-]+)\/?$/.exec(path)?.[1];
  const secret = new URLSearchParams(fragment.replace(/^#/, "")).get("s");
  return table && secret ? { table, secret } : null;
}

export function invitationAddress(origin: string, table: string, secret: string): string {
  return `${origin}/t/${table}#s=${encodeURIComponent(secret)}`;
}

/** Take the secret out of the address bar and of the history before anything else happens. */
export function takeInvitation(): Invited | null {
  const invited = readInvitation(location.pathname, location.hash);
  if (invited) history.replaceState(null, "", location.pathname);
  return invited;
}

export function reachableFromOutside(host: string): boolean {
  return !/^(localhost|127\.|\[?::1\]?$)/.test(host);
}
