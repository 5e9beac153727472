import { NAMED_OTHERWISE } from "~/copy/money/account-check";
import { REFUND_STAGE_LABELS } from "~/copy/money/refund-stages";
import { shortId } from "~/domain/core/text";
import { isWallet, type PayoutAccount } from "~/domain/money/payout-account";
import type { RefundStage } from "~/domain/money/refund-stage";
import { Callout } from "../kit/callout";
import { BigPrice } from "../kit/money/price";
import { ReceiptRows } from "../kit/money/receipt";
import { Panel } from "../kit/panel";
import { Bdi } from "../kit/text/bdi";

type Person = { id: string; name: string };

type RefundDetailsProps = {
  orderId: string;
  title: string;
  buyer: Person;
  seller: Person;
  /** integer rupiah */
  amount: number;
  account: PayoutAccount | null;
  bankName: string | null;
  route: "gateway" | "bank";
  stage: RefundStage;
  /** Warnings are for whoever has yet to send it. */
  toSend: boolean;
  approved: boolean;
  method: string;
  since: string;
  /** The account is held by whoever bought. */
  ownName: boolean;
  /** The last error is the gateway's, or of a manual transfer the bank's. */
  tried: { tries: number; lastError: string | null; next: string | null };
  paid: { at: string; reference: string } | null;
};

/** What an operator copies into the bank's form. */
export function RefundDetails(refund: RefundDetailsProps) {
  const { amount, account, stage, tried, paid, buyer, seller } = refund;
  return (
    <>
      <Panel id="tujuan" title={REFUND_STAGE_LABELS[stage]}>
        <BigPrice amount={amount} />
        <div className="my-3">
          <ReceiptRows
            rows={[
              ...(account
                ? [
                    { label: isWallet(account.channel) ? "E-wallet" : "Bank", value: account.channel },
                    { label: "Nomor", value: account.number },
                    { label: "Atas nama", value: account.holder },
                    ...(refund.bankName ? [{ label: "Nama di bank", value: refund.bankName }] : []),
                  ]
                : []),
              ...(paid
                ? [
                    { label: "Dibayar", value: paid.at },
                    {
                      label: "Lewat",
                      value: refund.route === "gateway" ? "Penyedia pembayaran" : "Transfer bank",
                    },
                    { label: "Referensi", value: paid.reference || "–" },
                  ]
                : []),
              ...(refund.approved ? [{ label: "Persetujuan", value: "Sudah disetujui satu operator" }] : []),
            ]}
          />
        </div>
        {refund.toSend && account?.bankSays === "other" && (
          <Callout icon="warn" warm>
            {NAMED_OTHERWISE}
          </Callout>
        )}
        {refund.toSend && !refund.ownName && (
          <Callout icon="warn" warm>
            Nama pemilik rekening berbeda dari nama pembeli. Pastikan pada pembelinya sebelum mentransfer.
          </Callout>
        )}
      </Panel>
      <Panel id="pesanan" title="Pesanan">
        <ReceiptRows
          rows={[
            { label: "Jasa", value: refund.title },
            { label: "ID pesanan", value: shortId(refund.orderId) },
            {
              label: "Pembeli",
              value: (
                <a href={`/u/${buyer.id}`}>
                  <Bdi>{buyer.name}</Bdi>
                </a>
              ),
            },
            {
              label: "Penjual",
              value: (
                <a href={`/u/${seller.id}`}>
                  <Bdi>{seller.name}</Bdi>
                </a>
              ),
            },
            { label: "Dibayar pembeli dengan", value: refund.method },
            { label: "Terutang sejak", value: refund.since },
          ]}
        />
      </Panel>
      {(tried.tries > 0 || tried.lastError) && (
        <Panel id="percobaan" title="Percobaan sebelumnya">
          <ReceiptRows
            rows={[
              ...(tried.tries > 0
                ? [{ label: "Lewat penyedia pembayaran", value: `${tried.tries} kali` }]
                : []),
              { label: "Catatan terakhir", value: tried.lastError ?? "–" },
              ...(tried.next ? [{ label: "Dicoba lagi", value: tried.next }] : []),
            ]}
          />
        </Panel>
      )}
    </>
  );
}
