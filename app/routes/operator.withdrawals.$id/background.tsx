import { LedgerEntryList, type LedgerEntryView } from "~/ledger/ui/cash-tables";
import { type WithdrawalLine, WithdrawalList } from "~/payouts/ui/withdrawals";
import { Section } from "~/ui/kit";

const LATEST_SHOWN = 3;

export function WithdrawalBackground({
  others,
  entries,
}: {
  others: readonly WithdrawalLine[];
  entries: readonly LedgerEntryView[];
}) {
  const [latest, earlier] = [entries.slice(0, LATEST_SHOWN), entries.slice(LATEST_SHOWN)];
  return (
    <>
      <Section id="mutasi" title="Mutasi terakhir saldo ini" tight>
        <LedgerEntryList caption="Mutasi terakhir saldo ini" lines={latest} orders="/operator/orders" />
        {earlier.length > 0 && (
          <details className="disclosure mt-2">
            <summary>{earlier.length} mutasi sebelumnya</summary>
            <div>
              <LedgerEntryList caption="Mutasi sebelumnya" lines={earlier} orders="/operator/orders" />
            </div>
          </details>
        )}
      </Section>
      <Section id="lain" title="Penarikan lain orang ini" tight>
        {others.length > 0 ? (
          <WithdrawalList caption="Penarikan lain orang ini" withdrawals={others} />
        ) : (
          <p className="text-ink-soft">Ini penarikan pertamanya. Periksa nama dan nomornya dengan teliti.</p>
        )}
      </Section>
    </>
  );
}
