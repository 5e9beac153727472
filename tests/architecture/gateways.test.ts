import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GATEWAYS, PAYOUT_PROVIDERS } from "~/platform/gateways/gateways.server";

const APP = new URL("../../app/", import.meta.url);

/** How Midtrans names states, fields and methods of payments, between quotes or as a property. */
const THEIRS =
  /\b(?:transaction_status|transactionStatus|fraud_status|fraudStatus|payment_type|paymentType|gross_amount|partial_refund|credit_card|bank_transfer|echannel|cstore|shopeepay|MIDTRANS_\w+)\b|"(?:settlement|capture|deny|gopay|qris)"/;

const names = Object.entries(GATEWAYS).flatMap(([name, { label }]) => [name, label]);
const BRAND = new RegExp(names.join("|"), "i");

const knowing = (pattern: RegExp) =>
  readdirSync(APP, { recursive: true })
    .map((path) => String(path).replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/^platform\/gateways\/[^/]+\//.test(path))
    .filter((path) => pattern.test(readFileSync(new URL(path, APP), "utf8")));

it("what a payment gateway calls things is known in its own folder alone", () => {
  // A brand in a pattern of what people write to each other to pay elsewhere; and a settlement between buyer and seller.
  const others = ["accounts/contact-numbers.ts", "accounts/names.ts", "orders/rules/disputes.ts"];
  expect(knowing(THEIRS).filter((path) => !others.includes(path))).toEqual([]);
});

it("and the table alone names a gateway: pages take the name from its definition", () => {
  // A gateway's name is also refused as the name of a person.
  const others = ["accounts/names.ts"];
  expect(knowing(BRAND).filter((path) => !others.includes(path))).toEqual([
    "platform/gateways/gateways.server.ts",
  ]);
});

it("and so for who sends money out", () => {
  const names = Object.keys(PAYOUT_PROVIDERS);
  const provider = new RegExp(names.map((name) => `/${name}/|\\b${name.toUpperCase()}_`).join("|"));
  expect(knowing(provider)).toEqual(["platform/gateways/gateways.server.ts"]);
  expect(knowing(/\b(?:reference_no|beneficiary_\w+|account_validation)\b/)).toEqual([]);
});

it("and none of them stands on the inside of another, which may leave", () => {
  const inside = new RegExp(
    `/(?:${[...Object.keys(GATEWAYS), ...Object.keys(PAYOUT_PROVIDERS)].join("|")})/`,
  );
  const importing = readdirSync(new URL("platform/", APP), { recursive: true })
    .map((path) => `platform/${String(path).replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".ts") && inside.test(path))
    .filter((path) =>
      [...readFileSync(new URL(path, APP), "utf8").matchAll(/from "([^"]+)"/g)].some(([, from = ""]) =>
        inside.test(from),
      ),
    );
  expect(importing).toEqual([]);
});
