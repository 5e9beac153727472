import type { ReactNode } from "react";
import { SECOND_PERSON_LIMIT } from "~/copy/money/manual-payout";
import { formatRupiah } from "~/domain/core/money";
import type { PayoutAction } from "~/domain/money/payout";
import { Callout } from "../../kit/callout";
import type { Result } from "../../kit/form/form-result";
import { ReceiptRows } from "../../kit/money/receipt";
import { Panel } from "../../kit/panel";
import { type OperatorActionAsk, OperatorActionForm, RareActions } from "../action-form";
import type { DenialFormsProps } from "./denial-forms";
import { DenialForms } from "./denial-forms-lazy";

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

type ProviderPayoutProps = {
  /** The provider's name. */
  label: string;
  /** Of the account beside the forms. */
  seen: string;
  actions: readonly (OperatorActionAsk & { act: PayoutAction; rare: boolean })[];
  /** The provider cannot send to this bank or wallet. */
  unserved: boolean;
  /** The reader prepared it, so somebody else releases it. */
  waits: boolean;
  /** It failed at this account: sending it there again comes last. */
  doubted: boolean;
  denial: DenialFormsProps["denial"] | null;
  attempts: readonly Attempt[];
};

/** How it goes with the provider, what to do next, and what was tried before. */
export function ProviderPayout({
  payout: { label, seen, actions, unserved, waits, doubted, denial, attempts },
  result,
  children,
}: {
  payout: ProviderPayoutProps;
  result: Result | undefined;
  /** What by hand can be done: after the provider's own actions, or before them where the account is in doubt. */
  children: ReactNode;
}) {
  const [newest, ...before] = attempts;
  const form = (ask: (typeof actions)[number]) => (
    <OperatorActionForm key={ask.act} action={ask.act} ask={ask} hidden={{ seen }} result={result} />
  );
  const actsOf = (asks: typeof actions) => asks.map(({ act }) => act);
  const rare = actions.filter((ask) => ask.rare);
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
      {denial && <DenialForms denial={denial} result={result} />}
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
          {actions.filter((ask) => !ask.rare).map(form)}
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
