import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ErrorNote, FailedPage } from "~/ui/error-page";
import { UnsentFormNote } from "~/ui/fields";
import { EmptyState } from "~/ui/kit";
import { Topline } from "~/ui/title-bar";

const SUMMARY = { href: "/operator", text: "Kembali ke ringkasan" };

export function OperatorErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <Topline />
      {status === 404 && (
        <>
          <EmptyState
            level={1}
            title="Tidak ditemukan"
            text="Alamat ini tidak ada, atau isinya sudah dihapus."
            action={SUMMARY}
          />
          <UnsentFormNote />
        </>
      )}
      {status < 500 && status !== 404 && <ErrorNote status={status} />}
      {status >= 500 && (
        <>
          <h1>Operator</h1>
          <FailedPage failed="Halaman ini gagal dimuat" text="Tidak ada yang diproses dua kali." back={SUMMARY} />
        </>
      )}
    </>
  );
}
