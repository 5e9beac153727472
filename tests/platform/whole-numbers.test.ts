import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { offerForm, wantedForm } from "~/listings/form.server";
import { changeForm, orderForm, quoteForm, withQuantityStepped } from "~/orders/form.server";
import { QUANTITY_LIMITS } from "~/orders/label-text";
import { withdrawalForm } from "~/payouts/form.server";
import { canStartNoCount, cappedCount, countFault } from "~/platform/money";
import { proposalForm } from "~/proposals/form.server";
import { reviewForm } from "~/reviews/form.server";
import { askedHours } from "~/visits/form.server";
import { readHours } from "~/visits/visit";

const NOW = Date.UTC(2026, 5, 1);

type Field = {
  name: string;
  schema: z.ZodType;
  form(text: string): object;
  path: string;
  taken: [text: string, value: unknown][];
  refused?: string[];
};

const AMOUNTS: Field["taken"] = [
  ["350000", 350_000],
  ["350.000", 350_000],
  ["Rp 350.000,00", 350_000],
  ["Rp350.000,-", 350_000],
  ["350rb", 350_000],
  ["1,5 jt", 1_500_000],
  ["1.000.000", 1_000_000],
];
const DECIMAL_AMOUNTS = ["350000,50", "350.000,5", "350000.5", "150000.00", "1.500,75", "0,5"];

const DAYS: Field["taken"] = [
  ["3", 3],
  ["3 hari", 3],
  ["3 hr", 3],
  ["1 minggu", 7],
  ["3-5 hari", 5],
  ["dua minggu", 14],
  ["2,5 jam", 1],
  ["1-1,5 jam", 1],
  ["3.0", 3],
  ["3,0 hari", 3],
  ["2.0-3.0 hari", 3],
  ["1,00 minggu", 7],
];
const DECIMAL_DAYS = [
  "1.5 hari",
  "1,5 hari",
  "1, 5 hari",
  "1 ,5 hari",
  "0,5 hari",
  "1.05",
  "2,50",
  "1-1,5 hari",
  "1,5-3",
  "1,5 minggu",
  "0,5 bulan",
  "sekitar 1,5 hari",
  "Konsultasi 1,5 jam, pengerjaan 2,5 hari",
  "１，５ hari",
  "setengah hari",
  "½ hari",
  "1/2 hari",
  "2 setengah hari",
  "separuh minggu",
  "seperempat bulan",
  "1½ hari",
  "1 1/2 hari",
  "satu setengah hari",
  "1e3 hari",
  "0x10 hari",
  "1.000 hari",
];

const packageIn = (row: object) => ({ packages: { basic: { price: "350000", ...row } } });

const FIELDS: Field[] = [
  ...[
    ["an offer's price", offerForm, "price"] as const,
    ["a request's budget", wantedForm(NOW, null), "budget"] as const,
    ["a proposal's price", proposalForm, "price"] as const,
    ["a quote's price", quoteForm, "price"] as const,
    ["a changed price", changeForm(NOW), "price"] as const,
  ].map(
    ([name, schema, path]): Field => ({
      name,
      schema,
      path,
      form: (text) => ({ [path]: text }),
      taken: AMOUNTS,
      refused: DECIMAL_AMOUNTS,
    }),
  ),
  {
    name: "a package's price",
    schema: offerForm,
    path: "packages.basic.price",
    form: (price) => packageIn({ price }),
    taken: AMOUNTS,
    refused: DECIMAL_AMOUNTS,
  },
  {
    name: "the amount of a withdrawal",
    schema: withdrawalForm,
    path: "amount",
    form: (amount) => ({ portion: "part", amount }),
    taken: AMOUNTS,
    refused: DECIMAL_AMOUNTS,
  },
  {
    name: "a proposal's days",
    schema: proposalForm,
    path: "days",
    form: (days) => ({ days }),
    taken: DAYS,
    refused: DECIMAL_DAYS,
  },
  {
    name: "a quote's days",
    schema: quoteForm,
    path: "days",
    form: (days) => ({ days }),
    taken: DAYS,
    refused: DECIMAL_DAYS,
  },
  {
    name: "a package's days",
    schema: offerForm,
    path: "packages.basic.days",
    form: (days) => packageIn({ days }),
    taken: DAYS,
    refused: DECIMAL_DAYS,
  },
  {
    name: "an offer's delivery time",
    schema: offerForm,
    path: "deliveryTime",
    form: (deliveryTime) => ({ deliveryTime }),
    taken: [
      ...DAYS,
      ["mulai Rp 350.000, 5 hari", ""],
      ["3 hari, revisi 2x", ""],
      ["Kira 0b11, 5 hari", ""],
      ["Versi 1.5, 5 hari", ""],
      ["Buka 8, 5 hari", ""],
    ],
    refused: DECIMAL_DAYS,
  },
  {
    name: "a package's revisions",
    schema: offerForm,
    path: "packages.basic.revisions",
    form: (revisions) => packageIn({ revisions }),
    taken: [
      ["2", 2],
      [" 3 ", 3],
      ["2.0", 2],
      ["3,00", 3],
      ["", null],
    ],
    refused: ["1.000", "2,05", "2,000", "3."],
  },
  {
    name: "changed revisions",
    schema: changeForm(NOW),
    path: "revisions",
    form: (revisions) => ({ revisions }),
    taken: [
      ["0", 0],
      [" 3 ", 3],
      ["2.0", 2],
      ["0,0", 0],
    ],
    refused: ["1.000", "2,05", "-1"],
  },
  {
    name: "an order's quantity",
    schema: orderForm(NOW),
    path: "quantity",
    form: (quantity) => ({ quantity }),
    taken: [
      ["1", 1],
      [" 12 ", 12],
      ["100", 100],
      ["3.0", 3],
      ["3,0", 3],
      ["２,００", 2],
    ],
    refused: ["1.000", "1,000", "2,01", "3.", "0.0", "101.0", "-5", "abc", "+1"],
  },
  {
    name: "a review's stars",
    schema: reviewForm,
    path: "rating",
    form: (rating) => ({ rating }),
    taken: [
      ["1", 1],
      ["5", 5],
      ["4.0", 4],
      ["5,0", 5],
    ],
    refused: ["0", "6", "05", "4.5", "0x5", "5e0", "0b101", "Infinity", "NaN"],
  },
];

const NEVER_WHOLE = ["1,5", "1.5", "1e3", "0x10", "1e-3", ".5", ",5", "1.5.5", "1_000", "½", "∞", "0b11"];

function issuesAt({ schema, form, path }: Field, text: string): string[] {
  const issues = schema.safeParse(form(text)).error?.issues ?? [];
  return issues.filter((issue) => issue.path.join(".") === path).map(({ message }) => message);
}

describe.each(FIELDS)("$name", (field) => {
  it.each([...NEVER_WHOLE, ...(field.refused ?? [])])("%j is refused with one sentence", (text) => {
    const messages = issuesAt(field, text);
    expect(new Set(messages).size).toBe(1);
    expect(messages[0]).toMatch(/^[A-Z].*[a-z]/);
  });

  it.each(field.taken)("%j is accepted", (text) => {
    expect(issuesAt(field, text)).toEqual([]);
  });
});

describe("numbers are read as intended", () => {
  const parts: [string, z.ZodType, Field["taken"]][] = [
    ["a price", quoteForm.shape.price, AMOUNTS],
    ["days", quoteForm.shape.days, DAYS],
    [
      "stars",
      reviewForm.shape.rating,
      [
        ["5", 5],
        ["4,0", 4],
      ],
    ],
    [
      "a quantity",
      orderForm(NOW).shape.quantity,
      [
        ["12", 12],
        ["3.0", 3],
        ["3,00", 3],
      ],
    ],
  ];
  it.each(parts)("%s", (_, schema, taken) => {
    for (const [text, value] of taken) expect(schema.parse(text)).toBe(value);
  });
});

it.each(["1.5", "1,5 hari", "0,5 bulan", "1½ hari", "setengah hari", "½", "1/2 hari", "satu setengah minggu"])(
  "for days, %j is reported as no whole number",
  (typed) => {
    const days = FIELDS.filter(({ taken }) => taken.some(([text]) => text === "3 hari"));
    expect(days).toHaveLength(4);
    for (const field of days) {
      expect(issuesAt(field, typed)).toEqual(["Tulis waktu dengan bilangan bulat, misalnya 2 hari atau 1 minggu"]);
    }
  },
);

describe("the buttons beside a quantity", () => {
  const stepped = (quantity: string, step: string) => {
    const form = new FormData();
    form.set("step", step);
    form.set("quantity", quantity);
    return withQuantityStepped(form);
  };

  it.each(["1.5", "1,5", "1e3", "0x10", "12x", "1½"])("keep %j and show the error", (typed) => {
    for (const step of ["-1", "0", "1"]) {
      const answer = stepped(typed, step);
      expect(answer?.initialValue.quantity).toBe(typed);
      expect(answer?.error?.quantity).toEqual(["Jumlah harus bilangan bulat"]);
    }
  });

  it.each([
    ["abc", "Jumlah minimal 1"],
    ["banyak", "Jumlah minimal 1"],
    ["-5", "Jumlah minimal 1"],
    ["−5", "Jumlah minimal 1"],
    ["999", "Jumlah maksimal 100"],
    ["1.000", "Jumlah harus bilangan bulat"],
    ["-1,5", "Jumlah harus bilangan bulat"],
  ])("keep %j and show: %s", (typed, fault) => {
    for (const step of ["-1", "0", "1"]) {
      const answer = stepped(typed, step);
      expect(answer?.initialValue.quantity).toBe(typed);
      expect(answer?.error?.quantity).toEqual([fault]);
    }
  });

  it.each([
    ["", "1", "1"],
    ["2", "1", "3"],
    ["2.0", "1", "3"],
    ["3,0", "0", "3"],
    ["0", "1", "1"],
    ["101", "-1", "100"],
    ["1", "-1", "1"],
    ["100", "1", "100"],
  ])("change %j by %s to %s", (typed, step, next) => {
    const answer = stepped(typed, step);
    expect(answer?.initialValue.quantity).toBe(next);
    expect(answer?.error).toBeUndefined();
  });
});

describe("typing a quantity", () => {
  it.each([
    ["101", "100"],
    ["150", "100"],
    ["999999999999999999999", "100"],
    ["１０１", "100"],
    ["101,0", "100"],
    ["100", "100"],
    ["１０", "１０"],
    ["007", "007"],
    ["1,5", "1,5"],
    ["1.000", "1.000"],
    ["-5", "-5"],
    ["12x", "12x"],
    ["", ""],
  ])("makes %j into %j", (typed, shown) => {
    expect(cappedCount(typed, QUANTITY_LIMITS)).toBe(shown);
  });

  it.each([
    "0",
    "00",
    "０",
    "0,0",
    "a",
    "banyak",
    "½",
    "+",
    "1,",
    "1.",
    "-",
    "-5",
    "1e",
    "1/",
    "5 5",
    "10 buah",
    "1,5",
  ])("ignores %j", (typed) => {
    expect(canStartNoCount(typed)).toBe(true);
  });

  it.each(["", " ", "05", "１", "5", "3,0"])("keeps %j", (typed) => {
    expect(canStartNoCount(typed)).toBe(false);
  });

  it("says that a long row of digits is too many", () => {
    expect(countFault("9".repeat(30), QUANTITY_LIMITS)).toBe("Jumlah maksimal 100");
  });
});

it.each(["480.5", "480,5", "4e2", "0x1e0", ""])("working hours from %j contain no slot", (from) => {
  const form = new FormData();
  form.set("works-1", "on");
  form.set("from-1", from);
  form.set("to-1", "1020");
  expect(readHours(askedHours(form))).toEqual({ ok: false, fault: "no_slot", weekdays: [1] });
});
