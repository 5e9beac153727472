import type { PayoutAccount } from "~/domain/money/payout-account";
import { isWallet } from "~/domain/money/payout-account";
import type { WithdrawalStatus } from "~/domain/money/withdrawal";
import { Panel } from "../kit/panel";
import { BigPrice } from "../kit/price";
import { Rows } from "../kit/receipt";
import { Section } from "../kit/section";
import { Note } from "../kit/trust-note";
import { type Act, ActsAbout } from "../operator/action-list";
import { type MovementLine, Movements } from "./ledger-entry-list";
import { type WithdrawalLine, WithdrawalList } from "./withdrawal-list";
import { WithdrawalStatusBadge } from "./withdrawal-status";

export type WithdrawalFacts = {
  /** integer rupiah */
  amount: number;
  account: PayoutAccount;
  status: WithdrawalStatus;
  outcome: string;
  asked: string;
  person: { id: string; name: string; email: string; joined: string; suspended: boolean };
  /** Whether the account is held by whoever asks. */
  ownName: boolean;
};

/** Where money is to go: what an operator copies into the bank's form. */
export function WithdrawalFacts({
  amount,
  account,
  status,
  outcome,
  asked,
  person,
  ownName,
}: WithdrawalFacts) {
  return (
    <Panel id="tujuan" title="Yang dikirim">
      <BigPrice amount={amount} />
      <p className="mt-2">
        <WithdrawalStatusBadge status={status} /> <span className="small soft">{outcome}</span>
      </p>
      <div className="mt-3">
        <Rows
          rows={[
            { label: isWallet(account.channel) ? "E-wallet" : "Bank", value: account.channel },
            { label: "Nomor", value: account.number },
            { label: "Atas nama", value: account.holder },
            { label: "Diminta", value: asked },
            { label: "Akun", value: <a href={`/u/${person.id}`}>{person.name}</a> },
            { label: "Email", value: person.email },
            { label: "Bergabung", value: person.joined },
          ]}
        />
      </div>
      {!ownName && (
        <Note icon="warn" warm>
          Nama pemilik rekening berbeda dari nama akun. Saldo hanya dibayarkan ke rekening atas nama sendiri.
        </Note>
      )}
      {person.suspended && (
        <Note icon="warn" warm>
          Akun ini sedang ditangguhkan. Saldo yang menjadi haknya tetap dibayarkan.
        </Note>
      )}
    </Panel>
  );
}

/** What speaks for it or against it: earlier withdrawals, the money it comes from, what operators did. */
export function WithdrawalBackground({
  acts,
  others,
  movements,
}: {
  acts: readonly Act[];
  others: readonly WithdrawalLine[];
  movements: readonly MovementLine[];
}) {
  return (
    <>
      <Section id="mutasi" title="Mutasi terakhir saldo ini" tight>
        <Movements caption="Mutasi terakhir saldo ini" lines={movements} orders="/operator/orders" />
      </Section>
      <Section id="lain" title="Penarikan lain orang ini" tight>
        {others.length > 0 ? (
          <WithdrawalList caption="Penarikan lain orang ini" withdrawals={others} />
        ) : (
          <p className="soft">Ini penarikan pertamanya. Periksa nama dan nomornya dengan teliti.</p>
        )}
      </Section>
      <ActsAbout acts={acts} />
    </>
  );
}
