import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Ruling } from "~/domain/order/ruling";
import { rulingForm } from "~/forms/order/ruling.server";
import { notFound } from "~/http/errors.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { requireOperator } from "~/http/operator.server";
import { orderRefusalSentence } from "~/http/order-refusal.server";
import { versionIn } from "~/http/order-version.server";
import type { PageHandle } from "~/http/page";
import { ruleDispute } from "~/operations/order/rule-dispute.server";
import { DisputeCrumbs } from "~/ui/operator/dispute-case";
import { OperatorBoundary } from "~/ui/operator/not-found";
import { RulingConfirm, RulingForm } from "~/ui/operator/ruling-form";
import { backToDispute, rulingPage } from "~/views/order/ruling.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireOperator(context, request);
  return rulingPage(context, params.id ?? "", user.id);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireOperator(context, request);
  const id = params.id ?? "";
  const form = await readForm(request);
  const parsed = await parseForm(form, rulingForm);
  if (!parsed.ok) return rejected(parsed.result);
  const { press, ...ruling } = parsed.value;
  if (press === "edit") return rejected(parsed.reject({}), 200);
  // Nothing is decided before it was shown in rupiah.
  if (press === "look") return { ruling };
  const ruled = await ruleDispute(context, id, user.id, ruling, versionIn(form));
  if (ruled.ok) return backToDispute(context, id, ruled.value);
  if (ruled.reason === "no_order") notFound();
  return rejected(parsed.reject({ "": [orderRefusalSentence(ruled.reason)] }));
}

export default function RulingPage() {
  const { people, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: FormResult; ruling?: Ruling }>();
  return (
    <>
      <DisputeCrumbs id={page.id} here="Putusan" />
      {answer?.ruling ? (
        <RulingConfirm {...page} {...answer.ruling} people={people} />
      ) : (
        <>
          <h1>Putusan</h1>
          <p className="small soft mb-4">
            {page.title}, {people.buyer} dan {people.seller}
          </p>
          <RulingForm {...page} result={answer?.result} />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Putusan sengketa | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OperatorBoundary />;
}
