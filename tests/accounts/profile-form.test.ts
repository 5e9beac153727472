import { expect, it } from "vitest";
import { profileForm, refusedAbout } from "~/accounts/form.server";
import { asciiAddress, bareAddress } from "~/accounts/person";

const PROFILE = {
  fullName: "Sari Wulandari",
  location: "Kota Bandung",
  contactEmail: "sari@contoh.id",
  phone: "081234567890",
  bio: "",
  website: "",
  skills: "",
  facebook: "",
  twitter: "",
  instagram: "",
  linkedin: "",
};

function read(field: keyof typeof PROFILE, typed: string) {
  return profileForm.safeParse({ ...PROFILE, [field]: typed });
}

function faults(field: keyof typeof PROFILE, typed: string): string[] {
  return read(field, typed).error?.issues.map(({ message }) => message) ?? [];
}

it.each([
  "Saya petugas resmi JasaWarga.",
  "Halo. Saya CS JasaWarga, hubungi saya bila saldo tertahan.",
  "Admin JasaWarga",
  "Tim verifikasi dari JasaWarga",
  "Karyawan JasaWarga pusat",
  "Kami perwakilan J4s4W4rga",
  "JasaWarga Official",
  "Mitra resmi JasaWarga",
  "Customer service di JasaWarga",
  "Staf JW bagian pencairan",
  "Admin JW",
  "JW Official",
  "Petugas Verifikasi",
  "Customer service resmi",
  "Pusat bantuan resmi",
  "Akun terverifikasi resmi ✅",
  "Petugas verifikasi akun penjual",
  "CS pencairan saldo penjual",
  "✅ Terverifikasi",
  "Verified ✓",
  "Hubungi CS JasaWarga di sini",
  "Tukang AC. Juga moderator JasaWarga",
  "Saya admin dari J a s a W a r g a",
  "Operator pengembalian dana pembeli",
  "Support JasaWarga 24 jam",
  "Pemilik JasaWarga",
  "Pengelola JasaVVarga",
  `${"Saya tukang kayu dan sudah lama bekerja ".repeat(11)} petugas resmi JasaWarga`,
])("the biography %j claims to be our staff", (bio) => {
  expect(faults("bio", bio)).toEqual([
    "Bio tidak boleh menyerupai petugas atau layanan resmi JasaWarga. Ceritakan keahlian Anda sendiri",
  ]);
});

it.each([
  "Sudah 2 tahun di JasaWarga, rating bintang lima.",
  "Penjual JasaWarga sejak 2024",
  "Pesan lewat JasaWarga saja.",
  "Pembayaran aman lewat rekening bersama JasaWarga.",
  "Saya lolos verifikasi JasaWarga.",
  "Bukan agen. Tukang AC.",
  "Admin toko online, balas chat, urus retur dan refund.",
  "Customer service 5 tahun, verifikasi rekening nasabah bank",
  "Penerjemah resmi tersumpah.",
  "Satpam dan petugas keamanan acara",
  "Tim dekorasi, harga jujur.",
  "✅ Cepat ✅ Rapi",
  "Lulusan S.Pd/M.Pd. Hubungi sari@contoh.id atau https://sari.example",
  "Jasa warga sekitar, siap bantu.",
  "Kami tim JW Teknik.",
  "Dulu admin keuangan, mengurus kas dan laporan.",
  "Moderator webinar\nMC acara",
  "Operator alat berat, 10 tahun.",
])("the biography %j is about a person", (bio) => expect(faults("bio", bio)).toEqual([]));

it.each([
  "JasaWarga Official",
  "Admin JW",
  "Petugas verifikasi akun",
  "Terverifikasi ✅",
  "CS pencairan saldo",
  "Desain logo, Customer Service Resmi",
  "J4saW4rga",
  "Verifikasi akun penjual",
  "Tim Resmi",
  "Rekening bersama",
])("the skills %j claim to be our staff", (skills) => {
  expect(faults("skills", skills)).toEqual([
    "Keahlian tidak boleh menyerupai petugas atau layanan resmi JasaWarga. Tulis keahliannya saja, misalnya Desain logo",
  ]);
});

it.each([
  "Desain logo, Ilustrasi",
  "Customer service, Admin media sosial",
  "Verifikasi data",
  "Keamanan jaringan",
  "Moderator",
  "Operator CNC",
  "Penerjemah resmi",
  "Google Ads, Booking.com",
  "Payment gateway, Midtrans",
  "CS",
])("the skills %j are real", (skills) => expect(faults("skills", skills)).toEqual([]));

it.each([
  ["https://bücher.example/", "https://xn--bcher-kva.example/"],
  ["https://аррӏе.com", "https://xn--80ak6aa92e.com/"],
  ["https://ｂａｎｋ.example/a", "https://bank.example/a"],
  ["https://toko。example", "https://toko.example/"],
  ["https://sari.example/karya saya", "https://sari.example/karya%20saya"],
  ["https://sari.example/карта", "https://sari.example/%D0%BA%D0%B0%D1%80%D1%82%D0%B0"],
  ["https://aman.example%2ejahat.example", "https://aman.example.jahat.example/"],
  ["http://0x7f.0.0.1/", "http://127.0.0.1/"],
  ["https://sari.example", "https://sari.example"],
  ["HTTP://sari.example/karya?tahun=2026", "HTTP://sari.example/karya?tahun=2026"],
])("the website %s is stored and shown as %s", (typed, stored) => {
  expect(read("website", typed).data?.website).toBe(stored);
  expect(asciiAddress(typed)).toBe(stored);
  expect(bareAddress(typed)).toMatch(/^[!-~]+$/);
});

it("no page shows an address with another scheme", () => {
  for (const address of ["javascript:alert(1)", "data:text/html,x", "sari.example", ""]) {
    expect(asciiAddress(address)).toBe("");
    expect(bareAddress(address)).toBe("");
  }
});

it.each([
  "https://jasawarga-resmi.com",
  "https://verifikasi.jasawarga.id.example",
  "https://j4s4warga.com/klaim",
  "https://www.jasa-warga.com",
  "https://jаsаwаrgа.com",
  "https://jasavvarga.net",
])("the website %s imitates ours", (website) => {
  expect(faults("website", website)).toEqual(["Alamat situs tidak boleh memakai nama JasaWarga atau yang mirip"]);
});

it.each([
  "https://sari.example",
  "https://jasawarga.id/u/abc",
  "https://www.jasawarga.id",
  "https://warga-jasa.example",
])("the website %s is accepted", (website) => expect(faults("website", website)).toEqual([]));

it.each([
  ["instagram", "https://instagram.com/sari"],
  ["instagram", "http://www.instagram.com/sari/?hl=id"],
  ["instagram", "https://m.instagram.com/sari"],
  ["facebook", "https://facebook.com/sari"],
  ["facebook", "https://id-id.facebook.com/sari"],
  ["facebook", "https://web.facebook.com/profile.php?id=1"],
  ["facebook", "https://fb.com/sari"],
  ["twitter", "https://x.com/sari"],
  ["twitter", "https://mobile.twitter.com/sari"],
  ["linkedin", "https://id.linkedin.com/in/sari"],
  ["linkedin", "https://www.linkedin.com/in/sari"],
  ["linkedin", ""],
] as const)("the link of %s %s leads to its network", (name, link) => expect(faults(name, link)).toEqual([]));

it.each([
  ["instagram", "https://jahat.example/sari"],
  ["instagram", "https://instagram.com.jahat.example/sari"],
  ["instagram", "https://instagram.com:8443/sari"],
  ["instagram", "https://xinstagram.com/sari"],
  ["instagram", "https://l.instagram.com/?u=https://jahat.example"],
  ["instagram", "https://instаgram.com/sari"],
  ["facebook", "https://l.facebook.com/l.php?u=https://jahat.example"],
  ["facebook", "https://www.facebook.com/l.php?u=https://jahat.example"],
  ["facebook", "https://instagram.com/sari"],
  ["twitter", "https://t.co/abc"],
  ["linkedin", "https://lnkd.in/abc"],
  ["linkedin", "https://www.linkedin.com/redir/redirect?url=https://jahat.example"],
] as const)("the link of %s %s leads elsewhere", (name, link) => {
  const [fault, ...others] = faults(name, link);
  expect(others).toEqual([]);
  expect(fault).toMatch(/^Tautan (?:Instagram|Facebook|Twitter|LinkedIn) harus menuju profil Anda di \S+/);
});

it("operators see only the refused parts of a profile", () => {
  const form = new FormData();
  form.set("bio", "Tukang AC. Saya petugas resmi JasaWarga. Pesan di JasaWarga.");
  form.set("skills", "Desain logo, Admin JW");
  form.set("website", "https://jasawarga-resmi.com");
  expect(refusedAbout(form)).toEqual(["Saya petugas resmi JasaWarga", "Admin JW", "https://jasawarga-resmi.com"]);
  form.set("bio", "Penjual JasaWarga sejak 2024");
  form.set("skills", "Desain logo");
  form.set("website", "");
  expect(refusedAbout(form)).toEqual([]);
});
