import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { Topline } from "./dashboard";
import { EmptyState } from "./empty";
import { Toast } from "./toast";
import { UnsentForm } from "./unsent-form";

/** What an order's page becomes when there is no such order, or when it failed. */
export function OrderBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <OrderMissing /> : <OrderFailed />;
}

/** No such order, or somebody else's: the two look the same. */
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
      <UnsentForm />
    </>
  );
}
