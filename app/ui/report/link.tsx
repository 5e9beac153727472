import type { Reportable } from "~/domain/report/report";

/** `label` begins with the visible words. */
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
      // Enlarges the touch target.
      className="tiny soft -my-3 py-3"
      href={`/reports/new?subject=${subject}&id=${id}`}
      rel="nofollow"
      aria-label={label}
    >
      {text}
    </a>
  );
}
