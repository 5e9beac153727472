import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { HIDDEN_TITLES } from "~/listings/text";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { withdrawProposal } from "~/proposals/commands.server";
import { findOwnProposal } from "~/proposals/queries.server";
import { settlingRefusalSentence } from "~/proposals/text";
import { ProposalNotFound } from "~/proposals/ui/proposal-not-found";
import { WithdrawalPage } from "~/proposals/ui/withdrawal";
import { Breadcrumbs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";

const LIST = "/dashboard/proposals";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(params.id)) notFound();
  const proposal = await findOwnProposal(context.db, params.id, user.id);
  if (!proposal) notFound();
  const { id, status, wantedTitle, wantedHidden } = proposal;
  if (status !== "open") throw await notWithdrawn(context, settlingRefusalSentence(status));
  return { id, wantedTitle: wantedHidden ? HIDDEN_TITLES.wanted : wantedTitle };
}

export const formDefinition: FormDefinition = { failed: "Gagal menarik penawaran" };

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
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
      <p className="text-sm text-ink-soft">{wantedTitle}</p>
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
