import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { NO_CONNECTION } from "~/copy/core/no-connection";
import { Toast } from "./toast";

const FORM = 'form[action="/logout"]';

/**
 * Sends a logout without leaving the page, so that a network that drops costs nothing. The router would replace the page
 * with its error page, and would load the route's module first. Shows a message where it failed.
 */
export function FailedLogout({ pathname }: { pathname: string }) {
  const [failed, setFailed] = useState<{ pathname: string; host: Element } | null>(null);
  useEffect(() => {
    async function send(event: Event) {
      const { target } = event;
      if (!(target instanceof HTMLFormElement) || !target.matches(FORM)) return;
      event.preventDefault();
      setFailed(null);
      const release = holdButtons();
      if (await isSent(target)) return;
      release();
      target.closest("details")?.removeAttribute("open");
      setFailed({ pathname, host: messageHost() });
      window.scrollTo(0, 0);
    }
    const listener = (event: Event) => void send(event);
    // Before the router's own listener, which leaves a prevented event alone.
    document.addEventListener("submit", listener, true);
    return () => document.removeEventListener("submit", listener, true);
  }, [pathname]);
  if (failed?.pathname !== pathname) return null;
  return createPortal(<Toast kind="error" title="Gagal keluar" description={NO_CONNECTION} />, failed.host);
}

/** Returns false if the network or the server failed. Otherwise the next page is on its way. */
async function isSent(form: HTMLFormElement): Promise<boolean> {
  try {
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form)) fields.append(name, String(value));
    const answer = await fetch("/logout.data", { method: "POST", body: fields });
    if (answer.status >= 500) return false;
    // A refusal has a page of its own, which a plain submission shows.
    if (answer.status >= 400) form.submit();
    else window.location.assign("/");
    return true;
  } catch {
    return false;
  }
}

/** Disables every copy of the button. Returns what undoes it. */
function holdButtons(): () => void {
  const undo = Array.from(document.querySelectorAll<HTMLButtonElement>(`${FORM} button`), (button) => {
    const label = button.querySelector(".row-text") ?? button;
    const text = label.textContent;
    button.disabled = true;
    label.textContent = "Keluar...";
    return () => {
      button.disabled = false;
      label.textContent = text;
    };
  });
  return () => {
    for (const one of undo) one();
  };
}

/** The place of messages, under the top bar. */
function messageHost(): Element {
  const id = "pesan-keluar";
  const found = document.getElementById(id);
  if (found) return found;
  const host = document.createElement("div");
  host.id = id;
  host.className = "page-width toast-area";
  const header = document.querySelector("header");
  document.body.insertBefore(host, header?.parentNode === document.body ? header.nextSibling : null);
  return host;
}
