import { useLocation } from "@remix-run/react";
import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from "react";
import type { AskingDialog } from "./asking-dialog";
import { dialogParts } from "./dialog-parts";
import { type ButtonLook, buttonClassName } from "./kit";
import { Prices } from "./prices";

type Dialog = ComponentType<Parameters<typeof AskingDialog>[0]>;

/** Loads the dialog only when it may be needed, because it is a tenth of a page's script budget. */
const load = () => import("./asking-dialog");

/**
 * Shows a link that opens a dialog. Without JavaScript it opens the confirmation page. Navigating closes the dialog.
 */
export function ConfirmDialog(asked: DialogProps) {
  return <DialogOfVisit key={useLocation().key} {...asked} />;
}

type DialogProps = {
  href: string;
  trigger: string;
  look?: ButtonLook;
  /** A name that distinguishes links in several rows. It starts with the visible words. */
  label?: string;
  ready?: (() => Promise<unknown>) | undefined;
  title: string;
  description: ReactNode;
  children: ReactNode;
};

function DialogOfVisit({ href, trigger, look = "danger-line", label, ready, ...asked }: DialogProps) {
  const [Loaded, setLoaded] = useState<Dialog | null>(null);
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  async function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const [{ AskingDialog }] = await Promise.all([load(), ready?.()]);
      setLoaded(() => AskingDialog);
      setOpen(true);
    } catch {
      // The code of the dialog did not load, so open the confirmation page instead.
      window.location.assign(href);
    }
  }

  return (
    <>
      <a
        ref={link}
        href={href}
        className={buttonClassName(look, false)}
        aria-label={label}
        onClick={ask}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {trigger}
      </a>
      {Loaded && <Loaded {...asked} open={open} onOpenChange={setOpen} onClosed={() => link.current?.focus()} />}
    </>
  );
}

function preload(): void {
  load().catch(() => undefined);
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
    <div className={dialogParts.box}>
      <h1 className={dialogParts.title}>
        <Prices text={title} />
      </h1>
      <div className="text-ink-soft">{description}</div>
      <div className={dialogParts.actions}>{children}</div>
    </div>
  );
}
