import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { STATIC_PAGES } from "~/content/pages.server";
import { listings } from "~/database/schema/listings";
import { attemptCounters, users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { DAY, HOUR } from "~/platform/dates";
import { sweepPictures } from "~/platform/picture-jobs.server";
import { offerFormData, sendOffer } from "../../support/flows/selling";
import { webp } from "../../support/pages/pictures";
import { ORIGIN, startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let drawn: string;
let photographed: string;
let wanted: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  drawn = await world.listing(sari, { title: "Servis AC <b>& pipa</b>", price: 150_000 });
  wanted = await world.listing(budi, { kind: "wanted", title: "Butuh tukang AC", deadline: Date.now() + 9 * DAY });
  const sent = await sendOffer(
    world,
    sari,
    offerFormData({ title: "Kopi untuk acara" }, [new File([webp()], "k.webp")]),
  );
  expect(sent.status).toBe(303);
  const [row] = await world.context().db.select().from(listings).where(eq(listings.title, "Kopi untuk acara"));
  photographed = row?.id ?? "";
  await world
    .context()
    .db.update(users)
    .set({ ratingSum: 47, ratingCount: 10, location: "Kota Bandung" })
    .where(eq(users.id, sari.id));
});
afterAll(() => world.stop());

async function read(path: string): Promise<string> {
  return (await world.fetch(path)).text();
}

function metaOf(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name = "", content = ""]) => [name, content]));
}

const pathOf = (url: string | undefined) => (url ?? "").slice(ORIGIN.length);

async function sharedImage(page: string) {
  const meta = metaOf(await read(page));
  const response = await world.fetch(pathOf(meta["og:image"]));
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { meta, response, bytes };
}

describe("the image of a shared link", () => {
  it.each(["offer with a photo", "offer without one", "request", "person"])(
    "is a JPEG of 1200 by 630 for a %s",
    async (of) => {
      const pages: Record<string, string> = {
        "offer with a photo": `/gig/${photographed}`,
        "offer without one": `/gig/${drawn}`,
        request: `/wanted/${wanted}`,
        person: `/u/${sari.id}`,
      };
      const { meta, response, bytes } = await sharedImage(pages[of] ?? "");
      expect(meta["og:image"]).toMatch(new RegExp(`^${ORIGIN}/share/.*\\.jpg$`));
      expect(meta).toMatchObject({
        "og:image:type": "image/jpeg",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
      });
      expect(meta["og:image:alt"]).not.toBe("");
      expect(response.status).toBe(200);
      expect(response.headers.get("Content-Type")).toBe("image/jpeg");
      expect(bytes.length).toBeLessThanOrEqual(300_000);
      const info = await world.bindings.IMAGES.info(new Blob([bytes]).stream());
      expect(info).toMatchObject({ format: "image/jpeg", width: 1200, height: 630 });
    },
  );

  it("contains the portrait of a person", async () => {
    const { pictures, db } = world.context();
    const encoded = await pictures.encode(webp(), { width: 800, height: 600 });
    const key = newId();
    if (encoded) await pictures.put(key, encoded, "person");
    const before = (await sharedImage(`/u/${sari.id}`)).bytes;
    await db
      .update(users)
      .set({ pictureUrl: `/media/${key}` })
      .where(eq(users.id, sari.id));
    const after = await sharedImage(`/u/${sari.id}`);
    expect(after.response.status).toBe(200);
    expect(after.bytes.length).toBeGreaterThan(before.length);
  });

  it("has another address when the price changes, and an old address sends the new image", async () => {
    const before = metaOf(await read(`/gig/${drawn}`))["og:image"];
    await world.context().db.update(listings).set({ price: 175_000 }).where(eq(listings.id, drawn));
    const after = metaOf(await read(`/gig/${drawn}`))["og:image"];
    expect(after).not.toBe(before);
    const bytes = async (url: string | undefined) => (await world.fetch(pathOf(url))).arrayBuffer();
    expect(Buffer.from(await bytes(before))).toEqual(Buffer.from(await bytes(after)));
  });

  it("is made once, and deleted after a week", async () => {
    const stored = async () =>
      (await world.bindings.PICTURES.list({ prefix: "share/" })).objects
        .filter(({ key }) => key.includes(wanted))
        .map(({ uploaded }) => uploaded.getTime());
    await sharedImage(`/wanted/${wanted}`);
    const [first] = await stored();
    await sharedImage(`/wanted/${wanted}`);
    expect(await stored()).toEqual([first]);
    for (let run = 0; run < 24; run += 1) await sweepPictures(world.context(Date.now() + 6 * DAY + run * HOUR));
    expect(await stored()).toEqual([first]);
    for (let run = 0; run < 48; run += 1) await sweepPictures(world.context(Date.now() + 8 * DAY + run * HOUR));
    expect(await stored()).toEqual([]);
  });

  it("is not made without limit for one address, but a stored one is sent", async () => {
    const { db, now } = world.context();
    await sharedImage(`/gig/${photographed}`);
    const key = "share-image:192.0.2.7";
    await db.insert(attemptCounters).values({ key, windowStart: now - (now % HOUR), count: 120 });
    const from = async (address: string, path: string) => {
      const image = pathOf(metaOf(await read(path))["og:image"]);
      return world.fetch(image, { headers: { "CF-Connecting-IP": address } });
    };
    const another = `/u/${budi.id}`;
    const refused = await from("192.0.2.7", another);
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect((await from("192.0.2.7", `/gig/${photographed}`)).status).toBe(200);
    expect((await from("192.0.2.8", another)).status).toBe(200);
    expect((await from("192.0.2.7", another)).status).toBe(200);
  });

  it("is missing for what not everybody can see", async () => {
    const hidden = await world.listing(sari, { status: "inactive" });
    for (const path of [`offer/${hidden}`, `offer/${wanted}`, `wanted/${drawn}`, `person/${newId()}`, "offer/x", "x/y"])
      expect((await world.fetch(`/share/${path}/00000000.jpg`)).status, path).toBe(404);
  });

  it.each([
    "/",
    "/explore",
    "/wanted",
    "/categories",
    "/category/desain-grafis",
    ...STATIC_PAGES.map(({ path }) => path),
  ])("is the brand's on %s", async (path) => {
    expect(metaOf(await read(path))["og:image"]).toBe(`${ORIGIN}/share.jpg`);
  });
});

const url = z.string().startsWith(`${ORIGIN}/`);
const breadcrumbs = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: z.string().min(1), item: url }))
    .min(2)
    .refine((items) => items.every(({ position }, at) => position === at + 1)),
});
const service = z.strictObject({
  "@type": z.literal("Service"),
  name: z.string().min(1),
  description: z.string().min(1),
  serviceType: z.string().min(1),
  url,
  image: url,
  areaServed: z.array(z.string().min(1)).optional(),
  provider: z.strictObject({ "@type": z.literal("Person"), name: z.string().min(1), url }),
  offers: z
    .array(
      z.strictObject({
        "@type": z.literal("Offer"),
        name: z.string().min(1),
        price: z.int().positive(),
        priceCurrency: z.literal("IDR"),
        url,
      }),
    )
    .min(1),
});
const business = z.strictObject({
  "@type": z.literal("LocalBusiness"),
  name: z.string().min(1),
  description: z.string().min(1),
  url,
  image: url,
  address: z.strictObject({
    "@type": z.literal("PostalAddress"),
    addressCountry: z.literal("ID"),
    addressLocality: z.string().min(1).optional(),
  }),
  aggregateRating: z.strictObject({
    "@type": z.literal("AggregateRating"),
    ratingValue: z.number().min(1).max(5),
    reviewCount: z.int().positive(),
    bestRating: z.literal(5),
    worstRating: z.literal(1),
  }),
});
const questions = z.strictObject({
  "@type": z.literal("FAQPage"),
  mainEntity: z
    .array(
      z.strictObject({
        "@type": z.literal("Question"),
        name: z.string().endsWith("?"),
        acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text: z.string().min(20) }),
      }),
    )
    .min(5),
});
const graph = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.discriminatedUnion("@type", [breadcrumbs, service, business, questions])),
});

async function describedTypes(path: string): Promise<string[]> {
  const html = await read(path);
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)];
  expect(html.match(/<script/g) ?? []).toHaveLength(scripts.length);
  return scripts.flatMap(([, text = ""]) => graph.parse(JSON.parse(text))["@graph"].map((part) => part["@type"]));
}

describe("search engines read", () => {
  it("the breadcrumbs and prices of an offer, without stars", async () => {
    expect(await describedTypes(`/gig/${drawn}`)).toEqual(["BreadcrumbList", "Service"]);
  });

  it("the breadcrumbs of requests, categories and reviews", async () => {
    for (const path of [`/wanted/${wanted}`, "/category/desain-grafis", `/gig/${drawn}/reviews`])
      expect(await describedTypes(path), path).toEqual(["BreadcrumbList"]);
  });

  it("the rating of a person with reviews, and only of such a person", async () => {
    expect(await describedTypes(`/u/${sari.id}`)).toEqual(["BreadcrumbList", "LocalBusiness"]);
    expect(await describedTypes(`/u/${budi.id}`)).toEqual(["BreadcrumbList"]);
  });

  it("the questions of the page of questions, and of no other text", async () => {
    expect(await describedTypes("/faq")).toEqual(["FAQPage"]);
    expect(await describedTypes("/about")).toEqual([]);
  });

  it("no search with words, but categories in places", async () => {
    for (const path of ["/explore?q=servis", "/wanted?q=servis"])
      expect(metaOf(await read(path)).robots).toBe("noindex, follow");
    expect(metaOf(await read("/explore?category=desain-grafis")).robots).toBeUndefined();
  });
});

describe("the sitemap", () => {
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) => pathOf(location));

  it("lists files, which list open offers, requests and sellers with the time of their last change", async () => {
    const hidden = await world.listing(sari, { status: "inactive" });
    const files = locations(await read("/sitemap.xml"));
    expect(files).toEqual(
      ["pages", "places", "offers-1", "requests-1", "people-1"].map((name) => `/sitemaps/${name}.xml`),
    );
    const offers = await read("/sitemaps/offers-1.xml");
    expect(locations(offers)).toEqual([`/gig/${drawn}`, `/gig/${photographed}`]);
    expect(offers).not.toContain(hidden);
    expect(offers.match(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(2);
    expect(locations(await read("/sitemaps/requests-1.xml"))).toEqual([`/wanted/${wanted}`]);
    expect(locations(await read("/sitemaps/people-1.xml"))).toEqual([`/u/${sari.id}`]);
  });

  it("begins a new file after 10,000 rows", async () => {
    const { db } = world.context();
    const far = await world.listing(sari);
    await db.update(listings).set({ seq: 20_001 }).where(eq(listings.id, far));
    expect(locations(await read("/sitemap.xml"))).toContain("/sitemaps/offers-3.xml");
    expect(locations(await read("/sitemaps/offers-3.xml"))).toEqual([`/gig/${far}`]);
    expect(locations(await read("/sitemaps/offers-2.xml"))).toEqual([]);
  });

  it("has no other files", async () => {
    for (const name of ["offers", "pages-1", "offers-0", "offers-x", "x"])
      expect((await world.fetch(`/sitemaps/${name}.xml`)).status, name).toBe(404);
  });
});
