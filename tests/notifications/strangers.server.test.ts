import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { isKnown } from "~/notifications/queries.server";
import { declineProposal } from "~/proposals/commands.server";
import { order } from "../support/flows/buying";
import { askAbout, write } from "../support/flows/messaging";
import { paidOrder, step } from "../support/flows/order-steps";
import { postWanted, propose, readProposal } from "../support/flows/proposing";
import { startWorld, type TestPerson, type World } from "../support/world";

const WARNING = "JasaWarga tidak pernah meminta kata sandi, kode, atau transfer";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
  world.postbox.sent.length = 0;
});
afterAll(() => world.stop());

async function knownWriters() {
  const { db } = world.context();
  const of = (reader: TestPerson, writer: TestPerson) =>
    isKnown({ reader: sql`${reader.id}`, writer: sql`${writer.id}` });
  const [row] = await db
    .select({ sari: of(sari, budi).as("sari"), budi: of(budi, sari).as("budi") })
    .from(sql`(select 1)`);
  return row;
}

const run = (statement: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(statement)
    .bind(...values)
    .run();

async function mailTo(person: TestPerson): Promise<string> {
  await world.settled();
  return world.postbox.sent.filter(({ to }) => to === person.email).at(-1)?.text ?? "";
}

describe("a writer is known to the reader", () => {
  it("not before they have met", async () => {
    expect(await knownWriters()).toEqual({ sari: 0, budi: 0 });
  });

  it("once the reader has written to them, also after the messages were deleted or archived", async () => {
    const conversation = await askAbout(world, budi, listing, "Bisa minggu ini?");
    expect(await knownWriters()).toEqual({ sari: 0, budi: 1 });
    await write(world, sari, conversation, "Bisa.");
    expect(await knownWriters()).toEqual({ sari: 1, budi: 1 });
    await run("delete from messages where conversation_id = ?", conversation);
    expect(await knownWriters()).toEqual({ sari: 1, budi: 1 });
  });

  it("once the reader has ordered from them, or they have paid an order of the reader", async () => {
    await order(world, budi, listing);
    expect(await knownWriters()).toEqual({ sari: 0, budi: 1 });
    await paidOrder(world, budi, listing);
    expect(await knownWriters()).toEqual({ sari: 1, budi: 1 });
  });
});

describe("a mail", () => {
  const REASON = "Harga terlalu tinggi, buka lure.top atau hubungi 0812 3456 7890.";

  async function declined(): Promise<string> {
    const wanted = await postWanted(world, budi);
    await propose(world, sari, wanted);
    const { id } = await readProposal(world, wanted, sari);
    const key = { id, wantedId: wanted, buyerId: budi.id };
    expect(await declineProposal(world.context(), key, REASON)).toMatchObject({ ok: true });
    return mailTo(sari);
  }

  it("about a stranger's decline has the warning, without the link and the number", async () => {
    const mail = await declined();
    expect(mail).toContain(WARNING);
    expect(mail).toContain("Harga terlalu tinggi");
    expect(mail).not.toMatch(/lure|0812/);
  });

  it("about the decline of a person who paid an order has no warning", async () => {
    await paidOrder(world, budi, listing);
    const mail = await declined();
    expect(mail).not.toContain(WARNING);
    expect(mail).toContain("0812 3456 7890");
    expect(mail).not.toContain("lure");
  });

  it("about a cancelled unpaid order hides links in the reason, and warns", async () => {
    const id = await order(world, budi, listing);
    await step(world, id, "cancellation", budi, { reason: REASON });
    const mail = await mailTo(sari);
    expect(mail).toContain("Harga terlalu tinggi");
    expect(mail).toContain(WARNING);
    expect(mail).not.toMatch(/lure|0812/);
  });

  it("about a stranger's proposal warns the buyer, and the app shows no link", async () => {
    const wanted = await postWanted(world, budi);
    await propose(world, sari, wanted, { message: REASON.padEnd(60, " Salam.") });
    const mail = await mailTo(budi);
    expect(mail).toContain(WARNING);
    expect(mail).not.toMatch(/lure|0812/);
    const page = await (await world.fetch("/notifications", { as: budi })).text();
    expect(page).toContain("Penawaran baru dari");
    expect(page).not.toMatch(/lure|0812/);
  });
});
