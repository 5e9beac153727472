import { Pagination } from "./pagination";

/** Next page or the first one: paging by key cannot step back. */
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
