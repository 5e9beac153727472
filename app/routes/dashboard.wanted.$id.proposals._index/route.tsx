import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/accounts/login-prompt-text";
import { readAsUser } from "~/accounts/viewer.server";
import { OWN_LISTING_COPY } from "~/listings/own-text";
import { OwnListingErrorBoundary } from "~/listings/ui/own-listing";
import { orderPath } from "~/orders/order";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isolated } from "~/platform/strings";
import { readReceivedQuery, receivedProposalsView } from "~/proposals/page-data.server";
import { PROPOSAL_SORTS, type ProposalSort, type ReceivedStatus, receivedPath } from "~/proposals/proposal";
import { selectReceivedProposals } from "~/proposals/queries.server";
import { PROPOSAL_SORT_LABELS } from "~/proposals/text";
import { proposalDaysText, RequestReachNote } from "~/proposals/ui/proposals";
import { Rating } from "~/reviews/ui/reviews";
import { Example } from "~/ui/example";
import { Avatar, Badge, Bdi, ButtonLink, Callout, EmptyState, PlainText } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs, filterChips, ListPagination, MoreMenu, Tabs } from "~/ui/navigation";
import { Price } from "~/ui/prices";
import { Topline } from "~/ui/title-bar";

type ReceivedList = ReturnType<typeof receivedProposalsView>;
type Proposal = ReceivedList["proposals"][number];

export async function loader({ params: { id = "" }, request, context }: LoaderFunctionArgs) {
  const query = readReceivedQuery(new URL(request.url).searchParams);
  const { user, page } = await readAsUser(context, request, LOGIN_TO_SEE_PROPOSALS, (userId) =>
    selectReceivedProposals(context.db, { wantedId: id, buyerId: userId, ...query }),
  );
  return page ? receivedProposalsView(page, { id, ...query }, { now: context.now, zone: user.zone }) : notFound();
}

function Decisions({ wanted, proposal }: Pick<ReceivedList, "wanted"> & { proposal: Proposal }) {
  const { id, proposerId, name, price, outdated } = proposal;
  const path = `${receivedPath(wanted.id)}/${id}`;
  return (
    <>
      {outdated && (
        <p className="text-sm text-ink-soft mt-2">
          Permintaan berubah setelah penawaran ini dikirim. Minta <Bdi>{name}</Bdi> memeriksa dan menyimpan ulang
          penawarannya.
        </p>
      )}
      {price === null && (
        <p className="text-sm text-ink-soft mt-2">
          Belum dapat diterima: minta <Bdi>{name}</Bdi> menuliskan harganya.
        </p>
      )}
      <div className="mt-2 flex items-center [&>.btn:first-child]:flex-1 [&>.btn]:mr-2">
        {price !== null && !outdated && wanted.open && (
          <AppButtonLink to={`${path}/acceptance`} aria-label={`Terima penawaran ${isolated(name)}`}>
            Terima
          </AppButtonLink>
        )}
        <ButtonLink
          look="line"
          href={`/messages/new?listing=${wanted.id}&with=${proposerId}`}
          aria-label={`Tanya ${isolated(name)}`}
        >
          Tanya
        </ButtonLink>
        <MoreMenu label={`Lainnya untuk ${isolated(name)}`}>
          <Link
            className="block py-3 font-bold text-danger"
            to={`${path}/decline`}
            aria-label={`Tolak penawaran ${isolated(name)}`}
          >
            Tolak penawaran
          </Link>
        </MoreMenu>
      </div>
    </>
  );
}

function ReceivedProposal({
  wanted,
  proposal,
  status,
}: Pick<ReceivedList, "wanted" | "status"> & { proposal: Proposal }) {
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
          <h2 className="text-base">
            <a href={`/u/${proposerId}`}>
              <Bdi>{name}</Bdi>
            </a>
          </h2>
          <p className="text-sm text-ink-soft">
            <Rating rating={proposal.rating} count={proposal.ratingCount} />
            {completedCount > 0 && ` · ${completedCount} selesai`}
          </p>
        </div>
      </div>
      {/* On wide screens each card has room for the badge, so that the content below aligns across cards. */}
      <p className="mt-2 flex flex-wrap items-center justify-between lg:supports-grid:block lg:supports-grid:min-h-14 [&>.price]:mr-3 [&>.price]:text-xl lg:supports-grid:[&>.price]:block">
        {price === null ? <b>Harga dibicarakan</b> : <Price amount={price} />}
        {merits && <Badge>{merits}</Badge>}
      </p>
      <p className="text-sm text-ink-soft lg:hidden">{from ? `${time} · ${from}` : time}</p>
      <dl className="text-sm max-lg:hidden mt-3 border-t pt-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex justify-between py-[0.1875rem]">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
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

/** Characters that fit on two lines of a phone. A button shows the rest. */
const FEW = 80;

function FirstWords({ text }: { text: string }) {
  if (text.length <= FEW && !text.includes("\n")) return <p className="mt-1.5 flex-1 text-[0.9375rem]">{text}</p>;
  return (
    <details className="group/words mt-1.5 flex-1 text-[0.9375rem]">
      <summary className="line-clamp-2 cursor-pointer whitespace-pre-line group-open/words:block lg:supports-grid:[-webkit-line-clamp:8]">
        {text}
      </summary>
    </details>
  );
}

function ReceivedProposals({ wanted, decided, status, sort, proposals, first, next }: ReceivedList) {
  const path = receivedPath(wanted.id);
  const { accepted, declined } = decided;
  const hasDecided = accepted.count + declined > 0;
  const tabs = [
    {
      to: path,
      text: `${wanted.open ? "Menunggu keputusan" : "Belum diputuskan"} (${wanted.openProposals})`,
      current: status === "open",
    },
    { to: `${path}?status=diterima`, text: `Diterima (${accepted.count})`, current: status === "accepted" },
    { to: `${path}?status=ditolak`, text: `Ditolak (${declined})`, current: status === "declined" },
  ];
  return (
    <>
      {status === "open" && accepted.count > 0 && <AcceptedNotice path={path} {...accepted} />}
      {(status !== "open" || hasDecided) && <Tabs label="Penawaran menurut keadaannya" tabs={tabs} />}
      {proposals.length === 0 ? (
        <NothingReceived {...wanted} status={status} hasDecided={hasDecided} />
      ) : (
        <>
          {status === "open" && !wanted.open && (
            <Callout small icon="ask">
              Permintaan ini sedang ditutup. Buka kembali permintaannya untuk menerima penawaran
              {accepted.count > 0 && " lain"}.
            </Callout>
          )}
          {status === "open" && wanted.openProposals > 1 && <SortLinks path={path} sort={sort} />}
          <ul className="mt-3 space-y-3 lg:supports-grid:mt-4 lg:supports-grid:grid lg:supports-grid:grid-cols-3 lg:supports-grid:space-y-0 lg:supports-grid:[grid-gap:1rem]">
            {proposals.map((proposal) => (
              <li
                key={proposal.id}
                className={
                  proposal.merits
                    ? "panel relative flex flex-col border-accent px-4 pb-2 pt-3"
                    : "panel relative flex flex-col px-4 pb-2 pt-3"
                }
              >
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

function AcceptedNotice({ path, count, name, orderId }: ReceivedList["decided"]["accepted"] & { path: string }) {
  return (
    <div className="my-4">
      <Callout icon="check">
        {count === 1 ? (
          <>
            Anda menerima penawaran <Bdi>{name}</Bdi>.
          </>
        ) : (
          `Anda menerima ${count} penawaran.`
        )}{" "}
        {count === 1 && orderId !== null ? (
          <Link to={orderPath(orderId)}>Lihat Pesanan</Link>
        ) : (
          <Link to={`${path}?status=diterima`}>Lihat yang diterima</Link>
        )}
      </Callout>
    </div>
  );
}

function SortLinks({ path, sort }: { path: string; sort: ProposalSort }) {
  return (
    <nav className={filterChips} aria-label="Urutkan penawaran">
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

const EXAMPLE = {
  title: "Teddy Kurniadi",
  text: "“Saya bisa Kamis pagi, alat lengkap.”",
  end: "Rp 225.000",
  person: "Teddy Kurniadi",
};

function NothingReceived({
  id,
  open,
  status,
  hasDecided,
}: ReceivedList["wanted"] & { status: ReceivedStatus; hasDecided: boolean }) {
  if (status === "declined") return <EmptyState drawing="declined" title="Tidak ada penawaran yang Anda tolak" />;
  if (status === "accepted") {
    return (
      <EmptyState
        drawing="accepted"
        title="Belum ada penawaran yang Anda terima"
        text="Pilih dari yang menunggu keputusan. Setelah Anda terima, pesanan langsung dibuat."
        example={<Example {...EXAMPLE} text="Diterima, menjadi pesanan" />}
      />
    );
  }
  if (hasDecided) {
    return (
      <EmptyState
        drawing="received"
        title="Tidak ada penawaran yang menunggu keputusan"
        text={
          open
            ? "Kami memberi tahu Anda begitu ada yang masuk."
            : "Permintaan ini sedang ditutup. Buka kembali hanya jika Anda mencari orang lagi."
        }
        action={{ href: `/dashboard/wanted/edit/${id}`, text: "Perbarui permintaan" }}
      />
    );
  }
  return (
    <EmptyState
      drawing="received"
      example={<Example {...EXAMPLE} />}
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

export default function Received() {
  const list = useLoaderData<typeof loader>();
  const { id, title, terms } = list.wanted;
  return (
    <>
      <Topline
        menu={
          <ButtonLink look="line" href={`/wanted/${id}`} aria-label={`Lihat ${isolated(title)}`}>
            Lihat
          </ButtonLink>
        }
      >
        <Breadcrumbs trail={[{ text: "Jasa Dicari", href: "/dashboard/wanted" }, { text: "Penawaran" }]} />
      </Topline>
      <h1 className="text-xl">
        <Bdi>{title}</Bdi>
      </h1>
      <p className="text-sm text-ink-soft">{terms}</p>
      {list.reach && <RequestReachNote {...list.reach} />}
      <ReceivedProposals {...list} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(
    data ? `Penawaran untuk ${isolated(data.wanted.title)}` : "Penawaran",
    OWN_LISTING_COPY.wanted.missing,
    error,
  );

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OwnListingErrorBoundary kind="wanted" />;
}
