import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { versionIn } from "~/orders/form.server";
import { findOrderToVisit } from "~/orders/page-queries.server";
import { backToOrder, stepStatus } from "~/orders/requests.server";
import { changeOrder } from "~/orders/step-commands.server";
import { STEP_COPY } from "~/orders/step-text";
import { OrderBreadcrumbs } from "~/orders/ui/order";
import { SpentStep } from "~/orders/ui/spent-step";
import { noOrder } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { type FormResult, invalidForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { ORDER_NOT_FOUND, titleUnlessMissing } from "~/platform/sentence-text";
import { Bdi } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { askedTime, VISIT_FIELDS } from "~/visits/form.server";
import { visitProposalView } from "~/visits/page-data.server";
import { timeResult } from "~/visits/requests.server";

const VisitProposalForm = lazyComponent(() => import("./visit-form").then((loaded) => loaded.VisitProposalForm));

export async function loader(args: LoaderFunctionArgs) {
  const { page: words } = STEP_COPY.propose_visit;
  const { params, request, context } = args;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findOrderToVisit(context.db, params.id ?? "", user.id, context.now);
  if (!found) noOrder();
  const view = visitProposalView(found, user, context.now);
  if (!view.ok) throw await backToOrder(args, words, view.reason);
  return { words, ...view.value };
}

export const formDefinition: FormDefinition = {
  failed: () => STEP_COPY.propose_visit.page.failed,
  fields: VISIT_FIELDS,
};

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { page: words } = STEP_COPY.propose_visit;
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const form = await readForm(request);
  const command = { kind: "propose_visit", ...askedTime(form) } as const;
  const asked = { orderId: params.id ?? "", userId: user.id };
  const proposed = await changeOrder(context, { ...asked, command, seen: versionIn(form) });
  if (!proposed.ok) {
    const result = timeResult(form, proposed.reason, context.now);
    if (result) return invalidForm(result, stepStatus(proposed.reason, context.now));
  }
  return backToOrder({ context, params }, words, proposed.ok ? null : proposed.reason);
}

export default function VisitProposal() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here={page.words.title} />
      <h1>{page.words.title}</h1>
      <p className="text-sm text-ink-soft">
        <Bdi>{page.title}</Bdi>
      </p>
      {page.spent !== null && !answer ? (
        <SpentStep orderId={page.orderId} sentence={page.spent} />
      ) : (
        <VisitProposalForm {...page} result={answer?.result} />
      )}
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data, error }) =>
  titleUnlessMissing(data?.words.title ?? "Usulkan waktu lain", ORDER_NOT_FOUND, error);

export const handle: PageHandle = { page: "app" };

// A rejected form shows the slots that are available now.
export { OrderErrorBoundary as ErrorBoundary, revalidatesUnlessKept as shouldRevalidate } from "~/orders/ui/order";
