import type { ReactNode } from "react";

const seen = { always: "panel", desk: "panel desktop-only", screen: "panel no-print" } as const;

/** `show`: on wide screens only, or everywhere but in print. */
export function Panel({
  id,
  title,
  show = "always",
  children,
}: {
  id: string;
  title: string;
  show?: keyof typeof seen;
  children: ReactNode;
}) {
  return (
    <section className={seen[show]} aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{title}</h2>
      {children}
    </section>
  );
}
