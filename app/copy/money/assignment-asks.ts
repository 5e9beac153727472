import { HOUR } from "~/domain/core/dates";
import { ASSIGNMENT_LASTS } from "~/domain/money/manual-payout";
import type { AssignmentAction } from "~/domain/money/manual-payout-acts";
import type { OperatorActionAsk } from "../operator/action-ask";

const HOURS = ASSIGNMENT_LASTS / HOUR;

/** The same for refunds and withdrawals. */
export const ASSIGNMENT_ASKS: Record<AssignmentAction, OperatorActionAsk> = {
  assign: {
    title: "Kerjakan transfernya",
    consequence: `Ambil dahulu, baru transfer: selama Anda mengerjakannya, operator lain tidak dapat membayarnya. Nomor lengkapnya tampil setelah itu. Setelah ${HOURS} jam tanpa kabar, operator lain dapat mengambil alih.`,
    button: "Saya Kerjakan",
  },
  reassign: {
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
