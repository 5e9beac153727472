import type { ReactNode } from "react";
import { WorkIcon } from "../icon";

/** Three dots that unfold what is done less often; with script it closes like any menu. */
export function MoreMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="dropdown no-print">
      <summary className="icon-button" aria-label={label}>
        <WorkIcon name="dots" />
      </summary>
      <div className="dropdown__sheet">{children}</div>
    </details>
  );
}
