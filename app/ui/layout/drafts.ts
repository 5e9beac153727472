import { useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Viewer } from "~/domain/account/person";
import { forgetAll, forgetOthers, keep, kept } from "../kit/tab-storage";

const DRAFTS = "draf:";
/** The page whose form was sent last, until its answer is there. */
const SENT = "draf-terkirim";

type Answer = { kind: string } | null | undefined;
type Root = { viewer: Viewer | null; toast: Answer };

/** Whether what was sent was taken; null while nothing new is said: after a fault of ours the answer `heard` is still there. */
export function isTaken(answer: Answer, heard: Answer): boolean | null {
  return answer && answer !== heard ? answer.kind === "success" : null;
}

/**
 * Keeps the long texts marked `data-draft` while the tab is open, and puts them back into empty fields of the same page, until
 * an answer says that they were taken. Nobody else who signs in finds them. Fields with an account, an address or an
 * amount are never marked: what is restored unseen is sent unseen.
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
    const write = ({ target }: Event) => isKept(target) && keep(keyOf(own, target), target.value);
    const send = ({ target }: Event) => {
      // A logout sends no draft: `FailedLogout` deletes the drafts once it has succeeded.
      const leaving = target instanceof HTMLFormElement && target.getAttribute("action") === "/logout";
      if (!leaving) keep(SENT, own + pageAddress());
    };
    document.addEventListener("input", write);
    document.addEventListener("submit", send, true);
    return () => {
      document.removeEventListener("input", write);
      document.removeEventListener("submit", send, true);
    };
  }, [id, own]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit of the same page has fields of its own.
  useEffect(() => {
    if (id === undefined || state !== "idle") return;
    const sent = kept(SENT);
    const taken = isTaken(answer, heard.current);
    heard.current = answer;
    if (taken && sent) forgetAll(sent);
    if (taken !== null) keep(SENT, "");
    for (const field of document.querySelectorAll("textarea[data-draft]")) {
      if (!isKept(field) || field.value !== "") continue;
      const text = kept(keyOf(own, field));
      if (text === null) continue;
      // By the element's own setter: React hears only of a value that it did not see set.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [id, own, state, key, answer]);
}

/** With what it is asked for: a report about one listing is none about another. */
const pageAddress = () => `${location.pathname}${location.search} `;

const keyOf = (own: string, field: HTMLTextAreaElement) => own + pageAddress() + field.name;

function isKept(target: unknown): target is HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement && target.dataset.draft !== undefined;
}
