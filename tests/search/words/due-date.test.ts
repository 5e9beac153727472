import { describe, expect, it } from "vitest";
import { dueDay, dueText, extractDueDate } from "~/search/words/due-date";

const TODAY = "2026-11-28";

function dayIn(text: string): string | null {
  const { due } = extractDueDate(text);
  return due && dueDay(due, TODAY);
}

describe("the day by which work is needed", () => {
  it.each([
    ["butuh 40 goodie bag, harus jadi tanggal 12 desember, kirim ke bekasi", "2026-12-12"],
    ["terjemahkan ijazah saya sebelum 5 jan", "2027-01-05"],
    ["paling lambat tgl 3 ya kak", "2026-12-03"],
    ["mau katering 50 orang, acaranya 20/12 di depok", "2026-12-20"],
    ["deadline 15-12-2026", "2026-12-15"],
    ["deadline: 15/12/26", "2026-12-15"],
    ["dl 15 des", "2026-12-15"],
    ["dedlennya 3 januari", "2027-01-03"],
    ["kebaya buat wisuda sabtu 12 desember 2026", "2026-12-12"],
    ["nikahannya hari minggu, 20 desember 2026", "2026-12-20"],
    ["acara tanggal 12-13 desember", "2026-12-12"],
    ["acara 12 sampai 13 des", "2026-12-12"],
    ["untuk tanggal 17 bulan depan", "2026-12-17"],
    ["kudu kelar tgl 9 bulan depan", "2026-12-09"],
    ["paling telat akhir bulan", "2026-11-30"],
    ["sebelum akhir desember", "2026-12-31"],
    ["paling lambat jumat", "2026-12-04"],
    ["sebelum hari sabtu", "2026-12-05"],
    ["maksimal 3 hari lagi", "2026-12-01"],
    ["dipakai 2 minggu lagi", "2026-12-12"],
    ["harus sudah jadi dalam 10 hari", "2026-12-08"],
    ["need it before december 5", "2026-12-05"],
    ["by 12 january", "2027-01-12"],
    ["wedding on dec 20th, 2026", "2026-12-20"],
    ["dipake tgl 20/12", "2026-12-20"],
    ["tgl 20-12", "2026-12-20"],
    ["hajatan 1/1", "2027-01-01"],
    ["2026-12-31 harus siap", "2026-12-31"],
    ["lamarannya tgl 5 des jam 9 pagi", "2026-12-05"],
    ["batas waktunya 1 februari 2027", "2027-02-01"],
    ["tenggat 30 nopember", "2026-11-30"],
    ["jatuh tempo 10 desember", "2026-12-10"],
    ["lahir tanggal 3 mei 1990, kuenya untuk 20 desember", "2026-12-20"],
    ["acara 5 desember, undangannya paling lambat 1 desember", "2026-12-01"],
  ])("%s", (text, day) => expect(dayIn(text)).toBe(day));

  it.each([
    ...["servis ac 1/2 pk", "tukang kunci 24/7", "kaos lengan 3/4", "jl melati 20/12 depok", "rt 05/03"],
    ...["bayi lahir tanggal 3 mei 1990", "sejak 3 januari", "mulai tanggal 5 desember", "setiap tanggal 5"],
    ...["rusak dari tgl 3 november", "tgl 3 kemarin motor mogok", "lomba 17 agustus", "dekorasi 17 agustus"],
    ...["bayar tanggal 25 setiap bulan", "beli tgl 4 november", "mei lestari", "31 februari", "cat 2 kamar"],
    ...["les sabtu", "akhir tahun", "3 hari", "kotak 12 des1gn", "sebelum ramadhan", "12 orang", "maks 200rb"],
    ...["nasi 50 kotak maksimal 25 ribu", "harus jadi bagus", "kursus 10 jam", "sepatu ukuran 40", "2-3 kamar"],
  ])("is not in: %s", (text) => expect(dayIn(text)).toBeNull());

  it("leaves the other words in the text", () => {
    expect(extractDueDate("goodie bag harus jadi tanggal 12 desember kirim ke bekasi").rest).toBe(
      "goodie bag  ,  kirim ke bekasi",
    );
    expect(extractDueDate("acaranya 20/12 di depok").rest).toBe(" ,  di depok");
    expect(extractDueDate("servis ac")).toEqual({ due: null, rest: "servis ac" });
  });

  it("is the same day after it is written out again", () => {
    for (const text of ["harus jadi tanggal 12 desember", "acaranya 20/12", "paling lambat tgl 3"]) {
      const { due } = extractDueDate(text);
      const again = dueText(due ?? "");
      expect(extractDueDate(`cat, ${again}, di solo`).due).toBe(again);
      expect(dueDay(again, TODAY)).toBe(dueDay(due ?? "", TODAY));
    }
  });

  it("is missing once it has passed", () => {
    expect(dueDay("5 desember 2026", "2026-12-06")).toBeNull();
    expect(dueDay("5 desember", "2026-12-06")).toBe("2027-12-05");
  });
});
