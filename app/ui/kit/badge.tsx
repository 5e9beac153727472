import type { ReactNode } from "react";

const looks = { mark: "badge", on: "badge badge--on", off: "badge badge--off" } as const;

export function Badge({ look = "mark", children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={looks[look]}>{children}</span>;
}
