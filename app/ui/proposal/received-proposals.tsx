import { PROPOSAL_SORT_LABELS } from "~/copy/proposal/labels";
import { orderPath } from "~/domain/order/path";
import { receivedPath } from "~/domain/proposal/proposal";
import { PROPOSAL_SORTS, type ProposalSort } from "~/domain/proposal/sort";
import { AppButtonLink } from "../kit/app-link";
import { Avatar } from "../kit/avatar";
import { ButtonLink } from "../kit/button";
import { EmptyState } from "../kit/empty-state";
import { ListPagination } from "../kit/list-pagination";
import { LongText } from "../kit/long-text";
import { PlainText } from "../kit/plain-text";
import { Price } from "../kit/price";
import { ReceiptRows } from "../kit/receipt";
import { Tabs } from "../kit/tabs";
import { Callout } from "../kit/trust-note";
import { Rating } from "../review/rating";
import { proposalDaysText } from "./own-proposal";

export type ReceivedProposalView = {
  id: string;
  proposerId: string;
  name: string;
  pictureUrl: string | null;
  rating: number;
  ratingCount: number;
  /** Orders done and response time; empty for somebody new. */
  record: string;
  message: string;
  /** integer rupiah */
  price: number | null;
  days: number | null;
  declineReason: string;
  orderId: string | null;
  /** a date in words */
  sent: string;
};

type Decided = "open" | "declined" | "accepted";

export type ReceivedList = {
  wanted: { id: string; open: boolean; openProposals: number };
  status: Decided;
  sort: ProposalSort;
  proposals: readonly ReceivedProposalView[];
  first: string | null;
  next: string | null;
};

export function ReceivedProposals({ wanted, status, sort, proposals, first, next }: ReceivedList) {
  const path = receivedPath(wanted.id);
  return (
    <>
      <Tabs
        label="Penawaran menurut keadaannya"
        tabs={[
          { to: path, text: `Menunggu keputusan (${wanted.openProposals})`, current: status === "open" },
          { to: `${path}?status=diterima`, text: "Diterima", current: status === "accepted" },
          { to: `${path}?status=ditolak`, text: "Ditolak", current: status === "declined" },
        ]}
      />
      {proposals.length === 0 ? (
        <NothingReceived {...wanted} status={status} />
      ) : (
        <>
          {status === "open" && (
            <>
              <Callout small icon="ask">
                {wanted.open
                  ? "Harga adalah yang Anda bayar untuk seluruh pekerjaan, tanpa biaya tambahan."
                  : "Permintaan ini sedang ditutup. Buka kembali permintaannya untuk menerima penawaran."}
              </Callout>
              {wanted.openProposals > 1 && <SortLinks path={path} sort={sort} />}
            </>
          )}
          <ul>
            {proposals.map((proposal) => (
              <li key={proposal.id} className="panel mt-4">
                <ReceivedProposal wanted={wanted} proposal={proposal} status={status} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPagination first={first} next={next} />
    </>
  );
}

function SortLinks({ path, sort }: { path: string; sort: ProposalSort }) {
  return (
    <Tabs
      label="Urutkan penawaran"
      tabs={PROPOSAL_SORTS.map((one) => ({
        to: one === PROPOSAL_SORTS[0] ? path : `${path}?sort=${one}`,
        text: PROPOSAL_SORT_LABELS[one],
        current: one === sort,
      }))}
    />
  );
}

type Shown = { wanted: ReceivedList["wanted"]; proposal: ReceivedProposalView; status: Decided };

function ReceivedProposal({ wanted, proposal, status }: Shown) {
  const { proposerId, name, price, days } = proposal;
  return (
    <>
      <div className="person-row">
        <Avatar name={name} pictureUrl={proposal.pictureUrl} />
        <div>
          <h2 className="text-m">
            <a href={`/u/${proposerId}`}>{name}</a>
          </h2>
          <p className="small">
            <Rating rating={proposal.rating} count={proposal.ratingCount} />{" "}
            <span className="soft">· {proposal.sent}</span>
          </p>
          {proposal.record && <p className="small soft">{proposal.record}</p>}
        </div>
      </div>
      <div className="my-3 max-w-receipt">
        <ReceiptRows
          rows={[
            { label: "Harga", value: price === null ? "Dibicarakan" : <Price amount={price} /> },
            { label: "Waktu", value: proposalDaysText(days) },
          ]}
        />
      </div>
      <LongText text={proposal.message} />
      {status === "declined" && (
        <div className="mt-3">
          <b>Alasan Anda</b>
          <PlainText text={proposal.declineReason} />
        </div>
      )}
      {status === "accepted" && proposal.orderId && (
        <div className="actions">
          <AppButtonLink
            look="line"
            to={orderPath(proposal.orderId)}
            aria-label={`Lihat pesanan dengan ${name}`}
          >
            Lihat Pesanan
          </AppButtonLink>
        </div>
      )}
      {status === "open" && <Decisions wanted={wanted} proposal={proposal} />}
    </>
  );
}

/** Accepting needs a price. */
function Decisions({ wanted, proposal }: Omit<Shown, "status">) {
  const { id, proposerId, name, price } = proposal;
  const path = `${receivedPath(wanted.id)}/${id}`;
  return (
    <>
      {price === null && (
        <p className="small soft mt-3">
          Belum menyebut harga, jadi belum dapat diterima. Minta {name} menuliskan harga di penawarannya.
        </p>
      )}
      <div className="actions">
        {price !== null && wanted.open && (
          <AppButtonLink to={`${path}/acceptance`} aria-label={`Terima penawaran ${name}`}>
            Terima Penawaran
          </AppButtonLink>
        )}
        <ButtonLink
          look="line"
          href={`/messages/new?listing=${wanted.id}&with=${proposerId}`}
          aria-label={`Kirim pesan kepada ${name}`}
        >
          Kirim pesan
        </ButtonLink>
        <AppButtonLink look="danger-line" to={`${path}/decline`} aria-label={`Tolak penawaran ${name}`}>
          Tolak
        </AppButtonLink>
      </div>
    </>
  );
}

function NothingReceived({ id, open, status }: { id: string; open: boolean; status: Decided }) {
  if (status === "declined") return <EmptyState title="Tidak ada penawaran yang Anda tolak" />;
  if (status === "accepted") {
    return (
      <EmptyState
        title="Belum ada penawaran yang Anda terima"
        text="Pilih dari yang menunggu keputusan; begitu diterima, pesanannya dibuat."
      />
    );
  }
  return (
    <EmptyState
      title="Belum ada penawaran"
      text={
        open
          ? "Kami memberi tahu Anda begitu ada yang masuk. Permintaan yang jelas lebih cepat ditawari."
          : "Permintaan ini sedang ditutup. Buka kembali supaya orang dapat mengirim penawaran."
      }
      action={{ href: `/dashboard/wanted/edit/${id}`, text: "Perbarui permintaan" }}
    />
  );
}
