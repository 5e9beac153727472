import { formatRupiah, sellerProceeds } from "~/domain/core/money";
import { orderPath } from "~/domain/order/path";
import type { ProposalStatus, ShownStatus } from "~/domain/proposal/proposal";
import { ButtonLink } from "../kit/button";
import { Callout } from "../kit/callout";
import { Price } from "../kit/money/price";
import { ReceiptRows } from "../kit/money/receipt";
import { PlainText } from "../kit/text/plain-text";
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

/** The proposal that was sent. It can be changed until the client decides. */
export function OwnProposal({
  own,
  changeHref,
  closed,
}: {
  own: OwnProposalProps;
  /** Address of the form with this proposal's texts, or null while it is open or cannot be changed. */
  changeHref: string | null;
  /** The request accepts no proposals and no changes of them. */
  closed: boolean;
}) {
  return (
    <div className="panel">
      <ProposalStatusBadge status={own.shown} />
      <p className="small soft mt-1 mb-3">Dikirim {own.sent}</p>
      {own.outdated && (
        <div className="mb-3">
          <Callout warm small icon="ask">
            Klien mengubah permintaan ini, dan baru dapat menerima setelah Anda menekan “Ubah” dan “Simpan
            Perubahan”{closed ? " begitu dibuka kembali" : ""}.
          </Callout>
        </div>
      )}
      {own.status === "open" && own.price === null && (
        <div className="mb-3">
          <Callout warm small icon="ask">
            Klien belum dapat menerima: belum ada harganya.
            {!closed && " Tekan “Ubah”."}
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
          {changeHref && (
            <ButtonLink look="line" href={changeHref}>
              Ubah
            </ButtonLink>
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
