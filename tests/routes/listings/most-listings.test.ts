import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MAX_OWN_LISTINGS } from "~/listings/listing";
import { offerFormData, wantedFormData } from "../../support/flows/selling";
import { fields } from "../../support/pages/page-parts";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

const post = (list: string, form: FormData) => world.fetch(`/dashboard/${list}/create`, { as: sari, form });
const listings = () =>
  world.bindings.DB.prepare("select count(*) n from services where user_id = ? and deleted_at is null")
    .bind(sari.id)
    .first("n");

async function withRoomFor(room: number, kind: "offer" | "wanted"): Promise<string> {
  const first = await world.listing(sari, { kind });
  const total = kind === "offer" ? "offers" : "requests";
  await world.bindings.DB.prepare(`update person_totals set ${total} = ? where user_id = ?`)
    .bind(MAX_OWN_LISTINGS - room, sari.id)
    .run();
  return first;
}

describe.each([
  ["offer", "services", offerFormData, "Anda sudah memiliki 100 jasa"],
  ["wanted", "wanted", wantedFormData, "Anda sudah memiliki 100 permintaan"],
] as const)("listings of one person (%s)", (kind, list, form, sentence) => {
  it("are limited to a hundred, also at once, and keep the typed values", async () => {
    const first = await withRoomFor(1, kind);
    const titles = ["Judul yang satu", "Judul yang dua", "Judul yang tiga"];
    const answers = await Promise.all(titles.map((title) => post(list, form({ title }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 400, 400]);
    expect(await listings()).toBe(2);
    const at = answers.findIndex(({ status }) => status === 400);
    const html = (await answers[at]?.text()) ?? "";
    expect(html).toContain(sentence);
    expect(fields(html).map(({ value }) => value)).toContain(titles[at]);

    await world.fetch(`/dashboard/${list}/${first}/deletion`, { as: sari, form: {} });
    expect((await post(list, form({ title: titles[at] ?? "" }))).status).toBe(303);
    expect(await listings()).toBe(2);
  });

  it("include one whose form is sent again", async () => {
    await withRoomFor(1, kind);
    const formId = crypto.randomUUID();
    const statuses: number[] = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await post(list, form({ formId }))).status);
    expect(statuses).toEqual([303, 303, 303]);
    expect((await post(list, form())).status).toBe(400);
    expect(await listings()).toBe(2);
  });
});
