import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOperatorSummary } from "~/operators/queries.server";
import { knowPassword } from "../../support/flows/account";
import { answeredDispute, ruleOn, VERDICT } from "../../support/flows/disputing";
import { correction } from "../../support/flows/my-data";
import { newOperator } from "../../support/flows/operators";
import { earn, withdrawal } from "../../support/flows/paying-out";
import { byHand, handle, nameAccount } from "../../support/flows/refunding";
import { newestReport, report } from "../../support/flows/reporting";
import { review } from "../../support/flows/reviewing";
import { ROUTES } from "../../support/routes";
import { startWorld, type TestPerson, type World } from "../../support/world";

const SAID = "Ia membentak pembeli di obrolan dan minta uang muka.";
const ANSWERED = "Petugas itu sudah kami tegur dan kami awasi.";
const APPROVED = "Rekeningnya saya cocokkan dengan KTP dulu.";
const TITLE = "Undangan kilat semalam jadi";

let world: World;
let ayu: TestPerson;
let bagas: TestPerson;
/** Has the money for Candra assigned, and is named nowhere else. */
let dimas: TestPerson;
/** An operator who offers and orders: reported, in a dispute, and owed money. */
let candra: TestPerson;
let wiryawan: TestPerson;
let offer: string;
let disputed: string;
let payout: string;
let asked: string;
let owed: { orderId: string; refundId: string };
const closed: string[] = [];

beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
  bagas = await newOperator(world, "Bagas Wicaksono");
  dimas = await newOperator(world, "Dimas Prakoso");
  candra = await newOperator(world, "Candra Wijaya");
  wiryawan = await world.person("Wiryawan Saputra");
  const sari = await world.person("Sari Wulandari");
  offer = await world.listing(candra, { title: TITLE });
  const said = { rating: 2, comment: "Undangannya miring.", reply: "Matamu yang miring." };
  for (const thing of [
    { subject: "person", id: candra.id },
    { subject: "listing", id: offer },
    // The reported text is Candra's answer.
    { subject: "review", id: await review(world, { buyer: sari, seller: candra, listingId: offer }, said) },
  ]) {
    await report(world, wiryawan, thing, SAID);
    const id = await newestReport(world);
    closed.push(id);
    await world.fetch(`/operator/reports/${id}`, { as: ayu, form: { answer: ANSWERED } });
    await report(world, wiryawan, thing, SAID);
  }
  disputed = await answeredDispute(world, {
    buyer: candra,
    seller: sari,
    listingId: await world.listing(sari, { price: 6_000_000 }),
  });
  await ruleOn(world, disputed, ayu);
  await knowPassword(world, candra);
  await earn(world, candra, 6_000_000);
  payout = (await withdrawal(world, candra, 6_000_000)).id;
  const approval = { act: "approve", reason: APPROVED };
  await world.fetch(`/operator/withdrawals/${payout}`, { as: ayu, form: approval });
  await world.fetch(`/operator/withdrawals/${payout}`, { as: dimas, form: { act: "assign" } });
  const costly = await world.listing(sari, { price: 6_000_000 });
  owed = await byHand(world, { buyer: candra, seller: sari, listingId: costly });
  await nameAccount(world, candra, owed.orderId);
  await handle(world, ayu, owed.refundId, approval);
  await handle(world, dimas, owed.refundId, { act: "assign" });
  asked = await correction(world, candra);
  await world.fetch(`/operator/data/${asked}`, { as: ayu, form: { answer: ANSWERED, act: "done" } });
  await world.settled();
  await world.bindings.DB.prepare("update outbox set sent_at = null, attempts = 3").run();
});
afterAll(() => world.stop());

const read = async (path: string, as: TestPerson) => (await world.fetch(path, { as })).text();

type SkipReason = string;

/** Every operators' route by its file, with its addresses about Candra. A new file must be added here. */
const pagesOf = (): Record<string, string[] | SkipReason> => ({
  operator: ["/operator"],
  // For a review it shows only public text.
  "operator.$subjects.$id.$act": [`/operator/listings/${offer}/hiding`, `/operator/people/${candra.id}/suspension`],
  "operator._index": ["/operator"],
  "operator.acts": [
    "/operator/acts",
    `/operator/acts?operator=${ayu.id}`,
    `/operator/acts?operator=${dimas.id}`,
    ...[disputed, offer, candra.id, payout, asked, owed.refundId, ...closed].map(
      (id) => `/operator/acts?mengenai=${id}`,
    ),
  ],
  "operator.books": ["/operator/books"],
  "operator.data.$id": [`/operator/data/${asked}`],
  "operator.data._index": ["/operator/data", "/operator/data?status=selesai"],
  "operator.books_.fees[.]csv": "sums of every seller's month",
  "operator.disputes.$id": [`/operator/disputes/${disputed}`],
  "operator.disputes.$id_.files.$key": "a file of the order",
  "operator.disputes.$id_.pictures.$key.$file": "a picture of the conversation",
  "operator.disputes.$id_.ruling": "an operator's own order has no ruling page: not found",
  "operator.disputes._index": ["/operator/disputes"],
  "operator.listings.$id": [`/operator/listings/${offer}`],
  "operator.listings._index": ["/operator/listings"],
  "operator.health": ["/operator/health"],
  "operator.mail": ["/operator/mail"],
  "operator.orders.$id": [`/operator/orders/${disputed}`, `/operator/orders/${owed.orderId}`],
  "operator.orders.$id_.notifications.$key": "only what the gateway said",
  "operator.orders.$id_.payment-check": [`/operator/orders/${owed.orderId}/payment-check`],
  "operator.orders._index": ["/operator/orders"],
  "operator.payments": ["/operator/payments"],
  "operator.people.$id": [`/operator/people/${candra.id}`],
  "operator.people._index": "everybody is listed, whether they reported somebody or not",
  "operator.refunds.$id": [`/operator/refunds/${owed.refundId}`],
  "operator.refunds._index": ["/operator/refunds"],
  "operator.names": "names that were refused, which change nothing for anybody",
  "operator.searches": "searches without results, without names",
  "operator.reports.$id": closed.map((id) => `/operator/reports/${id}`),
  "operator.reports.$id_.pictures.$key.$file": "a picture of the conversation",
  "operator.reports._index": ["/operator/reports", "/operator/reports?status=selesai"],
  "operator.reviews.$id.photos.$key": "the form that removes a photo of a review",
  "operator.withdrawals.$id": [`/operator/withdrawals/${payout}`],
  "operator.withdrawals._index": ["/operator/withdrawals"],
});

const pages = () => [...new Set(Object.values(pagesOf()).flatMap((each) => (Array.isArray(each) ? each : [])))];

it("the list contains every operators' route", () => {
  const files = Object.keys(ROUTES).filter((file) => /^operator(\.|$)/.test(file));
  expect(Object.keys(pagesOf()).sort()).toEqual(files.sort());
});

describe("no page shows operators what colleagues write about their own case", () => {
  it.each([
    ["the reason of the report", SAID],
    ["the reporter", "Wiryawan"],
    ["the answer", ANSWERED],
    ["the ruling that waits for a second operator", VERDICT],
    ["the reason of an approved payment", APPROVED],
    ["the assigned operator", "Dimas"],
  ])("%s", async (_, secret) => {
    for (const path of pages()) {
      const data = path.replace(/(\?|$)/, ".data$1");
      for (const way of [path, data]) expect((await read(way, candra)).includes(secret), way).toBe(false);
    }
  });

  it("nor whether there is a report at all", async () => {
    const { db, now } = world.context();
    const counted = async (reader: TestPerson) =>
      (await readOperatorSummary(db, now, reader.id)).tasks.find(({ task }) => task === "reports")?.count;
    expect([await counted(candra), await counted(bagas)]).toEqual([0, 3]);
    for (const path of [`/operator/people/${candra.id}`, `/operator/listings/${offer}`])
      expect(await read(path, candra)).toContain("Laporan tentang Anda hanya terbaca oleh rekan Anda.");
    const mail = await read("/operator/mail", candra);
    expect(mail).toContain("Laporan Anda sudah kami periksa");
    expect(mail).not.toContain(TITLE);
  });

  it("colleagues can read it all", async () => {
    for (const [path, said] of [
      ["/operator/reports", "Wiryawan"],
      ["/operator/acts", VERDICT],
      [`/operator/acts?mengenai=${closed[0]}`, ANSWERED],
      [`/operator/acts?mengenai=${payout}`, APPROVED],
      [`/operator/acts?mengenai=${owed.refundId}`, "Dimas"],
      [`/operator/withdrawals/${payout}`, APPROVED],
      ["/operator/withdrawals", "Dikerjakan Dimas Prakoso"],
      [`/operator/refunds/${owed.refundId}`, APPROVED],
      ["/operator/refunds", "Dikerjakan Dimas Prakoso"],
      [`/operator/people/${candra.id}`, SAID],
      [`/operator/listings/${offer}`, ANSWERED],
      [`/operator/orders/${disputed}`, VERDICT],
      [`/operator/disputes/${disputed}`, VERDICT],
      [`/operator/reports/${closed[0]}`, ANSWERED],
      [`/operator/reports/${closed[2]}`, ANSWERED],
      [`/operator/acts?mengenai=${closed[2]}`, ANSWERED],
    ] as const)
      expect(await read(path, bagas), path).toContain(said);
  });

  it("a final ruling is shown to them like to the other side", async () => {
    await ruleOn(world, disputed, bagas);
    expect(await read(`/operator/acts?mengenai=${disputed}`, candra)).toContain(VERDICT);
    expect(await read(`/dashboard/orders/${disputed}`, candra)).toContain(VERDICT);
  });
});
