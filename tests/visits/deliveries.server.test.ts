import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { disputeCaseView } from "~/operators/page-data.server";
import { endOverdueOrders } from "~/orders/jobs.server";
import { REVIEW_WINDOW } from "~/orders/order";
import { findDisputeCase } from "~/orders/page-queries.server";
import { HOUR, MINUTE } from "~/platform/dates";
import { whenText } from "~/visits/time-text";
import { spanOf } from "~/visits/visit";
import { COMMANDS } from "../orders/commands";
import { withInterleaved } from "../support/database/interleave";
import { mailOf } from "../support/flows/account";
import { auditLedger, readOrder } from "../support/flows/money";
import { paidOrder, step, takeStep } from "../support/flows/order-steps";
import { acceptSlot, dayAhead, onSiteOffer, proposeSlot, readVisitRows, visitFields } from "../support/flows/visiting";
import { fieldValue, pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let id: string;

const NOTE = "AC sudah dicuci dan dingin lagi.";
const visit = spanOf({ day: dayAhead(), slot: 600 }, "WIB");

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  const listing = await onSiteOffer(world, sari);
  id = await paidOrder(world, budi, listing, { changes: visitFields() });
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const page = async (as: TestPerson) => pageText(await (await world.fetch(`/dashboard/orders/${id}`, { as })).text());
const deliverAt = (at: number) =>
  takeStep(world.context(at), id, sari.id, { ...COMMANDS.deliver, note: NOTE, files: 0 });
const phase = async () => (await readOrder(world, id)).order.phase;

describe("work that begins with a visit", () => {
  it("first asks for the day and hour, and then for the work", async () => {
    const wished = whenText({ day: dayAhead(), slots: [600] }, "WIB").replace("–", "– ?");
    expect((await mailOf(world, sari)).at(-1)?.body).toContain(
      `Jawab jadwal Budi: ${whenText({ day: dayAhead(), slots: [600] }, "WIB")}.`,
    );
    const first = await page(sari);
    expect(first).toMatch(
      new RegExp(`Giliran Anda Setujui jadwal Budi .*${wished} .*Setujui Jadwal.*Lokasi dan waktu`),
    );
    expect(first).not.toContain("Serahkan");
    expect(first).toContain("Berikutnya: setujui jadwal Budi");
    expect(await page(budi)).toContain("Menunggu penjual Sari menjawab jadwal Anda");
    await acceptSlot(world, sari, id);
    const agreed = await page(sari);
    expect(agreed).toContain("Anda bisa menyerahkan hasil setelah kunjungan dimulai.");
    expect(agreed).not.toContain("Setujui Jadwal");
    await proposeSlot(world, sari, id, "900");
    expect(await page(budi)).toContain("Giliran Anda Setujui jadwal Sari");
  });

  it("refuses an earlier delivery, shows the time, and keeps the note", async () => {
    await acceptSlot(world, sari, id);
    const files = [new File(["%PDF-1.4"], "laporan.pdf", { type: "application/pdf" })];
    const refused = await step(world, id, "delivery", sari, { note: NOTE }, files);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    for (const said of [
      "Kunjungannya belum dimulai, jadi hasilnya belum bisa diserahkan.",
      `Kunjungan yang disepakati: ${whenText({ day: dayAhead(), slots: [600] }, "WIB")}.`,
      "usulkan hari yang lebih awal di halaman pesanan",
      'Pilih lagi "laporan.pdf": peramban tidak menyimpan berkas yang sudah dipilih',
    ])
      expect(pageText(html)).toContain(said);
    expect(fieldValue(html, "note")).toBe(NOTE);
    expect(await phase()).toBe("working");
    expect(await deliverAt(visit.from - 1)).toEqual({ ok: false, reason: "visit_ahead" });
  });

  it("is released by the scheduler when the time to review after the visit ends, if the buyer does not answer", async () => {
    await acceptSlot(world, sari, id);
    expect((await deliverAt(visit.from)).ok).toBe(true);
    const until = visit.to + REVIEW_WINDOW;
    expect((await readOrder(world, id)).order.reviewDueAt).toBe(until);
    await endOverdueOrders(world.context(until), "release");
    expect(await phase()).toBe("delivered");
    await endOverdueOrders(world.context(until + HOUR), "release");
    expect((await readOrder(world, id)).order.status).toBe("completed");
  });

  it("is judged in a dispute by its last delivery, after a revision with its own visit", async () => {
    await acceptSlot(world, sari, id);
    const take = (at: number, who: TestPerson, command: Parameters<typeof takeStep>[3]) =>
      takeStep(world.context(at), id, who.id, command);
    const second = { day: dayAhead(6), slot: 600 };
    const { from, to } = spanOf(second, "WIB");
    const asked = visit.to + HOUR;
    const dispute = { kind: "open_dispute", reason: "Masih tidak dingin sampai sekarang." } as const;
    for (const done of [
      await deliverAt(visit.to),
      await take(asked, budi, { kind: "request_revision", reason: "AC di kamar belum dingin." }),
      await takeStep(world.context(asked), id, sari.id, {
        kind: "propose_visit",
        day: second.day,
        slots: [second.slot],
      }),
      await takeStep(world.context(asked), id, budi.id, { kind: "accept_visit", ...second }),
      await deliverAt(to),
      await take(to + HOUR, budi, dispute),
    ])
      expect(done).toMatchObject({ ok: true });
    const found = await findDisputeCase(world.context().db, id, null);
    const view = found && disputeCaseView(found, "staff", to + 2 * HOUR);
    expect(found?.order.deliveredAt).toBeLessThan(from);
    expect(view?.facts).toContainEqual(
      expect.objectContaining({ label: "Terlaksana", value: "Hasil diserahkan sesudahnya", late: false }),
    );
  });

  it("refuses a delivery if the slot was moved while it was written", async () => {
    await acceptSlot(world, sari, id);
    await proposeSlot(world, budi, id, "600", dayAhead(4));
    const at = visit.from + MINUTE;
    const later = { day: dayAhead(4), slot: 600 };
    const move = () => takeStep(world.context(at), id, sari.id, { kind: "accept_visit", ...later });
    const delivered = await withInterleaved(world, "order_events", move, () => deliverAt(at));
    expect(delivered).toEqual({ ok: false, reason: "visit_ahead" });
    expect((await readVisitRows(world, id)).visit).toMatchObject(later);
    expect(await phase()).toBe("working");
  });
});
