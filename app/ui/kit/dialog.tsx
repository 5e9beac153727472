import { type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button, type ButtonLook, buttonClass } from "./button";
import { Prices } from "./money/prices";

/** Asks before something final. Its trigger links to the page that asks the same, for use without script. */
export function ConfirmDialog({
  href,
  trigger,
  look = "danger-line",
  label,
  title,
  description,
  children,
}: {
  href: string;
  trigger: string;
  look?: ButtonLook;
  /** Tells apart triggers that stand in many rows; begins with the same words. */
  label?: string;
  title: string;
  description: ReactNode;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    dialog.current?.showModal();
    // Focuses the box, not its first button: a second Enter must not destroy anything.
    box.current?.focus();
  }, [open]);

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // A browser without dialogs follows the link.
    if (typeof HTMLDialogElement === "undefined") return;
    event.preventDefault();
    setOpen(true);
  }

  function closed() {
    setOpen(false);
    link.current?.focus();
  }

  return (
    <>
      <a ref={link} href={href} className={buttonClass(look, false)} aria-label={label} onClick={ask}>
        {trigger}
      </a>
      {open &&
        createPortal(
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape, which the browser brings along
          <dialog
            ref={dialog}
            role="alertdialog"
            className="dialog__backdrop"
            aria-labelledby={`${id}t`}
            aria-describedby={`${id}d`}
            onClose={closed}
            onClick={(event) => event.target === dialog.current && dialog.current.close()}
          >
            <div ref={box} className="dialog" tabIndex={-1}>
              <h2 id={`${id}t`} className="dialog__title">
                <Prices text={title} />
              </h2>
              <div id={`${id}d`} className="soft">
                {description}
              </div>
              <div className="actions">
                {children}
                <Button look="line" onClick={() => dialog.current?.close()}>
                  Kembali
                </Button>
              </div>
            </div>
          </dialog>,
          document.body,
        )}
    </>
  );
}

export function ConfirmBox({
  title,
  description,
  children,
}: {
  title: string;
  description: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="dialog">
      <h1 className="dialog__title">
        <Prices text={title} />
      </h1>
      <div className="soft">{description}</div>
      <div className="actions">{children}</div>
    </div>
  );
}
