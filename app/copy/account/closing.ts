import { type Obstacle, REPORTS_HOLD } from "~/domain/account/closing";
import { DAY, formatDate } from "~/domain/core/dates";
import { formatRupiah } from "~/domain/core/money";
import { type MailDraft, mailText } from "./account-mail";

/** Stands where the name of somebody was whose account is closed. */
export const CLOSED_PERSON = "Pengguna terhapus";

/** Written over what a closed account had put up. */
export const CLOSED_LISTING = {
  title: "Tidak tersedia lagi",
  words: "Pemiliknya sudah menutup akun JasaWarga.",
};

export const CLOSING_TITLE = "Tutup akun";
export const CLOSED = {
  message: "Akun Anda sudah ditutup",
  description: "Bukti penutupan kami kirim ke email Anda.",
};

/** While reports are looked into; its page says the rest. */
export const CLOSING_NOTED = { message: "Permintaan tutup akun dicatat" };

/** What is to be settled first, and where. `count` as `ObstacleCounts` gives it. */
export const OBSTACLE_LINKS: Record<Obstacle, { href: string; text(count: number): string }> = {
  disputes: {
    href: "/dashboard/orders?status=berjalan",
    text: (count) => `Tunggu putusan ${count} pesanan bermasalah`,
  },
  bought: {
    href: "/dashboard/orders?sisi=pembeli",
    text: (count) => `Selesaikan atau batalkan ${count} pesanan Anda`,
  },
  sold: {
    href: "/dashboard/orders?sisi=penjual",
    text: (count) => `Selesaikan ${count} pesanan dari pembeli`,
  },
  payments: {
    href: "/dashboard/orders?sisi=pembeli&status=cancelled",
    text: (count) => `Tunggu ${count} pembayaran selesai diproses`,
  },
  refunds: {
    href: "/dashboard/orders?sisi=pembeli&status=cancelled",
    text: (amount) =>
      `Isi rekening bila diminta, lalu tunggu pengembalian dana ${formatRupiah(amount)} sampai dan tidak dapat dikembalikan bank lagi`,
  },
  withdrawals: {
    href: "/dashboard/balance/withdrawals",
    text: (count) => `Tunggu ${count} penarikan saldo sampai dan tidak dapat dikembalikan bank lagi`,
  },
  balance: { href: "/dashboard/balance", text: (amount) => `Tarik saldo ${formatRupiah(amount)}` },
  reports: {
    href: "/help-center#pengaduan-konsumen",
    text: () =>
      `Tunggu pemeriksaan laporan atau banding selesai, paling lama ${REPORTS_HOLD / DAY} hari sejak Anda meminta akun ditutup`,
  },
  operator: { href: "/operator", text: () => "Minta rekan mencabut peran operator Anda" },
};

/** `until`: UTC ms when no report holds it any more. */
export function closingWished(until: number): string {
  return `Permintaan Anda sudah dicatat. Laporan yang masuk setelahnya tidak menahan penutupan, dan yang sudah ada paling lama sampai ${formatDate(until)}. Tutup akun lagi di halaman ini setelah laporan itu diperiksa, atau setelah tanggal itu.`;
}

/** `until`: UTC ms; of one that is still looked into, where that finds it at fault. */
type AfterClosing = { why: "free" } | { why: "suspended" | "reported"; until: number };

const KEPT_OF_ADDRESS = "Dari alamat itu kami hanya menyimpan sidiknya.";

function addressAfter(after: AfterClosing): string {
  if (after.why === "free") return "Alamat email ini dapat dipakai lagi untuk mendaftar.";
  const until = formatDate(after.until);
  return after.why === "suspended"
    ? `Akun ini ditangguhkan saat ditutup, jadi alamat email ini baru dapat dipakai mendaftar lagi setelah ${until}. ${KEPT_OF_ADDRESS}`
    : `Laporan tentang akun ini masih diperiksa. Yang dilaporkan, kata-kata dan fotonya, kami simpan sampai 90 hari setelah laporan itu diputus. Alamat email ini dapat dipakai mendaftar lagi setelah pemeriksaannya selesai, atau setelah ${until} bila akun ini terbukti melanggar. ${KEPT_OF_ADDRESS}`;
}

/** To the address that the account had. */
export function accountClosedMail(to: string, after: AfterClosing): MailDraft {
  return {
    to,
    subject: "Akun JasaWarga Anda sudah ditutup",
    body: mailText(
      "Sesuai permintaan Anda, akun JasaWarga Anda sudah ditutup. Profil, kontak, foto, alamat, jasa, simpanan, dan data masuk Anda sudah dihapus.",
      "Pesanan, pesan kepada orang lain, ulasan, dan catatan uang tetap disimpan atas nama “Pengguna terhapus” selama diwajibkan hukum: paling singkat 5 tahun, dan 10 tahun untuk catatan keuangan.",
      addressAfter(after),
    ),
  };
}
