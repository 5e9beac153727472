import { type RefObject, useEffect } from "react";

const keyOf = (address: string) => `pesan:${address}`;

/** Keeps what is typed while the tab is open, and puts it back into an empty field. */
export function useDraft(field: RefObject<HTMLTextAreaElement>, address: string): void {
  useEffect(() => {
    const text = field.current;
    if (!text) return;
    const kept = attempt(() => sessionStorage.getItem(keyOf(address)));
    if (kept && text.value === "") text.value = kept;
    const keep = () => attempt(() => sessionStorage.setItem(keyOf(address), text.value));
    text.addEventListener("input", keep);
    return () => text.removeEventListener("input", keep);
  }, [field, address]);
}

export function forgetDraft(address: string): void {
  attempt(() => sessionStorage.removeItem(keyOf(address)));
}

/** Storage may be full or forbidden; the draft is a help, no promise. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
