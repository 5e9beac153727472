/** Reads a stored value. It may be missing, because storage can be full or forbidden. */
export function readStored(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null;
}

export function writeStored(key: string, text: string): void {
  attempt(() => (text === "" ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)));
}

export function deleteStored(prefix: string): void {
  for (const key of storedKeys(prefix)) writeStored(key, "");
}

export function forgetOthers(prefix: string, own: string): void {
  for (const key of storedKeys(prefix)) if (!key.startsWith(own)) writeStored(key, "");
}

const storedKeys = (prefix: string) =>
  (attempt(() => Object.keys(sessionStorage)) ?? []).filter((key) => key.startsWith(prefix));

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
