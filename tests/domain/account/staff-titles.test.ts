import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isMisleadingTitle, posesAsStaff } from "~/accounts/impersonation";
import { offers } from "../../../e2e/demo/offers";
import { wanted } from "../../../e2e/demo/wanted";

it.each([
  ...["Bantuan CS resmi pencairan saldo", "Petugas Verifikasi akun penjual", "Admin JW verifikasi rekening"],
  ...["Petugas verifikasi", "Petugas Verifikasi Akun", "CS resmi", "CS Resmi 24 jam", "CS JW", "JW Official"],
  ...["JW Care", "Admin JW", "Tim JW pencairan", "J.W. Customer Service", "Layanan JW pengaduan"],
  ...["Customer service resmi: refund dana pembeli", "Customer Service pencairan dana penjual"],
  ...["Pusat bantuan resmi", "Pusat Bantuan Penjual", "Layanan verifikasi akun penjual"],
  ...["Layanan pencairan saldo penjual", "Tim keuangan pencairan saldo penjual"],
  ...["Tim Keamanan: verifikasi rekening Anda", "Tim pengembalian dana pembeli"],
  ...["Bagian keuangan: pengembalian dana", "Rekening bersama resmi", "Rekber resmi aman"],
  ...["Escrow resmi untuk transaksi Anda", "Admin rekber penjual dan pembeli", "Jasa escrow resmi"],
  ...["Helpdesk akun diblokir", "Helpdesk saldo tertahan", "Admin bantu cairkan saldo tertahan"],
  ...["Admin verifikasi rekening", "Verifikasi akun penjual resmi", "Verifikasi akun"],
  ...["Verifikasi rekening penjual", "Bantuan verifikasi akun penjual", "Staf verifikasi KTP penjual"],
  ...["Operator refund", "Operator pencairan saldo", "Moderator sengketa pesanan pembeli"],
  ...["Notifikasi: akun Anda ditangguhkan", "Sistem: pembayaran Anda tertahan", "Peringatan akun Anda dibekukan"],
  ...["Konfirmasi pembayaran Anda ke petugas", "Official support refund", "Official customer support"],
  ...["Customer support account verification", "Seller account verification team"],
  ...["Support team withdrawal balance", "C$ r3smi penc4iran s4ldo", "P e t u g a s verifikasi akun"],
  ...["Pеtugas vеrifikasi akun penjual", "CS wd saldo", "Admin OTP akun", "Petugas aktivasi akun penjual"],
  ...["Mediator sengketa penjual dan pembeli resmi", "CS pengembalian dana", "Layanan pelanggan resmi"],
  ...["Pesan resmi sistem: verifikasi akun", "Admin resmi", "Tim resmi pusat", "Costumer servis pencairan dana"],
  ...["Kostumer Service saldo", "Pihak keamanan akun penjual", "Petugas pencairan", "Bantuan saldo tertahan"],
  ...["Bantuan pencairan saldo", "Bantuan resmi akun diblokir", "Klaim dana refund via petugas"],
  ...["Admin Shopee resmi pencairan saldo", "JW resmi", "JW indonesia", "JW verifikasi rekening"],
  ...["Petugas JW: validasi akun", "Help Center penjual", "Customer care penarikan dana"],
  ...["Adm verif rek penjual", "CS cairin saldo", "Petugas verif akun", "Tim verifikasi identitas pembeli"],
  ...["Bantuan pengembalian uang pembeli", "Layanan resmi pengembalian dana", "Official seller verification"],
  ...["Verified seller support", "Staff resmi aktivasi rekening", "Petugas pembayaran tertahan"],
  ...["Operator escrow", "Admin escrow aman", "Admin dana pembeli", "Agen resmi verifikasi"],
  ...["Pengelola rekening bersama", "Pusat refund resmi", "Pusat pengaduan penjual resmi"],
  ...["Hubungi CS: pencairan gagal", "CS Online Pencairan Dana Cepat", "ADMIN: AKUN ANDA DIBLOKIR"],
  ...["Moderator verifikasi akun pembeli", "Keamanan akun penjual", "Verifikator akun penjual"],
  ...["Jasa verifikasi akun penjual", "Admin marketplace pencairan saldo", "Layanan pelanggan: refund cepat"],
  ...["Petugas pusat verifikasi rekening penjual", "Call center pengaduan akun", "Customer service akun penjual"],
  ...["Sistem otomatis pencairan dana", "Tim legal: rekening Anda dibekukan", "Bot resmi verifikasi akun"],
  ...["Petugas otp verifikasi", "CS j w pencairan", "Admin J-W", "admin.jw verifikasi"],
  ...["Admin-JW pencairan saldo", "JW admin", "Pusat Bantuan", "Rekening Bersama", "Escrow"],
  ...["Penampung dana transaksi admin"],
])("the title %j poses as our staff", (title) => expect(posesAsStaff(title)).toBe(true));

it.each([
  ...["Jasa admin media sosial", "Customer service online untuk toko", "Admin Shopee", "Petugas kebersihan"],
  ...["Satpam / keamanan acara", "Tenaga verifikasi data lapangan", "Jasa verifikasi Google Business"],
  ...["Admin toko online paruh waktu, balas pesan dan catat pesanan"],
  ...["Admin toko online: balas chat, urus retur dan refund", "Admin keuangan: rekap saldo kas harian"],
  ...["Customer service", "Customer Service Online", "Admin online", "Operator alat berat"],
  ...["Operator input data", "Operator forklift", "Operator jahit", "Operator live streaming"],
  ...["Moderator webinar", "Moderator acara", "Petugas parkir acara", "Petugas kebersihan kantor"],
  ...["Petugas survei lapangan", "Call center freelance", "Live chat support untuk toko", "IT support kantor"],
  ...["Helpdesk IT perusahaan", "Virtual assistant: customer support toko online"],
  ...["Jasa verifikasi akun TikTok Shop", "Verifikasi akun WhatsApp Business", "Bantuan klaim saldo JHT BPJS"],
  ...["Jasa urus pencairan dana BOS sekolah", "Jasa urus pencairan BPJS Ketenagakerjaan"],
  ...["Verifikasi data survei", "Penagihan dan konfirmasi pembayaran SPP sekolah"],
  ...["Integrasi payment gateway Midtrans", "Integrasi pembayaran QRIS ke website"],
  ...["Les akuntansi: jurnal, saldo, rekening", "Penerjemah resmi dokumen", "Terjemahan resmi ijazah dan akta"],
  ...["Penulisan surat resmi", "Baju resmi kantor", "Fotografer acara resmi", "Tim dekorasi pernikahan"],
  ...["Tim bersih rumah", "Tim IT: pasang CCTV", "Layanan antar jemput bandara", "Layanan kebersihan kos"],
  ...["Pusat servis AC", "Agen pindahan rumah", "Agen tiket dan pembayaran tagihan"],
  ...["Agen pembayaran PPOB, top up saldo", "Bantuan hukum sengketa tanah", "Mediator sengketa waris keluarga"],
  ...["Konsultan pajak pribadi", "Konsultan hukum sengketa bisnis", "Keamanan jaringan kantor"],
  ...["Keamanan lingkungan perumahan", "Satpam malam untuk gudang", "Security konser"],
  ...["Cyber security audit website", "Bot Telegram toko", "Bot WhatsApp balas otomatis", "Chatbot WA"],
  ...["Pesan otomatis WhatsApp untuk toko", "Sistem informasi sekolah", "Sistem kasir warung", "Aplikasi kasir"],
  ...["Notifikasi email otomatis dengan Zapier", "Setup notifikasi WhatsApp order", "Desain kartu anggota"],
  ...[
    "Desain banner promo resmi toko",
    "Makeup by JW Studio",
    "JW Catering nasi kotak",
    "Tim JW Teknik servis AC",
    "Layanan JW Spa",
    "Servis AC JW Teknik",
  ],
  ...["Katering JW Susanto", "Bank sampah: jemput sampah", "Dana usaha: penulisan proposal"],
  ...["Pembuatan proposal dana hibah", "Pembukuan dan rekonsiliasi rekening bank"],
  ...["Admin pembukuan rekening koran", "Input transaksi penjualan ke Excel"],
  ...["Kelola akun media sosial usaha selama sebulan", "Kelola akun Instagram", "Kelola akun penjual Shopee"],
  ...["Pemulihan akun Instagram", "Jasa buka blokir akun Facebook", "Kasir paruh waktu", "Kasir minimarket"],
  ...["Staf administrasi", "Staf gudang harian", "Administrasi kantor", "Sekretaris dan admin proyek"],
  ...["Pengelola media sosial", "Pengelola kos", "Moderator grup Facebook", "Cari admin online shop"],
  ...["Butuh customer service bahasa Inggris", "Dicari petugas kebersihan rumah", "Penarikan kabel LAN"],
  ...["Petugas penarikan kabel fiber optik", "Tarik kabel listrik", "Cairkan ide konten"],
  ...["Undangan pernikahan resmi", "Konfirmasi kehadiran tamu undangan", "Rekening listrik: bayar tagihan"],
  ...["Bantuan skripsi akuntansi", "Bantuan tugas sistem operasi", "Support sistem POS", "Official photo wisuda"],
  ...["Video company profile official", "Supervisor proyek bangunan", "Pengawas bangunan rumah"],
  ...["Legal drafting kontrak", "Validasi kuesioner penelitian", "Validasi instrumen skripsi"],
  ...["Uji validitas data SPSS", "Data entry dan verifikasi alamat", "Verifikasi ijazah dan dokumen kerja"],
  ...["Background check karyawan", "Penyusunan SOP layanan pelanggan", "Pelatihan customer service"],
  ...["Pelatihan petugas keamanan", "Seragam petugas keamanan", "Jahit seragam satpam", "Desain ID card petugas"],
  ...["Desain id card karyawan", "Pembuatan stempel resmi", "Rompi petugas acara", "Desain logo customer care"],
  ...["Script customer service toko", "Terjemahan percakapan CS", "Penulisan template balasan CS"],
  ...["Kursus CS hotel", "Setting akun email perusahaan", "Setup akun iklan Meta", "Cek fisik kendaraan resmi"],
  ...["Servis resmi Honda", "Bengkel resmi Yamaha"],
])("the title %j names real work", (title) => expect(isMisleadingTitle(title)).toBe(false));

it("no title of the demo data poses as our staff", () => {
  const titles = [...offers, ...wanted].map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(100);
  expect(titles.filter(isMisleadingTitle)).toEqual([]);
});

it("no judged offer and no judged search poses as our staff", () => {
  const folder = new URL("../../search/", import.meta.url);
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => textsOf(JSON.parse(readFileSync(new URL(name, folder), "utf8"))));
  expect(texts.length).toBeGreaterThan(2_000);
  expect(texts.filter(isMisleadingTitle)).toEqual([]);
});

/** All texts of a JSON value that are short enough for a title. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return value.length <= 100 ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
