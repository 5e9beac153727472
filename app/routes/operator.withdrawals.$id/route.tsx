import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireOperator } from "~/accounts/viewer.server";
import { DetailPage } from "~/operators/ui/detail-page";
import { decideWithdrawal } from "~/payouts/decision-commands.server";
import { WITHDRAWAL_ACTION_COPY } from "~/payouts/notification-text";
import { withdrawalFileView } from "~/payouts/operator-page-data.server";
import { findAdminWithdrawal } from "~/payouts/page-queries.server";
import { submitOperatorDecision } from "~/payouts/requests.server";
import { WITHDRAWAL_REFUSALS } from "~/payouts/text";
import { AccountWarnings, accountRows, ManualPayoutDecision, ProviderPayout } from "~/payouts/ui/decisions";
import { WithdrawalStatusBadge } from "~/payouts/ui/withdrawals";
import { notFound } from "~/platform/errors.server";
import { formatRupiah } from "~/platform/money";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { Bdi, Callout, Panel } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { BigPrice, ReceiptRows } from "~/ui/prices";

const WithdrawalBackground = lazyComponent(() => import("./background").then((loaded) => loaded.WithdrawalBackground));

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findAdminWithdrawal(context.db, id, { readerId: operator.id, now: context.now });
  if (!found) notFound();
  return withdrawalFileView(found, { operatorId: operator.id, now: context.now }, context.payouts);
}

export { OPERATOR_FORM as formDefinition } from "~/operators/form.server";

export async function action(args: ActionFunctionArgs) {
  return submitOperatorDecision(args, {
    table: "withdrawals",
    decide: decideWithdrawal,
    copy: WITHDRAWAL_ACTION_COPY,
    refusals: { ...WITHDRAWAL_REFUSALS, no_withdrawal: null },
    readPage: loader,
  });
}

function WithdrawalDetails(withdrawal: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { amount, fee, status, outcome, asked, person, toSend } = withdrawal;
  return (
    <Panel id="tujuan" title="Yang dikirim">
      <BigPrice amount={amount} />
      <p className="mt-2">
        <WithdrawalStatusBadge status={status} /> <span className="text-sm text-ink-soft">{outcome}</span>
      </p>
      <div className="mt-3">
        <ReceiptRows
          rows={[
            ...accountRows(withdrawal),
            ...(fee > 0 ? [{ label: "Biaya transfer", value: `${formatRupiah(fee)}, ditanggung pemiliknya` }] : []),
            { label: "Diminta", value: asked },
            {
              label: "Akun",
              value: (
                <a href={`/u/${person.id}`}>
                  <Bdi>{person.name}</Bdi>
                </a>
              ),
            },
            { label: "Email", value: person.email },
            { label: "Bergabung", value: person.joined },
          ]}
        />
      </div>
      <AccountWarnings
        {...withdrawal}
        otherName="Nama pemilik rekening berbeda dari nama akun. Saldo hanya dibayarkan ke rekening atas nama sendiri."
      />
      {toSend && person.suspended && (
        <Callout icon="warn" warm>
          Akun ini sedang ditangguhkan. Saldo yang menjadi haknya tetap dibayarkan.
        </Callout>
      )}
    </Panel>
  );
}

export default function Withdrawal() {
  const withdrawal = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <DetailPage
      list={{ text: "Penarikan saldo", href: "/operator/withdrawals" }}
      name={withdrawal.person.name}
      title={
        <>
          Penarikan <Bdi>{withdrawal.person.name}</Bdi>
        </>
      }
      aside={
        <ProviderPayout payout={withdrawal.provider} result={answer?.result}>
          <ManualPayoutDecision {...withdrawal.decision} result={answer?.result} />
        </ProviderPayout>
      }
      background={<WithdrawalBackground others={withdrawal.others} entries={withdrawal.entries} />}
      log={withdrawal.log}
    >
      <WithdrawalDetails {...withdrawal} />
    </DetailPage>
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing("Penarikan saldo", "Tidak ditemukan", error);

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
