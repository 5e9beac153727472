import { formatRupiah, sellerProceeds } from "~/domain/core/money";
import { orderPath } from "~/domain/order/path";
import type { ProposalStatus, ShownStatus } from "~/domain/proposal/proposal";
import { ButtonLink } from "../kit/button";
import { Callout } from "../kit/callout";
import type { Result } from "../kit/form/form-result";
import { Price } from "../kit/money/price";
import { ReceiptRows } from "../kit/money/receipt";
import { PlainText } from "../kit/text/plain-text";
import { ProposalForm } from "./form";
import { ProposalStatusBadge } from "./status";

export type OwnProposalProps = {
  id: string;
  status: ProposalStatus;
  /** Said to its sender. */
  shown: ShownStatus;
  message: string;
  /** integer rupiah */
  price: number | null;
  /** The accepted order's own, today's before. */
  feePercent: number;
  days: number | null;
  declineReason: string;
  orderId: string | null;
  /** The request changed since. */
  outdated: boolean;
  /** a date in words */
  sent: string;
  /** As the form writes it. */
  texts: { message: string; price: string; days: string };
};

/** Can be changed until the client decides. */
export function OwnProposal({
  own,
  closed,
  requestId,
  seen,
  result,
}: {
  own: OwnProposalProps;
  /** The request takes no proposals any more, nor changes of them. */
  closed: boolean;
  requestId: string;
  seen: number;
  result: Result | undefined;
}) {
  return (
    <div className="panel">
      <ProposalStatusBadge status={own.shown} />
      <p className="small soft mt-1 mb-3">Dikirim {own.sent}</p>
      {own.outdated && (
        <div className="mb-3">
          <Callout warm small icon="ask">
            Klien mengubah permintaan ini, dan baru dapat menerima setelah Anda menekan “Ubah penawaran” dan
            “Simpan Perubahan”{closed ? " begitu dibuka kembali" : ""}.
          </Callout>
        </div>
      )}
      {own.status === "open" && own.price === null && (
        <div className="mb-3">
          <Callout warm small icon="ask">
            Klien belum dapat menerima: belum ada harganya.
            {!closed && " Tekan “Ubah penawaran”."}
          </Callout>
        </div>
      )}
      {own.status === "declined" && (
        <div className="mb-3">
          <b>Alasan klien</b>
          <PlainText text={own.declineReason} />
        </div>
      )}
      <PlainText text={own.message} />
      <div className="mt-3">
        <ReceiptRows rows={termRows(own)} />
      </div>
      {own.orderId && (
        <div className="actions">
          <ButtonLink href={orderPath(own.orderId)}>Lihat Pesanan</ButtonLink>
        </div>
      )}
      {own.status === "open" && (
        <div className="actions">
          {!closed && (
            <details className="open:w-full" open={result !== undefined}>
              <summary className="btn btn--line">Ubah penawaran</summary>
              <ProposalForm
                requestId={requestId}
                seen={seen}
                result={result}
                texts={own.texts}
                button="Simpan Perubahan"
              />
            </details>
          )}
          {/* A page, also with script: a dialog would cost this page 11 KB more of it. */}
          <ButtonLink look="danger-line" href={`/dashboard/proposals/${own.id}/withdrawal`}>
            Tarik penawaran
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

/** With what is left after the fee. */
export function termRows({
  price,
  feePercent,
  days,
}: Pick<OwnProposalProps, "price" | "feePercent" | "days">) {
  return [
    { label: "Harga", value: price === null ? "Dibicarakan" : <Price amount={price} /> },
    ...(price === null
      ? []
      : [{ label: "Anda menerima", value: formatRupiah(sellerProceeds(price, feePercent)) }]),
    { label: "Waktu", value: proposalDaysText(days) },
  ];
}

export function proposalDaysText(days: number | null): string {
  return days === null ? "Dibicarakan" : `${days} hari`;
}
