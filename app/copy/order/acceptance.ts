export const QUOTE_ACCEPTED = {
  message: "Penawaran disetujui",
  description: "Bayar untuk memulai pekerjaan.",
};

export const QUOTE_NOT_ACCEPTED = "Gagal menyetujui penawaran";
