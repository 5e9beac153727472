import type { ReactNode } from "react";
import { ButtonLink } from "../button";

/** Next and previous only: lists are paged by key, so there are no page numbers. */
export function Pagination({
  label = "Halaman",
  previous,
  next,
  note,
}: {
  label?: string;
  previous?: string | null | undefined;
  next?: string | null | undefined;
  /** Beside the buttons: "5 pesanan". */
  note?: ReactNode;
}) {
  if (!previous && !next && !note) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {previous ? (
        <ButtonLink look="line" href={previous} rel="prev">
          Sebelumnya
        </ButtonLink>
      ) : (
        <span className="soft small">{note}</span>
      )}
      {next && (
        <ButtonLink look="line" href={next} rel="next">
          Berikutnya
        </ButtonLink>
      )}
    </nav>
  );
}
