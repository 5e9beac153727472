import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { dialogParts } from "./dialog-parts";
import { Button } from "./kit";
import { Prices } from "./prices";

export function AskingDialog({
  title,
  description,
  open,
  onOpenChange,
  onClosed,
  children,
}: {
  title: string;
  description: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClosed: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Radix's own overlay would write a <style> element, which the page's CSP refuses. */}
        <div className="fixed left-0 top-0 z-10 flex h-full w-full items-center overflow-y-auto bg-[var(--backdrop)] p-4">
          <Radix.Content
            ref={box}
            role="alertdialog"
            className={dialogParts.box}
            onOpenAutoFocus={(event) => {
              // Focuses the box instead of its first button, so that a second Enter confirms nothing.
              event.preventDefault();
              box.current?.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              onClosed();
            }}
          >
            <InertBackground box={box} />
            <Radix.Title className={dialogParts.title}>
              <Prices text={title} />
            </Radix.Title>
            <Radix.Description asChild>
              <div className="text-ink-soft">{description}</div>
            </Radix.Description>
            <div className={dialogParts.actions}>
              {children}
              <Radix.Close asChild>
                <Button look="line">Kembali</Button>
              </Radix.Close>
            </div>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Makes the rest of the page inert. Radix hides it from screen readers, but leaves its links and buttons focusable. */
function InertBackground({ box }: { box: RefObject<HTMLElement> }) {
  useEffect(() => {
    const rest = [...document.body.children].filter(
      (one) => !one.contains(box.current) && !one.hasAttribute("data-radix-focus-guard"),
    );
    for (const one of rest) one.setAttribute("inert", "");
    return () => {
      for (const one of rest) one.removeAttribute("inert");
    };
  }, [box]);
  return null;
}
