import type { ProposalSendMode } from "~/domain/proposal/proposal";

type Toast = { message: string; description: string };

const SENT: Toast = {
  message: "Penawaran Terkirim",
  description: "Penawaran jasa Anda telah berhasil dikirim ke klien",
};

export const SENT_TOASTS: Record<ProposalSendMode, Toast> = {
  first: SENT,
  again: SENT,
  change: { message: "Penawaran Diubah", description: "Klien melihat penawaran Anda yang baru" },
};
