import { isolated } from "~/domain/core/bidi";
import { orderPath } from "~/domain/order/path";
import type { ShownStatus } from "~/domain/proposal/proposal";
import { ButtonLink } from "../kit/button";
import { EmptyState } from "../kit/empty-state";
import { ReceiptRows } from "../kit/money/receipt";
import { AppButtonLink } from "../kit/navigation/app-link";
import { ListPagination } from "../kit/navigation/list-pagination";
import { Bdi } from "../kit/text/bdi";
import { LongText } from "../kit/text/long-text";
import { PlainText } from "../kit/text/plain-text";
import { Failed } from "../layout/failed";
import { MESSAGE_FIELD } from "./form";
import { termRows } from "./own-proposal";
import { ProposalStatusBadge } from "./status";
import { WithdrawalDialog } from "./withdrawal";

type SentProposalView = {
  id: string;
  status: ShownStatus;
  wantedId: string;
  wantedTitle: string;
  buyerName: string;
  requestOpen: boolean;
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
};

export function SentProposals({
  proposals,
  first,
  next,
}: {
  proposals: readonly SentProposalView[];
  first: string | null;
  next: string | null;
}) {
  if (proposals.length === 0 && first === null) {
    return (
      <EmptyState
        title="Anda belum mengirim penawaran"
        text="Pilih permintaan yang cocok dengan keahlian Anda, lalu tulis apa yang Anda tawarkan."
        action={{ href: "/wanted", text: "Lihat Jasa Dicari" }}
      />
    );
  }
  return (
    <>
      <ul>
        {proposals.map((proposal) => (
          <li key={proposal.id} className="panel mt-4">
            <SentProposal proposal={proposal} />
          </li>
        ))}
      </ul>
      <ListPagination first={first} next={next} />
    </>
  );
}

function SentProposal({ proposal }: { proposal: SentProposalView }) {
  const { id, status, wantedId, wantedTitle, requestOpen } = proposal;
  return (
    <>
      <ProposalStatusBadge status={status} />
      <h2 className="mt-2 text-m">
        {requestOpen ? <a href={`/wanted/${wantedId}`}>{wantedTitle}</a> : wantedTitle}
      </h2>
      <p className="small soft">
        <Bdi>{proposal.buyerName}</Bdi> · dikirim {proposal.sent}
      </p>
      {status === "open" && proposal.outdated && (
        <p className="small mt-2">
          Permintaan berubah setelah penawaran ini dikirim. Tekan “Ubah”, baca lagi permintaannya, lalu
          “Simpan Perubahan”; sebelum itu pembeli tidak dapat menerimanya.
        </p>
      )}
      {status === "declined" && (
        <div className="mt-3">
          <b>Alasan pembeli</b>
          <PlainText text={proposal.declineReason} />
        </div>
      )}
      <div className="my-3">
        <ReceiptRows rows={termRows(proposal)} />
      </div>
      <LongText text={proposal.message} />
      <div className="actions">
        {status === "open" && (
          <ButtonLink
            look="line"
            href={`/wanted/${wantedId}?ubah#${MESSAGE_FIELD}`}
            aria-label={`Ubah penawaran untuk ${isolated(wantedTitle)}`}
          >
            Ubah
          </ButtonLink>
        )}
        {status === "withdrawn" && requestOpen && (
          <ButtonLink
            look="line"
            href={`/wanted/${wantedId}#penawaran`}
            aria-label={`Kirim lagi untuk ${isolated(wantedTitle)}`}
          >
            Kirim lagi
          </ButtonLink>
        )}
        {proposal.orderId && (
          <AppButtonLink
            to={orderPath(proposal.orderId)}
            aria-label={`Lihat pesanan untuk ${isolated(wantedTitle)}`}
          >
            Lihat Pesanan
          </AppButtonLink>
        )}
        {status === "open" && (
          <WithdrawalDialog id={id} label={`Tarik penawaran untuk ${isolated(wantedTitle)}`} />
        )}
      </div>
    </>
  );
}

export function SentProposalsFailed() {
  return <Failed failed="Gagal memuat daftar penawaran" />;
}
