import { useLocation, useNavigation, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Viewer } from "~/accounts/person";
import { soonText } from "~/platform/date-text";
import type { FormRefusal } from "~/platform/forms/form";
import { LOGOUT_FAILED, NO_CONNECTION } from "~/platform/sentence-text";
import { LOGGING_OUT, Toast } from "./frame";
import { deleteStored, forgetOthers, readStored, writeStored } from "./later";

const DRAFTS = "draf:";
/** The page whose form was sent last, until its answer arrives. */
const SENT = "draf-terkirim";

type Answer = { kind: string } | null | undefined;
type Root = { viewer: Viewer | null; toast: Answer };

/** Returns null if `answer` is not new. After a server error it is still the previous answer. */
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
      // Conform checks a field through a submit event of its own, which sends nothing.
      if (submitter?.getAttribute("name") === "__intent__") return;
      // Logging out sends no draft: `FailedLogout` deletes the drafts after it succeeded.
      const leaving = target instanceof HTMLFormElement && target.getAttribute("action") === "/logout";
      if (!leaving) writeStored(SENT, own + pageAddress());
    };
    // React stops events of a part whose code has not arrived at the document, after the window saw them.
    window.addEventListener("input", write, true);
    document.addEventListener("submit", send, true);
    return () => {
      window.removeEventListener("input", write, true);
      document.removeEventListener("submit", send, true);
    };
  }, [id, own]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit of the same page has fields of its own.
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
      // React ignores a value that it saw being set, so this uses the element's native setter.
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }, [id, own, state, key, answer]);
}

/** Includes the query: a report about one listing is not for another. */
const pageAddress = () => `${location.pathname}${location.search} `;

const draftKey = (own: string, field: HTMLTextAreaElement) => own + pageAddress() + field.name;

function isKept(target: unknown): target is HTMLTextAreaElement {
  return target instanceof HTMLTextAreaElement && target.dataset.draft !== undefined;
}

const FORM = 'form[action="/logout"]';
const SENTENCES = { offline: NO_CONNECTION, server_failed: LOGOUT_FAILED };

type Failure = keyof typeof SENTENCES;

/**
 * Logs out without leaving the page, so that a dropped network or a failing server loses nothing typed. The
 * router would replace the page with its error page.
 */
export function FailedLogout({ pathname }: { pathname: string }) {
  const [failed, setFailed] = useState<{ pathname: string; host: Element; why: Failure } | null>(null);
  useEffect(() => {
    async function send(event: Event) {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !target.matches(FORM)) return;
      event.preventDefault();
      setFailed(null);
      const fields = new URLSearchParams();
      for (const [name, value] of new FormData(target)) fields.append(name, String(value));
      setLoggingOut(true);
      const outcome = await postLogout(fields);
      // A refusal has its own page, which a native submit shows.
      if (outcome === "refused") return target.submit();
      if (outcome === "logged_out") deleteStored("");
      if (outcome === "logged_out" || outcome === "shown_at_home") return window.location.assign("/");
      setLoggingOut(false);
      target.closest("details")?.removeAttribute("open");
      setFailed({ pathname, host: messageHost(), why: outcome });
      window.scrollTo(0, 0);
    }
    const listener = (event: Event) => void send(event);
    document.addEventListener("submit", listener, true);
    return () => document.removeEventListener("submit", listener, true);
  }, [pathname]);
  if (failed?.pathname !== pathname) return null;
  return createPortal(<Toast kind="error" title="Gagal keluar" description={SENTENCES[failed.why]} />, failed.host);
}

function setLoggingOut(detail: boolean): void {
  document.dispatchEvent(new CustomEvent(LOGGING_OUT, { detail }));
}

/** shown_at_home: the account is still logged in, and the home page shows the server's message. */
type Outcome = "logged_out" | "shown_at_home" | "refused" | Failure;

export async function postLogout(fields: URLSearchParams): Promise<Outcome> {
  const answer = await fetch("/logout.data", { method: "POST", body: fields }).catch(() => null);
  if (!answer) return "offline";
  if (answer.status >= 500) return "server_failed";
  if (answer.status >= 400) return "refused";
  return answer.headers.has("X-Logged-Out") ? "logged_out" : "shown_at_home";
}

function messageHost(): Element {
  const id = "pesan-keluar";
  const found = document.getElementById(id);
  if (found) return found;
  const host = document.createElement("div");
  host.id = id;
  host.className = "page-width toast-area";
  const header = document.querySelector("header");
  (header?.parentNode ?? document.body).insertBefore(host, header?.nextSibling ?? null);
  return host;
}

/** Shows before the form that was sent last why the server did not process it. The form keeps all that it had. */
function RefusedForm({ pathname }: { pathname: string }) {
  const [shown, setShown] = useState<{ pathname: string; host: Element; refusal: FormRefusal } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let sent: HTMLFormElement | null = null;
    const send = ({ target, submitter }: SubmitEvent) => {
      if (submitter?.getAttribute("name") === "__intent__" || !(target instanceof HTMLFormElement)) return;
      sent = target;
      setShown(null);
    };
    const refuse = (event: Event) => {
      if (!sent?.isConnected) return;
      event.preventDefault();
      const host = document.createElement("div");
      sent.parentNode?.insertBefore(host, sent);
      setShown({ pathname, host, refusal: (event as CustomEvent<FormRefusal>).detail });
    };
    document.addEventListener("submit", send, true);
    document.addEventListener("refused", refuse);
    return () => {
      document.removeEventListener("submit", send, true);
      document.removeEventListener("refused", refuse);
    };
  }, [pathname]);
  // The button that was pressed may be far below.
  useEffect(() => {
    if (shown) box.current?.focus();
    return () => {
      shown?.host.remove();
    };
  }, [shown]);
  if (shown?.pathname !== pathname) return null;
  const { said, why, login, back, open, code } = shown.refusal;
  const link = login ? { href: login, text: "Masuk" } : back && open ? { href: back, text: open } : null;
  return createPortal(
    <div
      className="error-summary max-w-form"
      role="alert"
      tabIndex={-1}
      aria-labelledby="h-ditolak"
      lang="id"
      ref={box}
    >
      <h2 id="h-ditolak">{said}</h2>
      <p>
        {why} {FORM_KEPT}
      </p>
      {link && (
        <p className="actions">
          <a className="btn btn--line" href={link.href} target="_blank" rel="noopener">
            {link.text}
          </a>
        </p>
      )}
      {code && !link && <p className="small soft">Kode {code}</p>}
    </div>,
    shown.host,
  );
}

const FORM_KEPT = "Isian Anda masih ada di formulir ini.";

export function AfterHydration() {
  useClosingMenus();
  useCountDown();
  useDrafts();
  const { pathname } = useLocation();
  return (
    <>
      <FailedLogout pathname={pathname} />
      <RefusedForm pathname={pathname} />
      <UnderWay />
    </>
  );
}

function UnderWay() {
  const { state, location, formMethod } = useNavigation();
  const { pathname } = useLocation();
  const busy = state !== "idle";
  const replaces = busy && formMethod !== "POST" && location?.pathname === pathname;
  useEffect(() => {
    document.querySelector("main")?.setAttribute("aria-busy", String(busy));
    document.getElementById("isi")?.toggleAttribute("data-replaced", replaces);
  }, [busy, replaces]);
  return busy ? <div className="under-way" aria-hidden="true" /> : null;
}

const WIDE = "(min-width: 60em)";

/** Closes menus on Escape, on a click elsewhere, and when the screen becomes wide or narrow. */
function useClosingMenus() {
  useEffect(() => {
    function close(within?: EventTarget | null) {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.dropdown[open]")) {
        if (within instanceof Node && menu.contains(within)) continue;
        menu.open = false;
        if (within === undefined) menu.querySelector("summary")?.focus();
      }
    }
    const press = ({ key }: KeyboardEvent) => key === "Escape" && close();
    const pointAt = ({ target }: Event) => close(target);
    const resize = () => close(null);
    const width = window.matchMedia(WIDE);
    window.addEventListener("keydown", press, true);
    window.addEventListener("click", pointAt, true);
    // Browsers from 2018 lack addEventListener here.
    width.addListener(resize);
    return () => {
      window.removeEventListener("keydown", press, true);
      window.removeEventListener("click", pointAt, true);
      width.removeListener(resize);
    };
  }, []);
}

const TICK = 20_000;

/** Counts down times of less than a day by the server's clock. Days stay unchanged. */
function useCountDown() {
  const now = useRouteLoaderData<{ now: number }>("root")?.now;
  useEffect(() => {
    const ahead = now === undefined ? 0 : now - Date.now();
    const count = () => {
      for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-left]")) {
        const left = soonText(Date.parse(time.dateTime), Date.now() + ahead);
        if (left !== null && left !== time.textContent) time.textContent = left;
      }
    };
    const timer = setInterval(count, TICK);
    return () => clearInterval(timer);
  }, [now]);
}
