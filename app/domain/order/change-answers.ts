import type { CommandKind } from "./decision";

/** What may be said to a change that waits, each on a page of its own: by the last part of its address. */
export const CHANGE_ANSWERS = {
  acceptance: {
    command: "accept_change",
    title: "Setujui usulan perubahan",
    button: "Setujui Usulan",
    done: "Usulan perubahan disetujui",
    failed: "Gagal menyetujui usulan perubahan",
  },
  refusal: {
    command: "decline_change",
    title: "Tolak usulan perubahan",
    button: "Tolak Usulan",
    done: "Usulan perubahan ditolak",
    failed: "Gagal menolak usulan perubahan",
  },
  withdrawal: {
    command: "withdraw_change",
    title: "Tarik usulan perubahan",
    button: "Tarik Usulan",
    done: "Usulan perubahan ditarik",
    failed: "Gagal menarik usulan perubahan",
  },
} as const satisfies Record<string, { command: CommandKind } & Record<string, string>>;

export type AnswerName = keyof typeof CHANGE_ANSWERS;

export function isAnswerName(text: string | undefined): text is AnswerName {
  return text !== undefined && Object.hasOwn(CHANGE_ANSWERS, text);
}

export const answerPath = (orderId: string, answer: AnswerName) =>
  `/dashboard/orders/${orderId}/change/${answer}`;
