import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon";

export function TrustNote({ icon = "lock", children }: { icon?: IconName; children: ReactNode }) {
  return (
    <p className="trust-note">
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}
