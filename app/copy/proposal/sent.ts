import type { ProposalSendMode } from "~/domain/proposal/proposal";

type Toast = { message: string; description: string };

const SENT: Toast = {
  message: "Penawaran Terkirim",
  description: "Penawaran jasa Anda telah berhasil dikirim ke klien",
};

/** What a proposer is told once their proposal stands. */
export const SENT_TOASTS: Record<ProposalSendMode, Toast> = {
  first: SENT,
  again: SENT,
  change: { message: "Penawaran Diubah", description: "Klien melihat penawaran Anda yang baru" },
};
