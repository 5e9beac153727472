import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { OperatorActionAsk } from "~/operators/text";
import { DetailPage } from "~/operators/ui/detail-page";
import { isWallet, type PayoutAccount } from "~/payouts/account";
import { decidePayout, decideWithdrawal, judgePayoutDenial } from "~/payouts/decision-commands.server";
import { WITHDRAWAL_ACT_COPY } from "~/payouts/notification-text";
import { withdrawalFileView } from "~/payouts/operator-page-data.server";
import { findAdminWithdrawal } from "~/payouts/page-queries.server";
import { submitPayout } from "~/payouts/requests.server";
import { NAMED_OTHERWISE, WITHDRAWAL_REFUSALS } from "~/payouts/text";
import { ManualPayoutDecision, type ManualPayoutView, ProviderPayout } from "~/payouts/ui/decisions";
import { WithdrawalStatusBadge } from "~/payouts/ui/withdrawals";
import { WITHDRAWAL_ACTIONS, type WithdrawalAction, type WithdrawalOutcome } from "~/payouts/withdrawal";
import { notFound } from "~/platform/errors.server";
import { formatRupiah } from "~/platform/money";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { requireOperator } from "~/platform/viewer.server";
import type { Result } from "~/ui/fields";
import { Bdi, Callout, Panel } from "~/ui/kit";
import { lazyComponent } from "~/ui/later";
import { BigPrice, ReceiptRows } from "~/ui/prices";

export const WithdrawalBackground = lazyComponent(() =>
  import("./background").then((loaded) => loaded.WithdrawalBackground),
);

export type WithdrawalDetails = {
  amount: number;
  /** We keep it for the transfer, in addition to the amount. */
  fee: number;
  account: PayoutAccount;
  bankName: string | null;
  status: WithdrawalOutcome;
  /** The warnings are for the operator who still has to send it. */
  toSend: boolean;
  outcome: string;
  asked: string;
  person: { id: string; name: string; email: string; joined: string; suspended: boolean };
  /** The account is in the requester's name. */
  ownName: boolean;
};

/** An operator copies these data into the bank's form. */
export function WithdrawalDetails({
  amount,
  fee,
  account,
  bankName,
  status,
  toSend,
  outcome,
  asked,
  person,
  ownName,
}: WithdrawalDetails) {
  return (
    <Panel id="tujuan" title="Yang dikirim">
      <BigPrice amount={amount} />
      <p className="mt-2">
        <WithdrawalStatusBadge status={status} /> <span className="small soft">{outcome}</span>
      </p>
      <div className="mt-3">
        <ReceiptRows
          rows={[
            { label: isWallet(account.channel) ? "E-wallet" : "Bank", value: account.channel },
            { label: "Nomor", value: account.number },
            { label: "Atas nama", value: account.holder },
            ...(bankName ? [{ label: "Nama di bank", value: bankName }] : []),
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
      {toSend && account.bankSays === "other" && (
        <Callout icon="warn" warm>
          {NAMED_OTHERWISE}
        </Callout>
      )}
      {toSend && !ownName && (
        <Callout icon="warn" warm>
          Nama pemilik rekening berbeda dari nama akun. Saldo hanya dibayarkan ke rekening atas nama sendiri.
        </Callout>
      )}
      {toSend && person.suspended && (
        <Callout icon="warn" warm>
          Akun ini sedang ditangguhkan. Saldo yang menjadi haknya tetap dibayarkan.
        </Callout>
      )}
    </Panel>
  );
}

export function WithdrawalDecision({
  actions,
  own,
  open,
  payout,
  folded,
  doubted,
  result,
}: {
  actions: readonly (OperatorActionAsk & { act: WithdrawalAction })[];
  own: boolean;
  open: boolean;
  payout: ManualPayoutView;
  folded: boolean;
  /** A transfer to this account failed. */
  doubted: boolean;
  result: Result | undefined;
}) {
  return (
    <ManualPayoutDecision
      actions={actions}
      payout={payout}
      folded={folded}
      lead={doubted ? "failure" : null}
      note={own && open ? "Ini penarikan Anda sendiri. Operator lain yang memutuskannya." : null}
      result={result}
    />
  );
}

export async function loader({ params: { id }, request, context }: LoaderFunctionArgs) {
  const operator = await requireOperator(context, request);
  if (!isId(id)) notFound();
  const found = await findAdminWithdrawal(context.db, id, { readerId: operator.id, now: context.now });
  if (!found) notFound();
  return withdrawalFileView(found, { operatorId: operator.id, now: context.now }, context.payouts);
}

export async function action(args: ActionFunctionArgs) {
  const { context, request } = args;
  const { id } = args.params;
  const { id: operatorId } = await requireOperator(context, request);
  if (!isId(id)) notFound();
  return submitPayout(
    { request, context },
    { subject: { table: "withdrawals", id }, operatorId, decidePayout, judgePayoutDenial },
    {
      acts: WITHDRAWAL_ACTIONS,
      readPage: () => loader(args),
      async submit(act, { words }) {
        const decided = await decideWithdrawal(context, act, { id, operatorId, words });
        if (decided.ok) return WITHDRAWAL_ACT_COPY[act];
        return { why: decided.reason === "no_withdrawal" ? null : WITHDRAWAL_REFUSALS[decided.reason] };
      },
    },
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
          <WithdrawalDecision {...withdrawal} result={answer?.result} />
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

export const handle: PageHandle = { page: "app", sheet: "operator" };

export { OperatorErrorBoundary as ErrorBoundary } from "~/operators/ui/not-found";
