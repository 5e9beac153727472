import { useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Viewer } from "~/domain/account/person";
import { forgetAll, keep, kept } from "../kit/tab-storage";

type Written = HTMLTextAreaElement & { form: HTMLFormElement };

/**
 * Keeps the long texts that somebody signed in writes while the tab is open, and puts them back into empty fields, until the
 * form is taken. What stands in single lines, like an account or an address, is nobody else's to find in the tab.
 * Messages keep theirs themselves, by conversation (`data-drafts`).
 */
export function useDrafts(): void {
  const email = useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer?.email;
  const { key } = useLocation();
  const { state, formMethod, formAction } = useNavigation();
  const sentTo = useRef<string | null>(null);

  useEffect(() => {
    if (email === undefined) return;
    const write = ({ target }: Event) => {
      if (isWritten(target)) keep(keyOf(email, target), target.value);
    };
    document.addEventListener("input", write);
    return () => document.removeEventListener("input", write);
  }, [email]);

  // A form that never got there leaves its page idle without loading it again.
  useEffect(() => {
    if (state === "loading" && formMethod === "POST" && formAction) sentTo.current = formAction;
  }, [state, formMethod, formAction]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit of the same page has fields of its own.
  useEffect(() => {
    if (email === undefined || state !== "idle") return;
    const sent = sentTo.current;
    sentTo.current = null;
    const taken = document.querySelector("main [aria-invalid=true]") === null;
    if (sent !== null && taken) forgetAll(draftsOf(email, sent));
    for (const field of document.querySelectorAll("textarea")) {
      if (!isWritten(field) || field.value !== "") continue;
      const text = kept(keyOf(email, field));
      if (text === null) continue;
      // By the element's own setter: React hears only of a value that it did not see set.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [email, state, key]);
}

const draftsOf = (email: string, action: string) =>
  `draf:${email}:${new URL(action, document.baseURI).pathname}:`;

const keyOf = (email: string, { form, name }: Written) =>
  draftsOf(email, form.getAttribute("action") ?? "") + name;

/** Of a form that is sent. */
function isWritten(target: unknown): target is Written {
  return (
    target instanceof HTMLTextAreaElement &&
    target.name !== "" &&
    target.form?.getAttribute("method") === "post" &&
    target.form.dataset.drafts === undefined
  );
}
