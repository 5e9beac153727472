import type { CalendarDay } from "~/platform/dates";
import { readDate } from "~/platform/written-date";

const DAY = String.raw`(?:3[01]|[12]\d|0?[1-9])(?!\d)(?:st|nd|rd|th)?`;
const MONTH = String.raw`(?:jan(?:uari|uary)?|[fp]eb(?:r?uari|ruary)?|mar(?:et|ch)?|mrt|apr(?:il)?|mei|may|jun[ie]?|jul[iy]?|a?gu?st(?:us)?|aug(?:ust)?|ag[st]|sep(?:t(?:ember)?)?|o[kc]t(?:ober)?|no[vp](?:ember)?|de[sc](?:ember)?)(?![a-z])\.?`;
/** English names of months, which may precede the day: "dec 12". */
const ENGLISH_MONTH = String.raw`(?:january|february|march|may|june|july|aug(?:ust)?|sept(?:ember)?|october|oct|november|dec(?:ember)?)`;
const YEAR = String.raw`20\d\d(?!\d)`;
const WEEKDAY = String.raw`(?:senin|selasa|rabu|kamis|jumat|sabtu|minggu|ahad|monday|tuesday|wednesday|thursday|friday|saturday|sunday)`;
const NUMBER = String.raw`(?:\d{1,3}|se(?:puluh|belas)|(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan)(?: belas)?)`;
const SPAN = String.raw`(?:hari|minggu|pekan|bulan|days?|weeks?|months?)`;
/** Matches the second day of "12-13 Desember". The work is needed on the first day. */
const TO_ANOTHER = String.raw`(?:\s*(?:-|–|sampai|sampe|s\/d|sd|dan|&)\s*(?:${DAY}))?`;
const NOT_COUNTED = String.raw`(?!\s*(?:orang|org|pax|porsi|box|kotak|pcs|buah|unit|jam|menit|lembar|halaman|rb|ribu|k|jt|juta|x)(?![a-z]))`;
const ON = String.raw`(?:tanggal|tgl)\.?\s*`;

const NAMED = String.raw`(?:${DAY}${TO_ANOTHER}\s*(?:of\s+|bulan\s+|[-/])?\s*${MONTH}(?:[-/,]?\s*${YEAR})?|${ENGLISH_MONTH}\s+${DAY}${NOT_COUNTED}(?:,?\s*${YEAR})?)`;
const NUMERIC =
  String.raw`(?:20\d\d-\d{1,2}-\d{1,2}(?!\d)|${DAY}([-/.])(?:1[0-2]|0?[1-9])\k<sign>(?:20)?\d\d(?!\d))`.replace(
    "([-/.])",
    "(?<sign>[-/.])",
  );
const DAY_OF_MONTH = String.raw`(?:${ON}${DAY}${TO_ANOTHER}(?!\s*[/.]\s*\d)(?:\s*bulan\s+(?:ini|depan))?|${DAY}\s*bulan\s+(?:ini|depan))`;
const AHEAD = String.raw`${NUMBER}\s+${SPAN}\s+(?:lagi|dari sekarang|ke depan|kedepan|mendatang|from now)`;
/** Matches a numeric day and month. These may also be a house number or a fraction, so a date word is required. */
const SHORT = String.raw`(?:${DAY}\s*\/\s*(?:1[0-2]|0?[1-9])(?![\d/])|(?:3[01]|2\d|1[3-9])-(?:1[0-2]|0?[1-9])(?![\d-]))`;
/** Days that are a deadline only after a word for it. */
const SOFT = String.raw`(?:akhir\s+(?:bulan|bln|tahun|thn)(?:\s+(?:ini|depan))?|akhir\s+${MONTH}|(?:hari\s+)?${WEEKDAY}(?:\s+(?:ini|depan|minggu depan|minggu ini|besok))?|(?:dalam|in)\s+${NUMBER}\s+${SPAN})`;

const DONE = String.raw`(?:jadi|selesai|kelar|beres|siap|sampai|sampe|nyampe|ready|tiba|rampung|rapi|dikirim|terkirim|diterima|diambil|dipakai|dipake|terpasang|dikumpulin|dikumpulkan|submit)`;
const DEADLINE = String.raw`(?:paling\s+(?:lambat|telat|lama|lambatnya|akhir)(?:nya)?|selambat(?:nya|\s*-?\s*lambatnya)|sebelum|sblm|sebelom|seblm|sakdurunge|deadline(?:nya)?|dead\s?line(?:nya)?|dedlen(?:nya)?|dl|tenggat(?:nya)?(?:\s+waktu)?|batas(?:nya)?(?:\s+waktu(?:nya)?)?|jatuh\s+tempo(?:nya)?|maks(?:imal)?|max|(?:harus|hrs|mesti|musti|kudu|wajib)(?:\s+(?:sudah|udah|udh|sdh|bisa))?\s+${DONE}|(?:sudah|udah|udh|sdh)\s+(?:harus\s+)?${DONE}|target(?:nya)?(?:\s+${DONE})?|due(?:\s+date)?|before|no\s+later\s+than|until|till|by)`;
/** Matches events and uses on a day: "acaranya", "nikahannya", "dipakai". */
const EVENT = String.raw`(?:[a-z]{3,}nya|acara|event|hajatan|nikah(?:an)?|resepsi|akad|lamaran|wisuda|pernikahan|wedding|ultah|pesta|syukuran|selamatan|tahlilan|pengajian|rapat|seminar|lomba|ujian|sidang|tampil|${DONE}|tampilnya|untuk|utk|buat|bwt|bt|pada|on|for|at|hari\s+h|hari|${WEEKDAY},?|jatuh|besok|nanti)`;
const BETWEEN = String.raw`(?:\s*[:=,]?\s*(?:itu|di|pada|pas|untuk|buat|adalah|ya|sih|tuh|sebelum|hari|is|on|the))*\s*[:=,]?\s*`;
const LED = String.raw`(?:(?:hari\s+)?${WEEKDAY}\s*,?\s+)?`;

const SURE = String.raw`${LED}(?:${ON})?(?:${NUMERIC}|${NAMED})|${LED}${DAY_OF_MONTH}|${AHEAD}`;
const PHRASES = [
  new RegExp(
    String.raw`(?<![a-z\d])(?:${DEADLINE}${BETWEEN})(?<day>${SURE}|${LED}(?:${ON})?${SHORT}|${SOFT})(?![a-z\d])`,
    "dg",
  ),
  new RegExp(
    String.raw`(?<![a-z\d.,/-])(?<day>${SURE}|(?<=(?<![a-z])(?:${EVENT})\s*[:,]?\s+(?:tanggal\s+|tgl\.?\s*)?)${SHORT}|${ON}${SHORT})(?![a-z\d])`,
    "dg",
  ),
];
/** Matches words that show that the following date is not a deadline: a birthday, a start, a monthly rule. */
const OTHER_DATE =
  /(?:lahir(?:an)?|kelahiran|sejak|semenjak|dari|mulai|per|since|from|starting|kemarin|kmrn|tiap|setiap|saben|terakhir|beli(?:nya)?|dibeli|dipasang|rusak|lomba|hut|dirgahayu|perayaan|nomor|no|rt|rw|blok|jalan|jl|gang|gg)\.?\s*(?:pada\s+|hari\s+|tanggal\s+|tgl\.?\s*)*$/;
const PAST_OR_EVERY =
  /^[\s,]*(?:(?:yang|yg)?\s*(?:lalu|kemarin|kmrn)|(?:tiap|setiap|saben|per)\s+(?:bulan|tahun|minggu))(?![a-z])/;
const EVERY_AUGUST = /^17\s*(?:agustus|agst?|ags|agt)$/;

/** Matches words that only introduce the date: "acaranya 20/12". */
const SAYS_WHEN =
  /(?<![a-z])(?:acara(?:nya)?|event(?:nya)?|dipakai(?:nya)?|dipake(?:nya)?|jatuh(?:nya)?|pada|buat|untuk|utk|hari h)(?:\s+(?:itu|di|pada|hari))*\s*[:,]?\s*$/;

export function extractDueDate(plainText: string): { due: string | null; rest: string } {
  for (const phrase of PHRASES) {
    for (const found of plainText.matchAll(phrase)) {
      const day = found.groups?.day ?? "";
      const [from, to] = found.indices?.groups?.day ?? [found.index, found.index + found[0].length];
      const before = plainText.slice(0, from);
      if (OTHER_DATE.test(before) || PAST_OR_EVERY.test(plainText.slice(to))) continue;
      if (EVERY_AUGUST.test(day.trim()) && found.index === from) continue;
      if (dueDay(found[0], "2020-01-01") === null) continue;
      const said = plainText.slice(0, found.index).replace(SAYS_WHEN, "");
      const rest = `${said} , ${plainText.slice(found.index + found[0].length)}`;
      return { due: found[0].trim().replace(/\s+/g, " "), rest };
    }
  }
  return { due: null, rest: plainText };
}

const WORDS_BEFORE = new RegExp(String.raw`^(?:${DEADLINE})${BETWEEN}`);
const RANGE_END = new RegExp(
  String.raw`^((?:.*?\s)?(?:3[01]|[12]\d|0?[1-9]))\s*(?:-|–|sampai|sampe|s\/d|sd|dan|&)\s*(?:${DAY})(?=$|\s*(?:${MONTH}|bulan))`,
);

/** Formats an extracted phrase so that it is recognised again anywhere. */
export function dueText(due: string): string {
  return `tenggat ${due.replace(WORDS_BEFORE, "")}`;
}

/** Returns the day of an extracted phrase relative to `today`. Null if it is invalid or has passed. */
export function dueDay(due: string, today: CalendarDay): CalendarDay | null {
  const text = due
    .trim()
    .replace(WORDS_BEFORE, "")
    .replace(RANGE_END, "$1")
    .replace(/(\d)(?:st|nd|rd|th)\b/, "$1")
    .replace(/\bbulan (?!ini|depan)/, "")
    .replace(/(?<=^akhir )bln/, "bulan");
  const read = readDate(text, today);
  // If weekday and date disagree, the weekday is more likely wrong.
  const day = read.ok ? read.day : read.fault.reason === "wrong_weekday" ? read.fault.found : null;
  return day !== null && day >= today ? day : null;
}
