/** The maximum number of characters of a link. Mail programs break longer ones. */
const MAX_MAILED_LENGTH = 500;

/** Returns the path. Null for the home page and for addresses outside `origin`. */
export function returnPath(origin: string, target: string | null): string | null {
  if (!target || !URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  // The origin of a blob: URL is that of the page that created it.
  if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
  // The path of "/.//elsewhere" is "//elsewhere", which browsers read as another host.
  const path = url.pathname.replace(/^\/+/, "/") + url.search;
  return path === "/" ? null : path;
}

export function withReturnPath(page: string, back: string | null): string {
  return back === null ? page : `${page}${joint(page)}redirectTo=${encodeURIComponent(back)}`;
}

/** Adds the path in base64url, so that a mail to a stranger contains no words chosen by the requester. */
export function withMailedReturn(page: string, back: string | null): string {
  if (back === null || back.length > MAX_MAILED_LENGTH) return page;
  const letters = btoa(back).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return `${page}${joint(page)}next=${letters}`;
}

/** Reads such a path and checks it again with `returnPath`, because anybody can write the link. */
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
