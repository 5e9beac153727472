import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countAttempt } from "~/database/attempt-counters.server";
import { accountMark } from "~/payouts/account";
import { IRIS_DEVELOPMENT_KEYS } from "../../e2e/iris/account.ts";
import { type RunningIris, startIris } from "../../e2e/iris/server.ts";
import { sendingThrough } from "../../e2e/iris/variables.ts";
import { newOperator } from "../support/flows/operators";
import { askFor, PAYOUT_ACCOUNT, payOut, seller, withdrawalsOf } from "../support/flows/paying-out";
import { byHand, nameAccount, REFUND_ACCOUNT, refundRow } from "../support/flows/refunding";
import { hush } from "../support/logs";
import { fieldValue, pageText } from "../support/pages/page-text";
import { databaseCost } from "../support/pages/page-weight";
import { toastOf } from "../support/pages/toast";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

const BANK_NAME = "TOKO MAJU JAYA";
const SURE = "Saya sudah memeriksa: rekening ini benar";

let world: World;
let iris: RunningIris;
let sari: TestPerson;
let ayu: TestPerson;
beforeAll(async () => {
  const keys = IRIS_DEVELOPMENT_KEYS;
  iris = await startIris({ port: 0, keys, notificationUrl: "http://127.0.0.1:9/", quiet: true });
  world = await startWorld({ variables: sendingThrough(iris.url) });
  ayu = await newOperator(world, "Ayu Lestari");
});
beforeEach(async () => {
  sari = await seller(world, "Sari Wulandari", 1_000_000);
});
afterAll(async () => {
  await world.stop();
  await iris.close();
});

const rows = () => withdrawalsOf(world, sari);
const file = async () => {
  const [row] = await rows();
  return pageText(await (await world.fetch(`/operator/withdrawals/${row?.id}`, { as: ayu })).text());
};

describe("a withdrawal to a new account", () => {
  it("is requested if the bank confirms the name", async () => {
    const answer = await askFor(world, sari, { holder: "Sari Wulandari, S.Kom." });
    expect(answer.status).toBe(303);
    expect(databaseCost(answer).trips).toBeLessThanOrEqual(4);
    const toast = pageText(await toastOf(world, answer, sari));
    expect(toast).toContain("Nama di bank cocok: Sari Wulandari, S.Kom.");
    expect(await file()).toContain("Nama di bank Sama dengan yang ditulis: ");
  });

  it("asks about a different name at the bank, which the owner corrects or confirms", async () => {
    const log = hush();
    const wrong = { number: "1234569999", amount: "300.000" };
    const answer = await askFor(world, sari, wrong);
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(pageText(html)).toContain("Bank menyebut nama TO•• MA•• JA••.");
    expect(pageText(html)).toContain(SURE);
    expect(html).not.toContain(BANK_NAME);
    expect(["holder", "number", "amount"].map((name) => fieldValue(html, name))).toEqual([
      PAYOUT_ACCOUNT.holder,
      wrong.number,
      wrong.amount,
    ]);
    expect(await rows()).toEqual([]);

    expect(fieldValue(html, "sure")).toBe("");
    const sure = accountMark({ ...PAYOUT_ACCOUNT, number: wrong.number });
    expect(html).toContain(`value="${sure}"`);
    const another = await askFor(world, sari, { ...wrong, number: "5550009999", sure });
    expect(another.status).toBe(400);
    const again = await askFor(world, sari, { ...wrong, sure, currentPassword: "Salah#2026" });
    expect(fieldValue(await again.text(), "sure")).toBe(sure);
    expect((await askFor(world, sari, { ...wrong, sure })).status).toBe(303);
    expect((await rows())[0]?.account).toMatchObject({ number: wrong.number, holder: PAYOUT_ACCOUNT.holder });
    const shown = await file();
    expect(shown).toContain("Bank menyebut nama lain, dan pemiliknya tetap memilih rekening ini.");
    expect(shown).toContain("Atas nama Sari Wulandari Nama di bank TO•• MA•• JA••");
    expect(JSON.stringify(await rows())).not.toContain("MAJU");
    const [row] = await rows();
    await payOut(world, row?.id ?? "", ayu);
    expect(await file()).toContain("Nama di bank TO•• MA•• JA••");
    expect(await file()).not.toContain("Pastikan padanya sebelum mengirim");
    const logged = JSON.stringify(log.lines());
    log.end();
    for (const secret of ["MAJU", "Wulandari", wrong.number]) expect(logged).not.toContain(secret);
  });

  it("is checked again after the confirmation: the bank may confirm or reject the number", async () => {
    const standing = (number: string) => ({
      number,
      sure: accountMark({ ...PAYOUT_ACCOUNT, number }),
    });
    const none = await askFor(world, sari, standing("1234560000"));
    expect(none.status).toBe(400);
    expect(pageText(await none.text())).toContain("Nomor ini tidak ada di bank atau e-wallet itu");
    expect((await askFor(world, sari, standing("1234567890"))).status).toBe(303);
    expect((await rows())[0]?.account).toMatchObject({ bankSays: "same" });
  });

  it("accepts the confirmed name without the bank once its limit is used up", async () => {
    stopClock();
    const { db, now } = world.context();
    await countAttempt(db, `account-check:${sari.id}`, 5, now, 5);
    const number = "1234569999";
    const sure = accountMark({ ...PAYOUT_ACCOUNT, number });
    expect((await askFor(world, sari, { number, sure })).status).toBe(303);
    expect((await rows())[0]?.account).toEqual({ ...PAYOUT_ACCOUNT, number, bankSays: "other" });
  });

  it("shows an error at the number if the bank does not know it", async () => {
    const answer = await askFor(world, sari, { number: "1234560000" });
    expect(answer.status).toBe(400);
    const said = pageText(await answer.text());
    expect(said).toContain("Nomor ini tidak ada di bank atau e-wallet itu");
    expect(said).not.toContain(SURE);
  });

  it("continues if the bank cannot answer, and is checked only if all else is valid", async () => {
    await fetch(`${iris.url}/_control/faults`, {
      method: "POST",
      body: JSON.stringify({ kind: "500", on: "validate", times: 9 }),
    });
    expect((await askFor(world, sari, { number: "1234569999" })).status).toBe(303);
    await fetch(`${iris.url}/_control/faults`, { method: "DELETE" });
    expect(await file()).not.toContain("Bank menyebut");
    expect(await file()).toContain("Nama di bank Belum ada jawaban");
    for (const [field, typed] of [
      ["currentPassword", "Salah#2026"],
      ["amount", "5.000.000"],
    ] as const) {
      const answer = await askFor(world, sari, { number: "1234560000", [field]: typed });
      expect(pageText(await answer.text())).not.toContain("Nomor ini tidak ada");
    }
    const rina = await seller(world, "Rina Kartika", 1_000_000);
    expect((await askFor(world, rina, { channel: "DANA", number: "081200009999" })).status).toBe(303);
  });

  it("is checked for five accounts an hour, refunds included", async () => {
    stopClock();
    for (let n = 0; n < 5; n++) expect((await askFor(world, sari, { number: `12345${n}9999` })).status).toBe(400);
    const answer = await askFor(world, sari);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const html = await answer.text();
    expect(pageText(html)).toContain("Saldo belum ditarik");
    expect(fieldValue(html, "number")).toBe(PAYOUT_ACCOUNT.number);
    expect(await rows()).toEqual([]);
  });
});

it("an account for a refund is checked as well", async () => {
  const budi = await world.person("Budi Santoso");
  const { orderId, refundId } = await byHand(world, {
    buyer: budi,
    seller: sari,
    listingId: await world.listing(sari),
  });
  const asked = await nameAccount(world, budi, orderId);
  const html = await asked.text();
  expect(asked.status).toBe(400);
  expect(pageText(html)).toContain("Bank menyebut nama SA•• WU•••••••.");
  expect(fieldValue(html, "number")).toBe(REFUND_ACCOUNT.number);
  expect((await refundRow(world, refundId))?.account).toBeNull();
  const unknown = await nameAccount(world, budi, orderId, { number: "1234560000" });
  expect(pageText(await unknown.text())).toContain("Nomor ini tidak ada di bank atau e-wallet itu");
  iris.account.holders.set("1234567890", "BUDI SANTOSO");
  expect((await nameAccount(world, budi, orderId)).status).toBe(303);
  iris.account.holders.clear();
  expect((await refundRow(world, refundId))?.account).toMatchObject({
    holder: "Budi Santoso",
    bankSays: "same",
  });
  // The bank is asked last, and not if the account's change limit is used up.
  stopClock();
  const { db, now } = world.context();
  await countAttempt(db, `refund-account:${orderId}`, 5, now, 4);
  const full = await nameAccount(world, budi, orderId, { number: "1234560000" });
  expect(full.status).toBe(429);
  expect(pageText(await full.text())).not.toContain("Nomor ini tidak ada");
});
