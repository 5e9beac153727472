import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeAnswerForm } from "~/forms/order/change.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { backToOrder } from "~/http/order-access.server";
import { LOGIN_TO_SEE_ORDERS } from "~/http/order-login.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { answerChange } from "~/operations/order/answer-change.server";
import { ChangeAnswerForm } from "~/ui/order/change-answer";
import { OrderCrumbs } from "~/ui/order/crumbs";
import { OrderBoundary } from "~/ui/order/not-found";
import { answerOf, changeAnswerView } from "~/views/order/change.server";

export function loader(args: LoaderFunctionArgs) {
  return changeAnswerView(args);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const { kind, words } = answerOf(params);
  const parsed = await parseForm(await readForm(request), changeAnswerForm);
  if (!parsed.ok) return rejected(parsed.result);
  const { change, reason } = parsed.value;
  const answer = { kind, reason };
  const answered = await answerChange(context, params.id ?? "", user.id, change, answer);
  return backToOrder({ context, params }, words, answered.ok ? null : answered.reason);
}

export default function ChangeAnswer() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <>
      <OrderCrumbs orderId={page.orderId} here={page.heading} />
      <h1>{page.heading}</h1>
      <p className="small soft">{page.title}</p>
      <ChangeAnswerForm {...page} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.heading ?? "Order tidak ditemukan"} | JasaWarga` },
];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderBoundary />;
}
