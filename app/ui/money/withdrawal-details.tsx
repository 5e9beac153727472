import { NAMED_OTHERWISE } from "~/copy/money/account-check";
import { formatRupiah } from "~/domain/core/money";
import type { PayoutAccount } from "~/domain/money/payout-account";
import { isWallet } from "~/domain/money/payout-account";
import type { WithdrawalStanding } from "~/domain/money/withdrawal";
import { Callout } from "../kit/callout";
import { BigPrice } from "../kit/money/price";
import { ReceiptRows } from "../kit/money/receipt";
import { Panel } from "../kit/panel";
import { Bdi } from "../kit/text/bdi";
import { WithdrawalStatusBadge } from "./withdrawal-status";

export type WithdrawalDetails = {
  /** integer rupiah */
  amount: number;
  /** Integer rupiah that stay with us for the transfer, besides. */
  fee: number;
  account: PayoutAccount;
  bankName: string | null;
  status: WithdrawalStanding;
  /** Warnings are for whoever has yet to send it. */
  toSend: boolean;
  outcome: string;
  asked: string;
  person: { id: string; name: string; email: string; joined: string; suspended: boolean };
  /** The account is held by whoever asks. */
  ownName: boolean;
};

/** What an operator copies into the bank's form. */
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
            ...(fee > 0
              ? [{ label: "Biaya transfer", value: `${formatRupiah(fee)}, ditanggung pemiliknya` }]
              : []),
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
