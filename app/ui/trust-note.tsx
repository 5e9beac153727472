import type { ReactNode } from "react";
import { Icon, type IconName } from "./kit";

export function TrustNote({
  icon = "lock",
  onPanel = false,
  children,
}: {
  icon?: IconName;
  onPanel?: boolean;
  children: ReactNode;
}) {
  return (
    <p className={onPanel ? "flex items-start" : "flex items-start text-sm"}>
      <span
        className={onPanel ? "mr-2 mt-0.5 flex text-base text-board-accent" : "mr-2 mt-0.5 flex text-base text-action"}
      >
        <Icon name={icon} />
      </span>
      <span>{children}</span>
    </p>
  );
}
