import { Section } from "../kit/section";
import { type OperatorActionItem, OperatorActionsAbout } from "../operator/action-list";
import { LedgerEntryList, type LedgerEntryView } from "./ledger-entry-list";
import { type WithdrawalLine, WithdrawalList } from "./withdrawal-list";

/** What else is known of this person's money, below the decision. */
export function WithdrawalBackground({
  acts,
  others,
  entries,
}: {
  acts: readonly OperatorActionItem[];
  others: readonly WithdrawalLine[];
  entries: readonly LedgerEntryView[];
}) {
  return (
    <>
      <Section id="mutasi" title="Mutasi terakhir saldo ini" tight>
        <LedgerEntryList caption="Mutasi terakhir saldo ini" lines={entries} orders="/operator/orders" />
      </Section>
      <Section id="lain" title="Penarikan lain orang ini" tight>
        {others.length > 0 ? (
          <WithdrawalList caption="Penarikan lain orang ini" withdrawals={others} />
        ) : (
          <p className="soft">Ini penarikan pertamanya. Periksa nama dan nomornya dengan teliti.</p>
        )}
      </Section>
      <OperatorActionsAbout actions={acts} />
    </>
  );
}
