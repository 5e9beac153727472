import type { ReactNode } from "react";

/** The main action at the bottom of the screen. `phone`: hidden where the side column has it. */
export function StickyBar({
  phone = false,
  action,
  children,
}: {
  phone?: boolean;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={phone ? "sticky-bar phone-only" : "sticky-bar"}>
      <p>{children}</p>
      {action}
    </div>
  );
}
