import { SECOND_PERSON_LIMIT } from "~/copy/money/manual-payout";
import { formatRupiah } from "~/domain/core/money";
import type { WithdrawalAction } from "~/domain/money/withdrawal";
import type { Result } from "../../kit/form/form-result";
import type { OperatorActionAsk } from "../action-form";
import { ASSIGNMENT_ASKS, ManualPayoutDecision, type ManualPayoutView } from "./manual-payout-decision";

const asksOf = (
  sum: string,
  lapsed: boolean,
  doubted: boolean,
): Record<WithdrawalAction, OperatorActionAsk> => ({
  ...ASSIGNMENT_ASKS,
  approval: {
    title: "Setujui",
    asks: "reason",
    label: "Yang Anda periksa",
    hint: "Dibaca operator yang akan membayar.",
    consequence: `${lapsed ? "Persetujuan sebelumnya tidak berlaku lagi. " : ""}Uang belum berpindah. Karena di atas ${SECOND_PERSON_LIMIT}, operator lain yang mengirimnya.`,
    button: "Setujui Penarikan",
  },
  payment: {
    title: "Tandai sudah dibayar",
    asks: "reference",
    label: "Nomor referensi bank",
    consequence: `Kirim dulu ${sum} dari bank. Setelah ditandai, penarikan selesai dan pemiliknya mendapat kabar dengan nomor ini.`,
    button: "Tandai Sudah Dibayar",
  },
  "transfer-return": {
    title: "Transfer kembali",
    asks: "reason",
    label: "Alasan dari bank",
    hint: "Dibaca pemiliknya: apa yang perlu dibetulkan.",
    consequence: `Hanya bila ${sum} sudah masuk lagi ke rekening bank kami. Uangnya kembali ke saldo pemiliknya, yang membaca alasan ini dan dapat meminta lagi.`,
    button: "Catat Transfer Kembali",
    grave: true,
  },
  failure: {
    title: doubted ? "Kembalikan, dan minta rekening lain" : "Tidak dapat dibayar",
    asks: "reason",
    label: "Alasan",
    hint: "Dibaca pemiliknya: apa yang perlu dibetulkan.",
    consequence: `${sum} kembali ke saldo pemiliknya, yang membaca alasan ini dan dapat meminta lagi.`,
    button: doubted ? "Kembalikan ke Saldo" : "Nyatakan Gagal",
    grave: !doubted,
  },
});

export function WithdrawalDecision({
  actions,
  amount,
  own,
  open,
  payout,
  folded,
  doubted,
  result,
}: {
  actions: readonly WithdrawalAction[];
  /** integer rupiah */
  amount: number;
  /** The reader's own. */
  own: boolean;
  open: boolean;
  payout: ManualPayoutView;
  folded: boolean;
  /** The money was refused at this account. */
  doubted: boolean;
  result: Result | undefined;
}) {
  return (
    <ManualPayoutDecision
      actions={actions}
      asks={asksOf(formatRupiah(amount), payout.lapsed, doubted)}
      payout={payout}
      folded={folded}
      lead={doubted ? "failure" : null}
      note={own && open ? "Ini penarikan Anda sendiri. Operator lain yang memutuskannya." : null}
      result={result}
    />
  );
}
