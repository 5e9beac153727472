import type { ModerationRefusal } from "~/domain/report/moderation";
import { type ClosingRefusal, REPORTS_AN_HOUR, type ReportRefusal } from "~/domain/report/report";

export const REPORT_REFUSALS: Record<ReportRefusal, string> = {
  own: "Ini milik Anda sendiri, jadi tidak perlu dilaporkan.",
  already_open: "Laporan Anda tentang ini sudah ada pada kami. Kami kabari setelah diperiksa.",
  too_many: `Anda sudah mengirim ${REPORTS_AN_HOUR} laporan dalam satu jam. Coba lagi nanti.`,
  no_subject: "Sudah tidak ada.",
};

export const MODERATION_REFUSALS: Record<ModerationRefusal, string> = {
  no_subject: "Sudah tidak ada.",
  own_cause: "Ini menyangkut Anda sendiri. Petugas lain yang memutuskannya.",
  own_order:
    "Anda punya pesanan yang masih berjalan dengan orang ini, jadi ini menyangkut uang Anda sendiri. Petugas lain yang memutuskannya.",
  own_suspension:
    "Anda yang menangguhkan akun ini, dan pemiliknya mengajukan banding. Operator lain yang memutuskannya.",
  operator: "Orang ini operator. Cabut dahulu tugasnya sebagai operator.",
  closed:
    "Akun ini sudah ditutup pemiliknya, untuk selamanya. Tidak ada yang dapat dipulihkan, dan ditangguhkan hanya selama laporan tentangnya masih menunggu.",
  already: "Sudah dilakukan sebelumnya. Tidak ada yang berubah.",
};

export const CLOSING_REFUSALS: Record<ClosingRefusal, string> = {
  ...MODERATION_REFUSALS,
  already: "Laporan ini sudah dijawab.",
};
