import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { EmptyState } from "../kit/empty-state";
import { FaultCode } from "../kit/fault-code";
import { UnsentForm } from "../kit/form/unsent-form";
import { Topline } from "../layout/dashboard";
import { Toast } from "../layout/toast";

export function OrderErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderMissing /> : <OrderFailed />;
}

/** Missing or somebody else's: the two look the same. */
function OrderMissing() {
  return (
    <>
      <Topline />
      <EmptyState
        level={1}
        title="Order tidak ditemukan"
        text={
          <>
            <span lang="en">Order not found</span>: pesanan ini tidak ada, atau bukan milik akun yang sedang
            masuk.
          </>
        }
        action={{ href: "/dashboard/orders", text: "Kembali ke daftar pesanan" }}
      />
    </>
  );
}

function OrderFailed() {
  return (
    <>
      <Topline />
      <h1>Order Aktif</h1>
      <div lang="en">
        <Toast kind="error" title="Failed to load order details" />
      </div>
      <FaultCode />
      <UnsentForm />
    </>
  );
}
