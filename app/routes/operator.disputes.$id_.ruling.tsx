import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { orderRefusalSentence } from "~/copy/order/refusals";
import { findDispute } from "~/db/order/disputes.server";
import type { Ruling } from "~/domain/order/ruling";
import { rulingClash, rulingForm, withChosenShare } from "~/forms/order/ruling.server";
import { versionIn } from "~/forms/order/seen-version.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { type FormResult, parseForm, readForm, rejected } from "~/http/form.server";
import { expectOperator } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { ruleDispute } from "~/operations/order/rule-dispute.server";
import { Bdi } from "~/ui/kit/text/bdi";
import { DisputeBreadcrumbs } from "~/ui/operator/dispute/breadcrumbs";
import { RulingConfirm, RulingForm } from "~/ui/operator/dispute/ruling-form";
import { OperatorErrorBoundary } from "~/ui/operator/not-found";
import { rulingView } from "~/views/operator/ruling.server";

const RESULTS = {
  ruled: { message: "Sengketa diputuskan", description: "Kedua pihak sudah diberi tahu." },
  proposed: {
    message: "Usulan putusan tersimpan",
    description: "Putusan berlaku setelah operator lain menyetujuinya.",
  },
};

const disputePath = (id: string) => `/operator/disputes/${id}`;

/** Redirects whoever may not rule on it now, with the reason. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await expectOperator(context, request);
  const { db, now, toasts } = context;
  const found = await findDispute(db, params.id ?? "", user.id);
  if (!found) notFound();
  const { open, why, ...page } = rulingView(found, user.id, now);
  if (open) return page;
  const description = why ?? orderRefusalSentence("closed");
  const toast = { message: "Sengketa ini tidak bisa diputuskan sekarang", description };
  throw await toasts.redirectWithError(disputePath(page.id), toast, { status: 303 });
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await expectOperator(context, request);
  const id = params.id ?? "";
  const form = withChosenShare(await readForm(request));
  const parsed = await parseForm(form, rulingForm);
  if (!parsed.ok) return rejected(parsed.result);
  const { press, ...ruling } = parsed.value;
  const clash = rulingClash(form, ruling.buyerShare);
  if (clash) return rejected(parsed.reject({ buyerShare: [clash] }));
  if (press === "edit") return rejected(parsed.reject({}), 200);
  // Nothing is decided before it was shown in rupiah.
  if (press === "look") return { ruling };
  const ruled = await ruleDispute(context, id, user.id, ruling, versionIn(form));
  if (ruled.ok)
    return context.toasts.redirectWithSuccess(disputePath(id), RESULTS[ruled.value], { status: 303 });
  if (ruled.reason === "no_order") notFound();
  return rejected(parsed.reject({ "": [orderRefusalSentence(ruled.reason)] }));
}

export default function RulingPage() {
  const { people, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: FormResult; ruling?: Ruling }>();
  return (
    <>
      <DisputeBreadcrumbs id={page.id} title={page.title} here="Putusan" />
      {answer?.ruling ? (
        <RulingConfirm {...page} {...answer.ruling} people={people} />
      ) : (
        <>
          <h1 className="text-xl">
            <Bdi>{page.title}</Bdi>
          </h1>
          <p className="small soft mb-4">
            <Bdi>{people.buyer}</Bdi> dan <Bdi>{people.seller}</Bdi>
          </p>
          <RulingForm {...page} people={people} result={answer?.result} />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Putusan sengketa", "Tidak ditemukan", error);

export const handle: PageHandle = { page: "app", sheet: "operator" };

export function ErrorBoundary() {
  return <OperatorErrorBoundary />;
}
