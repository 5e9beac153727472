import { useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Viewer } from "~/accounts/person";
import { deleteStored, forgetOthers, readStored, writeStored } from "./session-storage";

const DRAFTS = "draf:";
/** The key under which the page whose form was sent last is stored until its answer arrives. */
const SENT = "draf-terkirim";

type Answer = { kind: string } | null | undefined;
type Root = { viewer: Viewer | null; toast: Answer };

/**
 * Returns true if the form was accepted, and null if `answer` is not new. After a server error `answer` is still the
 * previous one.
 */
export function isAccepted(answer: Answer, lastAnswer: Answer): boolean | null {
  return answer && answer !== lastAnswer ? answer.kind === "success" : null;
}

/**
 * Keeps long texts marked `data-draft` while the tab is open and restores them into empty fields of the same
 * page until an answer accepts them. They are keyed by user. Never mark fields with an account, an address or
 * an amount, because an unnoticed restored value would be submitted.
 */
export function useDrafts(): void {
  const root = useRouteLoaderData<Root>("root");
  const id = root?.viewer?.id;
  const answer = root?.toast;
  const { key } = useLocation();
  const { state } = useNavigation();
  const own = `${DRAFTS}${id}:`;
  const heard = useRef<Answer>();

  useEffect(() => {
    forgetOthers(DRAFTS, own);
    if (id === undefined) return;
    const write = ({ target }: Event) => isKept(target) && writeStored(draftKey(own, target), target.value);
    const send = ({ target, submitter }: SubmitEvent) => {
      // Conform checks a field through its own submit event, which sends nothing.
      if (submitter?.getAttribute("name") === "__intent__") return;
      // Logging out sends no draft: `FailedLogout` deletes the drafts after it succeeded.
      const leaving = target instanceof HTMLFormElement && target.getAttribute("action") === "/logout";
      if (!leaving) writeStored(SENT, own + pageAddress());
    };
    // React stops the events of parts whose code has not loaded. They end at the document, but reach the window first.
    window.addEventListener("input", write, true);
    document.addEventListener("submit", send, true);
    return () => {
      window.removeEventListener("input", write, true);
      document.removeEventListener("submit", send, true);
    };
  }, [id, own]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit of a page has its own fields.
  useEffect(() => {
    if (id === undefined || state !== "idle") return;
    const sent = readStored(SENT);
    const taken = isAccepted(answer, heard.current);
    heard.current = answer;
    if (taken && sent) deleteStored(sent);
    if (taken !== null) writeStored(SENT, "");
    for (const field of document.querySelectorAll("textarea[data-draft]")) {
      if (!isKept(field) || field.value !== "") continue;
      const text = readStored(draftKey(own, field));
      if (text === null) continue;
      // React ignores a value that is set through its own setter, so this uses the native setter of the element.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [id, own, state, key, answer]);
}

/** Returns the address with the query, because a report about one listing is not for another. */
const pageAddress = () => `${location.pathname}${location.search} `;

const draftKey = (own: string, field: HTMLTextAreaElement) => own + pageAddress() + field.name;

function isKept(target: unknown): target is HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement && target.dataset.draft !== undefined;
}
