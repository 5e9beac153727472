import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isListingId } from "~/domain/listing-view";
import { paymentForm, reasonForm } from "~/forms/withdrawal.server";
import { badRequest, notFound } from "~/http/errors.server";
import { parseForm, readForm, rejected } from "~/http/form.server";
import { requireOperator } from "~/http/operator.server";
import { withdrawalFile } from "~/http/operator-withdrawals.server";
import type { PageHandle } from "~/http/page";
import { withdrawalSentence } from "~/http/withdrawal-refusal.server";
import { approveWithdrawal } from "~/operations/approve-withdrawal.server";
import { failWithdrawal } from "~/operations/fail-withdrawal.server";
import { payWithdrawal } from "~/operations/pay-withdrawal.server";
import { Crumbs } from "~/ui/crumbs";
import { Topline } from "~/ui/dashboard";
import { OperatorBoundary } from "~/ui/operator-missing";
import { WithdrawalDecision } from "~/ui/withdrawal-decision";
import { WithdrawalBackground, WithdrawalFacts } from "~/ui/withdrawal-file";

export function loader({ params, request, context }: LoaderFunctionArgs) {
  return withdrawalFile(context, request, params.id);
}

const DONE = {
  approved: "Penarikan disetujui",
  paid: "Penarikan ditandai sudah dibayar",
  failed: "Penarikan digagalkan, saldo dikembalikan",
};

/** Three forms post here; each says in `act` which one it is. */
export async function action({ params: { id }, request, context }: ActionFunctionArgs) {
  const { id: operatorId } = await requireOperator(context, request);
  if (!isListingId(id)) notFound();
  const form = await readForm(request);
  const act = form.get("act");
  if (act !== "approval" && act !== "payment" && act !== "failure") badRequest();
  const paying = act === "payment";
  const parsed = paying ? await parseForm(form, paymentForm) : await parseForm(form, reasonForm);
  if (!parsed.ok) return rejected(parsed.result);
  const deciding = { id, operatorId, ...parsed.value };
  const decided =
    "reference" in deciding
      ? await payWithdrawal(context, deciding)
      : await (act === "approval" ? approveWithdrawal : failWithdrawal)(context, deciding);
  if (!decided.ok && decided.reason === "no_withdrawal") notFound();
  const page = `/operator/withdrawals/${id}`;
  return decided.ok
    ? context.toasts.redirectWithSuccess(page, { message: DONE[decided.value] }, { status: 303 })
    : context.toasts.redirectWithError(
        page,
        { message: withdrawalSentence(decided.reason) },
        { status: 303 },
      );
}

export default function Withdrawal() {
  const { step, acts, others, movements, ...facts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <Topline>
        <Crumbs
          trail={[{ text: "Penarikan saldo", href: "/operator/withdrawals" }, { text: facts.person.name }]}
        />
      </Topline>
      <h1>Penarikan {facts.person.name}</h1>
      <div className="two gap">
        <div>
          <WithdrawalFacts {...facts} />
        </div>
        <aside>
          <WithdrawalDecision
            step={step}
            amount={facts.amount}
            lapsed={facts.lapsed}
            result={answer?.result}
          />
        </aside>
      </div>
      <WithdrawalBackground acts={acts} others={others} movements={movements} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Penarikan saldo | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OperatorBoundary />;
}
