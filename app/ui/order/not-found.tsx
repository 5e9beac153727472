import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { ButtonLink } from "../kit/button";
import { EmptyState } from "../kit/empty-state";
import { UnsentForm } from "../kit/form/unsent-form";
import { ErrorNote } from "../layout/error-page";
import { Failed } from "../layout/failed";
import { Topline } from "../layout/title-bar";
import { Toast } from "../layout/toast";

export function OrderErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status >= 500) return <OrderFailed />;
  if (error.status === 404) return <OrderMissing />;
  if (error.status === 409 && typeof error.data?.why === "string") return <StepRefused {...error.data} />;
  return (
    <>
      <Topline />
      <ErrorNote status={error.status} />
    </>
  );
}

function StepRefused({ said, why, back }: { said: string; why: string; back: string }) {
  return (
    <>
      <Topline />
      <h1>{said}</h1>
      <Toast kind="error" description={why} />
      <UnsentForm />
      <p className="my-4">
        <ButtonLink href={back}>Kembali ke Pesanan</ButtonLink>
      </p>
    </>
  );
}

const ALL_ORDERS = { href: "/dashboard/orders", text: "Kembali ke daftar pesanan" };

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
        action={ALL_ORDERS}
      />
    </>
  );
}

function OrderFailed() {
  return (
    <>
      <Topline />
      <h1>Order Aktif</h1>
      <Failed
        failed="Failed to load order details"
        lang="en"
        text="Pesanan ini gagal dimuat. Dana, pesan, dan berkasnya tetap aman."
        back={ALL_ORDERS}
      />
    </>
  );
}
