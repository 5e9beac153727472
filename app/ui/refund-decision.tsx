import { formatRupiah } from "~/domain/money";
import type { RefundAct } from "~/domain/refund-handling";
import { SECOND_PERSON_ABOVE } from "~/domain/withdrawal";
import { ActForm, type OperatorAsk } from "./act-form";
import type { Result } from "./form-result";
import { Note } from "./note";

const LIMIT = formatRupiah(SECOND_PERSON_ABOVE);

const ASKS: Record<RefundAct, (sum: string) => OperatorAsk> = {
  approval: () => ({
    title: "Setujui",
    asks: "reason",
    label: "Yang Anda periksa",
    hint: "Dibaca operator yang akan membayar.",
    consequence: `Uang belum berpindah. Karena di atas ${LIMIT}, operator lain yang mengirimnya. Sejak disetujui pembeli tidak dapat mengganti rekening.`,
    button: "Setujui Pengembalian",
  }),
  payment: (sum) => ({
    title: "Tandai sudah dibayar",
    asks: "reference",
    label: "Nomor referensi bank",
    consequence: `Kirim dulu ${sum} dari bank. Setelah ditandai, pengembalian selesai dan pembeli mendapat kabar; nomor ini tampil di pesanannya.`,
    button: "Tandai Sudah Dibayar",
  }),
  "account-return": () => ({
    title: "Transfer ditolak bank",
    asks: "reason",
    label: "Alasan",
    hint: "Dibaca pembeli: apa yang perlu dibetulkan.",
    consequence: "Pembeli diminta menyebutkan rekening lain. Dananya tetap pada kami.",
    button: "Minta Rekening Lain",
    grave: true,
  }),
  "bank-transfer": () => ({
    title: "Alihkan ke transfer bank",
    asks: "reason",
    label: "Alasan",
    hint: "Untuk catatan operator.",
    consequence:
      "Penyedia pembayaran ditanya dulu, supaya dana tidak kembali dua kali. Setelah itu pembeli diminta menyebutkan rekening.",
    button: "Alihkan ke Transfer Bank",
  }),
};

const NOTES = {
  own: "Ini pesanan Anda sendiri. Operator lain yang menanganinya.",
  waits: `Anda sudah menyetujuinya. Di atas ${LIMIT}, operator lain yang membayarnya.`,
  account: "Belum ada yang perlu dilakukan: pembeli sudah diminta menyebutkan rekening.",
};

/** What the reader can do about a debt to a buyer now, or why nothing. */
export function RefundDecision({
  acts,
  amount,
  seen,
  own,
  waits,
  stage,
  result,
}: {
  acts: readonly RefundAct[];
  /** integer rupiah */
  amount: number;
  seen: string;
  /** The reader is a side of that order. */
  own: boolean;
  /** The reader approved it, somebody else has to pay. */
  waits: boolean;
  stage: string;
  result: Result | undefined;
}) {
  const note = own ? NOTES.own : waits ? NOTES.waits : stage === "account" ? NOTES.account : null;
  return (
    <>
      {note && (
        <div className="mb-4">
          <Note>{note}</Note>
        </div>
      )}
      {acts.map((act) => (
        <ActForm
          key={act}
          act={act}
          ask={ASKS[act](formatRupiah(amount))}
          hidden={{ seen }}
          result={result}
        />
      ))}
    </>
  );
}
