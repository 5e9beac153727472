import type { NotificationKind } from "~/domain/notification/notification";

export const NOTIFICATION_KIND_LABELS: Record<NotificationKind, { label: string; about: string }> = {
  order: {
    label: "Pesanan",
    about: "Pesanan baru, hasil diserahkan, permintaan revisi, pembatalan, dan sengketa.",
  },
  payment: { label: "Pembayaran", about: "Dana masuk, diteruskan, atau dikembalikan, dan penarikan." },
  proposal: {
    label: "Penawaran",
    about: "Penawaran untuk permintaan Anda, dan jawaban atas penawaran Anda.",
  },
  message: { label: "Pesan", about: "Pesan baru yang belum Anda baca." },
  search: {
    label: "Pencarian tersimpan",
    about: "Jasa atau permintaan baru yang cocok dengan yang Anda simpan.",
  },
  review: { label: "Ulasan", about: "Ulasan tentang Anda, saat terbit, dan jawabannya." },
};
