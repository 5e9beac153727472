import type { ReactNode } from "react";

/** The main action at the bottom of the screen. `phone`: hidden where the page has it. Without words, buttons share it. */
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
    <div
      className={["sticky-bar", phone && "phone-only", !children && "sticky-bar--shared"]
        .filter(Boolean)
        .join(" ")}
    >
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
