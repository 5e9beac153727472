import { isolated } from "~/domain/core/bidi";
import { orderPath } from "~/domain/order/path";
import type { ReceivedStatus } from "~/domain/proposal/proposal";
import { Avatar } from "../kit/avatar";
import { Badge } from "../kit/badge";
import { Price } from "../kit/money/price";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Bdi } from "../kit/text/bdi";
import { PlainText } from "../kit/text/plain-text";
import { Rating } from "../review/rating";
import { Decisions } from "./decisions";
import { proposalDaysText } from "./own-proposal";

export type ReceivedProposalView = {
  id: string;
  proposerId: string;
  name: string;
  pictureUrl: string | null;
  rating: number;
  ratingCount: number;
  completedCount: number;
  /** "dalam 2 jam" */
  answers: string | null;
  /** Name of the kota or kabupaten. */
  from: string | null;
  message: string;
  /** integer rupiah */
  price: number | null;
  days: number | null;
  /** In what it is ahead of the others, in words; empty for none. */
  merits: string;
  declineReason: string;
  orderId: string | null;
  /** The request changed since. */
  outdated: boolean;
  /** a date in words */
  sent: string;
};

type Shown = {
  wanted: { id: string; open: boolean };
  proposal: ReceivedProposalView;
  status: ReceivedStatus;
};

/** The same facts at the same heights, so that two beside each other compare. */
export function ReceivedProposal({ wanted, proposal, status }: Shown) {
  const { proposerId, name, price, days, merits, completedCount, from, answers, sent } = proposal;
  const time = days === null ? "waktu dibicarakan" : `${days} hari`;
  const facts = [
    { label: "Waktu", value: proposalDaysText(days) },
    ...(from ? [{ label: "Dari", value: from }] : []),
    ...(answers ? [{ label: "Membalas", value: answers }] : []),
    { label: "Dikirim", value: sent },
  ];
  return (
    <>
      <div className="person-row">
        <Avatar name={name} pictureUrl={proposal.pictureUrl} />
        <div>
          <h2 className="text-m">
            <a href={`/u/${proposerId}`}>
              <Bdi>{name}</Bdi>
            </a>
          </h2>
          <p className="small soft">
            <Rating rating={proposal.rating} count={proposal.ratingCount} />
            {completedCount > 0 && ` · ${completedCount} selesai`}
          </p>
        </div>
      </div>
      <p className="proposals__price">
        {price === null ? <b>Harga dibicarakan</b> : <Price amount={price} />}
        {merits && <Badge>{merits}</Badge>}
      </p>
      <p className="small soft phone-only">{from ? `${time} · ${from}` : time}</p>
      <dl className="small desktop-only">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <FirstWords text={proposal.message} />
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
            aria-label={`Lihat pesanan dengan ${isolated(name)}`}
          >
            Lihat Pesanan
          </AppButtonLink>
        </div>
      )}
      {status === "open" && <Decisions wanted={wanted} proposal={proposal} />}
    </>
  );
}

/** About what two lines of a phone hold; a press shows the rest. */
const FEW = 80;

function FirstWords({ text }: { text: string }) {
  if (text.length <= FEW && !text.includes("\n")) return <p className="proposals__words">{text}</p>;
  return (
    <details className="proposals__words">
      <summary>{text}</summary>
    </details>
  );
}
