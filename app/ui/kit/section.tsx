import type { ReactNode } from "react";

type SectionLink = {
  href: string;
  text: string;
  /** For screen readers instead of "Lihat Semua"; begins with the visible words. */
  label?: string;
};

export function Section({
  id,
  title,
  note,
  link,
  tight = false,
  small = false,
  aside,
  children,
}: {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  link?: SectionLink | undefined;
  tight?: boolean;
  /** Its title no larger than text, as in pages one works in. */
  small?: boolean;
  /** "3 pekerjaan", where a link would stand. */
  aside?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section
      className={tight || small ? "section section--tight" : "section"}
      id={id}
      aria-labelledby={`h-${id}`}
    >
      <SectionHead id={id} title={title} note={note} link={link} small={small} aside={aside} />
      {children}
    </section>
  );
}

function SectionHead({
  id,
  title,
  note,
  link,
  small,
  aside,
}: {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  link?: SectionLink | undefined;
  small: boolean;
  aside: string | undefined;
}) {
  return (
    <div className="section__head">
      <h2 id={`h-${id}`} className={small ? "text-m" : undefined}>
        {title}
      </h2>
      {link && (
        <a href={link.href} aria-label={link.label}>
          {link.text}
        </a>
      )}
      {aside && <span className="small soft">{aside}</span>}
      {note && <p className="small">{note}</p>}
    </div>
  );
}
