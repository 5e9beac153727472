import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPage } from "~/database/statements.server";
import { createListing, type ListingOwner } from "~/listings/commands.server";
import { MAX_OWN_LISTINGS, type OfferDraft } from "~/listings/listing";
import { findListingOfForm, selectOwnListings } from "~/listings/queries.server";
import type { Context } from "~/platform/context.server";
import { IN_JAKARTA_SELATAN } from "../support/flows/selling";
import { hush } from "../support/logs";
import { phonePhoto, png, SVG, webp } from "../support/pages/pictures";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let seller: ListingOwner;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

async function newSeller() {
  sari = await world.person("Sari Wulandari");
  seller = { id: sari.id, name: sari.name, pictureUrl: null };
}

type Draft = OfferDraft & { formId: string };

const draft = (changes: Partial<Draft> = {}): Draft => ({
  kind: "offer",
  formId: crypto.randomUUID(),
  title: "Desain logo untuk UMKM",
  description: "Dari obrolan pertama sampai file siap cetak.",
  category: "Desain Grafis",
  price: 350_000,
  ...IN_JAKARTA_SELATAN,
  deliveryTime: "3-5 hari",
  packages: [],
  ...changes,
});
const file = (bytes: ArrayBuffer | string, name: string) => new File([bytes], name);
const rows = (sql: string, ...values: unknown[]) =>
  world.bindings.DB.prepare(sql)
    .bind(...values)
    .all<Record<string, unknown>>()
    .then(({ results }) => results);
const mine = () => {
  const { db } = world.context();
  return readPage(db, selectOwnListings(db, { userId: seller.id, kind: "offer" }));
};

describe("a new offer", () => {
  it("is on sale at once, with its pictures and search words", async () => {
    await newSeller();
    const photos = [file(await phonePhoto(world.bindings.IMAGES), "IMG_1.jpg"), file(png(900, 700), "b.png")];
    const made = await createListing(world.context(), seller, draft(), photos);
    expect(made).toMatchObject({ ok: true, lost: 0 });
    const [listing] = await rows("select * from services where user_id = ?", seller.id);
    expect(listing).toMatchObject({
      type: "offer",
      status: "active",
      price: 350_000,
      seller_name: "Sari Wulandari",
      cover_alt: "Desain logo untuk UMKM",
      search_tags: "jenisoffer kategoridesaingrafis prov31 di3174",
    });
    const assets = await rows("select * from service_assets where service_id = ? order by position", listing?.id);
    expect(assets).toMatchObject([
      { status: "ready", position: 0, width: 400, height: 600, url: listing?.cover_url },
      { status: "ready", position: 1, width: 900, height: 700 },
    ]);
    for (const { url } of assets) expect((await world.fetch(`${url}/640.webp`)).status).toBe(200);
  });

  it("is created once, however often and however fast the form is submitted", async () => {
    await newSeller();
    const twice = draft();
    const photo = () => [file(webp(), "kopi.webp")];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => createListing(world.context(), seller, twice, photo())),
    );
    expect(new Set(answers.map((answer) => answer.ok && answer.id)).size).toBe(1);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await mine()).listings).toHaveLength(1);
    const id = (await findListingOfForm(world.context().db, seller.id, twice.formId))?.id;
    expect(await rows("select id from service_assets where service_id = ?", id)).toHaveLength(1);
  });

  it("does not block the same form id for another seller", async () => {
    await newSeller();
    const first = draft();
    await createListing(world.context(), seller, first, []);
    await newSeller();
    await createListing(world.context(), seller, first, []);
    expect((await mine()).listings).toHaveLength(1);
  });
});

describe("a bad picture", () => {
  it.each([
    ["SVG", () => file(SVG, "logo.png"), '"logo.png" bukan foto'],
    ["too heavy", () => file(new ArrayBuffer(20 * 1024 * 1024 + 1), "berat.jpg"), '"berat.jpg" lebih besar dari 20 MB'],
    ["too small", () => file(png(120, 90), "kecil.png"), '"kecil.png" terlalu kecil'],
    ["a bomb of pixels", () => file(png(8_000, 6_300), "bom.png"), '"bom.png" lebih dari 50 megapiksel'],
    ["broken", () => file(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1]).buffer, "rusak.jpg"), '"rusak.jpg" bukan foto'],
  ])("(%s) is named in the error, and nothing is stored", async (_what, bad, sentence) => {
    await newSeller();
    const answer = await createListing(world.context(), seller, draft(), [file(webp(), "baik.webp"), bad()]);
    expect("sentence" in answer ? answer.sentence : "").toContain(sentence);
    expect((await mine()).listings).toEqual([]);
  });

  it("is rejected from the ninth on", async () => {
    await newSeller();
    const nine = Array.from({ length: 9 }, (_, n) => file(webp(), `${n}.webp`));
    const answer = await createListing(world.context(), seller, draft(), nine);
    expect(answer).toEqual({ ok: false, reason: "refused_file", sentence: "Pilih paling banyak 8 foto" });
  });
});

describe("a listing above the limit", () => {
  it("does not count its pictures, and a resend of an earlier listing still succeeds", async () => {
    await newSeller();
    const first = draft();
    const made = await createListing(world.context(), seller, first, [file(webp(), "a")]);
    await rows("update person_totals set offers = ? where user_id = ?", MAX_OWN_LISTINGS, seller.id);
    const counted = () =>
      rows("select sum(count) pictures from attempt_counters where key = ?", `picture:${seller.id}`);

    const refused = await createListing(world.context(), seller, draft(), [file(webp(), "b")]);
    expect(refused).toEqual({ ok: false, reason: "listing_limit" });
    expect(await createListing(world.context(), seller, first, [file(webp(), "a")])).toEqual(made);
    expect(await counted()).toEqual([{ pictures: 1 }]);
  });
});

describe("when the bucket fails", () => {
  const quiet = hush;
  function failing(times: number): Context {
    const context = world.context();
    let left = times;
    const put: Context["pictures"]["put"] = async (...picture) => {
      left -= 1;
      if (left >= 0) throw new Error("R2 is down");
      return context.pictures.put(...picture);
    };
    return { ...context, pictures: { ...context.pictures, put } };
  }

  it("the listing stays, without pictures, and the page says how many are missing", async () => {
    const log = quiet();
    await newSeller();
    const answer = await createListing(failing(2), seller, draft(), [file(webp(), "a"), file(webp(), "b")]);
    expect(answer).toMatchObject({ ok: true, lost: 2 });
    const [listing] = await rows("select cover_url from services where user_id = ?", seller.id);
    expect(listing).toEqual({ cover_url: null });
    log.end();
  });

  it("the uploaded pictures are shown, the first of them as cover", async () => {
    const log = quiet();
    await newSeller();
    const answer = await createListing(failing(1), seller, draft(), [file(webp(), "a"), file(webp(), "b")]);
    expect(answer).toMatchObject({ ok: true, lost: 1 });
    const shown = await rows(
      "select a.position, a.url = s.cover_url as cover from service_assets a join services s on s.id = a.service_id where s.user_id = ? and a.status = 'ready'",
      seller.id,
    );
    expect(shown).toEqual([{ position: 1, cover: 1 }]);
    log.end();
  });
});
