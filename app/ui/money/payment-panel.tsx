import type { ReactNode } from "react";
import type { PaymentState } from "~/copy/money/payment";
import { type RefundWindow, TRANSFER_TEXT } from "~/copy/money/payment-methods";
import { formatRupiah } from "~/domain/core/money";
import { orderPath } from "~/domain/order/path";
import { AppButtonLink } from "../kit/app-link";
import { ButtonLink } from "../kit/button";
import { Panel } from "../kit/panel";
import { NextStepPanel } from "../order/next-step";
import { SILENCE_AGREES } from "../order/receipt";
import { PaymentButton, type PaymentProps } from "./payment-button";

type Place = { orderId: string; payment: PaymentProps; total: number };

export function PaymentPanel({
  panel,
  orderId,
  total,
  payment,
}: {
  panel: PaymentState;
  orderId: string;
  /** integer rupiah */
  total: number;
  payment: PaymentProps;
}) {
  const place = { orderId, total, payment };
  switch (panel.state) {
    case "pending":
      return <Pending {...place} until={panel.until} how={panel.how} />;
    case "processing":
      return <Processing {...place} {...panel} />;
    case "completed":
      return <Completed {...place} method={panel.method} />;
    case "failed":
      return <Failed {...place} until={panel.until} />;
    case "over":
      return (
        <NextStepPanel
          yours={false}
          who="Tidak perlu dibayar"
          title={panel.title}
          actions={<ToOrder {...place} />}
        >
          <p>{panel.text}</p>
        </NextStepPanel>
      );
  }
}

function Pending({ until, how, ...place }: Place & { until: string | null; how: string }) {
  return (
    <NextStepPanel
      yours
      title={`Bayar ${formatRupiah(place.total)} untuk memulai pekerjaan`}
      actions={<PaymentButton payment={place.payment}>Bayar Sekarang</PaymentButton>}
    >
      <p>{how}</p>
      {until && <p>Bayar sebelum {until}; setelah itu pesanan batal sendiri.</p>}
    </NextStepPanel>
  );
}

type Underway = Extract<PaymentState, { state: "processing" }>;

/** An issued number to pay by may be unpaid: then it is still the buyer's turn. */
function Processing({ review, method, canReopen, until, claimed, ...place }: Place & Underway) {
  const toPay = canReopen && !claimed;
  const waitsFor = review ? "Menunggu penyedia pembayaran" : "Menunggu kepastian";
  return (
    <>
      <NextStepPanel
        yours={toPay}
        who={toPay ? "Giliran Anda" : waitsFor}
        title="Pembayaran Dalam Proses"
        actions={
          <>
            {toPay && <PaymentButton payment={place.payment}>Buka halaman pembayaran</PaymentButton>}
            <AppButtonLink look={toPay ? "line" : "primary"} to="/dashboard/orders">
              Lihat Daftar Pesanan
            </AppButtonLink>
            <ButtonLink look="line" href={`/payment/${place.orderId}?status=pending`}>
              Periksa lagi
            </ButtonLink>
          </>
        }
      >
        <p>{underwayText(review, toPay)}</p>
        {toPay && <Due total={place.total} until={until} />}
        {method && <p>Cara membayar: {method}</p>}
      </NextStepPanel>
      {canReopen && !toPay && (
        <section className="mt-5">
          <p className="small soft">Belum selesai membayar, atau ingin melihat lagi nomor dan petunjuknya?</p>
          <Due total={place.total} until={until} />
          <div className="actions">
            <PaymentButton payment={place.payment} look="line">
              Buka halaman pembayaran
            </PaymentButton>
          </div>
        </section>
      )}
    </>
  );
}

function underwayText(review: boolean, toPay: boolean): string {
  if (review) return "Penyedia pembayaran sedang memeriksa transaksi ini. Anda tidak perlu membayar lagi.";
  return toPay
    ? "Selesaikan dengan cara yang Anda pilih. Sudah membayar? Anda boleh menutup halaman ini, atau menekan Periksa lagi."
    : "Kami menunggu kabar dari penyedia pembayaran. Anda boleh menutup halaman ini, atau menekan Periksa lagi.";
}

function Due({ total, until }: { total: number; until: string | null }) {
  if (until === null) return null;
  return (
    <p>
      Bayar {formatRupiah(total)} sebelum {until}; setelah itu pesanan batal sendiri.
    </p>
  );
}

function Completed({ method, ...place }: Place & { method: string | null }) {
  return (
    <NextStepPanel
      yours={false}
      who="Dana aman di titipan"
      title="Pembayaran Berhasil"
      actions={
        <>
          <AppButtonLink to="/dashboard/orders">Lihat Daftar Pesanan</AppButtonLink>
          <AppButtonLink look="line" to={orderPath(place.orderId)}>
            Buka Pesanan
          </AppButtonLink>
        </>
      }
    >
      <p>
        Dana Anda dititipkan di JasaWarga dan diteruskan ke penjual hanya setelah Anda puas. {SILENCE_AGREES}
      </p>
      {method && <p>Cara membayar: {method}</p>}
    </NextStepPanel>
  );
}

function Failed({ until, ...place }: Place & { until: string | null }) {
  return (
    <NextStepPanel
      yours
      who="Pesanan masih bisa dibayar"
      title="Pembayaran Gagal"
      actions={
        <>
          <PaymentButton payment={place.payment}>Coba Lagi</PaymentButton>
          <AppButtonLink look="line" to={orderPath(place.orderId)}>
            Kembali ke Pesanan
          </AppButtonLink>
        </>
      }
    >
      <p>Maaf, pembayaran Anda gagal diproses. Silakan coba lagi.</p>
      <Due total={place.total} until={until} />
    </NextStepPanel>
  );
}

function ToOrder({ orderId }: Place): ReactNode {
  return (
    <>
      <AppButtonLink to={orderPath(orderId)}>Kembali ke Pesanan</AppButtonLink>
      <AppButtonLink look="line" to="/dashboard/orders">
        Lihat Daftar Pesanan
      </AppButtonLink>
    </>
  );
}

/** `transferOnly`: the methods without a window, in words. */
export function RefundCallout({
  windows,
  transferOnly,
}: {
  windows: readonly RefundWindow[];
  transferOnly: string;
}) {
  return (
    <div className="mt-5">
      <Panel id="pengembalian" title="Bila dana perlu dikembalikan">
        <p className="small">Dana kembali ke asalnya sampai sekian hari setelah membayar:</p>
        <ul className="small my-2">
          {windows.map(({ methods, days }) => (
            <li key={methods}>{`${methods}: ${days} hari`}</li>
          ))}
        </ul>
        <p className="small soft">
          {`Lewat dari itu${transferOnly && `, dan untuk ${transferOnly}`}, dana ditransfer ke rekening yang Anda sebutkan, ${TRANSFER_TEXT}.`}
        </p>
      </Panel>
    </div>
  );
}
