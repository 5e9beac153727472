import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  answeredDispute,
  type Court,
  disputedOrder,
  fallSilent,
  openCourt,
} from "../../support/flows/disputing";
import type { TestPerson, World } from "../../support/world";

let court: Court;
let world: World;
let sari: TestPerson;
let ayu: TestPerson;
let listing: string;
let budi: TestPerson;

beforeAll(async () => {
  court = await openCourt();
  ({ world, sari, ayu, listing } = court);
});
// Nobody orders this much in an hour.
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
});
afterAll(() => court.close());

describe("the operators' list", () => {
  it("has what can be ruled on first, the rest beside it", async () => {
    const waiting = await disputedOrder(world, court.sides(budi));
    const ripe = await answeredDispute(world, court.sides(budi));
    const silent = await disputedOrder(world, court.sides(budi));
    await fallSilent(world, silent);
    const first = await (await world.fetch("/operator/disputes", { as: ayu })).text();
    const second = await (await world.fetch("/operator/disputes?tahap=tanggapan", { as: ayu })).text();
    for (const id of [ripe, silent]) {
      expect(first).toContain(`/operator/disputes/${id}`);
      expect(second).not.toContain(`/operator/disputes/${id}`);
    }
    expect(second).toContain(`/operator/disputes/${waiting}`);
    expect(first).not.toContain(`/operator/disputes/${waiting}`);
  });

  it("goes on where a page ends", async () => {
    const many = Array.from({ length: 21 }, async () => {
      const sides = { buyer: await world.person("Budi Santoso"), seller: sari, listingId: listing };
      await fallSilent(world, await disputedOrder(world, sides));
    });
    await Promise.all(many);
    const html = await (await world.fetch("/operator/disputes", { as: ayu })).text();
    const idsOf = (text: string) => new Set(text.match(/(?<=\/operator\/disputes\/)[0-9a-f-]{36}/g));
    const next = /\/operator\/disputes\?after=[\w-]+/.exec(html)?.[0] ?? "";
    expect(idsOf(html).size).toBe(20);
    const rest = await (await world.fetch(next, { as: ayu })).text();
    for (const id of idsOf(rest)) expect(idsOf(html).has(id)).toBe(false);
  });
});
