import * as Radix from "@radix-ui/react-dialog";
import { type ReactNode, useRef } from "react";
import { Button } from "./button";
import { Prices } from "./money/prices";

/** Open as soon as it is there; `onClose` takes it away again. */
export function AskingDialog({
  title,
  description,
  onClose,
  children,
}: {
  title: string;
  description: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open onOpenChange={onClose}>
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
  );
}
