import { formatDateTime } from "~/domain/core/dates";
import { type MailDraft, mailText } from "./account-mail";

/** Headings of a person's copy of their data, by table; the second word of a pair is the side. */
const SECTIONS: Record<string, string> = {
  users: "Akun dan profil",
  sessions: "Perangkat yang masuk",
  email_tokens: "Tautan yang dikirim lewat email",
  outbox: "Email dari JasaWarga",
  consents: "Persetujuan",
  data_requests: "Permintaan tentang data",
  services: "Jasa dan permintaan",
  service_assets: "Foto jasa",
  favourites: "Jasa tersimpan",
  seen_listings: "Jasa yang baru dilihat",
  saved_searches: "Pencarian tersimpan",
  working_hours: "Jam kerja",
  days_off: "Hari libur",
  notifications: "Notifikasi",
  mail_opt_outs: "Email yang dimatikan",
  proposals: "Penawaran",
  conversations: "Percakapan",
  conversation_members: "Kotak pesan",
  messages: "Pesan yang Anda tulis",
  message_pictures: "Foto dalam pesan Anda",
  orders: "Pesanan",
  order_events: "Langkah Anda dalam pesanan",
  order_changes: "Usulan perubahan Anda",
  order_files: "Berkas yang Anda kirim",
  order_visits: "Waktu dan tempat pengerjaan",
  order_addresses: "Alamat pengerjaan",
  reviews: "Ulasan",
  payments: "Pembayaran",
  gateway_notifications: "Kabar dari penyedia pembayaran",
  card_holds: "Pendapatan kartu yang ditahan",
  refunds: "Pengembalian dana",
  withdrawals: "Penarikan saldo",
  payout_attempts: "Pengiriman dana",
  ledger: "Catatan uang",
  ledger_accounts: "Saldo",
  balance_spans: "Saldo menurut waktu",
  person_totals: "Jumlah-jumlah",
  reports: "Laporan dan banding Anda",
  operator_acts: "Tindakan petugas",
  proposed_rulings: "Putusan yang Anda usulkan",
};

const SIDES: Record<string, string> = {
  client_id: "yang Anda terima",
  seller_id: "sebagai penjual",
  subject_id: "tentang Anda",
  owner_id: "yang dimulai orang lain",
};

const COLUMNS: Record<string, string> = {
  ...{
    id: "ID",
    user_id: "ID Anda",
    email: "Email",
    full_name: "Nama lengkap",
    bio: "Bio",
    phone: "Telepon",
  },
  ...{ location: "Lokasi", place_code: "Kode wilayah", contact_email: "Email kontak", website: "Situs" },
  ...{ skills: "Keahlian", social_links: "Tautan", picture_url: "Foto", device: "Peramban" },
  ...{ title: "Judul", description: "Deskripsi", category: "Kategori", price: "Harga", status: "Status" },
  ...{ kind: "Jenis", type: "Jenis", deadline: "Tenggat", packages: "Paket", package: "Paket" },
  ...{ requirements: "Kebutuhan", notes: "Catatan", additional_info: "Keterangan", quantity: "Jumlah" },
  ...{ total_price: "Total", amount: "Jumlah rupiah", body: "Isi", message: "Pesan", query: "Pencarian" },
  ...{ comment: "Komentar", rating: "Nilai", reply: "Balasan", reason: "Alasan", answer: "Jawaban" },
  ...{ account: "Rekening", reference: "Nomor rujukan", method: "Metode", gateway: "Penyedia", name: "Nama" },
  ...{ street: "Jalan", block: "RT/RW", landmark: "Patokan", day: "Hari", weekday: "Hari ke-", words: "Isi" },
  ...{
    created_at: "Dibuat",
    updated_at: "Diubah",
    closed_at: "Selesai",
    sent_at: "Dikirim",
    paid_at: "Dibayar",
  },
  ...{ given_at: "Diberikan", withdrawn_at: "Ditarik", read_at: "Dibaca", expires_at: "Berlaku sampai" },
  ...{
    last_used_at: "Terakhir dipakai",
    last_active_at: "Terakhir aktif",
    due_at: "Batas waktu",
    at: "Waktu",
  },
  ...{ order_id: "Pesanan", service_id: "Jasa", conversation_id: "Percakapan", message_id: "ID pesan" },
  ...{ service_title: "Judul jasa", buyer_name: "Nama pembeli", seller_name: "Nama penjual", href: "Alamat" },
  ...{
    recipient: "Alamat tujuan",
    subject: "Perihal",
    purpose: "Tujuan",
    version: "Versi",
    place: "Dinyatakan di",
  },
  ...{ url: "Alamat", caption: "Keterangan", width: "Lebar", height: "Tinggi", size: "Ukuran (bita)" },
  ...{
    payment_status: "Status pembayaran",
    phase: "Tahap",
    delivered_at: "Diserahkan",
    started_at: "Dimulai",
  },
  ...{ decline_reason: "Alasan penolakan", detail: "Rincian", seen_at: "Dilihat", published_at: "Terbit" },
  ...{ from_account: "Dari", to_account: "Ke", balance: "Saldo", restricted_at: "Dibekukan sejak" },
};

/** "Pesanan sebagai penjual". */
export function sectionTitle({ table, of }: { table: string; of: string }): string {
  const title = SECTIONS[table] ?? table;
  const side = table === "card_holds" ? undefined : SIDES[of];
  return side ? `${title} ${side}` : title;
}

export function columnLabel(name: string): string {
  return COLUMNS[name] ?? name.replaceAll("_", " ");
}

const MOMENT = /(?:_at|^at|^until|deadline)$/;

/** Times as people read them; everything else as it is stored. */
export function copiedValue(name: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number" && MOMENT.test(name)) return formatDateTime(value);
  return String(value);
}

export const COPY_TITLE = "Data saya di JasaWarga";

export const copyIntro = (made: string) =>
  `Dibuat ${made}. Isinya semua data tentang Anda yang kami simpan, dari basis data kami. Waktu ditulis dalam WIB, uang dalam rupiah.`;

export const COPY_OMISSIONS =
  "Yang tidak ada di sini: kata yang ditulis orang lain kepada Anda, karena itu juga data mereka (Pasal 33 UU PDP) dan tetap dapat Anda baca di Pesan dan Pesanan; kode rahasia seperti kata sandi; serta catatan kerja petugas. Foto dan berkas disebut dengan alamatnya.";

/** Of a part that is larger than a file may be. */
export const COPY_CUT =
  "Selebihnya tidak muat di berkas ini; mintalah lewat permintaan koreksi di Data saya.";

export function copyReadyMail(to: string, link: string): MailDraft {
  return {
    to,
    subject: "Salinan data JasaWarga Anda siap diunduh",
    body: mailText(
      "Salinan data yang Anda minta sudah siap. Masuk ke akun Anda dan unduh dalam 24 jam di sini:",
      link,
      "Setelah itu salinannya kami hapus. Jika bukan Anda yang memintanya, segera ganti kata sandi Anda.",
    ),
  };
}

export function correctionAnsweredMail(to: string, answer: string, done: boolean, link: string): MailDraft {
  return {
    to,
    subject: done ? "Data Anda sudah diperbaiki" : "Jawaban atas permintaan perbaikan data",
    body: mailText(
      done
        ? "Permintaan Anda untuk memperbaiki data sudah kami kerjakan."
        : "Permintaan Anda untuk memperbaiki data tidak kami kerjakan, dengan alasan di bawah ini.",
      answer,
      `Permintaan Anda dan jawabannya ada di ${link}`,
    ),
  };
}
