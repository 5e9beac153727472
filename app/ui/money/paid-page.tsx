import type { NextAfterPayment, PaymentStop } from "~/copy/money/payment";
import { orderPath } from "~/domain/order/path";
import { ButtonLink } from "../kit/button";
import { Price } from "../kit/money/price";
import { ReceiptStamp } from "../kit/money/receipt-stamp";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Section } from "../kit/section";
import { StickyBar } from "../kit/sticky-bar";
import { MoneyPath } from "../order/money-path";
import { type Bought, BoughtReceipt } from "./bought-receipt";

/** Shown once the money has arrived: where it is, what was bought, and what follows. */
export function PaidPage({
  id,
  total,
  stops,
  next,
  ...bought
}: Bought & {
  id: string;
  stops: readonly PaymentStop[];
  next: readonly NextAfterPayment[];
}) {
  const open = <AppButtonLink to={orderPath(id)}>Buka Pesanan</AppButtonLink>;
  return (
    <>
      <div className="max-w-form mx-auto">
        <div className="text-center my-4" role="status">
          <ReceiptStamp>Lunas</ReceiptStamp>
          <h1 className="mt-3">Pembayaran Berhasil</h1>
          <p className="soft">
            <Price amount={total} /> ditahan JasaWarga
          </p>
        </div>
        <MoneyPath at={1} stations={stops} />
        <div className="my-4">
          <BoughtReceipt {...bought} total={total} />
        </div>
        <Section id="berikutnya" title="Berikutnya" small>
          <ol className="timeline">
            {next.map(({ text, note }) => (
              <li key={text} className="timeline__next">
                <b>{text}</b>
                {note && (
                  <>
                    <br />
                    <span className="small soft">{note}</span>
                  </>
                )}
              </li>
            ))}
          </ol>
        </Section>
        <div className="actions my-4">
          <span className="desktop-only">{open}</span>
          <AppButtonLink look="line" to="/dashboard/orders">
            Lihat Daftar Pesanan
          </AppButtonLink>
        </div>
      </div>
      <StickyBar
        phone
        action={
          <>
            <ButtonLink look="line" href={`${orderPath(id)}#percakapan`}>
              Kirim Pesan
            </ButtonLink>
            {open}
          </>
        }
      />
    </>
  );
}
