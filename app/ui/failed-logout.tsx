import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { LOGOUT_FAILED, NO_CONNECTION } from "~/platform/sentence-text";
import { forgetDevice } from "./offline-orders";
import { deleteStored } from "./session-storage";
import { LOGOUT_EVENT } from "./title-bar";
import { Toast } from "./toast";

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
      // A refusal has its own page, which only a native submit shows.
      if (outcome === "refused") return target.submit();
      if (outcome === "logged_out") {
        deleteStored("");
        await forgetDevice().catch(() => undefined);
      }
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
  document.dispatchEvent(new CustomEvent(LOGOUT_EVENT, { detail }));
}

/**
 * The result of a logout. shown_at_home: the account is still logged in, and the home page shows the server's message.
 */
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
  host.className = "page-width pb-4";
  const header = document.querySelector("header");
  (header?.parentNode ?? document.body).insertBefore(host, header?.nextSibling ?? null);
  return host;
}
