import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_PROPOSE } from "~/copy/account/login-first";
import { sendingRefusalSentence } from "~/copy/proposal/refusals";
import { SENT_TOASTS } from "~/copy/proposal/sent";
import { findWantedPage } from "~/db/listing/detail.server";
import { isId } from "~/domain/core/text";
import { mayLookAt } from "~/domain/listing/standing";
import { stakeOf } from "~/domain/proposal/stake";
import { proposalForm } from "~/forms/proposal/proposal.server";
import { documentHeaders } from "~/http/document.server";
import { noService, notFound } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import { heldPictures, sparedOf } from "~/http/held-pictures.server";
import type { PageHandle } from "~/http/page";
import { pageMeta } from "~/http/page-meta";
import { statusOf } from "~/http/refusals.server";
import { expectAnybody, expectUser, findUser } from "~/http/viewer.server";
import { sendProposal } from "~/operations/proposal/send-proposal.server";
import { personCacheTag } from "~/platform/core/cache-tags.server";
import { RichSection } from "~/ui/kit/text/rich-section";
import { Main } from "~/ui/layout/page-shell";
import { BudgetPanel, BudgetStickyBar } from "~/ui/listing/budget-panel";
import { BuyerCard } from "~/ui/listing/buyer-card";
import { ListingErrorBoundary } from "~/ui/listing/not-found";
import { GoneNotice, OwnerNotice } from "~/ui/listing/own-listing";
import { WantedHeader, WantedTrail } from "~/ui/listing/wanted-header";
import { WantedRequirements } from "~/ui/listing/wanted-requirements";
import { ProposalSection, type ProposalStanding, proposalStepOf } from "~/ui/proposal/section";
import { ProposalHint, ProposalTips } from "~/ui/proposal/tips";
import { ReportLink } from "~/ui/report/link";
import { wantedPageView } from "~/views/listing/wanted-page.server";

/** For whoever asks without following; people are led to the offer in silence. */
const NOT_WANTED = "This is not a wanted service";

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  if (!isId(id)) noService();
  // Read for the session cookie's user, and shown to the one the database knows.
  const page = await findWantedPage(context.db, id, await expectAnybody(context, request));
  const user = await findUser(context, request);
  if (!page) noService();
  if (page.wanted.kind === "offer" && page.wanted.deletedAt === null)
    throw new Response(NOT_WANTED, { status: 302, headers: { Location: `/gig/${id}` } });
  const { wanted, own } = page;
  const mine = user !== null && user.id === wanted.userId && wanted.deletedAt === null;
  if (!mine && !mayLookAt(wanted, user && stakeOf(own))) noService();
  const { now, env } = context;
  const view = wantedPageView(page, { viewer: user, now, appOrigin: env.appOrigin });
  const held = await heldPictures(context, request, page.pictures);
  return data(
    { ...view, held, spared: sparedOf(held) },
    { headers: documentHeaders(context, request, [personCacheTag(page.wanted.userId)]) },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders]);

export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_PROPOSE);
  if (!isId(id)) notFound();
  const parsed = await parseForm(await readForm(request), proposalForm);
  if (!parsed.ok) return rejected(parsed.result);
  const sent = await sendProposal(context, { ...parsed.value, wantedId: id, proposer: user });
  const page = `/wanted/${id}`;
  if (sent.ok) return context.toasts.redirectWithSuccess(page, SENT_TOASTS[sent.value], { status: 303 });
  const { reason } = sent;
  if (reason === "no_request") notFound();
  const description = sendingRefusalSentence(reason);
  // With what was typed, where the form will stand again.
  const kept = ["too_many", "full", "request_changed", "sent_otherwise"];
  if (kept.includes(reason))
    return data({ result: parsed.reject({ "": [description] }) }, statusOf(reason, context.now));
  // A closed request has no page.
  const place = reason === "request_closed" ? "/wanted" : page;
  const toast = { message: "Penawaran tidak terkirim", description };
  return context.toasts.redirectWithError(place, toast, { status: 303 });
}

/** What was changed meanwhile is shown with the sentence that says so. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus === 409 || defaultShouldRevalidate;

export default function Wanted() {
  const { wanted, open, paused, client, buyerId, pictures, held, posted, lastActive, standing, tree } =
    useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Main>
      <WantedTrail title={wanted.title} />
      {standing.kind === "client" && (
        <OwnerNotice kind="wanted" active={open} hiddenReason={wanted.hiddenReason} />
      )}
      {standing.kind === "proposer" && !open && <GoneNotice kind="wanted" paused={paused} />}
      <div className="two-columns">
        <div>
          <WantedHeader wanted={wanted} pictures={pictures} held={held} />
          <RichSection id="deskripsi" title="Deskripsi Pekerjaan" tree={tree} />
          <WantedRequirements requirements={wanted.requirements} additionalInfo={wanted.additionalInfo} />
          {standing.kind !== "client" && <ProposalHint />}
          <ProposalSection wantedId={wanted.id} standing={standing} closed={!open} result={answer?.result} />
        </div>
        <aside>
          <BudgetPanel wanted={wanted} standing={standing} />
          <BuyerCard
            client={client}
            profileHref={`/u/${buyerId}`}
            posted={posted}
            lastActive={lastActive}
            askHref={open && standing.kind !== "client" ? `/messages/new?listing=${wanted.id}` : undefined}
          />
          {standing.kind !== "client" && (
            <>
              <ProposalTips />
              <ReportLink subject="listing" id={wanted.id} text="Laporkan permintaan ini" />
            </>
          )}
        </aside>
      </div>
      <BudgetStickyBar wanted={wanted} standing={standing} />
    </Main>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data: page }) =>
  page ? pageMeta(page.share) : [{ title: "Service Not Found | JasaWarga" }];

export const handle: PageHandle = {
  page: "members",
  ownStep: (page: { standing: ProposalStanding }) => proposalStepOf(page.standing) !== null,
};

export function ErrorBoundary() {
  return <ListingErrorBoundary kind="wanted" />;
}
