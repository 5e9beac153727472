/** Kept while the tab is open. Storage may be full or forbidden: what lies in it is a help, no promise. */
export function kept(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null;
}

export function keep(key: string, text: string): void {
  attempt(() => (text === "" ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)));
}

export function forgetAll(prefix: string): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
