import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SETTINGS_AN_HOUR } from "~/db/core/attempt-counters.server";
import { databaseSnapshot } from "../../support/database/database-snapshot";
import { elsewhere } from "../../support/flows/account";
import { smallMarketplace } from "../../support/flows/order-parties";
import { type MemberForm, memberForms } from "../../support/member-forms";
import type { Scene } from "../../support/owned-routes";
import { pageText } from "../../support/pages/page-text";
import { startWorld, type World } from "../../support/world";

let world: World;
const scene = {} as Scene;
const FORMS = memberForms(scene);

beforeAll(async () => {
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
  return { again, person };
}

const counters = async () => {
  const { results } = await world.bindings.DB.prepare("select key, count from attempt_counters").all<{
    key: string;
    count: number;
  }>();
  return new Map(results.map(({ key, count }) => [key, count]));
};

/** Forms that can be stored only as often as the state of their subject allows, with the reason. */
const BOUNDED_BY_STATE: Record<string, string> = {
  "account.data._index": "one correction and one copy can be open at a time",
  "account.data.closure": "an account closes once",
  "account.email": "a link confirms one address once, and links are counted",
  "account.security": "needs the current password, or ends sessions that exist",
  "dashboard.balance.withdrawals.new": "one withdrawal can be open at a time",
  logout: "a session ends once, and nobody may be kept signed in",
  "dashboard.orders.$id_.review": "one review an order and side",
  "dashboard.orders.$id_.reviews.$reviewId.reply": "one reply a review",
  "dashboard.proposals.$id.withdrawal": "a proposal is withdrawn once, and sending one is counted",
  "dashboard.wanted.$id.proposals.$pid.decline": "a proposal is declined once",
  "dashboard.$list.$id.deletion": "a listing is deleted once, and making one is counted",
  "saved-searches_.$id_.deletion": "a search is deleted once, and saving one is counted",
};

const titled = FORMS.map((form) => [`${form.file} ${form.name ?? ""}`, form] as const);

describe("a form of a member is counted by the hour, or bounded by its subject:", () => {
  it.each(titled)("%s", async (_title, form) => {
    const { again } = await send(form);
    const before = await counters();
    const answer = await again();
    expect(answer.status).toBeLessThan(400);
    await world.settled();
    const after = await counters();
    const counted = [...after].filter(([key, count]) => count > (before.get(key) ?? 0)).map(([key]) => key);
    // Operators' acts are recorded one by one, and staff are few.
    const isBounded = form.file.startsWith("operator.") || form.file in BOUNDED_BY_STATE;
    if (!isBounded) expect(counted, "counters").not.toEqual([]);
  });
});

const SETTINGS: [file: string, name: string | undefined, key: string, most: number][] = [
  ["account.notifications", undefined, "mail-kinds", SETTINGS_AN_HOUR],
  ["account.agreement", undefined, "agreement", SETTINGS_AN_HOUR],
  ["dashboard.balance.tax", undefined, "tax-identity", SETTINGS_AN_HOUR],
  ["notifications", undefined, "notifications-read", 600],
  ["dashboard.services.hours", "hours", "hours", SETTINGS_AN_HOUR],
  ["dashboard.services.hours", "days off", "days-off", SETTINGS_AN_HOUR],
  ["recently-seen.deletion", undefined, "seen-deletion", SETTINGS_AN_HOUR],
];

it.each(SETTINGS)(
  "%s %s stores nothing beyond its bound, and says when to come back",
  async (file, name, key, most) => {
    const form = FORMS.find((one) => one.file === file && one.name === name);
    if (!form) throw new Error(`no form of ${file}`);
    const { again, person } = await send(form);
    const { now } = world.context();
    const count = (value: number) =>
      world.bindings.DB.prepare(
        "insert or replace into attempt_counters (key, window_start, count) values (?, ?, ?)",
      )
        .bind(`${key}:${person.id}`, now - (now % 3_600_000), value)
        .run();
    await count(most);
    const before = await databaseSnapshot(world);
    const refused = await again();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(pageText(await refused.text())).toMatch(
      /Terlalu sering dalam satu jam ini\. .*coba lagi dalam \d+ menit/,
    );
    expect(await databaseSnapshot(world)).toEqual(before);
    await count(most - 1);
    expect((await again()).status).toBe(303);
  },
);
