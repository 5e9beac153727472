import { useRouteLoaderData } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import type { Viewer } from "~/domain/account/person";
import { forgetOthers, keep, kept } from "../kit/tab-storage";

const MESSAGES = "pesan:";

/** Under whose name the tab keeps what is typed to an address: nobody else who signs in finds it. */
export function useDraftKey(address: string): string {
  const id = useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer?.id;
  return `${MESSAGES}${id}:${address}`;
}

/** Keeps what is typed while the tab is open, and puts it back into an empty field. */
export function useDraft(field: RefObject<HTMLTextAreaElement>, key: string): void {
  useEffect(() => {
    forgetOthers(MESSAGES, key.slice(0, key.indexOf(":", MESSAGES.length) + 1));
    const text = field.current;
    if (!text) return;
    if (text.value === "") text.value = kept(key) ?? "";
    const write = () => keep(key, text.value);
    text.addEventListener("input", write);
    return () => text.removeEventListener("input", write);
  }, [field, key]);
}

export function forgetDraft(key: string): void {
  keep(key, "");
}
