import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SETTINGS_AN_HOUR } from "~/database/attempt-counters.server";
import { databaseSnapshot } from "../support/database/database-snapshot";
import { elsewhere } from "../support/flows/account";
import { smallMarketplace } from "../support/flows/order-parties";
import { type MemberForm, memberForms } from "../support/member-forms";
import type { Scene } from "../support/owned-routes";
import { pageText } from "../support/pages/page-text";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type World } from "../support/world";

let world: World;
const scene = {} as Scene;
const FORMS = memberForms(scene);

/** Each check reads the whole database, which every form fills with people and orders of its own. */
const FORMS_PER_WORLD = 12;
let sent = 0;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  if (sent++ % FORMS_PER_WORLD !== FORMS_PER_WORLD - 1) return;
  await world.stop();
  world = await startWorld();
});
afterAll(() => world.stop());

async function send(form: MemberForm) {
  Object.assign(scene, { world, home: await smallMarketplace(world) });
  const { path, form: fields } = await form.make();
  await world.settled();
  const person = scene.home[form.who];
  const again = async () =>
    world.fetch(path, { as: person, form: await world.ownedForm(fields, person), headers: elsewhere() });
  return {
    again,
    person,
    path,
    fields: (fields instanceof FormData ? Object.fromEntries(fields) : fields) as Record<string, string>,
  };
}

const idIn = (path: string) => /\/([a-z0-9]{20})/.exec(path)?.[1] ?? "no id";

const counters = async () => {
  const { results } = await world.bindings.DB.prepare("select key, count from attempt_counters").all<{
    key: string;
    count: number;
  }>();
  return new Map(results.map(({ key, count }) => [key, count]));
};

/** Forms that the state of their subject bounds, with the reason. */
const BOUNDED_BY_STATE: Record<string, string> = {
  "account.data._index correction": "one correction can be open at a time",
  "account.data._index copy": "one copy can be asked for at a time",
  "account.data.closure": "an account closes once",
  "account.email": "a link confirms one address once, and links are counted",
  "dashboard.balance.withdrawals.new": "one withdrawal can be open at a time",
  logout: "a session ends once, and nobody may be kept signed in",
  "dashboard.orders.$id_.review": "one review an order and side",
  "dashboard.orders.$id_.reviews.$reviewId.reply": "one reply a review",
  "dashboard.proposals.$id.withdrawal": "a proposal is withdrawn once, and sending one is counted",
  "dashboard.wanted.$id.proposals.$pid.decline": "a proposal is declined once",
  "dashboard.$list.$id.deletion": "a listing is deleted once, and making one is counted",
  "saved-searches_.$id_.deletion": "a search is deleted once, and saving one is counted",
};

/** Buttons without text. Above the limit they redirect with a message instead of answering 429. */
const LEADS_BACK = [
  "account.data._index restriction",
  "gig.$id_.favourite",
  "saved-searches",
  "payment.$id",
  "dashboard.orders.$id_.cancellation",
  "dashboard.orders.$id_.completion",
  "dashboard.orders.$id_.visit-acceptance",
  "dashboard.orders.$id_.$step acceptance",
  "dashboard.$list.$id.status",
];

/** Fields that the page fills in, and passwords, which no page shows again. */
const NOT_TYPED =
  /^(endpoint|change|formId|request|place|mode|seen|shown.*|search|currentPassword|password|confirmPassword)$/;

const formOf = (file: string): MemberForm => {
  const form = FORMS.find((one) => one.file === file);
  if (!form) throw new Error(`no form of ${file}`);
  return form;
};

function typing(
  file: string,
  name: string,
  typed: Record<string, string>,
  path: (path: string) => string = (same) => same,
): MemberForm {
  const { make, ...form } = formOf(file);
  return {
    ...form,
    name,
    async make() {
      const made = await make();
      return { path: path(made.path), form: { ...(made.form as Record<string, string>), ...typed } };
    },
  };
}

/** Forms with texts that the table's forms leave empty. */
const WITH_TEXTS: MemberForm[] = [
  typing("dashboard.orders.$id_.cancellation", "with a reason", { reason: "Acaranya batal, maaf sekali." }),
  typing("dashboard.orders.$id_.change_.$answer", "with a reason", { reason: "Waktunya terlalu singkat." }, (path) =>
    path.replace(/acceptance$/, "refusal"),
  ),
];

const ALL = [...FORMS, ...WITH_TEXTS];
function titleOf({ file, name }: MemberForm, path: string): string {
  if (file.endsWith("$step")) return `${file} ${path.split("/").at(-1)}`;
  return name && !name.startsWith("page ") ? `${file} ${name}` : file;
}

async function countedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await counters();
  await work();
  await world.settled();
  return [...(await counters())].filter(([key, count]) => count > (before.get(key) ?? 0)).map(([key]) => key);
}

const exhaust = (key: string, now: number) =>
  world.bindings.DB.prepare("insert or replace into attempt_counters (key, window_start, count) values (?, ?, ?)")
    .bind(key, now - (now % 3_600_000), 1_000_000)
    .run();

describe("a member's form has an hourly limit or is bounded by its subject:", () => {
  it.each(ALL.map((form) => [`${form.file} ${form.name ?? ""}`, form] as const))("%s", async (_title, form) => {
    stopClock();
    const first = await send(form);
    const keys = await countedBy(async () => expect((await first.again()).status).toBeLessThan(400));
    // Operators' actions are logged one by one, and operators are few.
    if (form.file.startsWith("operator.")) return;
    if (titleOf(form, first.path) in BOUNDED_BY_STATE) return;
    expect(keys, "counters").not.toEqual([]);

    const { again, person, path, fields } = await send(form);
    const { now } = world.context();
    for (const key of keys)
      await exhaust(key.replace(first.person.id, person.id).replace(idIn(first.path), idIn(path)), now);
    const before = await databaseSnapshot(world);
    const refused = await again();
    await world.settled();
    expect(await databaseSnapshot(world)).toEqual(before);
    if (LEADS_BACK.includes(titleOf(form, path))) {
      expect(refused.status).toBe(303);
      return;
    }
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    // The script that sent this form still has the text.
    if (form.file === "messages.$id_.new") return;
    const shown = await refused.text();
    const typed = [...Object.entries(fields)].filter(([name, text]) => !NOT_TYPED.test(name) && text.length > 3);
    for (const [name, text] of typed) expect(shown, name).toContain(text);
  });
});

const SETTINGS: [file: string, name: string | undefined, key: string, most: number][] = [
  ["account.notifications", undefined, "mail-kinds", SETTINGS_AN_HOUR],
  ["account.push", undefined, "push", SETTINGS_AN_HOUR],
  ["account.phone", undefined, "contact-number", SETTINGS_AN_HOUR],
  ["account.agreement", undefined, "agreement", SETTINGS_AN_HOUR],
  ["dashboard.balance.tax", undefined, "tax-identity", SETTINGS_AN_HOUR],
  ["notifications", undefined, "notifications-read", 600],
  ["dashboard.services.hours", "hours", "hours", SETTINGS_AN_HOUR],
  ["dashboard.services.hours", "days off", "days-off", SETTINGS_AN_HOUR],
  ["recently-seen.deletion", undefined, "seen-deletion", SETTINGS_AN_HOUR],
];

it.each(SETTINGS)("%s %s stores nothing above its limit, and sends Retry-After", async (file, name, key, most) => {
  const form = FORMS.find((one) => one.file === file && one.name === name);
  if (!form) throw new Error(`no form of ${file}`);
  const { again, person } = await send(form);
  const { now } = world.context();
  const count = (value: number) =>
    world.bindings.DB.prepare("insert or replace into attempt_counters (key, window_start, count) values (?, ?, ?)")
      .bind(`${key}:${person.id}`, now - (now % 3_600_000), value)
      .run();
  await count(most);
  const before = await databaseSnapshot(world);
  const refused = await again();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(pageText(await refused.text())).toMatch(
    /(Terlalu sering dalam satu jam ini\. .*c|Terlalu banyak percobaan\. C)oba lagi dalam \d+ menit/,
  );
  expect(await databaseSnapshot(world)).toEqual(before);
  await count(most - 1);
  expect((await again()).status).toBe(303);
});
