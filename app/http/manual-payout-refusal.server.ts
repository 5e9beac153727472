import { SECOND_PERSON_LIMIT as LIMIT } from "~/copy/money/manual-payout";
import type { HandRefusal } from "~/domain/money/manual-payout";

/** Why an operator cannot do it, where that is the same of refunds and of withdrawals. */
export const HAND_SENTENCES: Record<Exclude<HandRefusal, "not_open" | "own_money">, string> = {
  same_person: `Di atas ${LIMIT}, yang membayar harus operator lain dari yang menyetujui.`,
  same_payer: `Di atas ${LIMIT}, transfer yang kembali harus dicatat operator lain dari yang menandainya sudah dibayar.`,
  needs_second_person: `Di atas ${LIMIT}, satu operator menyetujui dahulu, lalu operator lain membayar.`,
  approval_lapsed:
    "Persetujuan sebelumnya tidak berlaku lagi: penyetujunya sudah berhenti menjadi operator. Setujui lagi, lalu operator lain membayar.",
  no_reference: "Tulis nomor referensi dari bank.",
  claimed: "Operator lain sedang mengerjakannya. Periksa keadaannya sebelum mentransfer apa pun.",
  unclaimed:
    "Pekerjaan ini tidak ada di tangan Anda. Ambil dahulu dengan “Saya kerjakan”, supaya tidak ditransfer dua kali.",
};
