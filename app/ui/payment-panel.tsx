import type { ReactNode } from "react";
import type { PaymentState } from "~/domain/payment-words";
import { REFUND_TERMS, TRANSFER_WORDS } from "~/domain/refund-terms";
import { AppButtonLink } from "./app-link";
import { ButtonLink } from "./button";
import { Rows } from "./nota";
import { Panel } from "./panel";
import { type GatewayWindow, type Payment, PaymentButton, usePayment } from "./payment-button";
import { Turn } from "./turn";

type Place = { orderId: string; payment: Payment };

export function PaymentPanel({
  panel,
  orderId,
  gateway,
}: {
  panel: PaymentState;
  orderId: string;
  gateway: GatewayWindow;
}) {
  const place = { orderId, payment: usePayment(orderId, gateway) };
  switch (panel.state) {
    case "pending":
      return <Pending {...place} until={panel.until} />;
    case "processing":
      return <Processing {...place} {...panel} />;
    case "completed":
      return <Completed {...place} method={panel.method} />;
    case "failed":
      return <Failed {...place} until={panel.until} />;
    case "over":
      return (
        <Turn yours={false} who="Tidak perlu dibayar" title={panel.title} actions={<ToOrder {...place} />}>
          <p>{panel.text}</p>
        </Turn>
      );
  }
}

function Pending({ until, ...place }: Place & { until: string | null }) {
  return (
    <>
      <Turn
        yours
        title="Bayar untuk memulai pekerjaan"
        actions={<PaymentButton payment={place.payment}>Bayar Sekarang</PaymentButton>}
      >
        <p>
          Anda memilih cara membayar di halaman Midtrans: QRIS, dompet digital, kartu, transfer, atau gerai.
        </p>
        {until && <p>Bayar sebelum {until}; setelah itu pesanan batal sendiri.</p>}
      </Turn>
      <RefundNote />
    </>
  );
}

function Processing({
  review,
  method,
  canReopen,
  ...place
}: Place & { review: boolean; method: string | null; canReopen: boolean }) {
  return (
    <>
      <Turn
        yours={false}
        who="Menunggu kepastian"
        title="Pembayaran Dalam Proses"
        actions={
          <>
            <AppButtonLink to="/dashboard/orders">Lihat Daftar Pesanan</AppButtonLink>
            <ButtonLink look="line" href={`/payment/${place.orderId}?status=pending`}>
              Periksa lagi
            </ButtonLink>
          </>
        }
      >
        <p>
          {review
            ? "Penyedia pembayaran sedang memeriksa transaksi ini. Anda tidak perlu membayar lagi."
            : "Kami menunggu kabar dari penyedia pembayaran. Anda boleh menutup halaman ini, atau menekan Periksa lagi."}
        </p>
        {method && <p>Cara membayar: {method}</p>}
      </Turn>
      {canReopen && (
        <section className="mt-5">
          <p className="small soft">Belum selesai membayar, atau ingin melihat lagi nomor dan petunjuknya?</p>
          <div className="acts">
            <PaymentButton payment={place.payment} look="line">
              Buka halaman pembayaran
            </PaymentButton>
          </div>
        </section>
      )}
    </>
  );
}

function Completed({ method, ...place }: Place & { method: string | null }) {
  return (
    <Turn
      yours={false}
      who="Dana aman di titipan"
      title="Pembayaran Berhasil"
      actions={
        <>
          <AppButtonLink to="/dashboard/orders">Lihat Daftar Pesanan</AppButtonLink>
          <AppButtonLink look="line" to={`/dashboard/orders/${place.orderId}`}>
            Buka Pesanan
          </AppButtonLink>
        </>
      }
    >
      <p>Dana Anda dititipkan di JasaWarga dan diteruskan ke penjual hanya setelah Anda puas.</p>
      {method && <p>Cara membayar: {method}</p>}
    </Turn>
  );
}

function Failed({ until, ...place }: Place & { until: string | null }) {
  return (
    <>
      <Turn
        yours
        who="Pesanan masih bisa dibayar"
        title="Pembayaran Gagal"
        actions={
          <>
            <PaymentButton payment={place.payment}>Coba Lagi</PaymentButton>
            <AppButtonLink look="line" to={`/dashboard/orders/${place.orderId}`}>
              Kembali ke Pesanan
            </AppButtonLink>
          </>
        }
      >
        <p>Maaf, pembayaran Anda gagal diproses. Silakan coba lagi.</p>
        {until && <p>Bayar sebelum {until}; setelah itu pesanan batal sendiri.</p>}
      </Turn>
      <RefundNote />
    </>
  );
}

function ToOrder({ orderId }: Place): ReactNode {
  return (
    <>
      <AppButtonLink to={`/dashboard/orders/${orderId}`}>Kembali ke Pesanan</AppButtonLink>
      <AppButtonLink look="line" to="/dashboard/orders">
        Lihat Daftar Pesanan
      </AppButtonLink>
    </>
  );
}

/** Said before paying: afterwards the choice is made. */
function RefundNote() {
  return (
    <div className="mt-5">
      <Panel id="pengembalian" title="Bila dana perlu dikembalikan">
        <p className="small">Cara Anda membayar menentukan cara dana kembali.</p>
        <Rows
          rows={[
            ...REFUND_TERMS.map(({ methods, days }) => ({
              label: methods,
              value: `kembali ke asalnya, sampai ${days} hari setelah membayar`,
            })),
            { label: "Virtual account dan gerai", value: "ditransfer ke rekening yang Anda sebutkan" },
          ]}
        />
        <p className="small soft mt-2">
          Lewat dari waktu itu dana juga ditransfer ke rekening yang Anda sebutkan, {TRANSFER_WORDS}.
        </p>
      </Panel>
    </div>
  );
}
