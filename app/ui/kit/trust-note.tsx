import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/** Something to know before going on; `warm` when time or money hangs on it. */
export function Callout({
  icon = "lock",
  warm = false,
  small = false,
  phone = false,
  children,
}: {
  icon?: IconName;
  warm?: boolean;
  small?: boolean;
  /** Only where the side column is missing. */
  phone?: boolean;
  children: ReactNode;
}) {
  const className = ["callout", warm && "callout--warm", small && "small", phone && "phone-only"]
    .filter(Boolean)
    .join(" ");
  return (
    <p className={className}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

/** What we promise about the money, in one line without a box. */
export function TrustNote({ icon = "lock", children }: { icon?: IconName; children: ReactNode }) {
  return (
    <p className="trust-note">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
