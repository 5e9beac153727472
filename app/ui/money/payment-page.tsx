import { hasPaymentStep, PAYMENT_TEXTS, type PaymentState, type PaymentStop } from "~/copy/money/payment";
import type { RefundWindow } from "~/copy/money/payment-methods";
import { Icon } from "../kit/icon";
import { Price } from "../kit/money/price";
import { Section } from "../kit/section";
import { StickyBar } from "../kit/sticky-bar";
import { TrustNote } from "../kit/trust-note";
import { MoneyPath } from "../order/money-path";
import { DueTime } from "../order/next-step";
import { type Bought, BoughtReceipt } from "./bought-receipt";
import { PaymentButton, type PaymentProps } from "./payment-button";
import { PaymentPanel } from "./payment-panel";
import { RefundWindows } from "./refund-windows";

type PaymentView = Bought & {
  id: string;
  panel: Exclude<PaymentState, { state: "completed" }>;
  stops: readonly PaymentStop[];
  refundWindows: readonly RefundWindow[];
  transferOnly: string;
};

/** Before the money has come: what is bought, by when, where the money goes, and one button. */
export function PaymentPage({ payment, ...page }: PaymentView & { payment: PaymentProps }) {
  const { panel, total } = page;
  const mayPay = hasPaymentStep(panel);
  const until = "until" in panel ? panel.until : null;
  return (
    <>
      <h1>Pembayaran</h1>
      {until && (
        <p className="text-accent-ink font-bold my-2">
          <Icon name="clock" /> {panel.state === "processing" && "Menunggu pembayaran · "}
          <DueTime {...until} />
        </p>
      )}
      <div className="two-columns mt-3 mb-5">
        <div>
          <div aria-live="polite">
            <PaymentPanel panel={panel} orderId={page.id} />
          </div>
          <div className={panel.state === "pending" ? undefined : "mt-4"}>
            <BoughtReceipt {...page} />
          </div>
          {panel.state === "pending" ? <MoneySafe {...page} /> : mayPay && <Refunds {...page} />}
          {"how" in panel && (
            <Section id="cara" title="Cara bayar" small>
              <p className="small">{panel.how}</p>
            </Section>
          )}
        </div>
        {mayPay && (
          <aside className="desktop-only">
            <div className="panel">
              <p className="spread mb-3">
                <b>Total</b> <Price amount={total} />
              </p>
              <PayButton panel={panel} payment={payment} wide />
            </div>
          </aside>
        )}
      </div>
      {mayPay && (
        <StickyBar phone action={<PayButton panel={panel} payment={payment} />}>
          <span className="small soft">Total</span>
          <br />
          <Price amount={total} />
        </StickyBar>
      )}
    </>
  );
}

function PayButton({
  panel,
  payment,
  wide = false,
}: {
  panel: PaymentView["panel"];
  payment: PaymentProps;
  wide?: boolean;
}) {
  const text =
    panel.state === "failed"
      ? "Coba Lagi"
      : panel.state === "processing"
        ? "Buka halaman pembayaran"
        : "Bayar Sekarang";
  const claimed = panel.state === "processing" && panel.claimed;
  return (
    <PaymentButton payment={payment} look={claimed ? "line" : "primary"} wide={wide}>
      {text}
    </PaymentButton>
  );
}

function MoneySafe({ stops, ...page }: RefundsProps & Pick<PaymentView, "stops">) {
  return (
    <Section id="uang" title="Uang Anda aman" small>
      <MoneyPath at={0} stations={stops} />
      <Refunds {...page} />
    </Section>
  );
}

type RefundsProps = Pick<PaymentView, "refundWindows" | "transferOnly">;

function Refunds({ refundWindows, transferOnly }: RefundsProps) {
  return (
    <>
      <div className="mt-4">
        <TrustNote>{PAYMENT_TEXTS.refund}</TrustNote>
      </div>
      <RefundWindows windows={refundWindows} transferOnly={transferOnly} />
    </>
  );
}
