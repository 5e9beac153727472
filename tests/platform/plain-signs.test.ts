import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readTaxIdentity } from "~/accounts/personal-data";
import { parseDays } from "~/listings/package";
import { readOperatorQuery } from "~/operators/operator";
import { withQuantityStepped } from "~/orders/form.server";
import { readPayoutAccount } from "~/payouts/account-check";
import { countField, priceField } from "~/platform/forms/fields.server";
import { readCode } from "~/platform/log-lines";
import { plainNumber, plainSigns, readRupiah } from "~/platform/money";
import { readSearch } from "~/search/search";
import { extractPrice } from "~/search/words/price";
import { plain } from "~/search/words/query-words";

it.each([
  ["\u202a0812\u202c", "0812"],
  ["\u2066+62\u2069812", "+62812"],
  ["35\u200b0\u200c.\u200d000\u2060", "350.000"],
  ["\ufeff350.000", "350.000"],
  ["350\ufeff000", "350000"],
  ["350\u00ad000", "350000"],
  ["Rp\u00a0350.000", "Rp350.000"],
  ["350\u202f000", "350000"],
  ["350\u2007000", "350000"],
  ["350\u2009000", "350000"],
  [" 350 000 ", "350 000"],
  ["0812\u2010345\u2011678\u2012901", "0812-345-678-901"],
  ["0812–345—678―901−2", "0812-345-678-901-2"],
  ["0812﹣345－678﹘9", "0812-345-678-9"],
  ["３５０．０００", "350.000"],
  ["＋６２　８１２／９", "+62 812/9"],
  ["0\ufe0f\u20e38\ufe0f\u20e31\ufe0f\u20e3", "081"],
  ["350\u180e000\u034f\u3164", "350000"],
  ["10⁵ ½ ٣", "10⁵ ½ ٣"],
])("the number %j is read as %j", (typed, plain) => expect(plainNumber(typed)).toBe(plain));

it("every kind of space separates words", () => {
  expect(plainSigns("hari\u00a0ini,\u202f17\u3000Des\n2026")).toBe("hari ini, 17 Des 2026");
});

it("no format character remains in any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(plainSigns(text)).not.toMatch(/[\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\u00ad]/);
      expect(plainSigns(plainSigns(text))).toBe(plainSigns(text));
    }),
  );
});

const DISGUISES: [string, (number: string) => string][] = [
  ["bidi marks", (number) => `\u202a${number}\u202c`],
  ["isolates", (number) => `\u2066${number}\u2069`],
  ["a left-to-right mark", (number) => `\u200e${number}`],
  ["zero-width spaces", (number) => [...number].join("\u200b")],
  ["a word joiner", (number) => number.replace(/(\d)(\d)/, "$1\u2060$2")],
  ["a byte order mark", (number) => `\ufeff${number}`],
  ["a soft hyphen", (number) => number.replace(/(\d)(\d)/, "$1\u00ad$2")],
  ["no-break spaces", (number) => `\u00a0${number}\u00a0`],
  ["a narrow no-break space", (number) => `${number}\u202f`],
  ["variation selectors", (number) => number.replace(/\d/g, "$&\ufe0e")],
  [
    "full-width digits",
    (number) => number.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  ],
];

describe.each(DISGUISES)("with %s", (_, disguise) => {
  const parsed = (schema: { safeParse(value: unknown): { success: boolean; data?: unknown } }, text: string) =>
    schema.safeParse(disguise(text)).data;

  it("a price and a count are read", () => {
    expect(readRupiah(disguise("350.000"))).toEqual({ ok: true, amount: 350_000 });
    expect(readRupiah(disguise("350rb"))).toEqual({ ok: true, amount: 350_000 });
    expect(parsed(priceField("Harga harus diisi"), "350000")).toBe(350_000);
    const limits = { empty: "", junk: "", min: 1, few: "", max: 100, many: "" };
    expect(parsed(countField(limits), "12")).toBe(12);
    const form = new FormData();
    form.set("step", "1");
    form.set("quantity", disguise("12"));
    expect(withQuantityStepped(form)?.initialValue.quantity).toBe("13");
    expect(parseDays(disguise("14"))).toEqual({ min: 14, max: 14 });
  });

  it("an account, a wallet and a tax number are read", () => {
    const account = (channel: string, number: string) => {
      const read = readPayoutAccount({ channel, number: disguise(number), holder: "Sari Wulandari" });
      return read.ok ? read.value.number : read.reason;
    };
    expect(account("BCA", "1234567890")).toBe("1234567890");
    expect(account("GoPay", "081234567890")).toBe("081234567890");
    const npwp = readTaxIdentity({ kind: "npwp", number: disguise("012345678901000") });
    expect(npwp).toMatchObject({ ok: true, value: { number: "0012345678901000" } });
    const nik = readTaxIdentity({ kind: "nik", number: disguise("3173054508900001") });
    expect(nik).toMatchObject({ ok: true, value: { number: "3173054508900001" } });
  });

  it("the filters of an address and the operators' searches are read", () => {
    const params = { hargaMin: disguise("100000"), hargaMax: disguise("350000"), rating: disguise("4") };
    expect(readSearch(new URLSearchParams(params))).toMatchObject({
      minPrice: 100_000,
      maxPrice: 350_000,
      rating: 4,
    });
    expect(readOperatorQuery(disguise("22334455"))).toEqual({ by: "id", start: "22334455" });
    expect(readCode(disguise("GH234567"))).toBe("GH234567");
  });
});

const DASHES = ["-", "\u2010", "\u2011", "\u2012", "–", "—", "―", "−", "－", "﹣"];

it.each(DASHES)("%j is read as a hyphen", (dash) => {
  expect(readRupiah(`Rp 350.000,${dash}`)).toEqual({ ok: true, amount: 350_000 });
  expect(parseDays(`3${dash}5 hari`)).toEqual({ min: 3, max: 5 });
  const account = readPayoutAccount({ channel: "BRI", number: `1234${dash}5678${dash}90`, holder: "Sari" });
  expect(account).toMatchObject({ ok: true, value: { number: "1234567890" } });
  const npwp = readTaxIdentity({ kind: "npwp", number: `01.234.567.8${dash}901.000` });
  expect(npwp).toMatchObject({ ok: true, value: { number: "0012345678901000" } });
  expect(extractPrice(plain(`servis ac 100rb${dash}200rb`)).price).toEqual({ min: 100_000, max: 200_000 });
});
