import type { ReactNode } from "react";
import { Button, useHydrated } from "./kit";

/** Without JavaScript it explains how to print. */
export function PrintButton({ what }: { what: string }) {
  const hydrated = useHydrated();
  return (
    <p className="no-print my-4">
      {hydrated ? (
        <Button look="line" onClick={() => window.print()}>
          Cetak {what}
        </Button>
      ) : (
        <span className="text-sm text-ink-soft">Untuk mencetak {what} ini, pilih Cetak di menu peramban Anda.</span>
      )}
    </p>
  );
}

/** `phone` hides it if the page has the button. Without a text, buttons share the bar. */
export function StickyBar({
  phone = false,
  action,
  children,
}: {
  phone?: boolean;
  action: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={["sticky-bar", phone && "lg:hidden", !children && "sticky-bar--shared"].filter(Boolean).join(" ")}>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
