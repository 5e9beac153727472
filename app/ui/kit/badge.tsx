import type { ReactNode } from "react";

const looks = { mark: "tag", on: "tag on", off: "tag off" } as const;

/** A word on coloured paper: `mark` (turmeric) points at something, `on` and `off` say how it stands. */
export function Tag({ look = "mark", children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={looks[look]}>{children}</span>;
}
