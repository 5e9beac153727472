import type { ReactNode } from "react";

/** Lines or chips under what they have in common. */
export function Group({
  id,
  title,
  count,
  note,
  children,
}: {
  id: string;
  title: string;
  /** "4 jasa" */
  count?: string | undefined;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className="group" aria-labelledby={`h-${id}`}>
      <div className="section__head">
        <h2 id={`h-${id}`}>{title}</h2>
        {count && <span className="soft small">{count}</span>}
        {note && <p className="small">{note}</p>}
      </div>
      {children}
    </section>
  );
}
