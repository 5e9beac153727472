import { describe, expect, it } from "vitest";
import { disputedOrder, inCourt } from "../../support/flows/disputing";
import { hrefs, nextPage } from "../../support/page-text";

const court = inCourt();

/** The disputes that a list leads to. */
const listed = async (path: string) => {
  const html = await (await court.world.fetch(path, { as: court.ayu })).text();
  const ids = hrefs(html).flatMap((href) => /^\/operator\/disputes\/([0-9a-f-]{36})$/.exec(href)?.[1] ?? []);
  return { ids, next: nextPage(html) };
};

describe("the operators' list", () => {
  it("has what can be ruled on first, the rest beside it", async () => {
    const waiting = await court.disputed();
    const ripe = await court.answered();
    const silent = await court.disputed();
    await court.fallSilent(silent);
    expect((await listed("/operator/disputes")).ids.sort()).toEqual([ripe, silent].sort());
    expect((await listed("/operator/disputes?tahap=tanggapan")).ids).toEqual([waiting]);
  });

  it("goes on where a page ends", async () => {
    const many = Array.from({ length: 21 }, async () => {
      const buyer = await court.world.person("Budi Santoso");
      const sides = { buyer, seller: court.sari, listingId: court.listing };
      await court.fallSilent(await disputedOrder(court.world, sides));
    });
    await Promise.all(many);
    const first = await listed("/operator/disputes");
    expect(new Set(first.ids).size).toBe(20);
    const rest = await listed(first.next ?? "");
    expect(rest.ids.length).toBeGreaterThan(0);
    for (const id of rest.ids) expect(first.ids).not.toContain(id);
  });
});
