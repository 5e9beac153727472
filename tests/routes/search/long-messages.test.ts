import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { field, part, parts } from "../../support/pages/page-parts";
import { fieldValue, linksNamed } from "../../support/pages/page-text";
import { startDemoWorld } from "../../support/search/demo-world";
import { shownTitles } from "../../support/search/shown-titles";
import type { TestPerson, World } from "../../support/world";

let demo: World;
let budi: TestPerson;

beforeAll(async () => {
  demo = await startDemoWorld();
  budi = await demo.person("Budi Santoso");
});
afterAll(() => demo.stop());

type Case = {
  text: string;
  /** Must match one of the first three results. */
  found: RegExp;
  chips: readonly RegExp[];
  title: RegExp;
  location?: string;
  budget?: string;
  deadline?: RegExp;
};

const MESSAGES: readonly Case[] = [
  {
    text: "Assalamualaikum pak, maaf mengganggu. AC di kamar anak saya sudah seminggu tidak dingin, hanya keluar angin saja dan airnya menetes ke lantai. Bisa minta tolong dicek hari Sabtu pagi? Rumah saya di Depok dekat stasiun, budget sekitar 200 ribu ya pak. Terima kasih banyak sebelumnya.",
    found: /AC/,
    chips: [/tempat Kota Depok/, /harga .*Rp/, /Sabtu/],
    title: /\bac\b/i,
    location: "Kota Depok",
  },
  {
    text: "Halo kak selamat siang, perkenalkan saya Rina. Saya mau tanya, wastafel dapur di rumah kontrakan kami mampet total sejak kemarin, sudah dicoba pakai soda api tetap tidak turun airnya. Kira kira bisa datang hari ini atau besok ya kak? Lokasi di Medan Johor. Budget kami maksimal 300rb. Mohon infonya ya kak, makasih.",
    found: /pipa|mampet|wastafel/i,
    chips: [/tempat Kota Medan/, /Rp 300\.000/, /hari ini/],
    title: /wastafel|mampet/i,
    location: "Kota Medan",
    budget: "300.000",
  },
  {
    text: "Permisi min, numpang tanya. Anak saya kelas 5 SD nilainya turun terus terutama matematika, pecahan dan bangun ruang belum paham. Butuh guru yang sabar dan bisa datang ke rumah dua kali seminggu setelah magrib. Kami tinggal di Bandung daerah Antapani. Kalau bisa di bawah 150 ribu per pertemuan. Hatur nuhun.",
    found: /matematika/i,
    chips: [/tempat Kota Bandung/, /Rp 150\.000/],
    title: /matematika/i,
    location: "Kota Bandung",
    budget: "150.000",
  },
  {
    text: "Selamat malam, saya pemilik warung kopi kecil di Yogyakarta. Laptop yang biasa dipakai untuk kasir tiba-tiba lambat sekali, panas, dan engselnya patah sebelah. Data penjualan jangan sampai hilang. Apakah bisa diperbaiki besok? Anggaran paling banyak 500.000. Kalau perlu ganti SSD juga tidak apa-apa, yang penting jelas rinciannya.",
    found: /laptop/i,
    chips: [/Yogyakarta/, /Rp 500\.000/, /besok/],
    title: /laptop/i,
    location: "Kota Yogyakarta",
    budget: "500.000",
  },
  {
    text: "Kak mau tanya dong, minggu depan kami pindah dari kos di Rawamangun ke rumah kontrakan di Bekasi. Barangnya satu lemari, kasur, kulkas kecil, meja, dan kira-kira sepuluh kardus. Bisa bantu angkut sekalian tenaga dua orang? Kami di Jakarta Timur. Kira-kira habis berapa ya, kalau bisa jangan lebih dari 800rb. Terima kasih.",
    found: /Pindahan/,
    chips: [/Jakarta Timur|rawamangun/i, /Rp 800\.000/],
    title: /pindah/i,
    budget: "800.000",
  },
  {
    text: "Assalamu'alaikum. Insya Allah tanggal 20 bulan depan kami mengadakan pengajian ibu-ibu di rumah, sekitar 60 orang. Kami perlu nasi kotak lengkap dengan buah dan air mineral, diantar sebelum jam sepuluh pagi. Lokasi di Depok, Beji. Harga per kotak kalau bisa 25 ribu sampai 35 ribu. Mohon dikirim daftar menunya, jazakumullah.",
    found: /nasi kotak/,
    chips: [/tempat Kota Depok/, /harga/, /tenggat 20 /],
    title: /nasi kotak/i,
    location: "Kota Depok",
    deadline: /-20$/,
  },
  {
    text: "hai gan, motor beat saya mogok di parkiran kantor, distarter bunyi cetek cetek doang kayaknya akinya soak. posisi di tangerang deket bandara. ada yg bisa dateng sekarang? oli juga udah lama ga diganti sekalian aja. kalo bisa dibawah 250rb ya gan, ditunggu banget soalnya sore harus jemput anak sekolah",
    found: /motor/i,
    chips: [/tempat Kota Tangerang/, /Rp 250\.000/, /hari ini/],
    title: /aki|motor|mogok/i,
    location: "Kota Tangerang",
    budget: "250.000",
  },
  {
    text: "Bu, saya mau wisuda hari Minggu pagi jam 7 di Medan. Ibu dan adik saya juga mau dirias, jadi total tiga orang, riasannya yang natural saja karena kulit saya sensitif, hijabnya dibentuk sederhana. Kalau bisa periasnya datang ke rumah di Medan Selayang jam 4 subuh. Dana kami 600 ribu untuk bertiga. Apakah tanggal itu masih kosong?",
    found: /Rias/,
    chips: [/tempat Kota Medan/, /Rp 600\.000/, /Minggu/],
    title: /wisuda|rias/i,
    location: "Kota Medan",
    budget: "600.000",
  },
  {
    text: "Dear team, we run a small villa in Bali and need good photos of the rooms and the pool for our booking page, plus short captions in English. The villa is in Canggu, Badung. We would like it done this week if possible, budget up to 3 juta. Please let me know how many photos are included and whether editing is part of the price. Thanks!",
    found: /vila|Foto/,
    chips: [/Rp 3\.000\.000/],
    title: /foto|photo|villa|vila/i,
    budget: "3.000.000",
  },
  {
    text: "Mohon bantuannya, listrik di rumah orang tua saya sering turun kalau pompa air dan setrika menyala bersamaan, tadi malam sampai keluar percikan api dari stop kontak dapur. Orang tua sudah sepuh jadi saya khawatir korsleting. Alamat di Depok Dua Tengah, bisa malam ini juga? Saya siapkan 400 ribu dulu, kalau kurang nanti dibicarakan lagi.",
    found: /listrik/i,
    chips: [/tempat Kota Depok/, /harga/, /hari ini/],
    title: /listrik|korslet/i,
    location: "Kota Depok",
  },
  {
    text: "Kami dari panitia 17 Agustus RT 05 mau pesan kaos panitia 30 lembar, warna merah, ada sablon tulisan di depan dan logo RT di belakang. Kira-kira berapa hari jadinya? Kami di Bekasi, jadi lebih enak kalau penjahitnya juga dekat. Anggaran satu kaos maksimal 75 ribu. Kalau ada contoh bahan boleh dikirim fotonya ya, terima kasih.",
    found: /kaus|Seragam/i,
    chips: [/tempat Kota Bekasi/, /Rp 75\.000/],
    title: /kao?u?s/i,
    location: "Kota Bekasi",
    budget: "75.000",
  },
  {
    text: "Selamat pagi, saya butuh terjemahan akta lahir dan ijazah ke bahasa Inggris oleh penerjemah tersumpah untuk daftar kuliah di Australia. Jumlahnya lima halaman dan harus selesai hari Jumat. Semua bisa dikirim lewat email karena saya tinggal di Kupang, jadi online saja. Biaya per halaman berapa ya? Semoga masih di bawah 150.000.",
    found: /Terjemahan tersumpah/,
    chips: [/daring/, /Rp 150\.000/, /tenggat \d/],
    title: /terjemah/i,
    budget: "150.000",
    deadline: /^\d{4}-\d\d-\d\d$/,
  },
  {
    text: "Halo kak, saya mau pesan seragam panitia reuni sekolah, kemeja lengan pendek dengan bordir nama di dada, jumlahnya 24 potong, ukuran campur dari S sampai XXL. Harus jadi tanggal 12 Desember karena besoknya dibagikan. Kami ambil sendiri ke Bekasi, dana per potong maksimal 110 ribu. Apakah masih sempat? Terima kasih sebelumnya.",
    found: /Seragam/,
    chips: [/tempat Kota Bekasi/, /Rp 110\.000/, /tenggat 12 Desember/],
    title: /seragam|kemeja/i,
    location: "Kota Bekasi",
    budget: "110.000",
    deadline: /-12-12$/,
  },
  {
    text: "Permisi, saya butuh kue ulang tahun dua tingkat untuk anak saya yang ke lima, gambarnya dinosaurus hijau dan tulisan namanya. Acaranya 20/12 siang di rumah kami di Jakarta Barat, jadi pagi sudah diantar. Kira-kira cukup untuk tiga puluh orang, dana kami 600 ribu. Tanpa kacang ya kak karena ada yang alergi, terima kasih.",
    found: /Kue ulang tahun/,
    chips: [/tempat Jakarta Barat/, /Rp 600\.000/, /tenggat 20 Desember/],
    title: /kue/i,
    location: "Jakarta Barat",
    budget: "600.000",
    deadline: /-12-20$/,
  },
];

const search = async (q: string) => (await demo.fetch(`/explore?${new URLSearchParams({ q })}`)).text();

function wantedHref(html: string): string {
  const link = linksNamed(html, /^Pasang permintaan$/).find((href) => href.includes("judul="));
  if (link !== undefined) return link;
  const form = part(html, "form", "Biarkan penyedia yang menawar").html;
  const sent = ["judul", "kategori", "lokasi", "anggaran", "tenggat", "uraian"].flatMap((name) => {
    const value = fieldValue(form, name);
    return value === null ? [] : [[name, value]];
  });
  return `/dashboard/wanted/create?${new URLSearchParams(sent)}`;
}

describe("a pasted message", () => {
  it.each(MESSAGES)("is found, shown and kept: $text", async ({ text, found, chips }) => {
    expect(text.length).toBeGreaterThan(250);
    expect(text.length).toBeLessThanOrEqual(500);
    const html = await search(text);
    expect(field(html, "Apa yang Anda butuhkan?").value).toBe(text);
    expect(shownTitles(html).slice(0, 3).join(" | ")).toMatch(found);
    const removable = parts(html, "link").flatMap(({ name }) => (/, hapus$/.test(name) ? [name] : []));
    for (const chip of chips) expect(removable).toContainEqual(expect.stringMatching(chip));
    expect(removable.length).toBeLessThanOrEqual(10);
  });

  it.each(MESSAGES)("becomes a wanted listing: $text", async ({ text, title, location, budget, deadline }) => {
    const href = wantedHref(await search(text));
    const form = await (await demo.fetch(href, { as: budi })).text();
    expect(fieldValue(form, "description")).toBe(text);
    const proposed = fieldValue(form, "title") ?? "";
    expect(proposed).toMatch(title);
    expect(proposed.length).toBeGreaterThanOrEqual(5);
    expect(proposed.length).toBeLessThanOrEqual(80);
    if (location) expect(fieldValue(form, "location")).toBe(location);
    if (budget) expect(fieldValue(form, "budget")).toBe(budget);
    if (deadline) expect(fieldValue(form, "deadline")).toMatch(deadline);
    else expect(fieldValue(form, "deadline") ?? "").toBe("");
  });

  it("keeps its text through the login", async () => {
    const href = wantedHref(await search(MESSAGES[0]?.text ?? ""));
    const response = await demo.fetch(href);
    expect(response.status).toBe(303);
    const to = new URL(response.headers.get("Location") ?? "", "http://localhost");
    expect(to.pathname).toBe("/login");
    expect(to.searchParams.get("redirectTo")).toBe(href);
  });

  it("is read up to the last whole word within 500 characters", async () => {
    const long = `Cari tukang ledeng di Medan untuk wastafel bocor ${"yang rapi dan jujur ".repeat(40)}`;
    const html = await search(long);
    const { value } = field(html, "Apa yang Anda butuhkan?");
    expect(value.length).toBeLessThanOrEqual(500);
    expect(value.length).toBeGreaterThan(480);
    expect(long.startsWith(`${value} `)).toBe(true);
    expect(shownTitles(html)[0]).toMatch(/Tukang pipa Medan/);
  });

  it("may have line breaks, as from a phone", async () => {
    const text =
      "Halo kak\nsaya butuh tukang ledeng\n\nlokasi: Medan\nbudget: 200rb\nkeran dapur bocor dari semalam, tolong secepatnya ya kak makasih";
    const html = await search(text);
    expect(field(html, "Apa yang Anda butuhkan?").value).toBe(text.replace(/\s+/g, " "));
    expect(shownTitles(html)[0]).toMatch(/Tukang pipa Medan/);
    const removable = parts(html, "link").map(({ name }) => name);
    expect(removable).toContainEqual(expect.stringMatching(/^tempat Kota Medan/));
    expect(removable).toContainEqual(expect.stringMatching(/^harga .*200\.000/));
  });
});
