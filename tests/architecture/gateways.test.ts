import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GATEWAYS, PAYOUT_PROVIDERS } from "~/platform/gateways/gateways.server";

const APP = new URL("../../app/", import.meta.url);

const GATEWAY_TERMS =
  /\b(?:transaction_status|transactionStatus|fraud_status|fraudStatus|payment_type|paymentType|gross_amount|partial_refund|credit_card|bank_transfer|echannel|cstore|shopeepay|MIDTRANS_\w+)\b|"(?:settlement|capture|deny|gopay|qris)"/;

const names = Object.entries(GATEWAYS).flatMap(([name, { label }]) => [name, label]);
const BRAND = new RegExp(names.join("|"), "i");

const filesMatching = (pattern: RegExp) =>
  readdirSync(APP, { recursive: true })
    .map((path) => String(path).replaceAll("\\", "/"))
    .filter((path) => /\.tsx?$/.test(path) && !/^platform\/gateways\/[^/]+\//.test(path))
    .filter((path) => pattern.test(readFileSync(new URL(path, APP), "utf8")));

it("only a payment gateway's folder uses the gateway's terms", () => {
  // A pattern for contact texts contains a brand. A settlement between buyer and seller has the same word.
  const others = ["accounts/contact-details.ts", "accounts/impersonation-words.ts", "orders/rules/disputes.ts"];
  expect(filesMatching(GATEWAY_TERMS).filter((path) => !others.includes(path))).toEqual([]);
});

it("only the table of gateways names a gateway", () => {
  // A person's name must not contain a gateway's name.
  const others = ["accounts/impersonation-words.ts"];
  expect(filesMatching(BRAND).filter((path) => !others.includes(path))).toEqual([
    "platform/gateways/gateways.server.ts",
  ]);
});

it("only the table of providers names a payout provider", () => {
  const names = Object.keys(PAYOUT_PROVIDERS);
  const provider = new RegExp(names.map((name) => `/${name}/|\\b${name.toUpperCase()}_`).join("|"));
  expect(filesMatching(provider)).toEqual(["platform/gateways/gateways.server.ts"]);
  expect(filesMatching(/\b(?:reference_no|beneficiary_\w+|account_validation)\b/)).toEqual([]);
});

it("no gateway or provider imports from another one's folder", () => {
  const inside = new RegExp(`/(?:${[...Object.keys(GATEWAYS), ...Object.keys(PAYOUT_PROVIDERS)].join("|")})/`);
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
