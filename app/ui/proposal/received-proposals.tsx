import { Link } from "@remix-run/react";
import { PROPOSAL_SORT_LABELS } from "~/copy/proposal/labels";
import { type ReceivedStatus, receivedPath } from "~/domain/proposal/proposal";
import { PROPOSAL_SORTS, type ProposalSort } from "~/domain/proposal/sort";
import { Callout } from "../kit/callout";
import { EmptyState } from "../kit/empty-state";
import { ListPagination } from "../kit/navigation/list-pagination";
import { Tabs } from "../kit/navigation/tabs";
import { ReceivedProposal, type ReceivedProposalView } from "./received-proposal";

type ReceivedList = {
  wanted: { id: string; open: boolean; openProposals: number };
  status: ReceivedStatus;
  sort: ProposalSort;
  proposals: readonly ReceivedProposalView[];
  first: string | null;
  next: string | null;
};

/** Those to decide on side by side; the decided ones are a link away. */
export function ReceivedProposals({ wanted, status, sort, proposals, first, next }: ReceivedList) {
  const path = receivedPath(wanted.id);
  const decided = [
    { to: `${path}?status=diterima`, text: "Diterima", current: status === "accepted" },
    { to: `${path}?status=ditolak`, text: "Ditolak", current: status === "declined" },
  ];
  return (
    <>
      {status !== "open" && (
        <Tabs
          label="Penawaran menurut keadaannya"
          tabs={[
            {
              to: path,
              text: `${wanted.open ? "Menunggu keputusan" : "Belum diputuskan"} (${wanted.openProposals})`,
              current: false,
            },
            ...decided,
          ]}
        />
      )}
      {proposals.length === 0 ? (
        <NothingReceived {...wanted} status={status} />
      ) : (
        <>
          {status === "open" && !wanted.open && (
            <Callout small icon="ask">
              Permintaan ini sedang ditutup. Buka kembali permintaannya untuk menerima penawaran.
            </Callout>
          )}
          {status === "open" && wanted.openProposals > 1 && <SortLinks path={path} sort={sort} />}
          <ul className="proposals">
            {proposals.map((proposal) => (
              <li key={proposal.id} className={proposal.merits ? "panel proposals__best" : "panel"}>
                <ReceivedProposal wanted={wanted} proposal={proposal} status={status} />
              </li>
            ))}
          </ul>
        </>
      )}
      <ListPagination first={first} next={next} />
      {status === "open" && (
        <p className="small soft mt-4">
          Sudah diputuskan:{" "}
          {decided.map(({ to, text }, index) => (
            <span key={to}>
              {index > 0 && " · "}
              <Link to={to}>{text}</Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function SortLinks({ path, sort }: { path: string; sort: ProposalSort }) {
  return (
    <nav className="filter-chips" aria-label="Urutkan penawaran">
      {PROPOSAL_SORTS.map((one, index) => (
        <Link
          key={one}
          className="chip"
          to={index === 0 ? path : `${path}?sort=${one}`}
          aria-current={one === sort ? "page" : undefined}
        >
          {PROPOSAL_SORT_LABELS[one]}
        </Link>
      ))}
    </nav>
  );
}

function NothingReceived({ id, open, status }: { id: string; open: boolean; status: ReceivedStatus }) {
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
