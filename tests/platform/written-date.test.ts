import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateFaultSentence, dayAndMonth, exampleDate, weekdayText } from "~/platform/date-text";
import { DAY, dayAfter, formatDate, formatDateTime, formatShortDate, toDateInput } from "~/platform/dates";
import { readDate } from "~/platform/written-date";
import { dayText } from "~/visits/time-text";

const TODAY = "2026-11-28";
const read = (typed: string, today = TODAY) => {
  const result = readDate(typed, today);
  return result.ok ? result.day : result.fault.reason;
};

const CHRISTMAS_WEEK = "2026-12-17";

describe("a date with a year", () => {
  it.each([
    "17 Desember 2026",
    "17 desember 2026",
    "17 DESEMBER 2026",
    "17 Des 2026",
    "17 Des. 2026",
    "17 Dec 2026",
    "17 December 2026",
    "December 17, 2026",
    "Dec 17th, 2026",
    "17th of December 2026",
    "17Des2026",
    "17-Des-2026",
    "17/Des/26",
    "17/12/2026",
    "17-12-2026",
    "17.12.2026",
    "17 12 2026",
    "17 / 12 / 2026",
    "17/12/26",
    "17 Des '26",
    "17 Des ’26",
    "17-XII-2026",
    "17122026",
    "20261217",
    "2026-12-17",
    "2026/12/17",
    "2026 Desember 17",
    "  17 Desember 2026.  ",
    "tanggal 17 Desember 2026",
    "Tgl. 17-12-2026",
    "17 bulan 12 tahun 2026",
    "Kamis, 17 Desember 2026",
    "kamis 17/12/2026",
    "hari Kamis tanggal 17 Desember 2026",
    "Kam, 17 Des 2026",
    "Thursday, December 17, 2026",
    "17 Desember 2026 (Kamis)",
    "17 Desember 2026, 10.05 WIB",
    "17 Desember 2026 pukul 10.05",
    "17/12/2026 10:05",
    "\u202a17\u200b/12\u2060/2026\u202c",
    "17\u00a0Desember\u202f2026",
    "１７／１２／２０２６",
    "17–12–2026",
    "2026‑12‑17",
    "2026−12−17",
  ])("%j is read", (typed) => expect(read(typed)).toBe(CHRISTMAS_WEEK));

  it.each([
    ["1/2/2027", "2027-02-01"],
    ["9 Agt 2027", "2027-08-09"],
    ["9 Ags 2027", "2027-08-09"],
    ["9 Agustus 2027", "2027-08-09"],
    ["9 Aug 2027", "2027-08-09"],
    ["1 Pebruari 2027", "2027-02-01"],
    ["1 Nopember 2027", "2027-11-01"],
    ["1 Mei 2027", "2027-05-01"],
    ["1 May 2027", "2027-05-01"],
    ["1 Okt 2027", "2027-10-01"],
    ["1 Sept 2027", "2027-09-01"],
    ["29/02/2028", "2028-02-29"],
    ["Jum'at, 18 Desember 2026", "2026-12-18"],
    ["Jum’at 18 Des 2026", "2026-12-18"],
    ["Ahad, 20 Desember 2026", "2026-12-20"],
    ["1 Januari 2020", "2020-01-01"],
  ])("%j is %s", (typed, day) => expect(read(typed)).toBe(day));
});

describe("a date without a year is the next one", () => {
  it.each([
    ["17 Desember", "2026-12-17"],
    ["17 des", "2026-12-17"],
    ["17/12", "2026-12-17"],
    ["Des 17", "2026-12-17"],
    ["kamis 17 desember", "2026-12-17"],
    ["28 November", "2026-11-28"],
    ["27 November", "2027-11-27"],
    ["1 Januari", "2027-01-01"],
    ["29 Februari", "2028-02-29"],
    ["tanggal 5", "2026-12-05"],
    ["tgl 28", "2026-11-28"],
    ["tanggal 31", "2026-12-31"],
    ["5 bulan depan", "2026-12-05"],
    ["tgl 30 bulan ini", "2026-11-30"],
  ])("%j is %s", (typed, day) => expect(read(typed)).toBe(day));
});

describe("a day relative to today", () => {
  it.each([
    ["hari ini", "2026-11-28"],
    ["Hari Ini", "2026-11-28"],
    ["nanti malam", "2026-11-28"],
    ["malam ini", "2026-11-28"],
    ["today", "2026-11-28"],
    ["besok", "2026-11-29"],
    ["Besok!", "2026-11-29"],
    ["bsk", "2026-11-29"],
    ["besok pagi", "2026-11-29"],
    ["besok jam 10", "2026-11-29"],
    ["be\u200bsok", "2026-11-29"],
    ["tomorrow", "2026-11-29"],
    ["lusa", "2026-11-30"],
    ["kemarin", "2026-11-27"],
    ["3 hari lagi", "2026-12-01"],
    ["tiga hari lagi", "2026-12-01"],
    ["dalam 3 hari", "2026-12-01"],
    ["seminggu lagi", "2026-12-05"],
    ["2 minggu lagi", "2026-12-12"],
    ["in 2 weeks", "2026-12-12"],
    ["sebulan lagi", "2026-12-28"],
    ["3 bulan lagi", "2027-02-28"],
    ["akhir bulan", "2026-11-30"],
    ["akhir bulan depan", "2026-12-31"],
    ["akhir tahun", "2026-12-31"],
    ["akhir desember", "2026-12-31"],
    ["Senin", "2026-11-30"],
    ["hari Minggu", "2026-11-29"],
    ["Sabtu", "2026-12-05"],
    ["Senin depan", "2026-11-30"],
    ["Kamis minggu depan", "2026-12-03"],
    ["Minggu ini", "vague"],
    ["hari Minggu ini", "2026-11-29"],
    ["Minggu depan", "vague"],
    ["hari Minggu depan", "vague"],
    ["next monday", "2026-11-30"],
    ["Jumat malam", "2026-12-04"],
    ["hari Jumat malam", "2026-12-04"],
    ["minggu pagi", "2026-11-29"],
    ["Minggu sore", "2026-11-29"],
    ["besok jam 8 pagi", "2026-11-29"],
    ["besok pagi jam 8", "2026-11-29"],
    ["besok pagi-pagi", "2026-11-29"],
    ["besok sekitar jam 8 pagi", "2026-11-29"],
    ["besok jam 8-10 pagi", "2026-11-29"],
    ["besok jam delapan pagi", "2026-11-29"],
    ["besok jam setengah 9 pagi", "2026-11-29"],
    ["besok (pagi)", "2026-11-29"],
    ["besok 08.00 pagi", "2026-11-29"],
    ["lusa sore", "2026-11-30"],
    ["tomorrow morning", "2026-11-29"],
    ["Jumat jam 7 malam WIB", "2026-12-04"],
    ["17 Desember 2026 jam 10 pagi", "2026-12-17"],
    ["17 Desember 2026 pagi", "2026-12-17"],
    ["17/12/2026 (sore)", "2026-12-17"],
    ["17/12 siang hari", "2026-12-17"],
    ["Kamis, 17 Desember 2026 pukul 10.00 pagi WIB", "2026-12-17"],
    ["nanti sore jam 4", "2026-11-28"],
    ["nanti jam 4 sore", "2026-11-28"],
    ["sore nanti", "2026-11-28"],
    ["besok (29/11)", "2026-11-29"],
    ["besok, 29 November 2026", "2026-11-29"],
    ["besok tanggal 29", "2026-11-29"],
    ["besok hari Minggu", "2026-11-29"],
    ["29/11 (besok)", "2026-11-29"],
    ["hari ini (28/11)", "2026-11-28"],
    ["hari ini Sabtu", "2026-11-28"],
    ["besok (30/11)", "vague"],
    ["besok Senin", "wrong_weekday"],
    ["17 agst 2027", "2027-08-17"],
    ["17 Febuari 2027", "2027-02-17"],
    ["sepuluh hari lagi", "2026-12-08"],
    ["sebelas hari lagi", "2026-12-09"],
    ["dua belas hari lagi", "2026-12-10"],
    ["dua puluh hari lagi", "2026-12-18"],
    ["dua puluh lima hari lagi", "2026-12-23"],
    ["dalam sepuluh hari", "2026-12-08"],
    ["beberapa hari lagi", "vague"],
    ["nanti", "vague"],
    ["Nanti.", "vague"],
    ["belum pasti", "vague"],
    ["bulan depan", "vague"],
    ["akhir pekan", "vague"],
    ["awal Desember", "vague"],
    ["secepatnya", "vague"],
  ])("%j is %s", (typed, day) => expect(read(typed)).toBe(day));

  it("is the last day of a shorter month", () => {
    expect(read("sebulan lagi", "2027-01-31")).toBe("2027-02-28");
  });
});

describe("text without a day is refused", () => {
  it.each([
    ["31/02", "no_such_day"],
    ["31 Februari 2027", "no_such_day"],
    ["30 Februari", "no_such_day"],
    ["29/02/2027", "no_such_day"],
    ["31/11/2026", "no_such_day"],
    ["32/12/2026", "no_such_day"],
    ["0/12/2026", "no_such_day"],
    ["12/17/2026", "no_such_day"],
    ["2026-13-01", "no_such_day"],
    ["2026-02-31", "no_such_day"],
    ["Rabu, 17 Desember 2026", "wrong_weekday"],
    ["17 Desember 2026 (Jumat)", "wrong_weekday"],
    ["", "unreadable"],
    ["17", "unreadable"],
    ["Desember", "unreadable"],
    ["Desember 2026", "unreadable"],
    ["2026", "unreadable"],
    ["17 Desembar 2026", "unreadable"],
    ["17-20 Desember 2026", "unreadable"],
    ["17/12/2026 atau 18/12/2026", "unreadable"],
    ["17/12/026", "unreadable"],
    ["17/12/20266", "unreadable"],
    ["0000-00-00", "unreadable"],
    ["-17/12/2026", "unreadable"],
    ["17+12+2026", "unreadable"],
    ["1e3", "unreadable"],
    ["constructor", "unreadable"],
    ["99999999", "unreadable"],
    ["12 2026", "unreadable"],
    ["kapan-kapan", "unreadable"],
  ])("%j is %s", (typed, reason) => expect(read(typed)).toBe(reason));

  it("with a sentence whose example is a valid date", () => {
    const sentence = (typed: string, today = TODAY) => {
      const result = readDate(typed, today);
      return result.ok ? null : dateFaultSentence(result.fault, "tenggat", today);
    };
    expect(sentence("x")).toBe("Tulis tenggat sebagai tanggal, misalnya 12 Desember 2026");
    expect(sentence("31/02")).toBe(
      "Tidak ada tanggal 31 Februari. Tulis hari, bulan, lalu tahun, misalnya 12 Desember 2026",
    );
    expect(sentence("12/17/2026")).toContain("Tidak ada bulan ke-17");
    expect(sentence("Rabu, 17/12/2026")).toBe(
      "17 Desember 2026 adalah hari Kamis, bukan Rabu. Periksa hari atau tanggalnya",
    );
    expect(read(exampleDate(TODAY))).toBe(dayAfter(TODAY, 14));
  });
});

const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2099, 0) });
const zone = fc.constantFrom("WIB" as const, "WITA" as const, "WIT" as const);

it("every date is read as our pages write it", () => {
  fc.assert(
    fc.property(moment, zone, (at, where) => {
      const day = toDateInput(at, where);
      const date = formatDate(at, where);
      const [date2, month, year] = [day.slice(8), day.slice(5, 7), day.slice(0, 4)];
      const written = [
        day,
        date,
        formatShortDate(at, where),
        formatDateTime(at, where),
        dayText(day),
        `${weekdayText(day).slice(0, 3)}, ${date}`,
        `${date2}/${month}/${year}`,
        `${date2}${month}${year}`,
        `${Number(date2)}.${Number(month)}.${year.slice(2)}`,
        `${year}${month}${date2}`,
      ];
      for (const text of written) expect(read(text), text).toBe(day);
    }),
  );
});

it("a day and month is read as the next such day", () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 0, max: 365 }), (now, ahead) => {
      const today = toDateInput(now);
      const at = now + ahead * DAY;
      const day = read(dayAndMonth(at, "WIB"), today);
      expect(day >= today).toBe(true);
      expect(day).toBe(ahead === 365 && day === today ? today : toDateInput(at));
    }),
  );
});

it("any text is accepted without an error", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: fc.constantFrom(..."0127 /-.desmingubok") })),
      (text) => {
        const result = readDate(text, TODAY);
        if (result.ok) expect(result.day).toMatch(/^\d{4}-\d\d-\d\d$/);
        else expect(dateFaultSentence(result.fault, "tenggat", TODAY)).not.toContain("undefined");
      },
    ),
  );
});
