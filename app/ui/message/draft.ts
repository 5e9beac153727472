import { type RefObject, useEffect } from "react";
import { keep, kept } from "../kit/tab-storage";

const keyOf = (address: string) => `pesan:${address}`;

/** Keeps what is typed while the tab is open, and puts it back into an empty field. */
export function useDraft(field: RefObject<HTMLTextAreaElement>, address: string): void {
  useEffect(() => {
    const text = field.current;
    if (!text) return;
    if (text.value === "") text.value = kept(keyOf(address)) ?? "";
    const write = () => keep(keyOf(address), text.value);
    text.addEventListener("input", write);
    return () => text.removeEventListener("input", write);
  }, [field, address]);
}

export function forgetDraft(address: string): void {
  keep(keyOf(address), "");
}
