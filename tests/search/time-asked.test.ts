import { describe, expect, it } from "vitest";
import { openShare } from "~/search/time-asked";
import { understand } from "~/search/understand";
import { NO_WORDS } from "~/search/words/vocabulary";

const timeOf = (q: string) => understand(q, NO_WORDS).time;

describe("a time in a search", () => {
  it.each([
    ["servis ac minggu", [7], null],
    ["servis ac hari minggu", [7], null],
    ["servis ac minggu pagi", [7], "pagi"],
    ["les piano sabtu sore", [6], "sore"],
    ["cuci sofa hari jumat ini", [5], null],
    ["les gitar senin depan", [1], null],
    ["tukang ledeng malam", [], "malam"],
    ["tukang ledeng malam hari", [], "malam"],
    ["tukang ledeng tengah malam", [], "malam"],
    ["band malam minggu", [6], "malam"],
    ["pengajian malam jumat", [4], "malam"],
    ["band malming", [6], "malam"],
    ["tukang kunci 24 jam", [], "penuh"],
    ["tukang kunci nonstop", [], "penuh"],
    ["les renang weekend", [6, 7], null],
    ["les renang akhir pekan", [6, 7], null],
    ["les renang sabtu minggu", [6, 7], null],
    ["les renang weekend pagi", [6, 7], "pagi"],
    ["kurir hari kerja", [1, 2, 3, 4, 5], null],
    ["kurir senin sampai jumat", [1, 2, 3, 4, 5], null],
    ["kurir selasa dan kamis", [2, 4], null],
    ["rias subuh", [], "subuh"],
    ["servis ac besok pagi", [], "pagi"],
    ["servis ac nanti malam", [], "malam"],
    ["les piano ahad", [7], null],
    ["piano lessons sunday morning", [7], "pagi"],
  ])("%s", (q, weekdays, part) => expect(timeOf(q)).toEqual({ weekdays, part }));

  it.each([
    "les 2 kali seminggu",
    "jasa bersih per minggu",
    "servis ac minggu depan",
    "servis ac minggu ini",
    "katering makan malam",
    "katering makan siang",
    "jahit gaun malam",
    "selamat pagi, cari tukang cat",
    "pagi kak mau tanya tukang cat",
    "sewa 2 minggu",
    "katering tiap minggu",
    "penjaga malam",
    "jaga malam",
    "siomay",
    "desain logo",
    "sewa pasar malam",
  ])("%s contains none", (q) => expect(timeOf(q)).toBeNull());

  it("of next week means how soon", () => expect(understand("servis ac minggu depan", NO_WORDS).soon).toBe(7));
});

describe("a seller works", () => {
  const hours = (days: number[], from: number, to: number) =>
    days.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));
  const week = hours([1, 2, 3, 4, 5, 6], 8, 17);
  it.each([
    [[7], null, 0],
    [[6], null, 1],
    [[6, 7], null, 0.5],
    [[], "malam", 0],
    [[], "pagi", 1],
    [[], "subuh", 0],
    [[7], "pagi", 0],
    [[], "penuh", 0],
  ] as const)("on %j, %s: %s", (weekdays, part, share) => {
    expect(openShare({ weekdays, part }, week)).toBe(share);
  });

  it("at night, or around the clock", () => {
    expect(openShare({ weekdays: [], part: "malam" }, hours([3], 14, 21))).toBe(1);
    expect(openShare({ weekdays: [], part: "penuh" }, hours([3], 0, 24))).toBe(1);
  });
});
