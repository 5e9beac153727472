import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_PROPOSE } from "~/accounts/login-prompt-text";
import { RESTRICTED_LISTING, sellerRating } from "~/accounts/text";
import { readAsVisitor, requireUser } from "~/accounts/viewer.server";
import type { PageOf } from "~/database/statements.server";
import { canView, isOnOffer } from "~/listings/listing";
import { selectWantedPage } from "~/listings/page-queries.server";
import { wantedShareCard } from "~/listings/share-text";
import { postedText } from "~/listings/text";
import { type DeferredImage, Gallery, ListingErrorBoundary } from "~/listings/ui/detail";
import { GoneNotice, OwnerNotice } from "~/listings/ui/own-listing";
import { ReportLink } from "~/moderation/ui/reports";
import { formatRelative } from "~/platform/date-text";
import { formatDate, formatMonth, type Zone } from "~/platform/dates";
import { deferredImages, documentHeaders, savedBytes } from "~/platform/documents.server";
import { personCacheTag } from "~/platform/edge-cache.server";
import { noService, notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidForm, parseForm, readForm, statusOf, throwRefusedFormPage } from "~/platform/forms/requests.server";
import { formatAmount, formatRupiah, PLATFORM_FEE_PERCENT } from "~/platform/money";
import { type PageHandle, pageMeta } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { shareImage } from "~/platform/share-card";
import { isId, isolated } from "~/platform/strings";
import { breadcrumbData, type Trail } from "~/platform/structured-data";
import { parseRichText } from "~/platform/text-pages.server";
import { sendProposal } from "~/proposals/commands.server";
import { PROPOSAL_FIELDS, proposalForm } from "~/proposals/form.server";
import { buyerRelation, isOutdated, type ProposalSendMode, shownStatus } from "~/proposals/proposal";
import type { OwnProposal } from "~/proposals/queries.server";
import { reachView, sendingRefusalSentence } from "~/proposals/text";
import {
  ProposalHint,
  ProposalSection,
  ProposalTips,
  type ProposalViewer,
  ProposeButton,
  proposalStep,
  RequestReachNote,
} from "~/proposals/ui/proposals";
import { ratingText } from "~/reviews/review";
import { CheckList } from "~/ui/check-list";
import { Avatar, Badge, Bdi, ButtonLink, besideColumn, Icon, Panel, Section, twoColumns } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { StickyBar } from "~/ui/page-actions";
import { Main } from "~/ui/page-frame";
import { Price, Receipt, ReceiptRows } from "~/ui/prices";
import { RichSection } from "~/ui/rich-text";

type WantedView = ReturnType<typeof wantedPageView>;

function deadlineText(deadline: number | null): string {
  return deadline === null ? "Dibicarakan" : formatDate(deadline);
}

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  if (!isId(id)) noService();
  const { user: reader, page } = await readAsVisitor(context, request, (userId) =>
    selectWantedPage(context.db, id, userId),
  );
  const user = reader?.suspended ? null : reader;
  if (!page) noService();
  if (page.wanted.kind === "offer" && page.wanted.deletedAt === null)
    throw new Response(NOT_WANTED, { status: 302, headers: { Location: `/gig/${id}` } });
  const { wanted, own } = page;
  const mine = user !== null && user.id === wanted.userId && wanted.deletedAt === null;
  if (!mine && !canView(wanted, user && buyerRelation(own))) noService();
  const { now, env } = context;
  const view = wantedPageView(page, { viewer: user, now, appOrigin: env.appOrigin });
  const held = await deferredImages(context, request, page.pictures);
  return data(
    { ...view, held, savedBytes: savedBytes(held) },
    { headers: documentHeaders(context, request, [personCacheTag(page.wanted.userId)]) },
  );
}

export const formDefinition: FormDefinition = {
  failed: "Penawaran tidak terkirim",
  fields: PROPOSAL_FIELDS,
  hourly: ["too_many"],
  conflicts: ["changed_meanwhile", "wanted_changed", "sent_otherwise"],
};

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_PROPOSE);
  if (!isId(id)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, proposalForm);
  if (!parsed.ok) return invalidForm(parsed.result);
  const sent = await sendProposal(context, { ...parsed.value, wantedId: id, proposer: user });
  const page = `/wanted/${id}`;
  if (sent.ok) return context.toasts.redirectWithSuccess(page, SENT_TOASTS[sent.value], { status: 303 });
  const { reason } = sent;
  if (reason === "no_wanted") notFound();
  const description = sendingRefusalSentence(reason);
  // After these refusals the page shows the form again.
  const kept = ["too_many", "full", "blocked", "wanted_changed", "sent_otherwise"];
  if (kept.includes(reason))
    return data({ result: parsed.reject({ "": [description] }) }, statusOf(reason, formDefinition, context.now));
  // A closed request has no page.
  const place = reason === "wanted_closed" ? "/wanted" : page;
  throwRefusedFormPage(form, { title: "Penawaran tidak terkirim", reason: description, backHref: place });
}

/** The answer to clients that do not follow redirects. Browsers are redirected to the offer. */
const NOT_WANTED = "This is not a wanted service";

type WantedPage = NonNullable<PageOf<typeof selectWantedPage>>;

type WantedReader = { id: string; zone: Zone };

function wantedPageView(
  { own, wanted: found, ...rest }: WantedPage,
  { viewer, now, appOrigin }: { viewer: WantedReader | null; now: number; appOrigin: string },
) {
  const { description, userId: buyerId, openProposals, decidedProposals, contentChangedAt } = found;
  const wanted = wantedFacts(found, viewer?.id === buyerId);
  return {
    ...rest,
    wanted,
    reach: reachView(rest.reach),
    posted: postedText(rest.posted),
    buyerId,
    proposalViewer: ownProposalView(
      {
        own,
        buyerId,
        openProposals,
        decidedProposals,
        contentChangedAt,
        wantedId: wanted.id,
        wantedOpen: found.status === "active" && found.deletedAt === null,
      },
      viewer,
      now,
    ),
    lastActive: formatRelative(rest.buyer.lastActiveAt, now),
    open: isOnOffer(found),
    paused: found.hiddenReason === RESTRICTED_LISTING,
    tree: description.trim() === "" ? null : parseRichText(description),
    share: {
      title: wanted.title,
      description: `Dicari: ${isolated(wanted.title)}, di ${wanted.location}. Anggaran ${formatRupiah(wanted.price)}.`,
      url: `${appOrigin}/wanted/${wanted.id}`,
      image: shareImage({ appOrigin, kind: "wanted", id: wanted.id }, wantedShareCard(wanted)),
    },
  };
}

/** Lists each field, because the browser receives them. Only the owner gets the reason for hiding. */
function wantedFacts(found: WantedPage["wanted"], mine: boolean) {
  const { id, title, category, location, price, deadline, createdAt } = found;
  const { requirements, additionalInfo } = found;
  return {
    id,
    title,
    category,
    location,
    price,
    deadline,
    createdAt,
    requirements,
    additionalInfo,
    hiddenReason: mine ? found.hiddenReason : "",
  };
}

function ownProposalView(
  page: {
    own: OwnProposal | null;
    buyerId: string;
    openProposals: number;
    decidedProposals: number;
    contentChangedAt: number;
    wantedId: string;
    wantedOpen: boolean;
  },
  viewer: WantedReader | null,
  now: number,
) {
  const { own, buyerId, openProposals, decidedProposals, contentChangedAt, wantedId, wantedOpen } = page;
  if (viewer === null) {
    return {
      kind: "visitor" as const,
      login: `/login?redirectTo=${encodeURIComponent(`/wanted/${wantedId}`)}`,
    };
  }
  if (viewer.id === buyerId) return { kind: "buyer" as const, openProposals, decidedProposals };
  return {
    kind: "proposer" as const,
    formId: crypto.randomUUID(),
    seen: contentChangedAt,
    own: own && {
      ...own,
      shown: shownStatus(own.status, { open: wantedOpen, chosen: own.chosen === 1 }),
      feePercent: own.feePercent ?? PLATFORM_FEE_PERCENT,
      outdated: own.status === "open" && isOutdated(own, { contentChangedAt }),
      sent: formatRelative(own.updatedAt, now, viewer.zone),
      texts: {
        message: own.message,
        price: own.price === null ? "" : formatAmount(own.price),
        days: own.days === null ? "" : String(own.days),
      },
    },
  };
}

function wantedTrail(title: string): Trail {
  return [{ text: "Beranda", href: "/" }, { text: "Jasa Dicari", href: "/wanted" }, { text: title }];
}

function WantedHeader({
  wanted,
  pictures,
  held,
}: Pick<WantedView, "wanted" | "pictures"> & { held: DeferredImage | null }) {
  return (
    <>
      <div className="my-4">
        <p>
          <Badge look="on">{wanted.category}</Badge>{" "}
          <span className="text-sm text-ink-soft">Diposting {formatDate(wanted.createdAt)}</span>
        </p>
        <h1 className="my-2">
          <Bdi>{wanted.title}</Bdi>
        </h1>
        <p className="flex flex-wrap items-center text-sm text-ink-soft *:mr-2.5 *:max-w-full">
          <span>
            <Icon name="pin" /> {wanted.location}
          </span>
          <span>
            <Icon name="clock" /> Deadline: {deadlineText(wanted.deadline)}
          </span>
          <span>Durasi Pengerjaan: Dibicarakan</span>
        </p>
      </div>
      {pictures.length > 0 && (
        <Section id="foto" title="Foto Referensi">
          {held ? (
            <ButtonLink look="line" href={held.href}>
              {held.show} ({held.kilobytes} KB)
            </ButtonLink>
          ) : (
            <Gallery pictures={pictures} category={wanted.category} label="Foto referensi" />
          )}
        </Section>
      )}
    </>
  );
}

type Props = Pick<WantedView, "wanted" | "proposalViewer">;

function BudgetPanel({ wanted, proposalViewer }: Props) {
  return (
    <Receipt
      id="anggaran"
      title="Detail Anggaran"
      rows={[
        { label: "Deadline", value: deadlineText(wanted.deadline) },
        { label: "Durasi Pengerjaan", value: "Dibicarakan" },
      ]}
      sum={{ label: "Anggaran", amount: wanted.price }}
    >
      <div className="max-lg:hidden mt-4">
        <NextStep proposalViewer={proposalViewer} wide />
      </div>
    </Receipt>
  );
}

function BudgetStickyBar({ wanted, proposalViewer }: Props) {
  if (proposalStep(proposalViewer) === null) return null;
  return (
    <StickyBar phone action={<NextStep proposalViewer={proposalViewer} />}>
      <span className="text-sm text-ink-soft">Anggaran</span>
      <br />
      <Price amount={wanted.price} />
    </StickyBar>
  );
}

function NextStep({ proposalViewer, wide = false }: { proposalViewer: ProposalViewer; wide?: boolean }) {
  const step = proposalStep(proposalViewer);
  if (step === null) return null;
  if (step.kind === "write") return <ProposeButton wide={wide} />;
  return (
    <ButtonLink href={step.href} wide={wide}>
      {step.text}
    </ButtonLink>
  );
}

function BuyerCard({
  buyer,
  profileHref,
  posted,
  lastActive,
  askHref,
}: Pick<WantedView, "buyer" | "posted" | "lastActive"> & { profileHref: string; askHref: string | undefined }) {
  return (
    <Panel id="klien" title="Tentang Klien">
      <div className="person-row">
        <Avatar name={buyer.name} pictureUrl={buyer.pictureUrl} />
        <div>
          <b>
            <Bdi>{buyer.name}</Bdi>
          </b>
          <br />
          <span className="text-sm text-ink-soft">
            {buyer.ratingCount > 0 ? `Rating ${ratingText(sellerRating(buyer))} / 5` : "Belum ada ulasan"}
          </span>
        </div>
      </div>
      <div className="mt-3">
        <ReceiptRows
          rows={[
            { label: "Member sejak", value: formatMonth(buyer.since) },
            { label: "Jasa yang Diposting", value: posted },
            { label: "Terakhir Aktif", value: lastActive },
          ]}
        />
      </div>
      {askHref && (
        <p className="mt-3">
          <ButtonLink look="line" href={askHref} wide>
            Tanya Klien
          </ButtonLink>
        </p>
      )}
      <p className="mt-3">
        <ButtonLink look="line" href={profileHref} wide>
          Lihat Profil
        </ButtonLink>
      </p>
    </Panel>
  );
}

function WantedRequirements({
  requirements,
  additionalInfo,
}: Pick<WantedView["wanted"], "requirements" | "additionalInfo">) {
  return (
    <>
      {requirements.length > 0 && (
        <Section id="persyaratan" title="Persyaratan">
          <CheckList lines={requirements} />
        </Section>
      )}
      {additionalInfo.length > 0 && (
        <details className="disclosure mt-6">
          <summary>Informasi Tambahan</summary>
          <div className="prose">
            <ul>
              {additionalInfo.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </>
  );
}

type Toast = { message: string; description: string };

const SENT: Toast = {
  message: "Penawaran Terkirim",
  description: "Penawaran jasa Anda telah berhasil dikirim ke klien",
};

const SENT_TOASTS: Record<ProposalSendMode, Toast> = {
  first: SENT,
  again: SENT,
  change: { message: "Penawaran Diubah", description: "Klien melihat penawaran Anda yang baru" },
};

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

/** Reloads changed data together with the message about it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Wanted() {
  const { wanted, open, paused, buyer, buyerId, pictures, held, posted, lastActive, proposalViewer, tree, reach } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Main>
      <Breadcrumbs trail={wantedTrail(wanted.title)} />
      {proposalViewer.kind === "buyer" && (
        <OwnerNotice kind="wanted" active={open} hiddenReason={wanted.hiddenReason} />
      )}
      {proposalViewer.kind === "proposer" && !open && <GoneNotice kind="wanted" paused={paused} />}
      <div className={twoColumns}>
        <div>
          <WantedHeader wanted={wanted} pictures={pictures} held={held} />
          {reach && <RequestReachNote {...reach} />}
          <RichSection id="deskripsi" title="Deskripsi Pekerjaan" tree={tree} />
          <WantedRequirements requirements={wanted.requirements} additionalInfo={wanted.additionalInfo} />
          {proposalViewer.kind !== "buyer" && <ProposalHint />}
          <ProposalSection
            wantedId={wanted.id}
            proposalViewer={proposalViewer}
            closed={!open}
            result={answer?.result}
          />
        </div>
        <aside className={besideColumn}>
          <BudgetPanel wanted={wanted} proposalViewer={proposalViewer} />
          <BuyerCard
            buyer={buyer}
            profileHref={`/u/${buyerId}`}
            posted={posted}
            lastActive={lastActive}
            askHref={open && proposalViewer.kind !== "buyer" ? `/messages/new?listing=${wanted.id}` : undefined}
          />
          {proposalViewer.kind !== "buyer" && (
            <>
              <ProposalTips />
              <ReportLink subject="listing" id={wanted.id} text="Laporkan permintaan ini" />
            </>
          )}
        </aside>
      </div>
      <BudgetStickyBar wanted={wanted} proposalViewer={proposalViewer} />
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page
    ? pageMeta({ ...page.share, described: [breadcrumbData(page.share.url, wantedTrail(page.wanted.title))] })
    : [{ title: pageTitle("Service Not Found") }];

export const handle: PageHandle = {
  page: "members",
  ownStep: (page: { proposalViewer: ProposalViewer }) => proposalStep(page.proposalViewer) !== null,
};

export function ErrorBoundary() {
  return <ListingErrorBoundary kind="wanted" />;
}
