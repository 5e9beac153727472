import type {
  ActionFunctionArgs,
  AppLoadContext,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/copy/account/login-first";
import { HIDDEN_TITLES } from "~/copy/listing/labels";
import { settlingRefusalSentence } from "~/copy/proposal/refusals";
import { findOwnProposal } from "~/db/proposal/proposals.server";
import { isId } from "~/domain/core/text";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { withdrawProposal } from "~/operations/proposal/withdraw-proposal.server";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { ProposalNotFound } from "~/ui/proposal/not-found";
import { WithdrawalPage } from "~/ui/proposal/withdrawal";

const LIST = "/dashboard/proposals";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(params.id)) notFound();
  const proposal = await findOwnProposal(context.db, params.id, user.id);
  if (!proposal) notFound();
  const { id, status, wantedTitle, wantedHidden } = proposal;
  if (status !== "open") throw await notWithdrawn(context, settlingRefusalSentence(status));
  return { id, wantedTitle: wantedHidden ? HIDDEN_TITLES.wanted : wantedTitle };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(params.id)) notFound();
  const withdrawn = await withdrawProposal(context, params.id, user.id);
  if (withdrawn.ok) {
    return context.toasts.redirectWithSuccess(LIST, { message: "Penawaran ditarik" }, { status: 303 });
  }
  if (withdrawn.reason === "no_proposal") notFound();
  return notWithdrawn(context, settlingRefusalSentence(withdrawn.reason));
}

function notWithdrawn({ toasts }: AppLoadContext, description: string) {
  return toasts.redirectWithError(LIST, { message: "Penawaran tidak ditarik", description }, { status: 303 });
}

export default function Withdrawal() {
  const { id, wantedTitle } = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Penawaran Saya", href: LIST }, { text: "Tarik penawaran" }]} />
      </Topline>
      <p className="small soft">{wantedTitle}</p>
      <div className="mt-4">
        <WithdrawalPage id={id} />
      </div>
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Tarik penawaran", "Penawaran tidak ditemukan", error);

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <ProposalNotFound
      status={isRouteErrorResponse(error) ? error.status : 500}
      list={{ href: LIST, text: "Kembali ke Penawaran Saya" }}
    />
  );
}
