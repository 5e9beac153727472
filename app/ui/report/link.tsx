import type { Reportable } from "~/domain/report/report";

/** The quiet way to our operators, beside whatever somebody may find wrong. `label` begins with the visible words. */
export function ReportLink({
  subject,
  id,
  label,
  text = "Laporkan",
}: {
  subject: Reportable;
  id: string;
  label?: string;
  text?: string;
}) {
  return (
    <a
      // A small word with the touch of a large one.
      className="tiny soft -my-3 py-3"
      href={`/reports/new?subject=${subject}&id=${id}`}
      rel="nofollow"
      aria-label={label}
    >
      {text}
    </a>
  );
}
