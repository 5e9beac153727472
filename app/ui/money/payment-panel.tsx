import { PAYMENT_TEXTS, type PaymentState } from "~/copy/money/payment";
import { orderPath } from "~/domain/order/path";
import { ButtonLink } from "../kit/button";
import { AppButtonLink } from "../kit/navigation/app-link";
import { NextStepPanel } from "../order/next-step";

/** How the payment stands, where there is more to say than what to pay; the button to pay stands at the page's edge. */
export function PaymentPanel({ panel, orderId }: { panel: PaymentState; orderId: string }) {
  switch (panel.state) {
    case "processing":
      return <Processing orderId={orderId} {...panel} />;
    case "failed":
      return (
        <NextStepPanel
          yours
          who="Pesanan masih bisa dibayar"
          title="Pembayaran Gagal"
          actions={
            <AppButtonLink look="line" to={orderPath(orderId)}>
              Kembali ke Pesanan
            </AppButtonLink>
          }
        >
          <p>Maaf, pembayaran Anda gagal diproses. Silakan coba lagi.</p>
          <p>
            {PAYMENT_TEXTS.notTaken} {panel.until && PAYMENT_TEXTS.unpaidEnds}
          </p>
        </NextStepPanel>
      );
    case "over":
      return (
        <NextStepPanel
          yours={false}
          who="Tidak perlu dibayar"
          title={panel.title}
          actions={
            <>
              <AppButtonLink to={orderPath(orderId)}>Kembali ke Pesanan</AppButtonLink>
              <AppButtonLink look="line" to="/dashboard/orders">
                Lihat Daftar Pesanan
              </AppButtonLink>
            </>
          }
        >
          <p>{panel.text}</p>
        </NextStepPanel>
      );
    default:
      return null;
  }
}

type Underway = Extract<PaymentState, { state: "processing" }>;

/** An issued number to pay by may be unpaid: then it is still the buyer's turn. */
function Processing({ review, method, canReopen, until, claimed, orderId }: Underway & { orderId: string }) {
  const toPay = canReopen && !claimed;
  const waitsFor = review ? "Menunggu penyedia pembayaran" : "Menunggu kepastian";
  return (
    <NextStepPanel
      yours={toPay}
      who={toPay ? "Giliran Anda" : waitsFor}
      title="Pembayaran Dalam Proses"
      actions={
        <>
          <ButtonLink look="line" href={`/payment/${orderId}?status=pending`}>
            Periksa lagi
          </ButtonLink>
          <AppButtonLink look="line" to="/dashboard/orders">
            Lihat Daftar Pesanan
          </AppButtonLink>
        </>
      }
    >
      <p>{underwayText(review, toPay)}</p>
      {method && <p>Cara membayar: {method}</p>}
      {canReopen && until && <p>{PAYMENT_TEXTS.unpaidEnds}</p>}
    </NextStepPanel>
  );
}

function underwayText(review: boolean, toPay: boolean): string {
  if (review) return "Penyedia pembayaran sedang memeriksa transaksi ini. Anda tidak perlu membayar lagi.";
  return toPay
    ? "Selesaikan dengan cara yang Anda pilih. Sudah membayar? Anda boleh menutup halaman ini, atau menekan Periksa lagi."
    : "Kami menunggu kabar dari penyedia pembayaran. Anda boleh menutup halaman ini, atau menekan Periksa lagi.";
}
