import { PROPOSAL_SORT_LABELS, PROPOSAL_SORTS, type ProposalSort } from "~/domain/proposal-sort";
import { AppButtonLink } from "./app-link";
import { Avatar } from "./avatar";
import { ButtonLink } from "./button";
import { EmptyState } from "./empty";
import { ListPages } from "./list-pages";
import { LongText } from "./long-text";
import { Rows } from "./nota";
import { Note } from "./note";
import { daysText } from "./own-proposal";
import { PlainText } from "./plain-text";
import { Price } from "./price";
import { Rating } from "./rating";
import { Tabs } from "./tabs";

export type Received = {
  id: string;
  proposerId: string;
  name: string;
  pictureUrl: string | null;
  rating: number;
  ratingCount: number;
  message: string;
  /** integer rupiah */
  price: number | null;
  days: number | null;
  declineReason: string;
  /** when, as it is read */
  sent: string;
};

export type ReceivedList = {
  wanted: { id: string; open: boolean; openProposals: number };
  declined: boolean;
  sort: ProposalSort;
  proposals: readonly Received[];
  first: string | null;
  next: string | null;
};

/** What a client is offered for a request: still to decide, or declined. */
export function ReceivedProposals({ wanted, declined, sort, proposals, first, next }: ReceivedList) {
  const path = `/dashboard/wanted/${wanted.id}/proposals`;
  return (
    <>
      <Tabs
        label="Penawaran menurut keadaannya"
        tabs={[
          { to: path, text: `Menunggu keputusan (${wanted.openProposals})`, current: !declined },
          { to: `${path}?status=ditolak`, text: "Ditolak", current: declined },
        ]}
      />
      {proposals.length === 0 ? (
        <NothingReceived {...wanted} declined={declined} />
      ) : (
        <>
          {!declined && (
            <>
              <Note small icon="ask">
                Harga adalah yang Anda bayar untuk seluruh pekerjaan, tanpa biaya tambahan.
              </Note>
              {wanted.openProposals > 1 && <SortLinks path={path} sort={sort} />}
            </>
          )}
          <ul>
            {proposals.map((proposal) => (
              <li key={proposal.id} className="panel mt-4">
                <ReceivedProposal wantedId={wanted.id} proposal={proposal} declined={declined} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPages first={first} next={next} />
    </>
  );
}

function SortLinks({ path, sort }: { path: string; sort: ProposalSort }) {
  return (
    <nav className="acts" aria-label="Urutkan penawaran">
      {PROPOSAL_SORTS.map((one) => (
        <AppButtonLink
          key={one}
          look={one === sort ? "line" : "quiet"}
          to={one === PROPOSAL_SORTS[0] ? path : `${path}?sort=${one}`}
          aria-current={one === sort ? "page" : undefined}
        >
          {PROPOSAL_SORT_LABELS[one]}
        </AppButtonLink>
      ))}
    </nav>
  );
}

function ReceivedProposal({
  wantedId,
  proposal,
  declined,
}: {
  wantedId: string;
  proposal: Received;
  declined: boolean;
}) {
  const { id, proposerId, name, price, days } = proposal;
  return (
    <>
      <div className="seller">
        <Avatar name={name} pictureUrl={proposal.pictureUrl} />
        <div>
          <h2 className="text-m">
            <a href={`/u/${proposerId}`}>{name}</a>
          </h2>
          <p className="small">
            <Rating rating={proposal.rating} count={proposal.ratingCount} />{" "}
            <span className="soft">· {proposal.sent}</span>
          </p>
        </div>
      </div>
      <div className="my-3">
        <Rows
          rows={[
            { label: "Harga", value: price === null ? "Dibicarakan" : <Price amount={price} /> },
            { label: "Waktu", value: daysText(days) },
          ]}
        />
      </div>
      <LongText text={proposal.message} />
      {declined ? (
        <div className="mt-3">
          <b>Alasan Anda</b>
          <PlainText text={proposal.declineReason} />
        </div>
      ) : (
        <div className="acts">
          <ButtonLink
            look="line"
            href={`/messages/new?listing=${wantedId}&with=${proposerId}`}
            aria-label={`Kirim pesan kepada ${name}`}
          >
            Kirim pesan
          </ButtonLink>
          <AppButtonLink
            look="danger-line"
            to={`/dashboard/wanted/${wantedId}/proposals/${id}/decline`}
            aria-label={`Tolak penawaran ${name}`}
          >
            Tolak
          </AppButtonLink>
        </div>
      )}
    </>
  );
}

function NothingReceived({ id, open, declined }: { id: string; open: boolean; declined: boolean }) {
  if (declined) return <EmptyState title="Tidak ada penawaran yang Anda tolak" />;
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
