import { describe, expect, it } from "vitest";
import { HOUR } from "~/platform/dates";
import { disputedOrder, inCourt } from "../../support/flows/disputing";
import { hrefs, nextPage, pageText } from "../../support/pages/page-text";
import { webp } from "../../support/pages/pictures";

const court = inCourt();

const listed = async (path: string) => {
  const html = await (await court.world.fetch(path, { as: court.ayu })).text();
  const ids = hrefs(html).flatMap((href) => /^\/operator\/disputes\/([2-9a-z]{20})$/.exec(href)?.[1] ?? []);
  return { ids, next: nextPage(html) };
};

describe("the operators' list", () => {
  it("shows cases ready for a ruling first, and the others beside them", async () => {
    const waiting = await court.disputed();
    const answered = await court.answered();
    const silent = await court.disputed();
    await court.fallSilent(silent);
    expect((await listed("/operator/disputes")).ids.sort()).toEqual([answered, silent].sort());
    expect((await listed("/operator/disputes?tahap=tanggapan")).ids).toEqual([waiting]);
  });

  it("sorts by deadline and shows rupiah, sides and files", async () => {
    const later = await court.answered();
    const late = await court.disputed({ files: [new File([webp()], "layar.webp")] });
    await court.fallSilent(late);
    await court.change(late, { rulingDueAt: Date.now() - 3 * HOUR });
    const { ids } = await listed("/operator/disputes");
    expect(ids[0]).toBe(late);
    expect(ids).toContain(later);
    const text = pageText(await (await court.world.fetch("/operator/disputes", { as: court.ayu })).text());
    expect(text).toMatch(/Budi Santoso ↔ Sari Wulandari .*?Rp 350\.000 Terlambat 3 jam .*? 1 pihak, 1 berkas/);
    expect(text).toMatch(/(Besok|1 hari lagi|2 hari lagi) .*? 2 pihak, tanpa berkas/);
    const summary = pageText(await (await court.world.fetch("/operator", { as: court.ayu })).text());
    expect(summary).toContain("Terlambat 3 jam");
  });

  it("continues on the next page", async () => {
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
