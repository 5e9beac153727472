import type { ReactNode } from "react";
import { SECOND_PERSON_LIMIT } from "~/copy/money/manual-payout";
import type { OperatorActionAsk } from "~/copy/operator/action-ask";
import { formatRupiah } from "~/domain/core/money";
import type { PayoutAction } from "~/domain/money/payout";
import type { DenialAction } from "~/domain/money/payout-denial";
import { Callout } from "../../kit/callout";
import type { Result } from "../../kit/form/form-result";
import { ReceiptRows } from "../../kit/money/receipt";
import { Panel } from "../../kit/panel";
import { OperatorActionForm, RareActions } from "../action-form";
import { payoutLook } from "./payout-look";

type Attempt = {
  id: string;
  state: string;
  /** Integer rupiah. */
  amount: number;
  /** What to do, in words. */
  next: string;
  warning: string | null;
  /** What the provider said against what was certain, and what operators found. */
  denied: string | null;
  judged: string | null;
  reference: string | null;
  error: string | null;
  /** A person has to look it up at the provider. */
  lookUp: boolean;
  prepared: string;
  released: string | null;
};

const RARE: readonly PayoutAction[] = ["payout-reject", "payout-check"];

type Asked<Act> = OperatorActionAsk & { act: Act };

type ProviderPayoutView = {
  /** The provider's name. */
  label: string;
  /** Of the account beside the forms. */
  seen: string;
  actions: readonly Asked<PayoutAction>[];
  /** The provider cannot send to this bank or wallet. */
  unserved: boolean;
  /** The reader prepared it, so somebody else releases it. */
  waits: boolean;
  /** It failed at this account: sending it there again comes last. */
  doubted: boolean;
  /** A person ends what the provider says against itself. `note`: who has said what, or that it takes two. */
  denial: { note: string | null; actions: readonly Asked<DenialAction>[] } | null;
  attempts: readonly Attempt[];
};

/** How it goes with the provider, what to do next, and what was tried before. */
export function ProviderPayout({
  payout,
  result,
  children,
}: {
  /** Null where all goes by hand and always did. */
  payout: ProviderPayoutView | null;
  result: Result | undefined;
  /** What by hand can be done: after the provider's own actions, or before them where the account is in doubt. */
  children: ReactNode;
}) {
  if (!payout) return children;
  const { label, seen, actions, unserved, waits, doubted, denial, attempts } = payout;
  const [newest, ...before] = attempts;
  const form = (ask: Asked<PayoutAction | DenialAction>) => (
    <OperatorActionForm
      key={ask.act}
      ask={ask}
      look={payoutLook(ask.act)}
      hidden={{ seen }}
      result={result}
    />
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
          <Callout>
            Anda yang menyiapkannya. Di atas {SECOND_PERSON_LIMIT}, operator lain yang melepasnya.
          </Callout>
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
        ...(error
          ? [{ label: "Gangguan terakhir", value: <span className="break-words">{error}</span> }]
          : []),
      ]}
    />
  );
}
