import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { CHANGING_STEPS } from "~/copy/order/steps/changing";
import { findOrderWithChange } from "~/db/order/pages.server";
import { findAnswer } from "~/domain/order/step-pages";
import { changeAnswerForm } from "~/forms/order/change.server";
import { noOrder, notFound } from "~/http/errors.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { backToOrder } from "~/http/order-access.server";
import { refuseWithText, stepStatus } from "~/http/order-step.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { answerChange } from "~/operations/order/answer-change.server";
import { Bdi } from "~/ui/kit/text/bdi";
import { OrderBreadcrumbs } from "~/ui/order/crumbs";
import { OrderErrorBoundary } from "~/ui/order/not-found";
import { ChangeAnswerForm } from "~/ui/order/steps/change-answer";
import { changeAnswerView } from "~/views/order/change.server";

function answerIn({ answer }: { answer?: string }) {
  const { kind } = findAnswer(answer) ?? notFound();
  return { kind, words: CHANGING_STEPS[kind].page };
}

export async function loader(args: LoaderFunctionArgs) {
  const { params, request, context } = args;
  const { kind, words } = answerIn(params);
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const order = await findOrderWithChange(context.db, params.id ?? "", user.id);
  if (!order) noOrder();
  const view = changeAnswerView(order, kind, user.id, context.now);
  if (!view.ok) throw await backToOrder(args, words, view.reason);
  return view.value;
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_TO_SEE_ORDERS);
  const { kind, words } = answerIn(params);
  const form = await readForm(request);
  const parsed = await parseForm(form, changeAnswerForm);
  if (!parsed.ok) return rejected(parsed.result);
  const { change, reason } = parsed.value;
  const answer = { kind, reason };
  const answered = await answerChange(context, params.id ?? "", user.id, change, answer);
  if (!answered.ok && answered.reason === "too_many_steps")
    return rejected(
      parsed.reject({ "": [orderRefusalSentence(answered.reason)] }),
      stepStatus(answered.reason, context.now),
    );
  if (!answered.ok && answered.reason === "done_otherwise")
    refuseWithText(form, { orderId: params.id ?? "", failed: words.failed, reason: answered.reason });
  return backToOrder({ context, params }, words, answered.ok ? null : answered.reason);
}

export default function ChangeAnswer() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <>
      <OrderBreadcrumbs orderId={page.orderId} title={page.title} here={page.heading} />
      <h1>{page.heading}</h1>
      <p className="small soft">
        <Bdi>{page.title}</Bdi>
      </p>
      <ChangeAnswerForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.heading ?? "Order tidak ditemukan"} | JasaWarga` },
];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderErrorBoundary />;
}
