import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listingPictures, listings } from "~/database/schema/listings";
import { DAY, MINUTE } from "~/platform/dates";
import { askAbout, write } from "../support/flows/messaging";
import { newOperator } from "../support/flows/operators";
import { paidOrder } from "../support/flows/order-steps";
import { postWanted, propose } from "../support/flows/proposing";
import { act, hide, hideReview, restore, suspend } from "../support/flows/reporting";
import { completedOrder, review } from "../support/flows/reviewing";
import { offerFormData, photoFields, sendOffer, wantedFormData } from "../support/flows/selling";
import { fieldValue } from "../support/pages/page-text";
import { png, webp } from "../support/pages/pictures";
import { FULL, sample } from "../support/size";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

const SECOND = 1_000;
const REASON = "Melanggar aturan JasaWarga.";

let world: World;
let ayu: TestPerson;
let sari: TestPerson;
let rina: TestPerson;
let budi: TestPerson;
let offer: string;
let similar: string;
let wanted: string;
let voice: string;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  stopClock();
  world.moveTo(null);
  await world.bindings.DB.batch(
    ["reviews", "service_assets"].map((table) => world.bindings.DB.prepare(`delete from ${table}`)),
  );
  await world.context().db.update(listings).set({ deletedAt: 1 });
  ayu = await newOperator(world);
  sari = await world.person("Sari Wulandari");
  rina = await world.person("Rina Kartika");
  budi = await world.person("Budi Santoso");
  offer = await world.listing(sari, { title: "Logo untuk kedai kopi" });
  similar = await world.listing(rina, { title: "Logo untuk toko roti" });
  wanted = await postWanted(world, budi);
  voice = await review(
    world,
    { buyer: budi, seller: sari, listingId: offer },
    { rating: 5, comment: "Rapi, dan cepat jadi." },
  );
});
afterAll(() => world.stop());

const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Every public page that shows one of the changed listings or people. */
const pages = () => [
  "/",
  "/?wanted=8",
  "/explore",
  "/explore?q=logo",
  "/explore?kategori=desain-grafis&sort=termurah",
  "/wanted",
  "/category/desain-grafis",
  "/category/desain-grafis/jakarta-selatan",
  "/category/design?sort=rating",
  `/gig/${offer}`,
  `/gig/${offer}/reviews`,
  `/gig/${similar}`,
  `/wanted/${wanted}`,
  ...[sari, rina, budi].map(({ id }) => `/u/${id}`),
];

/** Plain requests and Save-Data requests. A soak run makes both for each page, other runs alternate. */
const pageRequests = () => {
  const kinds = [{}, { headers: { "Save-Data": "on" } }];
  return pages().flatMap((path, n) => (FULL ? kinds : [kinds[n % 2]]).map((visit) => ({ path, visit })));
};

/** The pages as a visitor in `place` gets them, or in the current place if it is null. */
async function readPages(place: string | null): Promise<string[]> {
  world.moveTo(place);
  const found: string[] = [];
  // One after another: a page that renders too slowly on a busy machine is answered from a stale copy.
  for (const { path, visit } of pageRequests()) {
    const page = await world.fetch(path, visit);
    found.push(`${page.status} ${withoutCode(await page.text())}`);
  }
  await world.settled();
  return found;
}

const withoutCode = (html: string) => html.replace(/[A-Z\d]{4}-[A-Z\d]{4}(?=<\/p>)/, "");

const changedPaths = (some: string[], others: string[]) =>
  pageRequests().flatMap(({ path }, n) => (some[n] === others[n] ? [] : [path]));

const edit = (changes: Record<string, string>, files: File[] = []) =>
  world.fetch(`/dashboard/services/edit/${offer}`, {
    as: sari,
    form: offerFormData({ title: "Logo untuk kedai kopi", status: "active", ...changes }, files),
  });
const profile = (changes: Record<string, string>, as: TestPerson, file?: File) => {
  const form = new FormData();
  const fields = {
    fullName: as.name,
    location: "Kota Bandung",
    contactEmail: as.email,
    phone: "0812-3456-7890",
  };
  for (const [name, value] of Object.entries({ ...fields, ...changes })) form.set(name, value);
  form.set("picture", file ?? new File([], ""));
  return world.fetch("/profile/edit", { as, form });
};
const sides = () => ({ buyer: budi, seller: sari, listingId: offer });
const say = (orderId: string, as: TestPerson) =>
  world.fetch(`/dashboard/orders/${orderId}/review`, {
    as,
    form: { rating: "4", comment: "Enak diajak bekerja sama." },
  });
const listOf = () => `/dashboard/wanted/${wanted}/proposals`;

type Change = { before?: () => Promise<unknown>; change: (made: never) => Promise<unknown> };
const change = <Made>(change: (made: Made) => Promise<unknown>, before?: () => Promise<Made>) =>
  ({ change, ...(before ? { before } : {}) }) as Change;

const CHANGES: Record<string, Change> = {
  "an offer is created": change(() => sendOffer(world, rina, offerFormData({ title: "Logo untuk bengkel" }))),
  "an offer is created with a picture": change(() =>
    sendOffer(world, sari, offerFormData({}, [new File([webp()], "kopi.webp")])),
  ),
  "an offer's price changes": change(() => edit({ price: "275.000" })),
  "an offer moves to another category": change(() => edit({ category: "Bisnis" })),
  "an offer is deactivated": change(() => edit({ status: "inactive" })),
  "an offer is reactivated": change(
    () => edit({}),
    () => edit({ status: "inactive" }),
  ),
  "an offer is deactivated in its owner's list": change(() =>
    world.fetch(`/dashboard/services/${offer}/status`, { as: sari, form: { status: "inactive" } }),
  ),
  "an offer gets a picture": change(() => edit({}, [new File([webp()], "kopi.webp")])),
  "a picture is removed": change(
    async () => {
      const [row] = await world.context().db.select({ id: listingPictures.id }).from(listingPictures);
      return edit(photoFields([{ id: row?.id ?? "", remove: true }]));
    },
    () => edit({}, [new File([webp()], "kopi.webp")]),
  ),
  "an offer is deleted": change(() => world.fetch(`/dashboard/services/${offer}/deletion`, { as: sari, form: {} })),
  "a request is posted": change(() =>
    world.fetch("/dashboard/wanted/create", {
      as: budi,
      form: wantedFormData({ title: "Rakit lemari baru" }),
    }),
  ),
  "a request is closed": change(() =>
    world.fetch(`/dashboard/wanted/edit/${wanted}`, {
      as: budi,
      form: wantedFormData({ status: "inactive" }),
    }),
  ),
  "a request is deleted": change(() => world.fetch(`/dashboard/wanted/${wanted}/deletion`, { as: budi, form: {} })),
  "a proposal is accepted": change(
    async (id: string) => {
      const path = `${listOf()}/${id}/acceptance`;
      const shown = fieldValue(await (await world.fetch(path, { as: budi })).text(), "shown") ?? "";
      return world.fetch(path, { as: budi, form: { closes: "on", mode: "online", shown } });
    },
    () => propose(world, sari, wanted),
  ),
  "a seller changes the name": change(() => profile({ fullName: "Sari Lestari" }, sari)),
  "a reviewer changes the name": change(() => profile({ fullName: "Budi Hartono" }, budi)),
  "a seller gets a portrait": change(() => profile({}, sari, new File([png(400, 400)], "saya.png"))),
  "both sides have reviewed": change(
    (id: string) => say(id, sari),
    async () => {
      const id = await completedOrder(world, sides());
      await say(id, budi);
      return id;
    },
  ),
  "a review's waiting time ends": change(
    async () => {
      later(15 * DAY);
      await world.tick();
      // The search vocabulary is stale by now, and the first search reloads it.
      await world.fetch("/explore?q=kopi");
      await world.settled();
    },
    async () => say(await completedOrder(world, sides()), budi),
  ),
  "a review is answered": change(async () => {
    const { results } = await world.bindings.DB.prepare("select order_id from reviews where id = ?")
      .bind(voice)
      .all<{ order_id: string }>();
    const form = { reply: "Terima kasih, Pak Budi." };
    return world.fetch(`/dashboard/orders/${results[0]?.order_id}/reviews/${voice}/reply`, {
      as: sari,
      form,
    });
  }),
  "an order is completed": change(
    (id: string) => world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} }),
    () => paidOrder(world, budi, offer),
  ),
  "a seller answers for the first time": change(
    (id: string) => {
      later(10 * MINUTE);
      return write(world, sari, id, "Bisa, mulai besok.");
    },
    () => askAbout(world, budi, offer, "Bisa minggu ini?"),
  ),
  "an operator hides an offer": change(() => act(world, ayu, hide(offer), REASON)),
  "an operator hides a review": change(() => act(world, ayu, hideReview(voice), REASON)),
  "an operator unhides a review": change(
    () => act(world, ayu, [hideReview(voice)[0], "show_review"], REASON),
    () => act(world, ayu, hideReview(voice), REASON),
  ),
  "an operator suspends a seller": change(() => act(world, ayu, suspend(sari), REASON)),
  "an operator restores a seller": change(
    () => act(world, ayu, restore(sari), REASON),
    () => act(world, ayu, suspend(sari), REASON),
  ),
};

describe("the next visitor sees the change at once, and elsewhere within a minute, when", () => {
  it.each(sample(Object.entries(CHANGES), 4))("%s", async (name, { before, change }) => {
    const made = await before?.();
    later(5 * SECOND);
    const [here, elsewhere] = [`Jakarta, ${name}`, `Surabaya, ${name}`];
    const old = await readPages(here);
    await readPages(elsewhere);
    later(5 * SECOND);
    expect(changedPaths(await readPages(here), old)).toEqual([]);

    world.moveTo(here);
    await change(made as never);
    const now = await readPages(here);
    expect(changedPaths(now, await readPages(null))).toEqual([]);
    expect(changedPaths(now, old)).not.toEqual([]);
    later(61 * SECOND);
    expect(changedPaths(await readPages(elsewhere), await readPages(null))).toEqual([]);
  });
});
