import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { EmptyState } from "../kit/empty-state";
import { FaultCode } from "../kit/fault-code";
import { UnsentForm } from "../kit/form/unsent-form";
import { Topline } from "../layout/dashboard";
import { Toast } from "../layout/toast";

export function OperatorErrorBoundary() {
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
          <FaultCode />
          <UnsentForm />
        </>
      )}
    </>
  );
}
