import { readdirSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { CATEGORIES, CATEGORY_GROUPS, isCategory } from "~/listings/category";
import { MAX_PICTURES } from "~/listings/listing";
import { choosePackage, MAX_PACKAGES, packagesOf, parseDays } from "~/listings/package";
import { MAX_REQUIREMENTS } from "~/listings/requirements-text";
import { MAX_QUANTITY } from "~/orders/order";
import { isRupiah, MAX_PRICE } from "~/platform/money";
import { cleanLine, cleanText } from "~/platform/strings";
import { demoConversations } from "../../e2e/demo/conversations";
import { offers } from "../../e2e/demo/offers";
import { orders } from "../../e2e/demo/orders";
import { people } from "../../e2e/demo/people";
import { codeOf, placeIn } from "../../e2e/demo/place";
import { proposals } from "../../e2e/demo/proposals";
import { reviews } from "../../e2e/demo/reviews";
import { wanted } from "../../e2e/demo/wanted";

const PICTURES = fileURLToPath(new URL("../../e2e/demo/pictures", import.meta.url));
const DAYS_A_MONTH = 30;

const personBySlug = new Map(people.map((person) => [person.slug, person]));
const offerBySlug = new Map(offers.map((offer) => [offer.slug, offer]));
const orderBySlug = new Map(orders.map((order) => [order.slug, order]));

function repeated(values: string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function breaking<T extends { slug: string }>(items: T[], holds: (item: T) => boolean): string[] {
  return items.filter((item) => !holds(item)).map((item) => item.slug);
}

const hasPrice = (price: number) => isRupiah(price) && price >= 1000 && price <= MAX_PRICE;
const joinedDaysAgo = (slug: string) => (personBySlug.get(slug)?.joinedMonthsAgo ?? 0) * DAYS_A_MONTH;

describe("people", () => {
  test("are enough, with different names and addresses of the demo domain", () => {
    expect(people.length).toBeGreaterThanOrEqual(12);
    expect(repeated(people.flatMap((person) => [person.slug, person.fullName, person.email]))).toEqual([]);
    expect(breaking(people, (person) => person.email.endsWith("@demo.jasawarga.id"))).toEqual([]);
  });

  test("have a profile that the form accepts", () => {
    expect(breaking(people, (person) => person.bio.length >= 20 && person.bio.length <= 500)).toEqual([]);
    expect(breaking(people, (person) => person.skills.length > 0 && person.location.length >= 2)).toEqual([]);
    expect(
      breaking(people, (person) => person.website === null || /^https:\/\/[a-z]+\.example$/.test(person.website)),
    ).toEqual([]);
  });

  test("include the two public accounts", () => {
    expect(personBySlug.get("sari-wulandari")?.email).toBe("penjual@demo.jasawarga.id");
    expect(personBySlug.get("budi-santoso")?.email).toBe("pembeli@demo.jasawarga.id");
  });
});

describe("listings", () => {
  test("are offers in all categories and 24 requests", () => {
    expect(offers.length).toBeGreaterThanOrEqual(100);
    expect(wanted).toHaveLength(24);
    expect(breaking([...offers, ...wanted], (listing) => isCategory(listing.category))).toEqual([]);
    expect(new Set(offers.map((offer) => offer.category)).size).toBe(CATEGORIES.length);
    expect(new Set(wanted.map((request) => request.category)).size).toBe(CATEGORIES.length);
    expect(breaking(offers, (offer) => offer.status === "active")).toHaveLength(2);
  });

  test("belong to known people who had joined by then", () => {
    const owned = [
      ...offers.map(({ slug, seller, daysAgo }) => ({ slug, owner: seller, daysAgo })),
      ...wanted.map(({ slug, buyer, daysAgo }) => ({ slug, owner: buyer, daysAgo })),
    ];
    expect(breaking(owned, (listing) => joinedDaysAgo(listing.owner) >= listing.daysAgo)).toEqual([]);
  });

  test("have different texts that the forms accept", () => {
    const listings = [...offers, ...wanted];
    for (const of of ["slug", "title", "description"] as const)
      expect(repeated(listings.map((listing) => listing[of]))).toEqual([]);
    expect(breaking(listings, ({ title }) => title.length >= 5 && title.length <= 100)).toEqual([]);
    expect(breaking(listings, ({ description }) => description.length >= 20)).toEqual([]);
    expect(breaking(listings, ({ title }) => cleanLine(title) === title)).toEqual([]);
    expect(breaking(listings, ({ description }) => cleanText(description) === description)).toEqual([]);
    expect(breaking(offers, (offer) => parseDays(offer.deliveryTime) !== null)).toEqual([]);
  });

  test("have prices in whole rupiah, and packages with rising prices", () => {
    expect(breaking(offers, (offer) => hasPrice(offer.price))).toEqual([]);
    expect(breaking(wanted, (request) => hasPrice(request.budget))).toEqual([]);
    expect(
      breaking(offers, ({ packages }) =>
        packages.every((pack, index) => hasPrice(pack.price) && pack.price > (packages[index - 1]?.price ?? 0)),
      ),
    ).toEqual([]);
    expect(breaking(offers, ({ packages }) => packages.length <= MAX_PACKAGES)).toEqual([]);
    expect(breaking(offers, (offer) => choosePackage(packagesOf(offer), null).pkg.price === offer.price)).toEqual([]);
  });

  test("have pictures that exist, are small, and have descriptions", () => {
    const files = readdirSync(PICTURES, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(PICTURES, join(entry.parentPath, entry.name)));
    expect(breaking(offers, ({ pictures: { length } }) => length > 0 && length <= MAX_PICTURES)).toEqual([]);
    expect(breaking(offers, (offer) => offer.pictures.every(({ alt }) => alt.length >= 10))).toEqual([]);
    const covers = offers.map((offer) => `${offer.pictures[0]?.file} ${placeIn(offer.location)?.province}`);
    expect(repeated(covers)).toEqual([]);
    const portraits = people.flatMap((person) => person.portrait ?? []);
    expect(portraits.length).toBeGreaterThanOrEqual(24);
    expect(repeated(portraits)).toEqual([]);
    const shown = [...offers.flatMap((offer) => offer.pictures.map(({ file }) => file)), ...portraits];
    expect([...new Set(shown)].sort()).toEqual(files.sort());
    expect(files.filter((file) => statSync(`${PICTURES}/${file}`).size > 30_000)).toEqual([]);
    const inFolders = files.filter((file) => file.includes("/"));
    expect(inFolders.filter((file) => statSync(`${PICTURES}/${file}`).size > 24_000)).toEqual([]);
  });

  test("have three to five requirements in a request", () => {
    expect(
      breaking(wanted, ({ requirements }) => requirements.length >= 3 && requirements.length <= MAX_REQUIREMENTS / 2),
    ).toEqual([]);
    expect(breaking(wanted, (request) => request.additionalInfo.length <= 3)).toEqual([]);
    expect(breaking(wanted, (request) => request.deadlineInDays > 0)).toEqual([]);
  });

  test("are in 25 cities and more, and in the largest with four in different categories", () => {
    const active = offers.filter(({ status }) => status === "active");
    const names = active.flatMap(({ location }) => placeIn(location)?.name ?? []);
    expect(new Set(names).size).toBeGreaterThanOrEqual(25);
    const places = ["Kota Bandung", "Kota Surabaya", "Kota Yogyakarta", "Kota Medan", "Kota Makassar"];
    const jakarta = (location: string) => placeIn(location)?.province === "31";
    const groups = [
      ...places.map((name) => active.filter(({ location }) => placeIn(location)?.name === name)),
      active.filter(({ location }) => jakarta(location)),
    ];
    for (const group of groups) {
      expect(group.length).toBeGreaterThanOrEqual(4);
      expect(new Set(group.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
    }
  });

  test("have places and modes that the form accepts", () => {
    expect(breaking(offers, (offer) => Boolean(offer.comesToBuyer || offer.atSeller || offer.online))).toEqual([]);
    expect(breaking(offers, ({ location, online }) => online || placeIn(location) !== null)).toEqual([]);
    expect(breaking(offers, ({ areas = [], comesToBuyer }) => comesToBuyer || areas.length === 0)).toEqual([]);
    for (const { slug, areas = [], location } of offers) {
      expect(areas.length, slug).toBeLessThanOrEqual(10);
      expect(repeated([...areas.map(codeOf), placeIn(location)?.code ?? ""]), slug).toEqual([]);
    }
  });

  test("match the fixed search for deliveries", () => {
    const words = CATEGORY_GROUPS.flatMap((group) => group.searchWords);
    const found = offers.filter((offer) => words.some((word) => offer.title.toLowerCase().includes(word)));
    expect(found.length).toBeGreaterThanOrEqual(3);
  });
});

describe("orders", () => {
  test("name known buyers, offers and packages, and no own offers", () => {
    expect(repeated(orders.map((order) => order.slug))).toEqual([]);
    expect(breaking(orders, (order) => personBySlug.has(order.buyer))).toEqual([]);
    expect(
      breaking(orders, (order) => {
        const offer = offerBySlug.get(order.offer);
        if (offer === undefined || offer.status !== "active" || offer.seller === order.buyer) return false;
        return packagesOf(offer)[order.packageIndex] !== undefined;
      }),
    ).toEqual([]);
  });

  test("have requirements, once each", () => {
    expect(breaking(orders, (order) => order.requirements.length >= 20)).toEqual([]);
    expect(repeated(orders.map((order) => order.requirements))).toEqual([]);
    expect(
      breaking(orders, ({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY),
    ).toEqual([]);
  });

  test("are placed after the offer and the buyer, and their steps are in order", () => {
    expect(
      breaking(orders, ({ offer, placed }) => placed <= Math.min(150, offerBySlug.get(offer)?.daysAgo ?? 0)),
    ).toEqual([]);
    expect(breaking(orders, (order) => order.placed <= joinedDaysAgo(order.buyer))).toEqual([]);
    expect(
      breaking(orders, (order) => {
        const moments = [order.placed];
        if ("failed" in order) moments.push(order.failed);
        if ("paid" in order) moments.push(order.paid);
        if ("ended" in order) moments.push(order.ended);
        return moments.every((moment, index) => moment >= 0 && moment < (moments[index - 1] ?? Infinity));
      }),
    ).toEqual([]);
  });

  test("are payable for hours, and none in progress is late", () => {
    const waiting = orders.filter((order) => ["awaiting_payment", "payment_failed"].includes(order.state));
    expect(breaking(waiting, (order) => order.placed < 0.5)).toEqual([]);
    expect(
      breaking(orders, (order) => {
        // A cancelled, divided or disputed order has no deadline any more.
        if (order.state !== "working" || order.refund) return true;
        const ends = ["open_dispute", "complete", "request_cancellation"];
        if (order.steps?.some(({ command }) => command !== "pay" && ends.includes(command.kind))) return true;
        const offer = offerBySlug.get(order.offer);
        const days = offer && packagesOf(offer)[order.packageIndex]?.maxDays;
        return order.paid < (days ?? 0);
      }),
    ).toEqual([]);
  });

  test("are in every state, for Budi who buys and for Sari who sells", () => {
    const states = ["awaiting_payment", "payment_failed", "expired", "cancelled", "working", "completed"];
    const ofBudi = orders.filter((order) => order.buyer === "budi-santoso");
    const atSari = orders.filter((order) => offerBySlug.get(order.offer)?.seller === "sari-wulandari");
    for (const state of states) {
      expect(ofBudi.map((order) => order.state)).toContain(state);
      expect(atSari.map((order) => order.state)).toContain(state);
    }
    expect(orders.filter((order) => order.state === "completed").length).toBeGreaterThanOrEqual(70);
  });
});

describe("reviews", () => {
  test("belong to a completed order, one per side, with different texts", () => {
    expect(reviews.length).toBeGreaterThanOrEqual(55);
    expect(repeated(reviews.map(({ order, by = "buyer" }) => `${order} ${by}`))).toEqual([]);
    expect(repeated(reviews.map((review) => review.comment))).toEqual([]);
    const astray = reviews.filter((review) => orderBySlug.get(review.order)?.state !== "completed");
    expect(astray.map((review) => review.order)).toEqual([]);
  });

  test("are missing for the newest seller", () => {
    const bought = reviews.filter(({ by }) => by !== "seller");
    const sellers = bought.map((review) => offerBySlug.get(orderBySlug.get(review.order)?.offer ?? "")?.seller);
    expect(sellers).not.toContain("meylani");
  });

  test("leave the demo's buyer and seller something to review, seen and unseen", () => {
    const recent = orders.filter((order) => order.state === "completed" && order.ended < 10);
    const sides = (slug: string) => reviews.filter(({ order }) => order === slug).map(({ by }) => by);
    const untouched = recent.filter(({ slug }) => sides(slug).length === 0).map(({ slug }) => slug);
    expect(untouched).toContain("menu-budi");
    expect(sides("papan-budi")).toEqual(["seller"]);
    expect(sides("logo-meylani")).toEqual([undefined]);
    expect(reviews.filter(({ reply }) => reply).length).toBeGreaterThanOrEqual(5);
  });
});

describe("proposals", () => {
  const requestBySlug = new Map(wanted.map((request) => [request.slug, request]));

  test("are for other people's requests, one per person, after the request and never in the future", () => {
    const named = proposals.map((proposal) => ({
      ...proposal,
      slug: `${proposal.wanted} ${proposal.proposer}`,
    }));
    expect(repeated(named.map(({ slug }) => slug))).toEqual([]);
    expect(
      breaking(named, (proposal) => {
        const request = requestBySlug.get(proposal.wanted);
        return (
          request !== undefined &&
          personBySlug.has(proposal.proposer) &&
          request.buyer !== proposal.proposer &&
          proposal.daysAgo > 0 &&
          proposal.daysAgo < request.daysAgo
        );
      }),
    ).toEqual([]);
  });

  test("have values that the form accepts", () => {
    expect(proposals.filter(({ message }) => cleanText(message) !== message)).toEqual([]);
    expect(proposals.filter(({ price }) => price !== null && !hasPrice(price))).toEqual([]);
  });

  test("are open for the demo's buyer, and come from the demo's seller", () => {
    const buyers = proposals.map((proposal) => requestBySlug.get(proposal.wanted)?.buyer);
    expect(buyers.filter((buyer) => buyer === "budi-santoso").length).toBeGreaterThanOrEqual(5);
    expect(proposals.filter(({ proposer }) => proposer === "sari-wulandari").length).toBeGreaterThanOrEqual(3);
  });
});

describe("deliveries", () => {
  test("that refer to the conversation exist, with the promised picture", () => {
    const deliveries = orders.flatMap((order) =>
      (order.state === "working" ? (order.steps ?? []) : []).flatMap(({ command, daysAgo }) =>
        command !== "pay" && command.kind === "deliver" ? [{ slug: order.slug, note: command.note, daysAgo }] : [],
      ),
    );
    const pointing = deliveries.filter(({ note }) => /percakapan/.test(note));
    expect(pointing.length).toBeGreaterThan(0);
    expect(breaking(deliveries, ({ note }) => !/tautan|lampiran/i.test(note))).toEqual([]);
    expect(
      breaking(pointing, ({ slug, daysAgo }) =>
        demoConversations.some(
          ({ about, lines }) =>
            about === slug &&
            lines.some(({ by, at, picture }) => by === "owner" && picture && Math.abs(at - daysAgo) < 0.2),
        ),
      ),
    ).toEqual([]);
  });
});
