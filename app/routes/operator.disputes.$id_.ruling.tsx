import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { rulingView } from "~/operators/page-data.server";
import { DisputeBreadcrumbs, LazyRulingForm, RulingConfirm } from "~/operators/ui/disputes";
import { rulingForm, versionIn } from "~/orders/form.server";
import { findDispute } from "~/orders/page-queries.server";
import { heldParts, readReturns } from "~/orders/parts";
import type { AskedRuling, Ruling } from "~/orders/ruling";
import { ruleDispute } from "~/orders/step-commands.server";
import { orderRefusalSentence, returnsSentence } from "~/orders/text";
import { notFound } from "~/platform/errors.server";
import {
  type FormResult,
  invalidForm,
  parseForm,
  readForm,
  throwRefusedFormPage,
} from "~/platform/forms/requests.server";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { Bdi } from "~/ui/kit";

const RESULTS = {
  ruled: { message: "Sengketa diputuskan", description: "Kedua pihak sudah diberi tahu." },
  proposed: {
    message: "Usulan putusan tersimpan",
    description: "Putusan berlaku setelah operator lain menyetujuinya.",
  },
};

const disputePath = (id: string) => `/operator/disputes/${id}`;

/** Reads the dispute. Redirects operators who may not rule on it now, with the reason. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await requireOperator(context, request);
  const { db, now, toasts } = context;
  const found = await findDispute(db, params.id ?? "", user.id);
  if (!found) notFound();
  const { open, why, ...page } = rulingView(found, user.id, now);
  if (open) return page;
  const description = why ?? orderRefusalSentence("closed");
  const toast = { message: "Sengketa ini tidak bisa diputuskan sekarang", description };
  throw await toasts.redirectWithError(disputePath(page.id), toast, { status: 303 });
}

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireOperator(context, request);
  const id = params.id ?? "";
  const form = await readForm(request);
  const parsed = await parseForm(form, rulingForm(form));
  const ruled =
    parsed.ok && parsed.value.press === "rule"
      ? await ruleDispute(context, id, user.id, parsed.value, versionIn(form))
      : null;
  if (ruled?.ok) return context.toasts.redirectWithSuccess(disputePath(id), RESULTS[ruled.value], { status: 303 });
  const found = await findDispute(context.db, id, user.id);
  if (!found) notFound();
  const { open, why, findings } = rulingView(found, user.id, context.now);
  const refusal = ruled && orderRefusalSentence(ruled.reason);
  if (!open) {
    const reason = refusal ?? why ?? orderRefusalSentence("closed");
    throwRefusedFormPage(form, { title: "Putusan belum tersimpan", reason, backHref: disputePath(id) });
  }
  if (!parsed.ok) return invalidForm(parsed.result);
  const { press, ...asked } = parsed.value;
  if (press === "edit") return invalidForm(parsed.reject({}), 200);
  if (findings !== null && asked.finding === null)
    return invalidForm(parsed.reject({ finding: [orderRefusalSentence("no_finding")] }));
  const returns = readReturns(heldParts(found.order), asked);
  if (!returns.ok) return invalidForm(parsed.reject({ back: [returnsSentence(found.order, returns.reason)] }));
  if (refusal) return invalidForm(parsed.reject({ "": [refusal] }));
  // The first submission only shows the amounts again.
  return { ruling: { ...asked, returns: returns.value } };
}

export default function RulingPage() {
  const { people, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: FormResult; ruling?: Ruling & AskedRuling }>();
  return (
    <>
      <DisputeBreadcrumbs id={page.id} title={page.title} here="Putusan" />
      {answer?.ruling ? (
        <RulingConfirm {...page} ruling={answer.ruling} people={people} />
      ) : (
        <>
          <h1 className="text-xl">
            <Bdi>{page.title}</Bdi>
          </h1>
          <p className="text-sm text-ink-soft mb-4">
            <Bdi>{people.buyer}</Bdi> dan <Bdi>{people.seller}</Bdi>
          </p>
          <LazyRulingForm {...page} people={people} result={answer?.result} />
        </>
      )}
    </>
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing("Putusan sengketa", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
