import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { FormRefusal } from "~/platform/forms/form";

/**
 * Shows why the server did not process the form that was sent last. It is above the form, which keeps what was typed.
 */
export function RefusedFormNote({ pathname }: { pathname: string }) {
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
  // The pressed button may be far below the note.
  useEffect(() => {
    if (shown) box.current?.focus();
    return () => {
      shown?.host.remove();
    };
  }, [shown]);
  if (shown?.pathname !== pathname) return null;
  const { title, reason, login, backHref, backText, code } = shown.refusal;
  const link = login
    ? { href: login, text: "Masuk" }
    : backHref && backText
      ? { href: backHref, text: backText }
      : null;
  return createPortal(
    <div
      className="error-summary max-w-form"
      role="alert"
      tabIndex={-1}
      aria-labelledby="h-ditolak"
      lang="id"
      ref={box}
    >
      <h2 id="h-ditolak" className="mb-3 text-lg">
        {title}
      </h2>
      <p>
        {reason} {FORM_UNCHANGED}
      </p>
      {link && (
        <p className="actions">
          <a className="btn btn--line" href={link.href} target="_blank" rel="noopener">
            {link.text}
          </a>
        </p>
      )}
      {code && !link && <p className="text-sm text-ink-soft">Kode {code}</p>}
    </div>,
    shown.host,
  );
}

const FORM_UNCHANGED = "Isian Anda masih ada di formulir ini.";
