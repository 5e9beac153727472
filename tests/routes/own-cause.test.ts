import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readOperatorSummary } from "~/db/operator-summary.server";
import { knowPassword } from "../support/account";
import { heardDispute, rule, VERDICT } from "../support/disputing";
import { operator } from "../support/operating";
import { earn, withdrawal } from "../support/paying-out";
import { newestReport, report } from "../support/reporting";
import { type Person, startWorld, type World } from "../support/world";

const SAID = "Ia membentak pembeli di obrolan dan minta uang muka.";
const ANSWERED = "Petugas itu sudah kami tegur dan kami awasi.";
const APPROVED = "Rekeningnya saya cocokkan dengan KTP dulu.";
const TITLE = "Undangan kilat semalam jadi";

let world: World;
let ayu: Person;
let bagas: Person;
/** Works for the house, offers and orders: reported, in a dispute, and owed money. */
let candra: Person;
let wiryawan: Person;
let offer: string;
let disputed: string;
let payout: string;
const closed: string[] = [];

beforeAll(async () => {
  world = await startWorld();
  ayu = await operator(world);
  bagas = await operator(world, "Bagas Wicaksono");
  candra = await operator(world, "Candra Wijaya");
  wiryawan = await world.person("Wiryawan Saputra");
  const sari = await world.person("Sari Wulandari");
  offer = await world.listing(candra, { title: TITLE });
  for (const thing of [
    { subject: "person", id: candra.id },
    { subject: "listing", id: offer },
  ]) {
    await report(world, wiryawan, thing, SAID);
    const id = await newestReport(world);
    closed.push(id);
    await world.fetch(`/operator/reports/${id}`, { as: ayu, form: { answer: ANSWERED } });
    await report(world, wiryawan, thing, SAID);
  }
  disputed = await heardDispute(world, {
    buyer: candra,
    seller: sari,
    listingId: await world.listing(sari, { price: 6_000_000 }),
  });
  await rule(world, disputed, ayu);
  await knowPassword(world, candra);
  await earn(world, candra, 6_000_000);
  payout = (await withdrawal(world, candra, 6_000_000)).id;
  const approval = { act: "approval", reason: APPROVED };
  await world.fetch(`/operator/withdrawals/${payout}`, { as: ayu, form: approval });
  await world.settled();
  await world.bindings.DB.prepare("update outbox set sent_at = null, attempts = 3").run();
});
afterAll(() => world.stop());

const read = async (path: string, as: Person) => (await world.fetch(path, { as })).text();

/** Every operators' page that needs no name, and those of what concerns Candra. */
const pages = () => [
  ...readdirSync(new URL("../../app/routes", import.meta.url))
    .map((file) => file.replace(/\.tsx?$/, ""))
    // Everybody is listed among the people, whether they reported somebody or not.
    .filter(
      (file) => /^operator(\.|$)/.test(file) && !file.includes("$") && file !== "operator.people._index",
    )
    .map((file) => `/${file.replace(/\._index$/, "").replaceAll(".", "/")}`),
  "/operator/reports?status=selesai",
  `/operator/acts?operator=${ayu.id}`,
  ...[disputed, offer, candra.id, payout, ...closed].map((id) => `/operator/acts?mengenai=${id}`),
  `/operator/people/${candra.id}`,
  `/operator/listings/${offer}`,
  `/operator/orders/${disputed}`,
  `/operator/disputes/${disputed}`,
  ...closed.map((id) => `/operator/reports/${id}`),
];

describe("an operator reads on no page what colleagues say of their own cause", () => {
  it.each([
    ["what they were reported for", SAID],
    ["by whom", "Wiryawan"],
    ["what was answered", ANSWERED],
    ["the ruling that waits for a second operator", VERDICT],
    ["why a payment to them was approved", APPROVED],
  ])("%s", async (_, secret) => {
    for (const path of pages()) {
      const data = path.replace(/(\?|$)/, ".data$1");
      for (const way of [path, data]) expect((await read(way, candra)).includes(secret), way).toBe(false);
    }
  });

  it("nor whether there is any report at all", async () => {
    const { db, now } = world.context();
    const counted = async (reader: Person) =>
      (await readOperatorSummary(db, now, reader.id)).tasks.find(({ task }) => task === "reports")?.count;
    expect([await counted(candra), await counted(bagas)]).toEqual([0, 2]);
    for (const path of [`/operator/people/${candra.id}`, `/operator/listings/${offer}`])
      expect(await read(path, candra)).toContain("Laporan tentang Anda hanya terbaca oleh rekan Anda.");
    const mail = await read("/operator/mail", candra);
    expect(mail).toContain("Laporan Anda sudah kami periksa");
    expect(mail).not.toContain(TITLE);
  });

  it("while their colleagues read it all", async () => {
    for (const [path, said] of [
      ["/operator/reports", "Wiryawan"],
      ["/operator/acts", VERDICT],
      [`/operator/acts?mengenai=${closed[0]}`, ANSWERED],
      [`/operator/acts?mengenai=${payout}`, APPROVED],
      [`/operator/people/${candra.id}`, SAID],
      [`/operator/listings/${offer}`, ANSWERED],
      [`/operator/orders/${disputed}`, VERDICT],
      [`/operator/disputes/${disputed}`, VERDICT],
      [`/operator/reports/${closed[0]}`, ANSWERED],
    ] as const)
      expect(await read(path, bagas), path).toContain(said);
  });

  it("until a ruling counts: then they are told it like the other side", async () => {
    await rule(world, disputed, bagas);
    expect(await read(`/operator/acts?mengenai=${disputed}`, candra)).toContain(VERDICT);
    expect(await read(`/dashboard/orders/${disputed}`, candra)).toContain(VERDICT);
  });
});
