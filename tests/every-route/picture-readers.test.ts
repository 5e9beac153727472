import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { reviews } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { order } from "../support/flows/buying";
import { newOperator } from "../support/flows/operators";
import { paidOrder } from "../support/flows/order-steps";
import { propose } from "../support/flows/proposing";
import { act, hide, report, restore, show, suspend } from "../support/flows/reporting";
import { review } from "../support/flows/reviewing";
import { offerFields, offerFormData, photoFields, sendOffer, wantedFormData } from "../support/flows/selling";
import { editForm, profileFields } from "../support/flows/uploading";
import { png } from "../support/pages/pictures";
import { turns } from "../support/size";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let ayu: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
});
afterAll(() => world.stop());

const photo = () => new File([png(400, 300)], "kopi.png");
const first = async (sql: string, ...values: string[]) =>
  String(
    (await world.bindings.DB.prepare(sql)
      .bind(...values)
      .first("found")) ?? "",
  );

/** Requests for the same picture that take different code paths. */
const WAYS: [string, (etag: string) => { method?: string; headers?: Record<string, string> }][] = [
  ["plain", () => ({})],
  ["If-None-Match", (etag) => ({ headers: { "If-None-Match": etag } })],
  ["If-None-Match: *", () => ({ headers: { "If-None-Match": "*" } })],
  ["Range", () => ({ headers: { Range: "bytes=0-3" } })],
  ["Range beyond the end", () => ({ headers: { Range: "bytes=99999999-" } })],
  ["HEAD", () => ({ method: "HEAD" })],
  ["HEAD, If-None-Match", (etag) => ({ method: "HEAD", headers: { "If-None-Match": etag } })],
  ["AVIF", () => ({ headers: { Accept: "image/avif,image/webp,*/*" } })],
];
const WIDTHS = [320, 640, 1280];
const REQUESTS = WIDTHS.flatMap((width) => WAYS.map(([way, ask]) => ({ width, way, ask })));
let checks = 0;

async function canSeePicture(url: string, etag: string, as?: TestPerson): Promise<boolean> {
  const answers: [string, boolean][] = [];
  for (const { width, way, ask } of turns(REQUESTS, checks++, 2)) {
    const response = await world.fetch(`${url}/${width}.webp`, { ...ask(etag), ...(as && { as }) });
    const body = await response.arrayBuffer();
    await world.settled();
    answers.push([`${way} ${width}`, response.status !== 404]);
    if (response.status !== 404) expect([200, 206, 304, 416], way).toContain(response.status);
    else expect(response.headers.has("ETag") || body.byteLength > 100, way).toBe(false);
  }
  const [[, seen] = ["", false]] = answers;
  expect(answers.filter(([, other]) => other !== seen)).toEqual([]);
  return seen;
}

/**
 * Sari's offer with a picture. Budi's paid order is in progress and Wati's is completed. Nina has not paid, Dewi
 * cancelled before paying, and Rudi has no order.
 */
async function createPicturedOffer() {
  world.moveTo(`Jakarta ${crypto.randomUUID()}`);
  const [sari, budi, wati, rudi, nina, dewi] = await Promise.all([
    world.person("Sari Wulandari"),
    world.person("Budi Santoso"),
    world.person("Wati Lestari"),
    world.person("Rudi Hartono"),
    world.person("Nina Kartika"),
    world.person("Dewi Anggraini"),
  ]);
  await sendOffer(world, sari, offerFormData({ modes: "online" }, [photo()]));
  const offer = await first("select id as found from services where user_id = ?", sari.id);
  const url = await first("select url as found from service_assets where service_id = ?", offer);
  await paidOrder(world, budi, offer);
  const ended = await paidOrder(world, wati, offer);
  await world.fetch(`/dashboard/orders/${ended}/completion`, { as: wati, form: {} });
  await order(world, nina, offer);
  const cancelled = await order(world, dewi, offer);
  await world.fetch(`/dashboard/orders/${cancelled}/cancellation`, { as: dewi, form: {} });
  const people = { visitor: undefined, rudi, sari, ayu, budi, wati, nina, dewi };
  // An earlier request, so that this location has a cached answer.
  const etag = (await world.fetch(`${url}/320.webp`)).headers.get("ETag") ?? "";
  await world.settled();
  return { sari, budi, wati, rudi, nina, offer, url, etag, people };
}

type Pictured = Awaited<ReturnType<typeof createPicturedOffer>>;
type Name = keyof Pictured["people"];

const EVERYBODY: Name[] = ["visitor", "rudi", "sari", "ayu", "budi", "wati", "nina", "dewi"];
const DEALERS: Name[] = ["sari", "ayu", "budi", "wati"];
const ORDERERS: Name[] = [...DEALERS, "nina", "dewi"];

const STATES: [string, (made: Pictured) => Promise<unknown>, Name[]][] = [
  ["on offer", async () => {}, EVERYBODY],
  [
    "reported, and still on offer",
    ({ offer, rudi }) => report(world, rudi, { subject: "listing", id: offer }),
    EVERYBODY,
  ],
  [
    "switched off",
    ({ sari, offer }) => world.fetch(`/dashboard/services/${offer}/status`, { as: sari, form: { status: "inactive" } }),
    ORDERERS,
  ],
  [
    "deactivated by its form",
    ({ sari, offer }) =>
      world.fetch(`/dashboard/services/edit/${offer}`, {
        as: sari,
        form: offerFormData({ status: "inactive" }),
      }),
    ORDERERS,
  ],
  [
    "deleted",
    ({ sari, offer }) => world.fetch(`/dashboard/services/${offer}/deletion`, { as: sari, form: {} }),
    DEALERS,
  ],
  ["hidden", ({ offer }) => act(world, ayu, hide(offer)), DEALERS],
  [
    "reported and hidden",
    async ({ offer, rudi }) => {
      await report(world, rudi, { subject: "listing", id: offer });
      await act(world, ayu, hide(offer));
    },
    DEALERS,
  ],
  ["hidden with its suspended owner", ({ sari }) => act(world, ayu, suspend(sari)), DEALERS],
  [
    "of a suspended owner, whatever its own state",
    async ({ sari, offer }) => {
      await world.fetch("/account/data", { as: sari, form: { change: "restrict" } });
      await world.bindings.DB.prepare(
        "update services set hidden_at = null, hidden_reason = '', hidden_with_owner = 0 where id = ?",
      )
        .bind(offer)
        .run();
    },
    DEALERS,
  ],
  ["without the picture, which was removed", (made) => removePicture(made), []],
  [
    "without the picture, which was removed after a report",
    async (made) => {
      await report(world, made.rudi, { subject: "listing", id: made.offer });
      await removePicture(made);
    },
    ["ayu"],
  ],
];

async function removePicture({ sari, offer }: Pictured) {
  const id = await first("select id as found from service_assets where service_id = ?", offer);
  const form = editForm({ ...offerFields(), ...photoFields([{ id, remove: true }]) }, []);
  return world.fetch(`/dashboard/services/edit/${offer}`, { as: sari, form });
}

describe("a picture of an offer that is", () => {
  it.each(STATES)(
    "%s is sent only to its readers, from the next request",
    async (_state, change, readers) => {
      const made = await createPicturedOffer();
      expect(await canSeePicture(made.url, made.etag)).toBe(true);
      await change(made);
      for (const name of EVERYBODY)
        expect([name, await canSeePicture(made.url, made.etag, made.people[name])]).toEqual([
          name,
          readers.includes(name),
        ]);
    },
    60_000,
  );

  it("is not cached while it is restricted, and is public again once it is on offer", async () => {
    const { offer, url, etag, sari } = await createPicturedOffer();
    await act(world, ayu, hide(offer));
    const own = await world.fetch(`${url}/320.webp`, { as: sari });
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    await act(world, ayu, show(offer));
    expect(await canSeePicture(url, etag)).toBe(false);
    await world.fetch(`/dashboard/services/${offer}/status`, { as: sari, form: { status: "active" } });
    expect(await canSeePicture(url, etag)).toBe(true);
    const sent = await world.fetch(`${url}/320.webp`);
    expect(sent.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
  });

  it("is not sent to a suspended operator", async () => {
    const { offer, url, etag } = await createPicturedOffer();
    const bagas = await newOperator(world, "Bagas Wicaksono");
    const { db } = world.context();
    await db.update(listings).set({ deletedAt: 1 }).where(eq(listings.id, offer));
    world.moveTo(`Bandung ${crypto.randomUUID()}`);
    expect(await canSeePicture(url, etag, bagas)).toBe(true);
    await db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, bagas.id));
    expect(await canSeePicture(url, etag, bagas)).toBe(false);
  });
});

it("a deleted offer's picture is missing from the pages of its unpaid order", async () => {
  const { sari, budi, nina, offer, url } = await createPicturedOffer();
  const paths = async (who: TestPerson) => {
    const id = await first("select id as found from orders where user_id = ?", who.id);
    return [`/gig/${offer}`, `/dashboard/orders/${id}`, "/dashboard/orders", `/payment/${id}`];
  };
  const shownTo = async (who: TestPerson) => {
    const shown: boolean[] = [];
    for (const path of await paths(who)) {
      const page = await world.fetch(path, { as: who });
      expect([path, page.status]).toEqual([path, 200]);
      shown.push((await page.text()).includes(url));
    }
    return shown;
  };
  expect(await shownTo(nina)).toEqual([true, true, true, true]);
  await world.fetch(`/dashboard/services/${offer}/deletion`, { as: sari, form: {} });
  expect(await shownTo(nina)).toEqual([false, false, false, false]);
  expect(await shownTo(budi)).toEqual([true, true, true, true]);
});

it("a picture of a closed request is sent to people with an open proposal", async () => {
  world.moveTo(`Jakarta ${crypto.randomUUID()}`);
  const budi = await world.person("Budi Santoso");
  const [sari, rudi] = [await world.person("Sari Wulandari"), await world.person("Rudi Hartono")];
  await world.fetch("/dashboard/wanted/create", { as: budi, form: wantedFormData({}, [photo()]) });
  const wanted = await first("select id as found from services where user_id = ?", budi.id);
  const url = await first("select url as found from service_assets where service_id = ?", wanted);
  await propose(world, sari, wanted);
  const etag = (await world.fetch(`${url}/320.webp`)).headers.get("ETag") ?? "";
  await world.fetch(`/dashboard/wanted/${wanted}/status`, { as: budi, form: { status: "inactive" } });
  for (const [who, seen] of [
    [undefined, false],
    [rudi, false],
    [sari, true],
    [budi, true],
    [ayu, true],
  ] as const)
    expect([who?.name, await canSeePicture(url, etag, who)]).toEqual([who?.name, seen]);
});

describe("a portrait", () => {
  async function portrayed() {
    world.moveTo(`Jakarta ${crypto.randomUUID()}`);
    const sari = await world.person("Sari Wulandari");
    const form = new FormData();
    for (const [name, value] of Object.entries(profileFields())) form.set(name, value);
    form.set("picture", new File([png(400, 400)], "saya.png"));
    await world.fetch("/profile/edit", { as: sari, form });
    const url = await first("select picture_url as found from users where id = ?", sari.id);
    const etag = (await world.fetch(`${url}/320.webp`)).headers.get("ETag") ?? "";
    await world.settled();
    expect(await canSeePicture(url, etag)).toBe(true);
    return { sari, url, etag };
  }
  const readersOf = async ({ sari, url, etag }: Awaited<ReturnType<typeof portrayed>>) => {
    const rudi = await world.person("Rudi Hartono");
    const seen = [undefined, rudi, sari, ayu].map(async (who) => canSeePicture(url, etag, who));
    return Promise.all(seen);
  };

  it("of a suspended person is sent to them and to operators only, and to all after restoring", async () => {
    const made = await portrayed();
    await act(world, ayu, suspend(made.sari));
    expect(await readersOf(made)).toEqual([false, false, true, true]);
    await act(world, ayu, restore(made.sari));
    expect(await readersOf(made)).toEqual([true, true, true, true]);
  });

  it("of a restricted account is sent to its owner and to operators only", async () => {
    const made = await portrayed();
    await world.fetch("/account/data", { as: made.sari, form: { change: "restrict" } });
    expect(await readersOf(made)).toEqual([false, false, true, true]);
  });

  it("is missing from reviews while its owner is suspended", async () => {
    const { sari, url } = await portrayed();
    const agus = await world.person("Agus Pratama");
    const listingId = await world.listing(agus);
    await review(world, { buyer: sari, seller: agus, listingId }, { rating: 5, comment: "Rapi dan cepat." });
    const { db, now } = world.context();
    // Published by an update, because triggers count it.
    for (const publishedAt of [null, now])
      await db.update(reviews).set({ authorPicture: url, publishedAt }).where(eq(reviews.authorId, sari.id));
    const pages = ["/", `/gig/${listingId}`, `/gig/${listingId}/reviews`, `/u/${agus.id}`];
    const whereShown = async () => {
      world.moveTo(`Surabaya ${crypto.randomUUID()}`);
      const shown = await Promise.all(
        pages.map(async (page) => {
          const html = await (await world.fetch(page)).text();
          expect(html, page).toContain("Rapi dan cepat.");
          return html.includes(url);
        }),
      );
      return pages.filter((_, index) => shown[index]);
    };
    expect(await whereShown()).toEqual(pages);
    await act(world, ayu, suspend(sari));
    expect(await whereShown()).toEqual([]);
    await act(world, ayu, restore(sari));
    expect(await whereShown()).toEqual(pages);
  });

  it("that was replaced is sent to nobody", async () => {
    const made = await portrayed();
    const form = new FormData();
    for (const [name, value] of Object.entries(profileFields())) form.set(name, value);
    form.set("picture", new File([png(420, 420)], "baru.png"));
    await world.fetch("/profile/edit", { as: made.sari, form });
    expect(await readersOf(made)).toEqual([false, false, false, false]);
  });
});
