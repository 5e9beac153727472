import { useRouteError } from "@remix-run/react";
import { shownCode } from "~/domain/core/request-code";

/** What to tell support about a page that failed, by which operators find what went wrong. `code`: where the error has none. */
export function FaultCode({ status, code: given }: { status?: number; code?: string | undefined }) {
  const error = useRouteError() as { data?: { code?: string } | null } | null | undefined;
  const code = error?.data?.code ?? given;
  if (code === undefined && status === undefined) return null;
  return (
    <p className="small soft" lang="id">
      Kode {status}
      {status !== undefined && code !== undefined && " · "}
      {code !== undefined && <span className="whitespace-nowrap">{shownCode(code)}</span>}
    </p>
  );
}
