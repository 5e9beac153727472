/** Kept while the tab is open. Storage may be full or forbidden: what lies in it is a help, no promise. */
export function kept(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null;
}

export function keep(key: string, text: string): void {
  attempt(() => (text === "" ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)));
}

export function forgetAll(prefix: string): void {
  for (const key of keysOf(prefix)) keep(key, "");
}

/** Of all that begins so, keeps what is this person's alone. */
export function forgetOthers(prefix: string, own: string): void {
  for (const key of keysOf(prefix)) if (!key.startsWith(own)) keep(key, "");
}

const keysOf = (prefix: string) =>
  (attempt(() => Object.keys(sessionStorage)) ?? []).filter((key) => key.startsWith(prefix));

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
