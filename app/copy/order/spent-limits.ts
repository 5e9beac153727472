import { shortMoment } from "~/copy/core/days";
import type { Zone } from "~/domain/core/dates";
import { CANCELLATIONS_A_MONTH, CHANGES_A_DAY, QUOTES_A_DAY } from "~/domain/order/repeat-limits";

const NOTES: Record<string, string> = {
  quote: `Anda sudah mengirim ${QUOTES_A_DAY} penawaran harga dalam 24 jam`,
  propose_change: `Anda sudah mengusulkan perubahan ${CHANGES_A_DAY} kali dalam 24 jam`,
  propose_visit: `Anda sudah mengusulkan jadwal ${CHANGES_A_DAY} kali dalam 24 jam`,
  propose_settlement: `Anda sudah mengusulkan pembagian dana ${CHANGES_A_DAY} kali dalam 24 jam`,
  request_cancellation: `Anda sudah ${CANCELLATIONS_A_MONTH} kali meminta pembatalan dalam 30 hari`,
};

/** Says why a step has no button, and from when (UTC ms) it has one again. */
export function spentLimitSentence(step: string, again: number, zone: Zone): string {
  const note = NOTES[step] ?? "Batasnya sudah tercapai";
  return `${note}. Bisa lagi mulai ${shortMoment({ at: again, wholeDay: false }, zone)} ${zone}.`;
}
