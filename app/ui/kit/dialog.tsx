import * as Radix from "@radix-ui/react-dialog";
import { type MouseEvent, type ReactNode, useRef, useState } from "react";
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
  const box = useRef<HTMLDivElement>(null);

  function ask(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      <a ref={link} href={href} className={buttonClass(look, false)} aria-label={label} onClick={ask}>
        {trigger}
      </a>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Portal>
          {/* Not Radix's overlay: that one writes a <style> element, which the page's CSP refuses. */}
          <div className="dialog__backdrop">
            <Radix.Content
              ref={box}
              role="alertdialog"
              className="dialog"
              onOpenAutoFocus={(event) => {
                // Focuses the box, not its first button: a second Enter must not destroy anything.
                event.preventDefault();
                box.current?.focus();
              }}
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                link.current?.focus();
              }}
            >
              <Radix.Title className="dialog__title">
                <Prices text={title} />
              </Radix.Title>
              <Radix.Description asChild>
                <div className="soft">{description}</div>
              </Radix.Description>
              <div className="actions">
                {children}
                <Radix.Close asChild>
                  <Button look="line">Kembali</Button>
                </Radix.Close>
              </div>
            </Radix.Content>
          </div>
        </Radix.Portal>
      </Radix.Root>
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
