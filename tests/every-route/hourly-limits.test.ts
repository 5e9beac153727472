import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PROFILE_CHANGES_AN_HOUR } from "~/accounts/person";
import { countAttempt } from "~/database/attempt-counters.server";
import { LISTING_CHANGES_AN_HOUR, LISTINGS_AN_HOUR } from "~/listings/listing";
import { PICTURES_AN_HOUR } from "~/listings/picture";
import { HOUR } from "~/platform/dates";
import { askAbout, messageFields } from "../support/flows/messaging";
import { offerFormData, wantedFields, wantedFormData } from "../support/flows/selling";
import { fields } from "../support/pages/page-parts";
import { png, webp } from "../support/pages/pictures";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  stopClock();
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

const CREATE = "/dashboard/services/create";
const post = (path: string, form: FormData, as = sari) => world.fetch(path, { as, form });
const photo = (name = "foto.webp") => new File([webp()], name);

async function addToCounter(what: string, many: number, who = sari): Promise<void> {
  const { db, now } = world.context();
  await countAttempt(db, `${what}:${who.id}`, 1_000, now, many);
}

const countOf = (what: string) =>
  world.bindings.DB.prepare("select count from attempt_counters where key = ?")
    .bind(`${what}:${sari.id}`)
    .first<number>("count");

const listings = () =>
  world.bindings.DB.prepare("select count(*) n from services where user_id = ?").bind(sari.id).first("n");

async function encodedDuring(work: () => Promise<unknown>): Promise<number> {
  const { IMAGES } = world.bindings;
  let looked = 0;
  world.bindings.IMAGES = {
    info: (stream: ReadableStream) => IMAGES.info(stream),
    input(stream: ReadableStream) {
      looked += 1;
      return IMAGES.input(stream);
    },
  } as typeof IMAGES;
  try {
    await work();
  } finally {
    world.bindings.IMAGES = IMAGES;
  }
  return looked;
}

function profileForm(fullName: string, picture = new File([], "")): FormData {
  const form = new FormData();
  for (const name of ["bio", "website", "skills"]) form.set(name, "");
  for (const name of ["facebook", "twitter", "instagram", "linkedin"]) form.set(name, "");
  form.set("fullName", fullName);
  form.set("location", "Kota Bandung");
  form.set("phone", "0812-3456-7890");
  form.set("contactEmail", "halo@sari.example");
  form.set("picture", picture);
  return form;
}

async function expectRefused(response: Response, sentence: string, typed: string): Promise<void> {
  expect(response.status).toBe(429);
  const wait = Number(response.headers.get("Retry-After"));
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(HOUR / 1000);
  const html = await response.text();
  expect(html).toContain(sentence);
  expect(fields(html).map(({ value }) => value)).toContain(typed);
}

describe("new listings", () => {
  it("are limited to thirty an hour per person, offers and requests together, also at once", async () => {
    const forms = Array.from({ length: 20 }, () => [
      post(CREATE, offerFormData()),
      post("/dashboard/wanted/create", wantedFormData()),
    ]);
    const answers = await Promise.all(forms.flat());
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(LISTINGS_AN_HOUR);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(await listings()).toBe(LISTINGS_AN_HOUR);
    const sentence = "Anda sudah memasang 30 jasa atau permintaan dalam satu jam ini.";
    await expectRefused(
      await post(CREATE, offerFormData({ title: "Jasa ketiga puluh satu" })),
      sentence,
      "Jasa ketiga puluh satu",
    );
    const wanted = wantedFormData({ title: "Cat ulang teras rumah" });
    await expectRefused(await post("/dashboard/wanted/create", wanted), sentence, "Cat ulang teras rumah");
    const budi = await world.person("Budi Santoso");
    expect((await post(CREATE, offerFormData(), budi)).status).toBe(303);
  });

  it("count once for a repeated form, which is accepted above the limit too", async () => {
    const formId = crypto.randomUUID();
    const send = () => post(CREATE, offerFormData({ formId }));
    const answers = await Promise.all(Array.from({ length: 5 }, send));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(await countOf("listing")).toBe(1);
    await addToCounter("listing", LISTINGS_AN_HOUR - 1);
    expect((await post(CREATE, offerFormData())).status).toBe(429);
    expect((await send()).status).toBe(303);
    expect(await listings()).toBe(1);
  });
});

describe("changes of listings", () => {
  it.each([
    ["offer", "services", offerFormData],
    ["wanted", "wanted", wantedFormData],
  ] as const)("are limited to a hundred and twenty an hour (%s)", async (kind, list, form) => {
    const id = await world.listing(sari, { kind });
    const path = `/dashboard/${list}/edit/${id}`;
    await addToCounter("listing-change", LISTING_CHANGES_AN_HOUR - 2);
    const change = (title: string) => post(path, form({ title, status: "active" }));
    const answers = await Promise.all(["Judul satu", "Judul dua", "Judul tiga"].map(change));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 429]);
    await expectRefused(
      await change("Judul yang keempat"),
      "Anda sudah 120 kali menyimpan perubahan dalam satu jam ini.",
      "Judul yang keempat",
    );
    const title = await world.bindings.DB.prepare("select title from services where id = ?").bind(id).first("title");
    expect(title).not.toBe("Judul yang keempat");
  });
});

describe("pictures", () => {
  const sentence = "Batas 240 foto dalam satu jam ini sudah tercapai";

  it("of a new listing are refused before encoding, and the listing without them is accepted", async () => {
    await addToCounter("picture", PICTURES_AN_HOUR - 1);
    const changes = { title: "Jasa dengan dua foto" };
    const encoded = await encodedDuring(async () => {
      const refused = await post(CREATE, offerFormData(changes, [photo("a.webp"), photo("b.webp")]));
      await expectRefused(refused, sentence, "Jasa dengan dua foto");
    });
    expect(encoded).toBe(0);
    expect(await listings()).toBe(0);
    expect((await post(CREATE, offerFormData(changes, [photo()]))).status).toBe(303);
    expect((await post(CREATE, offerFormData(changes))).status).toBe(303);
  });

  it("of a repeated form are neither encoded nor counted again", async () => {
    const fields = { formId: crypto.randomUUID() };
    expect((await post(CREATE, offerFormData(fields, [photo()]))).status).toBe(303);
    const encoded = await encodedDuring(async () => {
      for (let n = 0; n < 3; n += 1) expect((await post(CREATE, offerFormData(fields, [photo()]))).status).toBe(303);
    });
    expect(encoded).toBe(0);
    expect(await countOf("picture")).toBe(1);
  });

  it("of a change, a person and a message share one limit", async () => {
    const id = await world.listing(sari, { kind: "wanted" });
    const offer = await world.listing(await world.person("Budi Santoso"));
    const conversation = await askAbout(world, sari, offer, "Apakah masih tersedia?");
    await addToCounter("picture", PICTURES_AN_HOUR);
    const encoded = await encodedDuring(async () => {
      const changed = await post(
        `/dashboard/wanted/edit/${id}`,
        wantedFormData({ ...wantedFields(), status: "active", title: "Cat ulang teras" }, [photo()]),
      );
      await expectRefused(changed, sentence, "Cat ulang teras");
      await expectRefused(
        await post("/profile/edit", profileForm("Sari Lestari", new File([png(400, 400)], "saya.png"))),
        sentence,
        "Sari Lestari",
      );
      const message = messageFields("Ini contohnya", [photo()]);
      await expectRefused(await post(`/messages/${conversation}`, message), sentence, "Ini contohnya");
      const scripted = await post(`/messages/${conversation}/new`, messageFields("Ini contohnya", [photo()]));
      expect([scripted.status, scripted.headers.has("Retry-After")]).toEqual([429, true]);
    });
    expect(encoded).toBe(0);
    expect((await post(`/messages/${conversation}`, messageFields("Tanpa foto"))).status).toBe(303);
  });
});

it("a profile can be saved thirty times an hour, and is then shown again as typed", async () => {
  const save = (fullName: string) => post("/profile/edit", profileForm(fullName));
  const answers = await Promise.all(Array.from({ length: 33 }, () => save("Sari Lestari")));
  expect(answers.filter(({ status }) => status === 303)).toHaveLength(PROFILE_CHANGES_AN_HOUR);
  await expectRefused(
    await save("Sari Puspita"),
    "Anda sudah 30 kali menyimpan profil dalam satu jam ini.",
    "Sari Puspita",
  );
});
