import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "~/database/schema/users";
import { readPage } from "~/database/statements.server";
import { createListing } from "~/listings/commands.server";
import type { OfferDraft } from "~/listings/listing";
import { storeListing } from "~/listings/own-queries.server";
import { selectOwnListings } from "~/listings/queries.server";
import { HOUR, MINUTE } from "~/platform/dates";
import { startingPoint, sweepPictures } from "~/platform/picture-jobs.server";
import { listedTerms } from "~/search/index-terms";
import { listingLocation } from "~/search/search";
import { IN_JAKARTA_SELATAN } from "../support/flows/selling";
import { webp } from "../support/pages/pictures";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
const draft = (): OfferDraft & { formId: string } => ({
  kind: "offer",
  formId: crypto.randomUUID(),
  title: "Desain logo untuk UMKM",
  description: "Dari obrolan pertama sampai file siap cetak.",
  category: "Desain Grafis",
  price: 350_000,
  ...IN_JAKARTA_SELATAN,
  deliveryTime: "3-5 hari",
  packages: [],
});
const later = () => world.context(Date.now() + 2 * HOUR);
/** A key after every possible start of a run, so that one run reaches it. */
const lastKey = () => `ffffffff${crypto.randomUUID().slice(8)}`;
const objects = async () => (await world.bindings.PICTURES.list()).objects.map(({ key }) => key);

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

async function halfStored() {
  const { pictures, db, now } = world.context();
  const picture = await pictures.encode(webp(), { width: 800, height: 600 });
  if (!picture) throw new Error("not a picture");
  const key = crypto.randomUUID();
  const row = { id: crypto.randomUUID(), key, position: 0, width: 800, height: 600 };
  const seller = { ownerId: sari.id, sellerName: sari.name, sellerPicture: null };
  const found = { ...listingLocation(""), ...listedTerms({ ...draft(), sellerName: sari.name }) };
  const id = crypto.randomUUID();
  await storeListing(db, { ...draft(), ...seller, ...found, id, deliveryDays: null }, [row], now);
  await pictures.put(key, picture, "listing");
  return key;
}

it("deletes a picture that never became ready, row and objects, after a delay", async () => {
  const key = await halfStored();
  await sweepPictures(world.context());
  expect((await objects()).filter((name) => name.includes(key))).toHaveLength(3);
  await sweepPictures(later());
  expect((await objects()).filter((name) => name.includes(key))).toEqual([]);
  const left = await world.bindings.DB.prepare("select count(*) as n from service_assets").first("n");
  expect(left).toBe(0);
});

it("deletes objects without a row and keeps every picture on a page", async () => {
  const files = [new File([webp()], "kopi.webp")];
  const seller = { id: sari.id, name: sari.name, pictureUrl: null };
  await createListing(world.context(), seller, draft(), files);
  const shown = await objects();
  const { pictures, db } = world.context();
  const picture = await pictures.encode(webp(), { width: 800, height: 600 });
  if (!picture) throw new Error("not a picture");
  const [orphan, portrait, replaced] = [lastKey(), lastKey(), lastKey()];
  await pictures.put(orphan, picture, "listing");
  await pictures.put(portrait, picture, "person");
  await pictures.put(replaced, picture, "person");
  await db
    .update(users)
    .set({ pictureUrl: `/media/${portrait}` })
    .where(eq(users.id, sari.id));

  await sweepPictures(later());
  const left = await objects();
  expect(left).toEqual(expect.arrayContaining(shown));
  expect(left.some((name) => name.includes(orphan) || name.includes(replaced))).toBe(false);
  expect(left.filter((name) => name.includes(portrait))).toHaveLength(3);
  const { listings } = await readPage(db, selectOwnListings(db, { userId: sari.id, kind: "offer" }));
  expect(listings).toHaveLength(2);
});

it("starts at a different key each run, and covers all keys in the end", () => {
  const starts = Array.from({ length: 500 }, (_, run) => startingPoint(run * 5 * MINUTE));
  expect(new Set(starts).size).toBe(500);
  expect(new Set(starts.map((start) => start.slice(0, 2))).size).toBeGreaterThan(240);
  for (const start of starts) expect(start).toMatch(/^[0-9a-f]{8}$/);
});
