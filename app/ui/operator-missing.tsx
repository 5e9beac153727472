import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Topline } from "./dashboard";
import { EmptyState } from "./empty";
import { Toast } from "./toast";
import { UnsentForm } from "./unsent-form";

/** What an operator's page becomes when there is nothing of that name, or when it failed. */
export function OperatorBoundary() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <Topline />
      {missing ? (
        <EmptyState
          level={1}
          title="Tidak ditemukan"
          text="Tidak ada yang bernama begitu, atau sudah dihapus."
          action={{ href: "/operator", text: "Kembali ke ringkasan" }}
        />
      ) : (
        <>
          <h1>Operator</h1>
          <Toast kind="error" title="Halaman ini gagal dimuat" description="Coba muat ulang halaman ini." />
          <UnsentForm />
        </>
      )}
    </>
  );
}
