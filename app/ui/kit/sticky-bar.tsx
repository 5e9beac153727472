import type { ReactNode } from "react";

/** The page's main action, within reach of the thumb. `phone`: gone where the side column holds it. */
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
