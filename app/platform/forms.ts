/** Names the account for which the page was rendered. Pages for visitors lack it. */
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

/** Mail programs break longer links. */
const LONGEST_IN_MAIL = 500;

/** Returns null for home and for addresses outside `origin`. */
export function returnPath(origin: string, target: string | null): string | null {
  if (!target || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // A blob: URL reports the origin of the page that created it.
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  // "/.//elsewhere" resolves to the path "//elsewhere", which browsers read as another host.
  const path = url.pathname.replace(/^\/+/, "/") + url.search;
  return path === "/" ? null : path;
}

export function withReturnPath(page: string, back: string | null): string {
  return back === null ? page : `${page}${joint(page)}redirectTo=${encodeURIComponent(back)}`;
}

/** In base64url, so that a mail to a stranger contains no words chosen by the requester. */
export function withMailedReturn(page: string, back: string | null): string {
  if (back === null || back.length > LONGEST_IN_MAIL) return page;
  const letters = btoa(back).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${page}${joint(page)}next=${letters}`;
}

/** Anybody can write such a link, so the result passes `returnPath` again. */
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

/** Separate from the code that creates and parses codes, which no browser needs. */
export function shownCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The fields if they can be resent, what was typed, and the files to choose again. */
export type UnsentForm = { unsent: UnsentFields | null; texts: TypedText[]; files: string[] };

/** `label` is null for a field that the page shows without one. */
export type TypedText = { label: string | null; text: string };

export type UnsentFields = { to: string; fields: [name: string, value: string][] };

/** Routes whose answers the script of a page reads as JSON. */
export const READ_BY_SCRIPTS: readonly string[] = ["routes/messages.$id_.new"];
