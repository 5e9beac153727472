import { Pagination } from "./pagination";

/** Onwards in a list, or back to its beginning: by key one cannot step back. */
export function ListPagination({ first, next }: { first: string | null; next: string | null }) {
  return (
    <Pagination
      next={next}
      note={
        first && (
          <a className="btn btn--line" href={first}>
            Kembali ke awal
          </a>
        )
      }
    />
  );
}
