import { formatRupiah } from "~/domain/core/money";
import type { DenialAction } from "~/domain/money/payout-denial";
import { Callout } from "../../kit/callout";
import type { Result } from "../../kit/form/form-result";
import { type OperatorActionAsk, OperatorActionForm } from "../action-form";

export type DenialFormsProps = {
  denial: {
    /** Integer rupiah. */
    amount: number;
    actions: readonly DenialAction[];
    /** Who has said what already. */
    judged: string | null;
    needsTwo: boolean;
  };
  result: Result | undefined;
};

const asksOf = (sum: string): Record<DenialAction, OperatorActionAsk> => ({
  "payout-came-back": {
    title: "Uangnya kembali",
    asks: "reason",
    label: "Bagaimana Anda memastikannya",
    hint: "Misalnya: baris dan tanggalnya di mutasi penyedia atau bank.",
    consequence: `Hanya bila ${sum} ada lagi pada kita, atau tidak pernah keluar. Yang tercatat sampai dikembalikan ke pemiliknya: ke saldo, atau sebagai pengembalian yang masih harus dikirim.`,
    button: "Nyatakan Kembali",
    grave: true,
  },
  "payout-did-arrive": {
    title: "Uangnya sampai",
    asks: "reason",
    label: "Bagaimana Anda memastikannya",
    hint: "Misalnya: bukti transfer dari bank, dengan nomor dan waktunya.",
    consequence: `Hanya bila bank tujuan sudah menerima ${sum}. Bila uangnya juga sudah diurus dengan cara lain, kelebihannya dicatat sebagai kerugian, dan yang sudah kembali ke saldo diambil lagi dari sana.`,
    button: "Nyatakan Sampai",
    grave: true,
  },
});

/** A person ends what the provider says against itself. */
export function DenialForms({ denial: { amount, actions, judged, needsTwo }, result }: DenialFormsProps) {
  const asks = asksOf(formatRupiah(amount));
  return (
    <>
      {(judged !== null || needsTwo) && (
        <div className="mb-4">
          <Callout>
            {judged ?? "Mengirimnya perlu dua orang, jadi dua operator harus menyatakan hal yang sama."}
          </Callout>
        </div>
      )}
      {actions.map((act) => (
        <OperatorActionForm key={act} action={act} ask={asks[act]} result={result} />
      ))}
    </>
  );
}
