import type { OperatorActionAsk } from "~/operators/text";
import { NOT_RUPIAH } from "~/platform/date-text";
import { formatDate, formatDateTime, formatShortDate, HOUR } from "~/platform/dates";
import { formatRupiah, needsSecondPerson, SECOND_PERSON_ABOVE } from "~/platform/money";
import { isolated } from "~/platform/strings";
import { maskedAccount, type PayoutAccount } from "./account";
import {
  ASSIGNMENT_LASTS,
  type Assignment,
  type AssignmentAction,
  isAbandoned,
  isApproved,
  isOpenPayout,
  type ManualPayout,
  type ManualPayoutRefusal,
  needsTwoOperators,
  type PayoutReader,
  transferDeadline,
} from "./manual-payout";
import {
  type DenialAction,
  type DenialVerdict,
  isCurrentPayout,
  type PayoutAction,
  type PayoutCause,
  type PayoutRefusal,
  type PayoutState,
  type PayoutStatus,
} from "./provider-payout";
import {
  MIN_WITHDRAWAL,
  type WithdrawalAction,
  type WithdrawalDecisionError,
  type WithdrawalFormRefusal,
  type WithdrawalOutcome,
} from "./withdrawal";

export const UNKNOWN_ACCOUNT = "Nomor ini tidak ada di bank atau e-wallet itu. Periksa angkanya";

export function anotherHolder(holder: string): string {
  return holder === ""
    ? "Bank menyebut nama lain. Perbaiki nama atau nomornya, atau centang bahwa rekening ini benar"
    : `Bank menyebut nama ${isolated(holder)}. Perbaiki nama atau nomornya, atau centang bahwa rekening ini benar`;
}

export const SURE_OF_ACCOUNT = "Saya sudah memeriksa: rekening ini benar";

export function namedByBank({ holder, bankSays }: PayoutAccount): string {
  return bankSays === "same" ? ` Nama di bank cocok: ${isolated(holder)}` : "";
}

export function bankNameLine({ bankSays, bankHolder }: PayoutAccount, asks: boolean): string | null {
  if (bankSays === "same") return ["Sama dengan yang ditulis", bankHolder].filter(Boolean).join(": ");
  if (bankSays === "other") return bankHolder ?? null;
  return bankSays === undefined && asks ? "Belum ada jawaban" : null;
}

export const NAMED_OTHERWISE =
  "Bank menyebut nama lain, dan pemiliknya tetap memilih rekening ini. Pastikan padanya sebelum mengirim.";

const HOURS = ASSIGNMENT_LASTS / HOUR;

export const ASSIGNMENT_ASKS: Record<AssignmentAction, OperatorActionAsk> = {
  assign: {
    title: "Kerjakan transfernya",
    consequence: `Ambil dahulu, baru transfer: selama Anda mengerjakannya, operator lain tidak dapat membayarnya. Nomor lengkapnya tampil setelah itu. Setelah ${HOURS} jam tanpa kabar, operator lain dapat mengambil alih.`,
    button: "Saya Kerjakan",
  },
  take_over: {
    title: "Ambil alih",
    consequence:
      "Periksa dahulu mutasi rekening bank: transfernya mungkin sudah terkirim tanpa ditandai. Ambil alih hanya bila tidak ada.",
    button: "Ambil Alih",
  },
  unassign: {
    title: "Tidak jadi mengerjakannya",
    consequence: "Hanya bila Anda belum mentransfernya. Operator lain lalu dapat mengerjakannya.",
    button: "Lepaskan",
  },
};

type AssignedPayout = Assignment & { account: PayoutAccount | null; assigneeName: string | null };

const referenced = (_: unknown, reference: string) => `Referensi ${reference}`;

export const PAYOUT_LOG = {
  assign: ({ account }: AssignedPayout) =>
    `Transfer ke ${account === null ? "rekening yang disebutkan" : maskedAccount(account)}.`,
  take_over({ assigneeName, assignedAt }: AssignedPayout) {
    const since = assignedAt === null ? "" : ` sejak ${formatDateTime(assignedAt)}`;
    return `Ditinggalkan ${assigneeName ?? "operator lain"}${since}.`;
  },
  unassign: () => "Belum ditransfer.",
  pay: referenced,
  record_transfer: referenced,
};

export const SECOND_PERSON_LIMIT = `${formatRupiah(SECOND_PERSON_ABOVE)} sehari untuk satu orang`;

export type AssignmentView = {
  mine: boolean;
  by: string;
  since: string;
  /** True if it was assigned so long ago that another operator may take it over. */
  abandoned: boolean;
};

/** Returns who handles it. Null for an operator who is the recipient, because that must stay hidden from them. */
export function assignmentView(
  work: Pick<ManualPayout, "status" | "assignedTo" | "assignedAt"> & { assigneeName: string | null },
  { operatorId, now, own }: PayoutReader,
): AssignmentView | null {
  const { assignedTo, assignedAt, assigneeName } = work;
  if (own || !isOpenPayout(work) || assignedTo === null || assignedAt === null) return null;
  return {
    mine: assignedTo === operatorId,
    by: assigneeName ?? "Operator lain",
    since: formatDateTime(assignedAt),
    abandoned: isAbandoned(work, now),
  };
}

export function nextAssigneeLine(
  work: ManualPayout & { assigneeName: string | null },
  read: PayoutReader,
): string | null {
  if (!isOpenPayout(work)) return null;
  const assignment = assignmentView(work, read);
  if (assignment) {
    const { mine, by, since, abandoned } = assignment;
    if (mine) return `Anda kerjakan sejak ${since}`;
    return `${abandoned ? "Ditinggalkan" : "Dikerjakan"} ${isolated(by)} sejak ${since}`;
  }
  if (work.provider !== null && isCurrentPayout(work.provider))
    return work.provider === "prepared" ? "Siap dilepas di penyedia transfer" : "Dikirim lewat penyedia transfer";
  if (work.provider === "failed") return "Gagal di penyedia transfer, periksa sebabnya dahulu";
  if (isApproved(work)) return "Disetujui, dibayar operator kedua";
  return needsTwoOperators(work) ? "Perlu persetujuan pertama" : "Perlu dibayar";
}

export function whyTwoPeople(work: ManualPayout): string | null {
  if (!isOpenPayout(work) || needsSecondPerson(work.amount) || !needsTwoOperators(work)) return null;
  return `Hari ini ${formatRupiah(work.sentAlone)} lain sudah atau sedang dikirim ke orang yang sama oleh satu operator. Bersama yang ini jumlahnya di atas ${formatRupiah(SECOND_PERSON_ABOVE)}, jadi perlu dua operator.`;
}

export const payoutFields = (label: string, sum: string): Record<PayoutAction, OperatorActionAsk> => ({
  prepare_payout: {
    title: `Kirim lewat ${label}`,
    consequence: `${label} menyiapkan transfer ${sum}. Uang belum berpindah sebelum dilepas. Di atas ${SECOND_PERSON_LIMIT}, operator lain yang melepasnya.`,
    button: "Siapkan Transfer",
  },
  release_payout: {
    title: "Lepas transfernya",
    consequence: `${sum} dikirim ke rekening di halaman ini dan tidak bisa ditarik kembali.`,
    button: "Lepas Transfer",
  },
  reject_payout: {
    title: "Batalkan di penyedia",
    asks: "reason",
    label: "Alasan",
    hint: "Untuk catatan operator.",
    consequence: "Uang belum berpindah. Setelah batal, ini dapat disiapkan lagi atau dikirim dengan transfer biasa.",
    button: "Batalkan Transfer",
  },
  query_payout: {
    title: "Tanya penyedia",
    consequence: "Biasanya tidak perlu: penyedia mengabari sendiri, dan ditanya otomatis.",
    button: "Tanya Sekarang",
  },
  enter_reference: {
    title: "Ada di dasbor penyedia",
    asks: "reference",
    label: "Nomor referensi di dasbor",
    consequence: "Penyedia ditanya: jumlah dan kodenya harus sama dengan transfer ini.",
    button: "Pakai Nomor Ini",
  },
  declare_absent: {
    title: "Tidak ada di dasbor penyedia",
    asks: "reason",
    label: "Bagaimana Anda mencarinya",
    hint: "Misalnya: dicari dengan kode, dan semua antrean tanggal itu dibaca.",
    consequence: "Hanya bila sudah pasti tidak ada. Setelah ini uangnya dapat dikirim dengan cara lain.",
    button: "Nyatakan Tidak Ada",
  },
});

export const denialFields = (sum: string): Record<DenialAction, OperatorActionAsk> => ({
  judge_returned: {
    title: "Uangnya kembali",
    asks: "reason",
    label: "Bagaimana Anda memastikannya",
    hint: "Misalnya: baris dan tanggalnya di mutasi penyedia atau bank.",
    consequence: `Hanya bila ${sum} ada lagi pada kita, atau tidak pernah keluar. Yang tercatat sampai dikembalikan ke pemiliknya: ke saldo, atau sebagai pengembalian yang masih harus dikirim.`,
    button: "Nyatakan Kembali",
  },
  judge_arrived: {
    title: "Uangnya sampai",
    asks: "reason",
    label: "Bagaimana Anda memastikannya",
    hint: "Misalnya: bukti transfer dari bank, dengan nomor dan waktunya.",
    consequence: `Hanya bila bank tujuan sudah menerima ${sum}. Bila uangnya juga sudah diurus dengan cara lain, kelebihannya dicatat sebagai kerugian, dan yang sudah kembali ke saldo diambil lagi dari sana.`,
    button: "Nyatakan Sampai",
  },
});

export const DENIAL_NEEDS_TWO = "Mengirimnya perlu dua orang, jadi dua operator harus menyatakan hal yang sama.";

export const PAYOUT_STATE_COPY: Record<PayoutState, { label: string; next: string }> = {
  intended: {
    label: "Belum dijawab penyedia",
    next: "Permintaan yang sama diulang otomatis dengan kunci yang sama, jadi tidak menjadi dua. Jangan transfer sendiri.",
  },
  prepared: {
    label: "Siap dilepas",
    next: "Uang belum berpindah. Periksa tujuan dan jumlahnya, lalu lepaskan.",
  },
  releasing: {
    label: "Dilepas, menunggu jawaban",
    next: "Penyedia ditanya lagi otomatis. Jangan transfer sendiri: uangnya mungkin sudah berjalan.",
  },
  released: {
    label: "Menunggu jam kerja bank",
    next: "Penyedia mengirimnya begitu bank tujuan buka. Tidak ada yang perlu dilakukan.",
  },
  sending: {
    label: "Sedang dikirim bank",
    next: "Biasanya selesai hari itu juga. Gangguan bank dapat sampai hari kerja berikutnya. Tidak ada yang perlu dilakukan.",
  },
  arrived: { label: "Sampai", next: "Bila bank mengembalikannya kemudian, buku kas mencatatnya sendiri." },
  failed: { label: "Gagal, uang tidak terkirim", next: "" },
  returned: { label: "Sampai, lalu dikembalikan bank", next: "" },
};

export const LOST_PAYOUT =
  "Penyedia tidak pernah menjawab dan permintaannya tidak boleh lagi diulang. Cari di dasbor penyedia dengan kode di bawah: bila ada, tempel nomor referensinya. Bila tidak ada, nyatakan tidak ada.";

export const CONTRADICTED_PAYOUT =
  "Penyedia membantah yang sudah pasti, jadi uang ini mungkin terkirim dua kali, atau tidak terkirim. Cocokkan mutasi di dasbor penyedia, lalu nyatakan yang benar.";

export const DOUBTED_ACCOUNT =
  "Uangnya ditolak di rekening ini. Cocokkan alasannya di dasbor penyedia dengan nomor referensi di bawah, lalu minta rekening lain. Kirim lagi ke sini hanya bila rekeningnya sudah pasti benar.";

export const DENIED_AS: Record<PayoutStatus, string> = {
  waiting: "menunggu dilepas",
  released: "menunggu jam kerja bank",
  sent: "sedang dikirim bank",
  arrived: "sampai",
  failed: "gagal, uang kembali",
  rejected: "ditolak, uang tidak dikirim",
};

const VERDICTS: Record<DenialVerdict, string> = {
  returned: "uangnya kembali atau tidak terkirim",
  arrived: "uangnya sampai",
};

export const judgedLine = (verdict: DenialVerdict, judge: string, at: string) =>
  `${judge} menyatakan ${VERDICTS[verdict]}, ${at}`;

/** Describes a first verdict. With `isReaders` it is the reader's own, so that another operator must confirm it. */
export function openVerdictNote(verdict: DenialVerdict, judge: string, isReaders: boolean): string {
  return isReaders
    ? `Anda menyatakan ${VERDICTS[verdict]}. Operator lain harus menyatakan hal yang sama.`
    : `${judge} menyatakan ${VERDICTS[verdict]}. Periksa sendiri: bila Anda menyatakan hal yang sama, ini selesai.`;
}

export const DENIAL_COPY: Record<DenialAction, { proposed: string; done: string }> = {
  judge_returned: {
    proposed: "Dicatat: uangnya kembali. Menunggu operator lain",
    done: "Bantahan selesai: uangnya kembali",
  },
  judge_arrived: {
    proposed: "Dicatat: uangnya sampai. Menunggu operator lain",
    done: "Bantahan selesai: uangnya sampai",
  },
};

export const RELEASE_REFUSED = "ditolak penyedia";

export const PAYOUT_CAUSE_NOTES: Record<PayoutCause, string> = {
  account: "Nama atau nomor rekening tidak cocok. Minta pemiliknya memperbaikinya.",
  account_blocked: "Rekening tujuan diblokir atau tidak aktif. Minta rekening lain.",
  wallet_full: "Batas saldo e-wallet tujuan terlampaui. Minta rekening lain.",
  balance: "Saldo kita di penyedia tidak cukup. Isi dahulu, lalu lepaskan lagi.",
  bank: "Bank tujuan tidak melayani. Coba lagi nanti, atau kirim dengan transfer biasa.",
  refused: "Penyedia menolak permintaannya. Kirim dengan transfer biasa, atau siapkan lagi.",
  rejected: "Dibatalkan sebelum dilepas. Kirim dengan transfer biasa, atau siapkan lagi.",
  absent: "Tidak ada di penyedia. Kirim dengan transfer biasa, atau siapkan lagi.",
  other: "Bank tidak menyebut alasannya. Periksa rekeningnya dahulu.",
};

export const PAYOUT_RETURN_REASONS: Record<PayoutCause, string> = {
  account: "Bank menolak nama atau nomor rekening ini.",
  account_blocked: "Rekening ini diblokir atau tidak aktif.",
  wallet_full: "Batas saldo e-wallet ini terlampaui.",
  balance: "Bank mengembalikan transfernya.",
  bank: "Bank mengembalikan transfernya.",
  refused: "Bank mengembalikan transfernya.",
  rejected: "Bank mengembalikan transfernya.",
  absent: "Bank mengembalikan transfernya.",
  other: "Bank mengembalikan transfernya.",
};

export const PAYOUT_ACTION_COPY: Record<PayoutAction, { done: string; log: string }> = {
  prepare_payout: { done: "Disiapkan di penyedia transfer", log: "Disiapkan" },
  release_payout: { done: "Dilepas: penyedia mengirimnya", log: "Dilepas" },
  reject_payout: { done: "Dibatalkan di penyedia transfer", log: "Dibatalkan" },
  query_payout: { done: "Penyedia sudah ditanya", log: "" },
  enter_reference: { done: "Ditemukan, keadaannya diambil dari penyedia", log: "" },
  declare_absent: { done: "Dicatat tidak ada di penyedia", log: "" },
};

const DONE_OTHERWISE =
  "Ini sudah Anda lakukan dengan isi yang berbeda. Yang pertama yang berlaku, jadi kiriman ini tidak disimpan.";

export const NOT_DONE = "Ini belum dilakukan";

export const PAYOUT_REFUSALS: Record<PayoutRefusal, string> & { none: null } = {
  none: null,
  not_open: "Ini tidak lagi menunggu tindakan itu. Periksa keadaannya sekarang.",
  own_money: "Ini uang Anda sendiri, atau pesanan Anda sendiri. Operator lain yang memutuskannya.",
  assigned:
    "Seorang operator sedang mengerjakan transfernya. Penyedia hanya dipakai bila tidak ada yang mengerjakannya.",
  no_account: "Belum ada rekening tujuan.",
  not_served: "Penyedia tidak melayani bank atau e-wallet ini. Kirim dengan transfer biasa.",
  under_way: "Ini sudah ada di penyedia. Jangan siapkan dua kali.",
  not_prepared: "Penyedia tidak sedang menunggu dilepas. Periksa keadaannya sekarang.",
  same_person: `Di atas ${SECOND_PERSON_LIMIT}, yang melepas harus operator lain dari yang menyiapkan.`,
  approval_lapsed: "Yang menyiapkan sudah berhenti menjadi operator. Batalkan, lalu siapkan lagi.",
  not_lost: "Penyedia masih ditanya otomatis. Belum saatnya memutuskan sendiri.",
  balance_low: "Saldo kita di penyedia tidak cukup. Isi dahulu, lalu lepaskan lagi. Uang belum berpindah.",
  provider_silent: "Penyedia tidak menjawab. Ia ditanya lagi otomatis. Jangan transfer sendiri.",
  provider_refused: "Penyedia menolak. Alasannya ada di halaman ini.",
  wrong_reference: "Nomor itu bukan transfer ini: penyedia tidak mengenalnya, atau jumlah dan kodenya berbeda.",
  contradicted:
    "Penyedia membantah yang sudah pasti. Cocokkan mutasi di dasbor penyedia, lalu nyatakan yang benar di halaman ini.",
  still_waiting:
    "Penyedia menerima pelepasannya, tetapi masih menyatakan menunggu dilepas. Ia ditanya lagi otomatis. Jangan transfer sendiri.",
  foreign_answer:
    "Penyedia menjawab, tetapi nomor, jumlah, atau kodenya bukan dari transfer ini. Cocokkan di dasbor penyedia. Jangan transfer sendiri.",
  done_otherwise: DONE_OTHERWISE,
  not_denied: "Bantahannya sudah diputuskan, atau tidak ada. Periksa keadaannya sekarang.",
  not_ended: "Uang ini sedang berjalan lagi. Tunggu sampai pasti, baru putuskan bantahannya.",
  changed_meanwhile: "Ini baru saja berubah. Periksa keadaannya, lalu coba lagi.",
};

export const MANUAL_PAYOUT_REFUSALS: Record<Exclude<ManualPayoutRefusal, "not_open" | "own_money">, string> = {
  same_person: `Di atas ${SECOND_PERSON_LIMIT}, yang membayar harus operator lain dari yang menyetujui.`,
  same_payer: `Di atas ${SECOND_PERSON_LIMIT}, transfer yang kembali harus dicatat operator lain dari yang menandainya sudah dibayar.`,
  needs_second_person: `Di atas ${SECOND_PERSON_LIMIT}, satu operator menyetujui dahulu, lalu operator lain membayar.`,
  approval_lapsed:
    "Persetujuan sebelumnya tidak berlaku lagi: penyetujunya sudah berhenti menjadi operator. Setujui lagi, lalu operator lain membayar.",
  no_reference: "Tulis nomor referensi dari bank.",
  assigned: "Operator lain sedang mengerjakannya. Periksa keadaannya sebelum mentransfer apa pun.",
  unassigned:
    "Pekerjaan ini tidak ada di tangan Anda. Ambil dahulu dengan “Saya kerjakan”, supaya tidak ditransfer dua kali.",
  with_provider:
    "Penyedia transfer sedang mengirimnya. Jangan transfer sendiri: uangnya bisa terkirim dua kali. Tunggu sampai penyedia mengatakan gagal.",
  sent_by_provider:
    "Uang ini dikirim lewat penyedia transfer. Bila kembali, penyedia yang mengabarkan dan buku kas mencatatnya sendiri.",
  done_otherwise: DONE_OTHERWISE,
};

export const WITHDRAWAL_REFUSALS: Record<WithdrawalFormRefusal | WithdrawalDecisionError, string> = {
  ...MANUAL_PAYOUT_REFUSALS,
  not_money: NOT_RUPIAH.unreadable("Jumlah"),
  too_little: `Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}`,
  above_balance: "Jumlah ini lebih besar dari saldo Anda sekarang",
  held: "Sebagian saldo Anda dari pembayaran kartu masih tertahan. Tarik paling banyak sebesar yang dapat ditarik sekarang",
  one_at_a_time: "Masih ada penarikan yang diproses. Tunggu sampai selesai, lalu minta lagi",
  asked_otherwise:
    "Anda sudah meminta penarikan dari formulir ini dengan isi yang berbeda. Kiriman ini tidak disimpan. Penarikan itu ada di daftar penarikan Anda",
  account_changed: "Rekening yang dipakai terakhir sudah berganti. Periksa lagi pilihan Anda",
  not_open: "Penarikan ini sudah diputuskan. Periksa keadaannya sekarang",
  own_money: "Ini penarikan Anda sendiri. Operator lain yang memutuskannya",
  no_withdrawal: "Penarikan ini tidak ada",
};

export const OWN_WITHDRAWAL = `${WITHDRAWAL_REFUSALS.own_money}.`;

/** doubted: a transfer to this account failed. lapsed: the person who approved is not an operator any more. */
type WithdrawalToDecide = { sum: string; lapsed: boolean; doubted: boolean };

export const withdrawalFields = ({
  sum,
  lapsed,
  doubted,
}: WithdrawalToDecide): Record<WithdrawalAction, OperatorActionAsk> => ({
  ...ASSIGNMENT_ASKS,
  approve: {
    title: "Setujui",
    asks: "reason",
    label: "Yang Anda periksa",
    hint: "Dibaca operator yang akan membayar.",
    consequence: `${lapsed ? "Persetujuan sebelumnya tidak berlaku lagi. " : ""}Uang belum berpindah. Karena di atas ${SECOND_PERSON_LIMIT}, operator lain yang mengirimnya.`,
    button: "Setujui Penarikan",
  },
  pay: {
    title: "Tandai sudah dibayar",
    asks: "reference",
    label: "Nomor referensi bank",
    consequence: `Kirim dulu ${sum} dari bank. Setelah ditandai, penarikan selesai dan pemiliknya mendapat kabar dengan nomor ini.`,
    button: "Tandai Sudah Dibayar",
  },
  return: {
    title: "Transfer kembali",
    asks: "reason",
    label: "Alasan dari bank",
    hint: "Dibaca pemiliknya: apa yang perlu dibetulkan.",
    consequence: `Hanya bila ${sum} sudah masuk lagi ke rekening bank kami. Uangnya kembali ke saldo pemiliknya, yang membaca alasan ini dan dapat meminta lagi.`,
    button: "Catat Transfer Kembali",
  },
  fail_withdrawal: {
    title: doubted ? "Kembalikan, dan minta rekening lain" : "Tidak dapat dibayar",
    asks: "reason",
    label: "Alasan",
    hint: "Dibaca pemiliknya: apa yang perlu dibetulkan.",
    consequence: `${sum} kembali ke saldo pemiliknya, yang membaca alasan ini dan dapat meminta lagi.`,
    button: doubted ? "Kembalikan ke Saldo" : "Nyatakan Gagal",
  },
});

export const WITHDRAWAL_LABELS: Record<WithdrawalOutcome, string> = {
  requested: "Diproses",
  approved: "Diproses",
  paid: "Dibayarkan",
  failed: "Gagal, saldo dikembalikan",
  arrived: "Sampai",
};

type WithdrawalNoteFacts = {
  outcome: WithdrawalOutcome;
  reference: string;
  reason: string;
  arrivedToo: number;
  takenAgain: number;
  createdAt: number;
};

export function withdrawalNote(
  { outcome, reference, reason, createdAt, ...arrived }: WithdrawalNoteFacts,
  now: number,
): string {
  const twice = arrived.arrivedToo > 0 ? arrivedTooLine(outcome, arrived) : "";
  switch (outcome) {
    case "requested":
    case "approved": {
      const deadline = transferDeadline(createdAt);
      const day = formatShortDate(deadline);
      if (now > deadline) return `Seharusnya dikirim paling lambat ${day}. Maaf, ini terlambat. Hubungi Bantuan`;
      return outcome === "requested"
        ? `Sedang diperiksa. Uang dikirim paling lambat ${day}`
        : `Sudah diperiksa, dikirim paling lambat ${day}`;
    }
    case "paid":
      return [`Nomor referensi ${reference}`, twice].filter(Boolean).join(". ");
    case "failed":
      return reason;
    case "arrived":
      return twice;
  }
}

export function waitForOpenWithdrawal(createdAt: number) {
  return {
    title: "Masih ada penarikan yang diproses",
    text: `Anda bisa menarik lagi setelah penarikan ini selesai. Kami mengirimnya paling lambat ${formatShortDate(transferDeadline(createdAt))}.`,
  };
}

export type CardHoldWait = { amount: number; until: string };

export function tooLittle(waiting: CardHoldWait | null) {
  return {
    title: "Saldo belum dapat ditarik",
    text: waiting
      ? `${formatRupiah(waiting.amount)} dari pembayaran kartu ${waiting.until}. Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}.`
      : `Penarikan minimal ${formatRupiah(MIN_WITHDRAWAL)}. Bayaran masuk ke saldo begitu pembeli menerima hasilnya.`,
  };
}

export function cardHoldEndText(firstFree: number, allFree: number): string {
  const [first, last] = [formatDate(firstFree), formatDate(allFree)];
  return first === last ? `tertahan sampai ${last}` : `tertahan: yang pertama sampai ${first}, semuanya sampai ${last}`;
}

export function arrivedTooLine(
  outcome: WithdrawalOutcome,
  { arrivedToo, takenAgain }: { arrivedToo: number; takenAgain: number },
): string {
  const owed = arrivedToo - takenAgain;
  return [
    outcome === "arrived" ? "Sempat dianggap gagal, ternyata sampai." : "Ternyata sampai dua kali.",
    takenAgain > 0 ? `${formatRupiah(takenAgain)} diambil lagi dari saldo.` : "",
    owed > 0 ? `${formatRupiah(owed)} masih harus dikembalikan kepada JasaWarga.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

export function ownPartLine({ waits, payer }: { waits: boolean; payer: boolean }): string | null {
  if (waits) return `Anda sudah menyetujuinya. Di atas ${SECOND_PERSON_LIMIT}, operator lain yang membayarnya.`;
  return payer
    ? `Anda yang menandainya sudah dibayar. Di atas ${SECOND_PERSON_LIMIT}, bila transfernya kembali, operator lain yang mencatatnya.`
    : null;
}

export function assignmentText({ mine, by, since, abandoned }: AssignmentView, tookOver: boolean): string {
  if (mine && tookOver)
    return `Anda mengambil alih ini pada ${since}. Pastikan di mutasi bank bahwa belum ada transfernya, lalu transfer dan tandai.`;
  if (mine) return `Anda mengerjakannya sejak ${since}. Transfer sekali, lalu tandai dengan nomor referensinya.`;
  return abandoned
    ? `${isolated(by)} mengambilnya, lalu ditinggalkan sejak ${since} tanpa ditandai.`
    : `${isolated(by)} mengerjakannya sejak ${since}. Jangan transfer: uangnya bisa terkirim dua kali.`;
}
