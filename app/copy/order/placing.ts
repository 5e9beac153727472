export const ORDER_GONE =
  "Jasa ini sudah tidak tersedia, jadi pesanan Anda tidak dibuat. Salin tulisan Anda bila masih perlu.";

export const ORDER_NOT_PLACED = "Gagal membuat pesanan. Silakan coba lagi.";
