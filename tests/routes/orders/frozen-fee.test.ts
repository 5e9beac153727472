import { afterAll, beforeAll, expect, it } from "vitest";
import { acceptProposal } from "~/proposals/commands.server";
import { order } from "../../support/flows/buying";
import { changeFields } from "../../support/flows/changing";
import { postWanted, propose, readProposal } from "../../support/flows/proposing";
import { pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

const openedAt = (percent: number, id: string) =>
  world.bindings.DB.prepare("update orders set fee_percent = cast(?1 as integer) where id = ?2")
    .bind(percent, id)
    .run();
const read = async (path: string, form?: Record<string, string>) =>
  pageText(await (await world.fetch(path, { as: sari, ...(form ? { form } : {}) })).text());

it("the forms of an order show the rest after the fee at its creation", async () => {
  const id = await order(world, budi, await world.listing(sari), {}, "?custom=true");
  await openedAt(7, id);
  const path = `/dashboard/orders/${id}`;
  expect(await read(path, { price: "400.000", days: "besok" })).toContain(
    "Anda menerima Rp 372.000 setelah biaya platform 7%.",
  );

  await world.fetch(path, { as: sari, form: { price: "400.000", days: "3" } });
  expect(await read(path)).toContain("Anda menerima Rp 372.000 setelah biaya platform 7%.");
  expect(await read(`${path}/change`, changeFields({ price: "100.000", description: "" }))).toContain(
    "Anda menerima Rp 93.000 setelah biaya platform 7%.",
  );
});

it("a proposal shows today's fee until it is an order, and then the order's", async () => {
  const wanted = await postWanted(world, budi);
  const id = await propose(world, sari, wanted, { price: 1_000_000 });
  const pages = [`/wanted/${wanted}`, "/dashboard/proposals"];
  for (const page of pages) expect(await read(page)).toContain("Anda menerima Rp 900.000");

  const { updatedAt } = await readProposal(world, wanted, sari);
  const visit = { mode: "online", day: "", slots: [], street: "", block: "", landmark: "", place: "" };
  const asked = {
    id,
    wantedId: wanted,
    buyerId: budi.id,
    buyer: budi,
    closes: false,
    shown: { price: 1_000_000, days: 3, deadline: null, changedAt: updatedAt, sellerPlace: null },
    visit,
  };
  expect((await acceptProposal(world.context(), asked)).ok).toBe(true);
  const { orderId } = await readProposal(world, wanted, sari);
  await openedAt(7, orderId ?? "");
  for (const page of pages) expect(await read(page)).toContain("Anda menerima Rp 930.000");
});
