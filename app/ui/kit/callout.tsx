import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

/** `warm` where a deadline or money is at stake. */
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
