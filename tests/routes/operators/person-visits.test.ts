import { afterAll, beforeAll, expect, it } from "vitest";
import { MINUTE } from "~/platform/dates";
import { newOperator } from "../../support/flows/operators";
import { paidOrder, takeStep } from "../../support/flows/order-steps";
import { acceptSlot, beginVisit, onSiteOffer, visitFields } from "../../support/flows/visiting";
import { pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let ayu: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  ayu = await newOperator(world);
});
afterAll(() => world.stop());

async function begun(minutes: number, changes: Parameters<typeof beginVisit>[3] = {}): Promise<string> {
  const id = await paidOrder(world, budi, await onSiteOffer(world, sari), { changes: visitFields() });
  await acceptSlot(world, sari, id);
  await beginVisit(world, id, minutes, changes);
  return id;
}

const personPage = async (person: TestPerson) =>
  pageText(await (await world.fetch(`/operator/people/${person.id}`, { as: ayu })).text());

it("operators see a person's kept appointments, call-out fees and reports", async () => {
  expect(await personPage(sari)).not.toContain("Kunjungan, 90 hari terakhir");
  const late = await begun(-120);
  await takeStep(world.context(), late, budi.id, { kind: "cancel", callOutFee: 25_000 });
  const missed = await begun(76);
  await takeStep(world.context(), missed, budi.id, { kind: "report_seller", reason: "", waited: true });
  await takeStep(world.context(), missed, sari.id, { kind: "admit_no_show" });
  const { now } = world.context();
  const absent = await begun(30, { arrivedAt: now - 25 * MINUTE });
  await takeStep(world.context(), absent, sari.id, { kind: "report_buyer", reason: "", files: 1 });
  await takeStep(world.context(), absent, budi.id, { kind: "admit_no_show" });

  const seller = await personPage(sari);
  expect(seller).toMatch(/Janji yang ditepati \d dari \d/);
  expect(seller).toContain("Ongkos datang Rp 50.000 dari 2 pesanan");
  expect(seller).toContain("Melaporkan pembeli tidak ada 1 kali");
  expect(seller).toMatch(/Pembeli tidak ada, .* Rp 25\.000/);
  expect(seller).toMatch(/Dibatalkan mendadak, .* Rp 25\.000/);
  const buyer = await personPage(budi);
  expect(buyer).toContain("Melaporkan penjual tidak datang 1 kali");
  expect(buyer).toContain("Ongkos datang –");
});
