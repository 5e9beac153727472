import { formatRupiah } from "./money";
import {
  MAX_OPEN_PROPOSALS,
  PROPOSALS_AN_HOUR,
  type ProposalStatus,
  type ProposalText,
  type SendingRefusal,
  type SettlingRefusal,
} from "./proposal";

/** What the proposer reads of their own; a request that closed says so in place of a decision still to come. */
export const PROPOSAL_STATUS_LABELS: Record<ProposalStatus | "closed", string> = {
  open: "Menunggu keputusan",
  withdrawn: "Ditarik",
  declined: "Ditolak",
  accepted: "Diterima",
  closed: "Permintaan ditutup",
};

/** Whether anybody still takes proposals decides what an open one waits for. */
export function shownStatus(status: ProposalStatus, requestOpen: boolean): ProposalStatus | "closed" {
  return status === "open" && !requestOpen ? "closed" : status;
}

const SENDING: Record<SendingRefusal | "too_many", string> = {
  too_many: `Anda sudah mengirim ${PROPOSALS_AN_HOUR} penawaran dalam satu jam. Coba lagi nanti; tulisan Anda tetap ada di formulir ini.`,
  own_request: "Anda tidak dapat mengirim penawaran untuk permintaan Anda sendiri.",
  request_closed: "Permintaan ini sudah ditutup, jadi tidak menerima penawaran lagi.",
  declined: "Klien sudah menolak penawaran Anda untuk permintaan ini, jadi tidak dapat dikirim lagi.",
  accepted: "Penawaran Anda sudah diterima, jadi tidak dapat diubah lagi.",
  full: `Permintaan ini sudah menerima ${MAX_OPEN_PROPOSALS} penawaran. Coba lagi setelah klien memutuskan sebagian.`,
};

/** Why a proposal could not be sent or changed, for its proposer. */
export function sendingRefusalSentence(reason: SendingRefusal | "too_many"): string {
  return SENDING[reason];
}

const SETTLING: Record<SettlingRefusal, string> = {
  withdrawn: "Penawaran ini sudah ditarik oleh pengirimnya.",
  declined: "Penawaran ini sudah ditolak oleh klien.",
  accepted: "Penawaran ini sudah diterima, jadi tidak dapat diubah lagi.",
};

/** Why it could not be taken back or turned down, for either side. */
export function settlingRefusalSentence(reason: SettlingRefusal): string {
  return SETTLING[reason];
}

/** "Rp 350.000, 5 hari"; what was left open is said to be. */
export function termsLine({ price, days }: Pick<ProposalText, "price" | "days">): string {
  const amount = price === null ? "Harga dibicarakan" : formatRupiah(price);
  return `${amount}, ${days === null ? "waktu dibicarakan" : `${days} hari`}`;
}
