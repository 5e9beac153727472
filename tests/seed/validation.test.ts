import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FORM_FAULTS, type FormFaults } from "../../e2e/support/form-faults";
import { elsewhere } from "../support/flows/account";
import { order } from "../support/flows/buying";
import { as, type Marketplace, smallMarketplace, type Who } from "../support/flows/order-parties";
import { earn } from "../support/flows/paying-out";
import { completedOrder } from "../support/flows/reviewing";
import { fieldValue, pageText } from "../support/pages/page-text";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
let ids: Record<string, string>;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
  await earn(world, home.sari, 400_000);
  const sides = { buyer: home.budi, seller: home.sari, listingId: home.offer };
  ids = {
    offer: home.offer,
    wanted: home.wanted,
    completed: await completedOrder(world, sides),
    custom: await order(world, home.budi, home.offer, {}, "?custom=true"),
  };
});
afterAll(() => world.stop());

const WHO: Record<FormFaults["who"], Who> = { visitor: "visitor", buyer: "budi", seller: "sari" };

function send({ path, who }: FormFaults, form: Record<string, string>, data = false) {
  const [page = "", query] = path.replace(/\{(\w+)\}/, (_, name: string) => ids[name] ?? "").split("?");
  const address = `${page}${data ? ".data" : ""}${query ? `?${query}` : ""}`;
  return world.fetch(address, { ...as(home, WHO[who]), form, headers: elsewhere() });
}

const counts = async () => {
  const tables = ["users", "services", "orders", "outbox", "email_tokens"];
  const rows = await world.bindings.DB.batch<{ n: number }>(
    tables.map((table) => world.bindings.DB.prepare(`select count(*) as n from ${table}`)),
  );
  return rows.map(({ results }) => results[0]?.n);
};

describe.each(FORM_FAULTS)("the form $form", (faults) => {
  const { good, tries, secret = [] } = faults;

  it.each(tries)("answers $typed with $says", async ({ typed, says }) => {
    const before = await counts();
    const sent = withoutUnticked({ formId: crypto.randomUUID(), ...good, ...typed });
    const response = await send(faults, sent);
    expect(response.status).toBe(400);
    const html = await response.text();
    for (const message of says) expect(pageText(html)).toContain(message);
    for (const [name, value] of Object.entries({ ...good, ...typed })) {
      if (!secret.includes(name)) expect(fieldValue(html, name), name).toBe(value);
    }
    for (const name of secret) if (name !== "change") expect(fieldValue(html, name) || "").toBe("");

    const partial = await send(faults, sent, true);
    expect(partial.status).toBe(400);
    const data = await partial.text();
    for (const message of says) expect(data).toContain(message);
    expect(await counts()).toEqual(before);
  });
});

/** Browsers send nothing for an unchecked box. */
function withoutUnticked(form: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(form).filter(([name, value]) => name !== "agreeToTerms" || value === "on"));
}
