import type { OperatorActionKind } from "~/domain/operator/action";

export const OPERATOR_ACTION_LABELS: Record<OperatorActionKind, string> = {
  propose_ruling: "Mengusulkan putusan sengketa",
  rule_dispute: "Memutuskan sengketa",
  claim_refund: "Mengerjakan pengembalian",
  take_over_refund: "Mengambil alih pengembalian",
  release_refund: "Melepaskan pengembalian",
  approve_refund: "Menyetujui pengembalian",
  pay_refund: "Membayar pengembalian",
  reroute_refund: "Mengalihkan pengembalian ke transfer bank",
  record_transfer: "Mencatat transfer yang telanjur terkirim",
  return_refund_account: "Meminta rekening lain untuk pengembalian",
  return_refund: "Mencatat transfer pengembalian yang kembali",
  return_withdrawal: "Mencatat transfer penarikan yang kembali",
  claim_withdrawal: "Mengerjakan penarikan",
  take_over_withdrawal: "Mengambil alih penarikan",
  release_withdrawal: "Melepaskan penarikan",
  approve_withdrawal: "Menyetujui penarikan",
  pay_withdrawal: "Membayar penarikan",
  fail_withdrawal: "Menyatakan penarikan gagal",
  prepare_refund: "Menyiapkan pengembalian lewat penyedia transfer",
  send_refund: "Melepas pengembalian lewat penyedia transfer",
  recall_refund: "Membatalkan pengembalian di penyedia transfer",
  find_refund: "Menemukan pengembalian di penyedia transfer",
  write_off_refund: "Menyatakan pengembalian tidak ada di penyedia transfer",
  prepare_withdrawal: "Menyiapkan penarikan lewat penyedia transfer",
  send_withdrawal: "Melepas penarikan lewat penyedia transfer",
  recall_withdrawal: "Membatalkan penarikan di penyedia transfer",
  find_withdrawal: "Menemukan penarikan di penyedia transfer",
  write_off_withdrawal: "Menyatakan penarikan tidak ada di penyedia transfer",
  judge_back_refund: "Menyatakan transfer pengembalian yang dibantah kembali",
  judge_sent_refund: "Menyatakan transfer pengembalian yang dibantah sampai",
  judge_back_withdrawal: "Menyatakan transfer penarikan yang dibantah kembali",
  judge_sent_withdrawal: "Menyatakan transfer penarikan yang dibantah sampai",
  hide_listing: "Menyembunyikan jasa",
  show_listing: "Menampilkan jasa kembali",
  hide_review: "Menyembunyikan ulasan",
  show_review: "Menampilkan ulasan kembali",
  suspend_person: "Menangguhkan akun",
  restore_person: "Memulihkan akun",
  close_report: "Menutup laporan",
  answer_correction: "Menjawab permintaan perbaikan data",
  recheck_payment: "Menanyai penyedia pembayaran",
  replay_notification: "Memproses ulang kabar penyedia pembayaran",
  become_operator: "Menjadi operator",
  leave_operators: "Berhenti menjadi operator",
};

export const BY_COMMAND_LINE = "Baris perintah";

const LABELS = new Map<string, string>(Object.entries(OPERATOR_ACTION_LABELS));

export function operatorActionLabel(kind: string): string {
  return LABELS.get(kind) ?? "Tindakan operator";
}
