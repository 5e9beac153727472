import { ACCOUNT_KIND_LABELS } from "~/ledger/books-text";
import { accountKind, type LedgerAccount } from "~/ledger/ledger";
import { SUBJECT_LABELS } from "~/moderation/text";
import { NOTIFICATION_KIND_LABELS } from "~/notifications/line-text";
import { NAME_SURFACE_LABELS, operatorActionLabel, PHASE_LABELS } from "~/operators/text";
import { staffEventSentence } from "~/orders/event-text";
import { ORDER_KIND_LABELS, ORDER_STATUS_LABELS, PAYMENT_STATUS_LABELS } from "~/orders/label-text";
import { CHANGE_STATUS_LABELS } from "~/orders/text";
import { ATTEMPT_LABELS } from "~/payments/text";
import { WITHDRAWAL_LABELS } from "~/payouts/text";
import { placeOf } from "~/places/place";
import { WEEKDAYS } from "~/platform/date-text";
import { formatDate, formatDateTime, formatMonth } from "~/platform/dates";
import { formatRupiah } from "~/platform/money";
import { PROPOSAL_STATUS_LABELS } from "~/proposals/text";
import { minuteText } from "~/visits/time-text";
import { type MailDraft, mailText } from "./mail-text";
import { CONSENT_LABELS, REQUEST_LABELS, REQUEST_STATUS_LABELS } from "./text";

export const DATA_EXPORT_TITLE = "Data saya di JasaWarga";
export const DATA_EXPORT_CONTENTS = { title: "Daftar isi", back: "Ke daftar isi" };

export const DATA_EXPORT_KEYS = {
  made: "dibuat",
  note: "catatan",
  data: "data",
  table: "bagian",
  of: "sebagai",
  rows: "baris",
};

export const dataExportIntro = (made: string) =>
  `Dibuat ${made}. Isinya semua data tentang Anda yang kami simpan, dari basis data kami. Waktu ditulis dalam WIB, uang dalam rupiah.`;

export const DATA_EXPORT_OMISSIONS =
  "Yang tidak ada di sini: kata yang ditulis orang lain kepada Anda, karena itu juga data mereka (Pasal 33 UU PDP) dan tetap dapat Anda baca di Pesan dan Pesanan. Kode rahasia seperti kata sandi dan catatan kerja petugas juga tidak ada di sini. Foto dan berkas disebut dengan alamatnya.";

export const DATA_EXPORT_CUT = "Selebihnya tidak muat di berkas ini. Mintalah lewat permintaan koreksi di Data saya.";

export function dataExportReadyMail(to: string, link: string): MailDraft {
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

export const SECTION_TITLES = {
  users: "Akun dan profil",
  sessions: "Perangkat yang masuk",
  email_tokens: "Tautan yang dikirim lewat email",
  authenticators: "Aplikasi kode untuk masuk",
  recovery_codes: "Kode pemulihan yang tersisa",
  passkeys: "Kunci sandi (passkey)",
  pending_logins: "Masuk yang menunggu kode",
  outbox: "Email dari JasaWarga",
  consents: "Persetujuan",
  data_requests: "Permintaan tentang data",
  tax_identities: "NPWP atau NIK",
  services: "Jasa dan permintaan",
  service_assets: "Foto jasa",
  favourites: "Jasa tersimpan",
  seen_listings: "Jasa yang baru dilihat",
  saved_searches: "Pencarian tersimpan",
  request_rounds: "Penyedia yang dikabari tentang permintaan Anda",
  request_recipients: "Permintaan yang dikabarkan kepada Anda",
  working_hours: "Jam kerja",
  days_off: "Hari libur",
  notifications: "Notifikasi",
  refused_names: "Nama yang ditolak",
  contact_numbers: "Nomor HP untuk pesanan",
  push_subscriptions: "Perangkat dengan notifikasi langsung",
  push_opt_outs: "Notifikasi langsung yang dimatikan",
  delivery_views: "Hasil pesanan yang Anda lihat",
  push_messages: "Notifikasi langsung",
  mail_opt_outs: "Email yang dimatikan",
  blocks: "Orang yang Anda blokir",
  proposals: "Penawaran",
  conversations: "Percakapan",
  conversation_members: "Kotak pesan",
  messages: "Pesan yang Anda tulis",
  message_pictures: "Foto dalam pesan Anda",
  orders: "Pesanan",
  order_events: "Langkah Anda dalam pesanan",
  order_event_texts: "Tulisan Anda pada langkah itu",
  order_changes: "Usulan perubahan Anda",
  order_files: "Berkas yang Anda kirim",
  order_visits: "Waktu dan tempat pengerjaan",
  order_addresses: "Alamat pengerjaan",
  reviews: "Ulasan",
  review_pictures: "Foto dalam ulasan Anda",
  payments: "Pembayaran",
  gateway_notifications: "Kabar dari penyedia pembayaran",
  card_holds: "Pendapatan kartu yang ditahan",
  refunds: "Pengembalian uang",
  withdrawals: "Penarikan saldo",
  payout_attempts: "Pengiriman uang",
  ledger: "Catatan uang",
  ledger_accounts: "Saldo",
  balance_spans: "Saldo menurut waktu",
  person_totals: "Jumlah-jumlah",
  invoices: "Nota pesanan",
  seller_months: "Penjualan per bulan",
  buyer_months: "Belanja per bulan",
  reports: "Laporan dan banding Anda",
  operator_acts: "Tindakan petugas",
  proposed_rulings: "Putusan yang Anda usulkan",
};

const SIDES: Record<string, string> = {
  client_id: "yang Anda terima",
  seller_id: "sebagai penjual",
  subject_id: "tentang Anda",
  owner_id: "yang dimulai orang lain",
  from_account: "keluar",
  to_account: "masuk",
};
const ONE_SIDED = ["card_holds", "seller_months"];

export function sectionTitle(titles: Record<string, string>, { table, of }: { table: string; of: string }): string {
  const side = ONE_SIDED.includes(table) ? undefined : SIDES[of];
  return side ? `${titles[table]} ${side}` : String(titles[table]);
}

export const COLUMN_LABELS = {
  account: "Rekening",
  additional_info: "Keterangan tambahan",
  additions: "Tambahan",
  amount: "Jumlah",
  answer: "Jawaban",
  areas: "Wilayah yang dilayani",
  arrived_at: "Sampai",
  at: "Waktu",
  at_seller: "Pembeli datang ke penjual",
  attempt: "Percobaan ke",
  author_location: "Lokasi penulis",
  author_name: "Nama penulis",
  author_picture: "Foto penulis",
  balance: "Saldo",
  bill: "Tagihan ke",
  bio: "Tentang Anda",
  block: "RT/RW",
  blocked_id: "Orangnya",
  body: "Isi",
  bought: "Yang dipesan",
  bought_cancelled: "Pesanan Anda yang batal",
  bought_completed: "Pesanan Anda yang selesai",
  bought_held_amount: "Uang Anda yang dititipkan",
  bought_open: "Pesanan Anda yang berjalan",
  buyer_name: "Nama pembeli",
  buyer_share: "Bagian pembeli (%)",
  call_out_fee: "Ongkos datang",
  caption: "Keterangan",
  category: "Kategori",
  changed_at: "Diganti",
  checked_at: "Terakhir dilihat",
  choices: "Pilihan tambahan",
  client_rating_count: "Banyaknya ulasan sebagai pembeli",
  client_rating_sum: "Jumlah nilai sebagai pembeli",
  closed_at: "Selesai",
  comes_to_buyer: "Datang ke pembeli",
  comment: "Komentar",
  completed_count: "Pesanan yang Anda selesaikan",
  contact_email: "Email kontak",
  conversation_id: "ID percakapan",
  cover_alt: "Keterangan foto utama",
  cover_url: "Alamat foto utama",
  created_at: "Dibuat",
  day: "Tanggal",
  days: "Lama (hari)",
  deadline: "Tenggat",
  decided_at: "Diputuskan",
  decline_reason: "Alasan penolakan",
  deleted_at: "Dihapus",
  delivered_at: "Diserahkan",
  left_at: "Berangkat",
  visit_at: "Waktu kunjungan",
  visits_kept: "Janji kunjungan yang Anda tepati",
  visits_missed: "Janji kunjungan yang tidak Anda tepati",
  delivery_time: "Waktu pengerjaan",
  description: "Deskripsi",
  detail: "Rincian",
  device: "Peramban",
  due_at: "Batas waktu",
  email: "Email",
  email_verified_at: "Email diverifikasi",
  ended_at: "Berakhir",
  expires_at: "Berlaku sampai",
  extras: "Tambahan",
  fee: "Biaya",
  fee_percent: "Biaya platform (%)",
  finding: "Temuan tentang kunjungan",
  from_account: "Dari",
  from_minute: "Mulai",
  full_name: "Nama lengkap",
  gateway: "Penyedia pembayaran",
  gateway_order_id: "Nomor di penyedia pembayaran",
  given_at: "Disetujui",
  height: "Tinggi (piksel)",
  hidden_at: "Disembunyikan",
  hidden_reason: "Alasan disembunyikan",
  href: "Alamat halaman",
  id: "ID",
  job_total: "Total seluruh bagian",
  invited_at: "Diundang",
  key: "Kode berkas",
  kind: "Jenis",
  landmark: "Patokan",
  last_active_at: "Terakhir aktif",
  last_message_at: "Pesan terakhir",
  last_used_at: "Terakhir dipakai",
  line: "Baris ke",
  location: "Lokasi",
  message: "Pesan",
  message_id: "ID pesan",
  mobile: "Nomor HP",
  shows_details: "Isi tampil di layar terkunci",
  method: "Cara bayar",
  mode: "Tempat pengerjaan",
  month: "Bulan",
  moved: "Perubahan saldo",
  name: "Nama berkas",
  near: "Penyedia di dekatnya",
  new_email: "Email baru",
  notes: "Catatan",
  number: "Nomor",
  offers: "Jasa Anda",
  on_time_count: "Pesanan tepat waktu",
  online: "Daring",
  open_requests: "Permintaan yang terbuka",
  operator_since: "Operator sejak",
  two_steps_since: "Verifikasi dua langkah sejak",
  order_id: "ID pesanan",
  outcome: "Janji kunjungan",
  orderscompleted: "Pesanan selesai",
  package: "Paket",
  packages: "Paket-paket",
  paid_at: "Dibayar",
  paid_out: "Banyaknya penarikan",
  paid_out_amount: "Jumlah yang ditarik",
  parts: "Bagian pekerjaan",
  payment_status: "Status pembayaran",
  phase: "Tahap",
  phone: "Telepon",
  picture_url: "Alamat foto",
  place: "Dinyatakan saat",
  place_code: "Kode wilayah",
  plan: "Rencana bagian",
  position: "Urutan",
  price: "Harga",
  published_at: "Terbit",
  purpose: "Untuk",
  quantity: "Jumlah paket",
  query: "Pencarian",
  rating: "Nilai",
  rating_count: "Banyaknya ulasan",
  rating_sum: "Jumlah nilai",
  read_at: "Dibaca",
  reason: "Alasan",
  received_at: "Diterima",
  refused_name: "Nama yang ditolak",
  recipient: "Alamat tujuan",
  reference: "Nomor rujukan",
  replied_at: "Dibalas",
  reply: "Balasan",
  requests: "Permintaan Anda",
  requirements: "Kebutuhan",
  response_minutes: "Menjawab dalam (menit)",
  restricted_at: "Dibekukan sejak",
  returns: "Kembali kepada pembeli per bagian",
  review_id: "Ulasan",
  revisions: "Revisi",
  route: "Lewat",
  seen_at: "Dilihat",
  seller_name: "Nama penjual",
  seller_picture: "Foto penjual",
  sent_at: "Dikirim",
  service_id: "ID jasa",
  service_title: "Judul jasa",
  side: "Sebagai",
  size: "Ukuran (bita)",
  skills: "Keahlian",
  slot: "Jam",
  social_links: "Tautan media sosial",
  sold: "Dipesan orang",
  sold_cancelled: "Penjualan yang batal",
  sold_completed: "Penjualan yang selesai",
  sold_held: "Penjualan dengan uang titipan",
  sold_held_amount: "Uang titipan pembeli",
  sold_held_income: "Uang titipan setelah biaya",
  sold_open: "Penjualan yang berjalan",
  span: "Hari atau bulan",
  started_at: "Dimulai",
  starts_in_days: "Dapat mulai dalam (hari)",
  state: "Keadaan",
  spent: "Belanja",
  status: "Status",
  street: "Jalan",
  subject: "Perihal",
  subject_id: "ID yang dikenai",
  surplus: "Sampai setelah diurus dengan cara lain",
  surplus_taken: "Dari itu, diambil lagi dari saldo",
  suspended_at: "Ditangguhkan",
  suspended_reason: "Alasan ditangguhkan",
  taken_at: "Diambil",
  surface: "Di mana",
  taken_back: "Ditarik kembali bank",
  texts: "Tulisan",
  title: "Judul",
  to_account: "Ke",
  to_minute: "Sampai pukul",
  total_price: "Total",
  transfer_id: "ID pemindahan",
  travel_fees: "Ongkos transport",
  turnover: "Penjualan",
  type: "Jenis",
  unit: "Satuan harga",
  unread: "Belum dibaca",
  until: "Ditahan sampai",
  updated_at: "Diubah",
  url: "Alamat foto",
  used_at: "Dipakai",
  user_id: "ID Anda",
  version: "Versi atau urutan",
  website: "Situs",
  weekday: "Hari",
  width: "Lebar (piksel)",
  wished_day: "Tanggal yang diminta",
  wider: "Penyedia di kota lain",
  wished_slots: "Jam yang diminta",
  withdrawn_at: "Ditarik",
  words: "Isi",
  year: "Tahun",
};

const notificationKinds = Object.fromEntries(
  Object.entries(NOTIFICATION_KIND_LABELS).map(([kind, { label }]) => [kind, label]),
);

const STATES: Record<string, Record<string, string>> = {
  "consents.purpose": CONSENT_LABELS,
  "consents.place": { signup: "Pendaftaran", agreement: "Halaman persetujuan" },
  "data_requests.kind": REQUEST_LABELS,
  "data_requests.status": REQUEST_STATUS_LABELS,
  "services.type": { offer: "Jasa", wanted: "Permintaan" },
  "services.status": { active: "Aktif", inactive: "Nonaktif" },
  "notifications.kind": notificationKinds,
  "refused_names.surface": NAME_SURFACE_LABELS,
  "mail_opt_outs.kind": notificationKinds,
  "push_opt_outs.kind": notificationKinds,
  "push_messages.kind": notificationKinds,
  "proposals.status": PROPOSAL_STATUS_LABELS,
  "orders.kind": ORDER_KIND_LABELS,
  "orders.status": ORDER_STATUS_LABELS,
  "orders.phase": PHASE_LABELS,
  "orders.payment_status": PAYMENT_STATUS_LABELS,
  "order_changes.kind": { terms: "Perubahan kesepakatan", extra: "Tambahan", plan: "Rencana bagian" },
  "order_changes.status": CHANGE_STATUS_LABELS,
  "order_files.purpose": {
    delivery: "Hasil kerja",
    evidence: "Bukti",
    proposal: "Foto biaya tambahan",
    arrival: "Foto kedatangan",
  },
  "order_visits.outcome": { kept: "Ditepati penjual", missed: "Tidak ditepati penjual" },
  "order_visits.mode": { at_buyer: "Di tempat pembeli", at_seller: "Di tempat penjual" },
  "reviews.side": { buyer: "Pembeli", seller: "Penjual" },
  "payments.status": ATTEMPT_LABELS,
  "refunds.route": { gateway: "Penyedia pembayaran", bank: "Transfer bank" },
  "refunds.status": { pending: "Menunggu", approved: "Disetujui", paid: "Dibayarkan" },
  "withdrawals.status": WITHDRAWAL_LABELS,
  "invoices.kind": { invoice: "Nota", correction: "Koreksi" },
  "reports.subject": SUBJECT_LABELS,
  "reports.status": { open: "Terbuka", closed: "Selesai" },
};

const LABELS: Readonly<Record<string, string>> = COLUMN_LABELS;

const MOMENT = /(?:_at|_since|^at|^until|^deadline)$/;
const RUPIAH =
  /^(?:amount|price|total_price|additions|job_total|call_out_fee|released|returned|taken|balance|moved|fee|turnover|spent|taken_back|surplus|surplus_taken)$|_(?:amount|income)$/;
const MINUTE = /^(?:slot|wished_slots|\w+_minute)$/;
const ACCOUNT = /^(?:escrow|seller|refund|payout):|^(?:gateway_clearing|platform_fee)$/;
const YES_OR_NO = ["online", "at_seller", "comes_to_buyer"];

const INNER: Record<string, string> = {
  name: "Nama",
  price: "Harga",
  minDays: "Paling cepat (hari)",
  maxDays: "Paling lama (hari)",
  revisions: "Revisi",
  checklist: "Isi",
  summary: "Untuk siapa",
  channel: "Bank atau e-wallet",
  number: "Nomor",
  holder: "Atas nama",
  bankSays: "Jawaban bank tentang namanya",
  bankHolder: "Nama di bank, disamarkan",
  reason: "Alasan",
  travel: "Ongkos transport",
  per: "Dihitung per",
  count: "Jumlah",
  amount: "Jumlah",
  no: "Bagian ke",
  released: "Diteruskan ke penjual",
  returned: "Dikembalikan",
  taken: "Ditarik kembali bank",
  days: "Lama (hari)",
  deadline: "Tenggat",
  day: "Tanggal",
};

export function exportedValue({ table, column }: { table: string; column: string }, value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (table === "order_events" && column === "kind") return staffEventSentence(String(value));
  if (table === "operator_acts" && column === "kind") return operatorActionLabel(String(value));
  const state = STATES[`${table}.${column}`]?.[String(value)];
  if (state !== undefined) return state;
  return typeof value === "number" ? exportedNumber(column, value) : exportedText(column, String(value));
}

function exportedNumber(column: string, value: number): string {
  if (column === "weekday") return WEEKDAYS[value - 1] ?? String(value);
  if (YES_OR_NO.includes(column)) return value === 1 ? "Ya" : "Tidak";
  if (MINUTE.test(column)) return minuteText(value);
  if (MOMENT.test(column)) return formatDateTime(value);
  return RUPIAH.test(column) ? formatRupiah(value) : String(value).replace(".", ",");
}

function exportedText(column: string, text: string): string {
  const [, day, month] = /^d?(\d{4}-\d{2}-\d{2})$|^m?(\d{4}-\d{2})$/.exec(text) ?? [];
  if (day) return formatDate(Date.parse(day), "WIB");
  if (month) return formatMonth(Date.parse(month));
  if (ACCOUNT.test(text)) return accountText(text);
  if (!/^[[{]/.test(text)) return text;
  try {
    return unfolded(column, JSON.parse(text)) || "–";
  } catch {
    return text;
  }
}

function accountText(text: string): string {
  const [, id = ""] = text.split(":");
  return `${ACCOUNT_KIND_LABELS[accountKind(text as LedgerAccount)].name} ${id}`.trim();
}

const feesText = (fees: object) =>
  Object.entries(fees)
    .map(([code, fee]) => `${placeOf(code)?.name ?? code}: ${formatRupiah(fee)}`)
    .join("\n");

function unfolded(column: string, value: unknown): string {
  if (value === null || value === "") return "–";
  if (Array.isArray(value)) return value.map((one) => unfolded(column, one)).join("\n");
  if (typeof value === "number") return exportedNumber(column, value);
  if (typeof value !== "object") return String(value);
  if (column === "travel_fees") return feesText(value);
  return Object.entries(value)
    .map(([key, inner]) => `${INNER[key] ?? LABELS[key] ?? key}: ${unfolded(key, inner).replaceAll("\n", ", ")}`)
    .join("\n");
}
