import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { listingPictures, listings } from "~/database/schema/listings";
import { conversationMembers, messages } from "~/database/schema/messages";
import { orderEvents, orderFiles, orders } from "~/database/schema/orders";

import { attemptCounters } from "~/database/schema/users";
import { REVIEW_WINDOW } from "~/orders/order";
import { DAY, HOUR, MINUTE, toDateInput } from "~/platform/dates";
import { order } from "../support/flows/buying";
import { PROBLEM } from "../support/flows/disputing";
import { askAbout, messageFields, write } from "../support/flows/messaging";
import { paidOrder, step, stepForm } from "../support/flows/order-steps";
import { offerFields, offerFormData, wantedFormData } from "../support/flows/selling";
import { editForm, profileFields, storedByUploads, UPLOAD_ROUTES, type UploadRoute } from "../support/flows/uploading";
import { pageText } from "../support/pages/page-text";
import { png, webp } from "../support/pages/pictures";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  stopClock();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  offer = await world.listing(sari);
});

const LATE = 420_000;
const photo = () => new File([webp()], "kopi.webp", { type: "image/webp" });
const file = (takes: UploadRoute["takes"]) => (takes === "portrait" ? new File([png(400, 400)], "saya.png") : photo());
function orderForm(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("files", photo());
  return form;
}
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

async function sendSlowly(path: string, as: TestPerson, form: FormData) {
  const sent = new Response(await world.ownedForm(form, as));
  const bytes = new Uint8Array(await sent.arrayBuffer());
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
  const answer = world.fetch(path, { as, body: readable, headers });
  // Some routes query the database first, so the test does not wait until these bytes are read.
  const written = writer.write(bytes.slice(0, -20));
  await new Promise((done) => setTimeout(done, 20));
  return {
    async end() {
      await written;
      await writer.write(bytes.slice(-20));
      await writer.close();
      return answer;
    },
  };
}

describe("a form with files whose end comes late", () => {
  it.each(UPLOAD_ROUTES)("is accepted after nine minutes: $name", async ({ takes, begin }) => {
    const { path, as, form } = await begin(world, { sari, budi, offer }, [file(takes)]);
    const before = await storedByUploads(world);
    const slow = await sendSlowly(path, as, form);
    advanceClock(9 * MINUTE);
    const answer = await slow.end();
    expect(answer.status, await answer.clone().text()).toBeLessThan(400);
    expect(await storedByUploads(world)).not.toBe(before);
  });

  it.each(UPLOAD_ROUTES)("is refused after ten minutes, and leaves nothing: $name", async ({ takes, begin }) => {
    const { path, as, form } = await begin(world, { sari, budi, offer }, [file(takes)]);
    await world.settled();
    const before = await storedByUploads(world);
    const slow = await sendSlowly(path, as, form);
    advanceClock(10 * MINUTE + 1);
    const answer = await slow.end();
    expect(answer.status).toBe(408);
    expect(await answer.text()).toContain("Pengiriman terlalu lama");
    await world.settled();
    expect(await storedByUploads(world)).toBe(before);
  });

  it("is refused for any size of pieces", async () => {
    const sent = new Response(await world.ownedForm(offerFormData({}, [photo()]), sari));
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const [first, second, last] = [bytes.slice(0, 500), bytes.slice(500, -500), bytes.slice(-500)];
    const pieces = [first, second, last];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (!piece) return controller.close();
        advanceClock(4 * MINUTE);
        controller.enqueue(piece);
      },
    });
    const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
    const answer = await world.fetch("/dashboard/services/create", { as: sari, body, headers });
    expect(answer.status).toBe(408);
  });
});

describe("a form without files whose end comes late", () => {
  async function cancelSlowly(kind: "urlencoded" | "multipart", ms: number) {
    const id = await order(world, budi, offer);
    const owned = await world.ownedForm(new FormData(), budi);
    owned.set("note", "Salah pesan");
    const fields = [...owned].map(([name, value]): [string, string] => [name, String(value)]);
    const sent = new Response(kind === "multipart" ? owned : new URLSearchParams(fields));
    const bytes = new Uint8Array(await sent.arrayBuffer());
    const pieces = [bytes.slice(0, 5), bytes.slice(5)];
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (!piece) return controller.close();
        if (pieces.length === 0) advanceClock(ms);
        controller.enqueue(piece);
      },
    });
    const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
    const answer = await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: budi, body, headers });
    const row = await world.bindings.DB.prepare("select closed_at from orders where id = ?")
      .bind(id)
      .first<{ closed_at: number | null }>();
    return { answer, isClosed: row?.closed_at !== null };
  }

  it.each(["urlencoded", "multipart"] as const)("is refused after ten minutes: %s", async (kind) => {
    const { answer, isClosed } = await cancelSlowly(kind, 10 * MINUTE + 1);
    expect(answer.status).toBe(408);
    expect(await answer.text()).toContain("Pengiriman terlalu lama");
    expect(isClosed).toBe(false);
  });

  it.each(["urlencoded", "multipart"] as const)("is accepted after nine minutes: %s", async (kind) => {
    const { answer, isClosed } = await cancelSlowly(kind, 9 * MINUTE);
    expect(answer.status).toBe(303);
    expect(isClosed).toBe(true);
  });
});

describe("the time of a form with files is its end", () => {
  it("for a delivery: the buyer has the time to review it from then", async () => {
    const order = await paidOrder(world, budi, offer);
    const form = orderForm(stepForm("delivery"));
    const slow = await sendSlowly(`/dashboard/orders/${order}/delivery`, sari, form);
    advanceClock(LATE);
    expect((await slow.end()).status).toBe(303);
    const { db } = world.context();
    const [row] = await db.select().from(orders).where(eq(orders.id, order));
    expect([row?.deliveredAt, row?.reviewDueAt]).toEqual([Date.now(), Date.now() + REVIEW_WINDOW]);
    const events = await db.select().from(orderEvents).where(eq(orderEvents.orderId, order));
    expect(events.at(-1)?.at).toBe(Date.now());
  });

  it("for an order that ended meanwhile", async () => {
    const order = await paidOrder(world, budi, offer);
    await step(world, order, "delivery", sari);
    const form = orderForm({ reason: PROBLEM });
    const slow = await sendSlowly(`/dashboard/orders/${order}/dispute`, budi, form);
    advanceClock(LATE);
    await world.fetch(`/dashboard/orders/${order}/completion`, { as: budi, form: {} });
    const answer = await slow.end();
    expect(answer.status).toBe(409);
    expect(pageText(await answer.text())).toContain(PROBLEM);
    const { db } = world.context();
    const [row] = await db.select().from(orders).where(eq(orders.id, order));
    expect(row?.status).toBe("completed");
    const files = await db.select().from(orderFiles).where(eq(orderFiles.orderId, order));
    expect(files).toEqual([]);
  });

  it("for a message, which shows no time before one that was read earlier", async () => {
    const id = await askAbout(world, budi, offer, "Halo");
    const slow = await sendSlowly(`/messages/${id}`, sari, messageFields("Foto", [photo()]));
    advanceClock(LATE / 2);
    await write(world, budi, id, "Masih ada?");
    advanceClock(LATE / 2);
    expect((await slow.end()).status).toBe(303);
    const said = await world
      .context()
      .db.select()
      .from(messages)
      .where(eq(messages.conversationId, id))
      .orderBy(messages.seq);
    expect(said.map(({ body }) => body)).toEqual(["Halo", "Masih ada?", "Foto"]);
    expect(said[2]?.createdAt).toBe(Date.now());
  });

  it("for a message that was overtaken while its pictures were encoded", async () => {
    const id = await askAbout(world, budi, offer, "Halo");
    const ahead = Date.now() + 5_000;
    await world
      .context()
      .db.update(conversationMembers)
      .set({ lastMessageAt: ahead })
      .where(eq(conversationMembers.conversationId, id));
    await write(world, sari, id, "Foto");
    const [, last] = await world
      .context()
      .db.select()
      .from(messages)
      .where(eq(messages.conversationId, id))
      .orderBy(messages.seq);
    expect(last?.createdAt).toBe(ahead);
  });

  it("for limits: it counts in the hour in which it ended", async () => {
    vi.setSystemTime(Math.ceil(Date.now() / HOUR) * HOUR - MINUTE);
    const slow = await sendSlowly("/dashboard/services/create", sari, offerFormData({}, [photo()]));
    advanceClock(LATE);
    expect((await slow.end()).status).toBe(303);
    const counted = await world
      .context()
      .db.select()
      .from(attemptCounters)
      .where(sql`${attemptCounters.key} in (${`listing:${sari.id}`}, ${`picture:${sari.id}`})`);
    const hour = Math.floor(Date.now() / HOUR) * HOUR;
    expect(counted.map(({ windowStart }) => windowStart)).toEqual([hour, hour]);
  });

  it("for the day of a deadline that passed meanwhile", async () => {
    const midnight = Math.ceil((Date.now() + 7 * HOUR) / DAY) * DAY - 7 * HOUR;
    vi.setSystemTime(midnight - MINUTE);
    // A new login, because the session of `beforeEach` may have ended by then.
    const budi = await world.person("Budi Santoso");
    const form = wantedFormData({ deadline: toDateInput(Date.now()) }, [photo()]);
    const slow = await sendSlowly("/dashboard/wanted/create", budi, form);
    advanceClock(LATE);
    expect((await slow.end()).status).toBe(400);
  });

  it("for a new offer: it has its seller's current name", async () => {
    const slow = await sendSlowly("/dashboard/services/create", sari, offerFormData());
    advanceClock(LATE);
    await world.fetch("/profile/edit", { as: sari, form: profileFields() });
    await world.settled();
    expect((await slow.end()).status).toBe(303);
    const rows = await world.context().db.select().from(listings).where(eq(listings.ownerId, sari.id));
    expect(rows.map(({ sellerName }) => sellerName)).toEqual(["Sari Lestari", "Sari Lestari"]);
  });

  it.each([
    ["deleted", { deletedAt: 1 }, 404],
    ["hidden", { hiddenAt: 1, hiddenReason: "Melanggar aturan.", status: "inactive" as const }, 400],
  ])("for an edited offer that was %s meanwhile", async (_, change, status) => {
    const slow = await sendSlowly(
      `/dashboard/services/edit/${offer}`,
      sari,
      editForm(offerFields({ title: "Lain sama sekali" }), [photo()]),
    );
    await world.context().db.update(listings).set(change).where(eq(listings.id, offer));
    advanceClock(LATE);
    expect((await slow.end()).status).toBe(status);
    const [row] = await world.context().db.select().from(listings).where(eq(listings.id, offer));
    expect(row?.title).not.toBe("Lain sama sekali");
  });

  it("for the position of a new picture, after those added meanwhile", async () => {
    const slow = await sendSlowly(`/dashboard/services/edit/${offer}`, sari, editForm(offerFields(), [photo()]));
    advanceClock(LATE);
    await world.fetch(`/dashboard/services/edit/${offer}`, {
      as: sari,
      form: editForm(offerFields(), [photo()]),
    });
    expect((await slow.end()).status).toBe(303);
    const rows = await world.context().db.select().from(listingPictures).where(eq(listingPictures.listingId, offer));
    expect(rows.map(({ position }) => position).sort()).toEqual([0, 1]);
  });
});
