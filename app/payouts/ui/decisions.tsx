import type { ReactNode } from "react";
import type { OperatorActionAsk } from "~/operators/text";
import { LazyActionPanel } from "~/operators/ui/lazy";
import { formatRupiah } from "~/platform/money";
import type { RefundAction } from "~/refunds/refund";
import type { Result } from "~/ui/fields";
import { Callout, Panel } from "~/ui/kit";
import { ReceiptRows } from "~/ui/prices";
import { isWallet, type PayoutAccount } from "../account";
import type { DenialAction, PayoutAction } from "../provider-payout";
import { type AssignmentView, assignmentText, NAMED_OTHERWISE, ownPartLine, SECOND_PERSON_LIMIT } from "../text";
import type { WithdrawalAction } from "../withdrawal";

type PayoutDecision = RefundAction | WithdrawalAction | PayoutAction | DenialAction;

/** Actions that undo a step or cannot be undone. */
const DANGEROUS: readonly PayoutDecision[] = [
  ...(["take_over", "return", "fail_withdrawal", "return_refund_account", "record_transfer"] as const),
  ...(["reject_payout", "declare_absent", "judge_returned", "judge_arrived"] as const),
];
const QUIET: readonly PayoutDecision[] = ["unassign", "query_payout"];

function payoutButtonLook(act: PayoutDecision) {
  if (DANGEROUS.includes(act)) return "danger-line";
  return QUIET.includes(act) ? "line" : "primary";
}

export function accountRows({ account, bankName }: { account: PayoutAccount | null; bankName: string | null }) {
  if (account === null) return [];
  return [
    { label: isWallet(account.channel) ? "E-wallet" : "Bank", value: account.channel },
    { label: "Nomor", value: account.number },
    { label: "Atas nama", value: account.holder },
    ...(bankName ? [{ label: "Nama di bank", value: bankName }] : []),
  ];
}

export function AccountWarnings({
  toSend,
  account,
  ownName,
  otherName,
}: {
  toSend: boolean;
  account: PayoutAccount | null;
  ownName: boolean;
  otherName: string;
}) {
  if (!toSend) return null;
  return (
    <>
      {account?.bankSays === "other" && (
        <Callout icon="warn" warm>
          {NAMED_OTHERWISE}
        </Callout>
      )}
      {!ownName && (
        <Callout icon="warn" warm>
          {otherName}
        </Callout>
      )}
    </>
  );
}

type ManualPayoutView = {
  assignment: AssignmentView | null;
  tookOver: boolean;
  /** True if the reader approved it, so another operator must pay. */
  waits: boolean;
  /** True if the reader paid it, so another operator must record a return. */
  payer: boolean;
  why: string | null;
};

export function ManualPayoutDecision<Action extends PayoutDecision>({
  actions,
  payout: { assignment, tookOver, waits, payer, why },
  note,
  hidden = {},
  folded,
  lead,
  result,
}: {
  actions: readonly (OperatorActionAsk & { act: Action })[];
  payout: ManualPayoutView;
  note: string | null;
  hidden?: Record<string, string>;
  folded: boolean;
  lead: Action | null;
  result: Result | undefined;
}) {
  const notice = note ?? ownPartLine({ waits, payer });
  const form = (ask: (typeof actions)[number]) => {
    const look = ask.act === lead ? "primary" : payoutButtonLook(ask.act);
    return <LazyActionPanel key={ask.act} ask={ask} look={look} hidden={hidden} result={result} />;
  };
  const first = actions.filter(({ act }) => act === lead);
  const rest = actions.filter(({ act }) => act !== lead);
  return (
    <>
      {why && (
        <div className="mb-4">
          <Callout icon="warn" warm>
            {why}
          </Callout>
        </div>
      )}
      {notice && (
        <div className="mb-4">
          <Callout>{notice}</Callout>
        </div>
      )}
      {assignment && (
        <div className="mb-4">
          <Callout icon={assignment.mine ? "clock" : "warn"} warm={!assignment.mine || tookOver}>
            {assignmentText(assignment, tookOver)}
          </Callout>
        </div>
      )}
      {first.map(form)}
      {folded || lead ? (
        <RareActions acts={rest.map(({ act }) => act)} result={result}>
          {rest.map(form)}
        </RareActions>
      ) : (
        rest.map(form)
      )}
    </>
  );
}

type Attempt = {
  id: string;
  state: string;
  amount: number;
  next: string;
  warning: string | null;
  denied: string | null;
  judged: string | null;
  reference: string | null;
  error: string | null;
  lookUp: boolean;
  prepared: string;
  released: string | null;
};

const RARE: readonly PayoutAction[] = ["reject_payout", "query_payout"];

type ActionField<Action> = OperatorActionAsk & { act: Action };

type ProviderPayoutView = {
  label: string;
  seen: string;
  actions: readonly ActionField<PayoutAction>[];
  unserved: boolean;
  /** True if the reader prepared it, so another operator releases it. */
  waits: boolean;
  /** True if it failed at this account, so sending it there again is the last option. */
  doubted: boolean;
  denial: { note: string | null; actions: readonly ActionField<DenialAction>[] } | null;
  attempts: readonly Attempt[];
};

export function ProviderPayout({
  payout,
  result,
  children,
}: {
  payout: ProviderPayoutView | null;
  result: Result | undefined;
  children: ReactNode;
}) {
  if (!payout) return children;
  const { label, seen, actions, unserved, waits, doubted, denial, attempts } = payout;
  const [newest, ...before] = attempts;
  const form = (ask: ActionField<PayoutAction | DenialAction>) => (
    <LazyActionPanel key={ask.act} ask={ask} look={payoutButtonLook(ask.act)} hidden={{ seen }} result={result} />
  );
  const actsOf = (asks: typeof actions) => asks.map(({ act }) => act);
  const rare = actions.filter(({ act }) => RARE.includes(act));
  return (
    <>
      {newest && (
        <Panel id="penyedia" title={`Lewat ${label}: ${newest.state}`}>
          {newest.warning && (
            <Callout icon="warn" warm>
              {newest.warning}
            </Callout>
          )}
          {newest.next && <p>{newest.next}</p>}
          <details className="disclosure mt-3" open={newest.lookUp}>
            <summary>Rincian di penyedia</summary>
            <AttemptRows {...newest} />
          </details>
        </Panel>
      )}
      {denial?.note && (
        <div className="mb-4">
          <Callout>{denial.note}</Callout>
        </div>
      )}
      {denial?.actions.map(form)}
      {waits && (
        <div className="mb-4">
          <Callout>Anda yang menyiapkannya. Di atas {SECOND_PERSON_LIMIT}, operator lain yang melepasnya.</Callout>
        </div>
      )}
      {unserved && (
        <div className="mb-4">
          <Callout>{label} tidak melayani bank atau e-wallet ini. Kirim dengan transfer biasa.</Callout>
        </div>
      )}
      {doubted && children}
      {doubted ? (
        <RareActions title="Kirim lagi ke rekening yang sama" acts={actsOf(actions)} result={result}>
          {actions.map(form)}
        </RareActions>
      ) : (
        <>
          {actions.filter((ask) => !rare.includes(ask)).map(form)}
          <RareActions acts={actsOf(rare)} result={result}>
            {rare.map(form)}
          </RareActions>
        </>
      )}
      {before.length > 0 && (
        <details className="disclosure my-4">
          <summary>{before.length} percobaan sebelumnya</summary>
          {before.map((attempt) => (
            <div key={attempt.id} className="mt-3">
              <p>
                <b>{attempt.state}</b>
              </p>
              <AttemptRows {...attempt} />
            </div>
          ))}
        </details>
      )}
      {!doubted && children}
    </>
  );
}

function AttemptRows({ id, amount, reference, error, prepared, released, denied, judged }: Attempt) {
  return (
    <ReceiptRows
      rows={[
        { label: "Jumlah", value: formatRupiah(amount) },
        { label: "Disiapkan", value: prepared },
        ...(released ? [{ label: "Dilepas", value: released }] : []),
        { label: "Referensi", value: reference ?? "–" },
        ...(denied ? [{ label: "Bantahan penyedia", value: denied }] : []),
        ...(judged ? [{ label: "Putusan", value: judged }] : []),
        { label: "Kode kita", value: <span className="break-all">{id}</span> },
        ...(error ? [{ label: "Gangguan terakhir", value: <span className="break-words">{error}</span> }] : []),
      ]}
    />
  );
}

function RareActions({
  acts,
  result,
  title = "Tindakan lain",
  children,
}: {
  acts: readonly string[];
  title?: string;
  result: Result | undefined;
  children: ReactNode;
}) {
  if (acts.length === 0) return null;
  return (
    <details className="disclosure my-4" open={acts.includes(String(result?.initialValue?.act))}>
      <summary>{title}</summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}
