import { useRouteError } from "@remix-run/react";

/** What to tell support about a page that failed, by which operators find what went wrong. `code`: where the error has none. */
export function FaultCode({ status, code }: { status?: number | undefined; code?: string | undefined }) {
  const error = useRouteError() as { data?: { code?: string } } | null;
  const parts = [status, error?.data?.code ?? code].filter(Boolean);
  return parts.length > 0 ? (
    <p className="small soft" lang="id">
      Kode {parts.join(" · ")}
    </p>
  ) : null;
}
