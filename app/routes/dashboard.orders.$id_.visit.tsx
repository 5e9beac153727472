import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { CHANGING_STEPS } from "~/copy/order/steps/changing";
import { findOrderToVisit } from "~/db/order/pages.server";
import { askedTime } from "~/forms/visit/visit.server";
import { titleUnlessMissing } from "~/http/error-title";
import { noOrder } from "~/http/errors.server";
import { type FormResult, readForm, rejected } from "~/http/form.server";
import { backToOrder } from "~/http/order-access.server";
import { stepStatus } from "~/http/order-step.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { timeResult } from "~/http/visit-form.server";
import { proposeVisit } from "~/operations/visit/agree-visit.server";
import { Bdi } from "~/ui/kit/text/bdi";
import { OrderBreadcrumbs } from "~/ui/order/crumbs";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { VisitProposalForm } from "~/ui/visit/proposal-form";
import { visitProposalView } from "~/views/visit/proposal.server";

const { page: RESULTS } = CHANGING_STEPS.propose_visit;

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findOrderToVisit(context.db, params.id ?? "", user.id, context.now);
  if (!found) noOrder();
  const view = visitProposalView(found, user.id, context.now);
  if (!view.ok) throw await backToOrder(args, RESULTS, view.reason);
  return view.value;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const form = await readForm(request);
  const proposed = await proposeVisit(context, params.id ?? "", user.id, askedTime(form));
  if (!proposed.ok) {
    const result = timeResult(form, proposed.reason, context.now);
    if (result) return rejected(result, stepStatus(proposed.reason, context.now));
  }
  return backToOrder({ context, params }, RESULTS, proposed.ok ? null : proposed.reason);
}

export default function VisitProposal() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here={RESULTS.title} />
      <h1>{RESULTS.title}</h1>
      <p className="small soft">
        <Bdi>{page.title}</Bdi>
      </p>
      <VisitProposalForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing(`${RESULTS.title}`, "Order tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "ordering" };

// A form that comes back is about the slots as they are now.
export const shouldRevalidate = () => true;

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
