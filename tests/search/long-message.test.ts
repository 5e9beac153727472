import { describe, expect, it } from "vitest";
import { isMessage, titleIn } from "~/search/long-message";
import { headsOf, MAX_SEARCH_LENGTH, readSearch } from "~/search/search";
import { understand } from "~/search/understand";

import { extractPrice } from "~/search/words/price";
import { NO_WORDS } from "~/search/words/vocabulary";

const subjectOf = (text: string) => headsOf(understand(text, NO_WORDS).parts).map(({ typed }) => typed);

describe("a message", () => {
  it.each([
    [
      "Kulkas dua pintu di rumah bagian bawahnya tidak dingin sama sekali sejak dua hari padahal atasnya masih beku, lampu menyala juga",
      /kulkas/,
    ],
    [
      "Saya guru SD di Medan dan butuh tukang ledeng karena keran di rumah bocor terus sejak kemarin malam, tolong dibantu ya pak",
      /ledeng|keran/,
    ],
    [
      "Bulan depan kami sekeluarga pindah rumah, ada lemari, kulkas, kasur dan meja makan yang harus diangkut dengan truk ke kota lain",
      /pindah/,
    ],
    [
      "Kak aku mau nikah bulan Desember dan butuh perias untuk akad dan resepsi, ibu dan adik ikut dirias juga, budget tujuh juta",
      /rias/,
    ],
    [
      "Selamat malam, saya mau bikin website sederhana buat klinik gigi, isinya alamat, jadwal dokter, daftar harga, dan nomor telepon kami",
      /website/,
    ],
    [
      "Pak, saya mau sewa bus untuk ziarah 50 orang tiga hari dari Jepara, apakah harganya sudah sama supir dan tol atau belum ya",
      /bus/,
    ],
  ])("%s", (text, thing) => {
    expect(isMessage(text)).toBe(true);
    expect(subjectOf(text)).toHaveLength(1);
    expect(subjectOf(text)[0]).toMatch(thing);
  });

  it("is longer than a usual search", () => {
    expect(isMessage("cari tukang ledeng murah di medan yang bisa datang hari ini juga")).toBe(false);
  });

  it.each([
    ["jangan lebih dari 800rb", 800_000],
    ["nggak lebih dari 300 ribu", 300_000],
    ["tidak boleh lebih dari 1,5 juta", 1_500_000],
    ["anggaran paling banyak 500.000", 500_000],
  ])("%s is a limit", (text, max) => expect(extractPrice(text).price).toEqual({ min: null, max }));
});

describe("a title from a message", () => {
  it.each([
    [
      "Halo kak. AC di kamar anak saya sudah seminggu tidak dingin, airnya menetes.",
      "ac",
      "AC di kamar anak saya sudah seminggu tidak dingin",
    ],
    ["Mau pesan kaos panitia 30 lembar, warna merah", "kaus panitia", "Kaos panitia 30 lembar"],
    ["Tolong, keran bocor.", "keran", "Keran bocor"],
  ])("%s", (text, thing, title) => expect(titleIn(text, thing)).toBe(title));

  it("does not end within a word or with a connecting word, and is empty if nothing follows", () => {
    const long = titleIn(`Servis laptop yang ${"panas dan lambat ".repeat(9)}`, "laptop");
    expect(long).toBe("Laptop yang panas dan lambat panas dan lambat panas");
    expect(titleIn("Cari tukang atap. Terima kasih", "atap")).toBeNull();
  });
});

it("a message is cut between words", () => {
  const words = "kata ".repeat(200);
  const { q } = readSearch(new URLSearchParams({ q: words }));
  expect(q.length).toBeLessThanOrEqual(MAX_SEARCH_LENGTH);
  expect(words.startsWith(`${q} `)).toBe(true);
  expect(q.endsWith("kata")).toBe(true);
});
