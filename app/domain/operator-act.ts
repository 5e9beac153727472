/** What operators do, as the log calls it. */
export const ACT_LABELS = {
  rule_dispute: "Memutuskan sengketa",
  approve_refund: "Menyetujui pengembalian",
  pay_refund: "Membayar pengembalian",
  approve_withdrawal: "Menyetujui penarikan",
  pay_withdrawal: "Membayar penarikan",
  fail_withdrawal: "Menggagalkan penarikan",
  hide_listing: "Menyembunyikan jasa",
  show_listing: "Menampilkan jasa kembali",
  hide_review: "Menyembunyikan ulasan",
  show_review: "Menampilkan ulasan kembali",
  suspend_person: "Menangguhkan akun",
  restore_person: "Memulihkan akun",
  close_report: "Menutup laporan",
  become_operator: "Menjadi operator",
  leave_operators: "Berhenti menjadi operator",
} as const;

export type ActKind = keyof typeof ACT_LABELS;

/** One act: who, what, on what, when (UTC ms) and why. */
export type OperatorAct = {
  operatorId: string;
  kind: ActKind;
  /** Id of the order, refund, withdrawal, listing, review, person or report. */
  subjectId: string;
  reason: string;
};
