/** Hidden field of forms: names the account that was signed in when the page was rendered. Signed-out pages lack it. */
export const FORM_OWNER = "_owner";

export type Ok<T> = { ok: true; value: T };
export type Refused<R extends string> = { ok: false; reason: R };
export type Outcome<T, R extends string> = Ok<T> | Refused<R>;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

export function refused<R extends string>(reason: R): Refused<R> {
  return { ok: false, reason };
}

/** Longer ones make no link that mail programs leave whole. */
const LONGEST_IN_MAIL = 500;

/** A path with its query; null for whatever is not a page of `origin`, and for home, where one lands anyway. */
export function returnPath(origin: string, target: string | null): string | null {
  if (!target || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // A blob: address has the origin of the page it stands for.
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  // "/.//elsewhere" resolves to the path "//elsewhere", which a browser takes for another host.
  const path = url.pathname.replace(/^\/+/, "/") + url.search;
  return path === "/" ? null : path;
}

export function withReturn(page: string, back: string | null): string {
  return back === null ? page : `${page}${joint(page)}redirectTo=${encodeURIComponent(back)}`;
}

/** In base64url, so that whoever has a mail sent to a stranger writes no words into it. `back` is from `returnPath`: ASCII. */
export function withMailedReturn(page: string, back: string | null): string {
  if (back === null || back.length > LONGEST_IN_MAIL) return page;
  const letters = btoa(back).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${page}${joint(page)}next=${letters}`;
}

/** Anybody may write one, so it goes through `returnPath` again. */
export function mailedReturn(letters: string): string | null {
  try {
    return atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  } catch {
    return null;
  }
}

function joint(page: string): "&" | "?" {
  return page.includes("?") ? "&" : "?";
}

/** Apart from how a code is made and read, which no browser needs. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** A form that a fault kept from being stored: its fields where they can be sent again, and what was typed. */
export type UnsentForm = { unsent: UnsentFields | null; texts: string[] };

export type UnsentFields = { to: string; fields: [name: string, value: string][] };
