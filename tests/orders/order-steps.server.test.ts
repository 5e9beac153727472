import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countAttempt } from "~/database/attempt-counters.server";
import { refunds } from "~/database/schema/money";
import { orderFiles, orders } from "~/database/schema/orders";
import { PREVIEWS_AN_HOUR } from "~/orders/order";
import { DAY, HOUR } from "~/platform/dates";
import { order, startPaying } from "../support/flows/buying";
import { auditLedger, balanceOf, readOrder } from "../support/flows/money";
import { paidOrder, step } from "../support/flows/order-steps";
import { controlOf } from "../support/gateway-control";
import { field } from "../support/pages/page-parts";
import { fieldValue, pageText } from "../support/pages/page-text";
import { phonePhoto, png, SECRET_PLACE } from "../support/pages/pictures";
import { stopClock } from "../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../support/world";

const WHY = "Warna hijaunya terlalu muda untuk papan nama.";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let hendra: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  hendra = await world.person("Hendra Wijaya");
  listing = await world.listing(sari);
});
afterAll(async () => {
  expect(await auditLedger(world)).toEqual([]);
  await world.stop();
});

const phaseOf = async (id: string) => (await readOrder(world, id)).order.phase;

async function makeOverdue(id: string, due: Partial<typeof orders.$inferInsert>) {
  await world.context().db.update(orders).set(due).where(eq(orders.id, id));
  await world.tick();
}

describe("a delivery", () => {
  it("has a note and files that only the two sides can download", async () => {
    const id = await paidOrder(world, budi, listing);
    const file = new File(["%PDF-1.7 isi"], '../logo "final" <b>.pdf', { type: "text/html" });
    const sent = await step(world, id, "delivery", sari, { note: "Semua berkas ada di lampiran." }, [file]);
    expect(sent.headers.get("Location")).toBe(`/dashboard/orders/${id}`);
    expect(await phaseOf(id)).toBe("delivered");

    const [row] = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    const path = `/dashboard/orders/${id}/files/${row?.key}`;
    const page = await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text();
    expect(page).toContain(path);
    expect(page).toContain("Semua berkas ada di lampiran.");

    const fetched = await world.fetch(path, { as: budi });
    expect(await fetched.text()).toBe("%PDF-1.7 isi");
    expect(fetched.headers.get("Content-Type")).toBe("application/pdf");
    expect(fetched.headers.get("Content-Disposition")).toMatch(/^attachment;.*logo%20_final_%20_b_\.pdf$/);
    expect(fetched.headers.get("Content-Disposition")).toContain('filename="logo _final_ _b_.pdf"');
    expect(fetched.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(fetched.headers.get("Cache-Control")).toBe("private, no-store");
    expect((await world.fetch(path, { as: hendra })).status).toBe(404);
    expect((await world.fetch(path)).headers.get("Location")).toContain("/login");
  });

  it("shows its pictures as copies to the two sides only, the first one large, and other files not as pictures", async () => {
    const id = await paidOrder(world, budi, listing);
    const photo = await phonePhoto(world.bindings.IMAGES);
    await step(world, id, "delivery", sari, { note: "Fotonya." }, [
      new File([photo], "Papan.JPG"),
      new File(["<svg/>"], "palsu.png"),
      new File([png(30_000, 30_000)], "raksasa.png"),
      new File(["Nota"], "nota.txt"),
    ]);
    const page = await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text();
    const shown = [...page.matchAll(/<img [^>]*src="[^"]+\?preview(=large)?"/g)];
    expect(shown.map(([, large]) => large)).toEqual(["=large", undefined, undefined]);
    const openedFiles = [...page.matchAll(/href="([^"]+)\?open"/g)].map(([, path]) => path ?? "");
    expect(openedFiles).toHaveLength(3);
    const opened = await Promise.all(openedFiles.map((path) => world.fetch(`${path}?open`, { as: budi })));
    // The second file is not a picture, so the browser downloads it.
    expect(opened.map(({ headers }) => headers.get("Content-Disposition")?.split(";")[0])).toEqual([
      "inline",
      "attachment",
      "inline",
    ]);
    for (const { headers } of opened) expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);

    const rows = await world.context().db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    const preview = (name: string, as?: TestPerson, headers?: Record<string, string>, size = "") => {
      const path = `/dashboard/orders/${id}/files/${rows.find((row) => row.name === name)?.key}?preview${size}`;
      return world.fetch(path, { ...(as && { as }), ...(headers && { headers }) });
    };
    const small = await preview("Papan.JPG", budi);
    expect(small.headers.get("Content-Type")).toBe("image/webp");
    expect(small.headers.get("Cache-Control")).toBe("private, max-age=86400");
    const bytes = Buffer.from(await small.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe("WEBP");
    expect(bytes.toString("latin1")).not.toContain(SECRET_PLACE);
    const tag = small.headers.get("ETag") ?? "";
    expect((await preview("Papan.JPG", sari, { "If-None-Match": tag })).status).toBe(304);
    const large = await preview("Papan.JPG", budi, { "If-None-Match": tag }, "=large");
    expect(large.headers.get("Content-Type")).toBe("image/webp");
    expect((await large.arrayBuffer()).byteLength).toBeGreaterThan(bytes.byteLength);
    for (const name of ["palsu.png", "raksasa.png", "nota.txt"])
      expect((await preview(name, budi)).status, name).toBe(404);
    expect((await preview("Papan.JPG", hendra)).status).toBe(404);
    expect((await preview("Papan.JPG")).headers.get("Location")).toContain("/login");
  });

  it("keeps the sequence in which the seller arranged its files", async () => {
    const id = await paidOrder(world, budi, listing);
    const names = ["c.txt", "a.txt", "b.txt"];
    await step(
      world,
      id,
      "delivery",
      sari,
      { note: "Selesai." },
      names.map((name) => new File([name], name)),
    );
    const page = pageText(await (await world.fetch(`/dashboard/orders/${id}`, { as: budi })).text());
    expect(page.match(/\b[abc]\.txt/g)?.slice(0, 3)).toEqual(names);
  });

  it("makes at most three hundred small pictures an hour per person, and none for a cached one", async () => {
    stopClock();
    const wanda = await world.person("Wanda Kirana");
    const id = await paidOrder(world, wanda, listing);
    await step(world, id, "delivery", sari, { note: "Fotonya." }, [new File([png(400, 300)], "papan.png")]);
    const { db, now } = world.context();
    const [row] = await db.select().from(orderFiles).where(eq(orderFiles.orderId, id));
    const path = `/dashboard/orders/${id}/files/${row?.key}?preview`;
    await countAttempt(db, `preview:${wanda.id}`, PREVIEWS_AN_HOUR, now, PREVIEWS_AN_HOUR - 1);
    const answers = await Promise.all([1, 2, 3].map(() => world.fetch(path, { as: wanda })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
    const tag = answers.find(({ status }) => status === 200)?.headers.get("ETag") ?? "";

    const { FILES } = world.bindings;
    let read = 0;
    world.bindings.FILES = {
      head: (key: string) => FILES.head(key),
      get: (key: string) => {
        read += 1;
        return FILES.get(key);
      },
    } as typeof FILES;
    try {
      const again = await world.fetch(path, { as: wanda, headers: { "If-None-Match": tag } });
      expect(again.status).toBe(304);
      expect((await world.fetch(path, { as: wanda })).status).toBe(429);
      expect(read).toBe(0);
      expect((await world.fetch(path, { as: sari })).status).toBe(200);
      expect(read).toBe(1);
    } finally {
      world.bindings.FILES = FILES;
    }
    expect((await world.fetch(path.replace("?preview", ""), { as: wanda })).status).toBe(200);
  });

  it("without note and file shows what to do", async () => {
    const id = await paidOrder(world, budi, listing);
    const page = await (await world.fetch(`/dashboard/orders/${id}/delivery`, { as: sari })).text();
    expect(field(page, "Catatan untuk pembeli").description).toContain("Catatan atau berkas, salah satu cukup.");
    const answer = await step(world, id, "delivery", sari, { note: "  " });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Tulis catatan serah terima atau lampirkan berkas hasil kerja.");
    expect(await phaseOf(id)).toBe("working");
  });

  it("keeps the note if a file is too large or there are too many", async () => {
    const id = await paidOrder(world, budi, listing);
    const note = "Ini catatannya.";
    const heavy = new File([new Uint8Array(21 * 1024 * 1024)], "video.mp4");
    const refused = await (await step(world, id, "delivery", sari, { note }, [heavy])).text();
    expect(refused).toContain("lebih dari 20 MB");
    expect(refused).toContain(note);
    const many = Array.from({ length: 6 }, (_, n) => new File(["x"], `${n}.txt`));
    expect(await (await step(world, id, "delivery", sari, { note }, many)).text()).toContain(
      "Lampirkan paling banyak 5 berkas",
    );
    expect(await phaseOf(id)).toBe("working");
  });

  it("is possible for the seller only, and strangers cannot open the page", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", budi);
    expect(await phaseOf(id)).toBe("working");
    expect((await step(world, id, "delivery", hendra)).status).toBe(404);
    expect((await world.fetch(`/dashboard/orders/${id}/delivery`, { as: hendra })).status).toBe(404);
    expect((await world.fetch(`/dashboard/orders/${id}/nothing`, { as: sari })).status).toBe(404);
  });
});

describe("after a delivery", () => {
  async function delivered() {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari);
    return id;
  }

  it("the buyer can ask for a revision, and another delivery follows", async () => {
    const id = await delivered();
    const short = await step(world, id, "revision", budi, { reason: "Kurang." });
    expect(short.status).toBe(400);
    expect(await short.text()).toContain("minimal 20 karakter");
    await step(world, id, "revision", budi, { reason: WHY });
    expect(await phaseOf(id)).toBe("revision");
    await step(world, id, "delivery", sari);
    expect((await readOrder(world, id)).kinds.slice(-3)).toEqual(["delivered", "revision_requested", "delivered"]);
  });

  it("the scheduler releases the money once if the buyer does not answer", async () => {
    const id = await delivered();
    const before = await balanceOf(world, `seller:${sari.id}`);
    await world.tick();
    expect(await phaseOf(id)).toBe("delivered");
    await makeOverdue(id, { reviewDueAt: Date.now() - 1000 });
    await world.tick();
    const { order, kinds } = await readOrder(world, id);
    expect([order.status, order.paymentStatus]).toEqual(["completed", "released"]);
    expect(kinds.filter((kind) => kind === "released")).toHaveLength(1);
    expect((await balanceOf(world, `seller:${sari.id}`)) - before).toBe(315_000);
  });

  it("the buyer is reminded once, a day before", async () => {
    const id = await delivered();
    await makeOverdue(id, { remindAt: Date.now() - 1000 });
    await world.tick();
    const reminders = world.postbox.sent.filter(
      ({ subject, to }) => subject.startsWith("Pengingat:") && to === budi.email,
    );
    expect(reminders.filter(({ text }) => text.includes(id))).toHaveLength(1);
  });
});

describe("cancelling paid work", () => {
  it("by the seller refunds everything", async () => {
    const id = await paidOrder(world, budi, listing);
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: sari, form: {} });
    const { order } = await readOrder(world, id);
    expect([order.status, order.paymentStatus]).toEqual(["cancelled", "refund_pending"]);
    const owed = await world.context().db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(owed).toMatchObject([
      { buyerId: budi.id, amount: 350_000, attempt: 1, route: "gateway", status: "pending" },
    ]);
  });

  it("by the scheduler happens a week after the deadline without delivery", async () => {
    const id = await paidOrder(world, budi, listing);
    const long = Date.now() - 30 * DAY;
    await makeOverdue(id, { startedAt: long, workDueAt: long, maxDays: 3 });
    expect((await readOrder(world, id)).kinds.slice(-2)).toEqual(["cancelled_late", "refunded"]);
  });

  it("by agreement divides the money as proposed", async () => {
    const id = await paidOrder(world, budi, listing);
    const bad = await step(world, id, "cancellation-request", budi, { back: "353500", reason: WHY });
    expect(bad.status).toBe(400);
    await step(world, id, "cancellation-request", budi, { back: "210000", reason: WHY });
    expect(await phaseOf(id)).toBe("cancel_requested");
    const asked = await (await world.fetch(`/dashboard/orders/${id}/cancellation-agreement`, { as: sari })).text();
    expect(asked).toContain("Rp 210.000 dikembalikan kepada Budi Santoso.");
    expect(asked).toContain("Rp 126.000 diteruskan kepada Anda setelah biaya platform Rp 14.000.");
    await step(world, id, "cancellation-agreement", sari);
    const { order } = await readOrder(world, id);
    expect([order.status, order.paymentStatus, order.buyerShare]).toEqual(["completed", "split", 60]);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(0);
  });

  it("as proposed happens if nobody answers in time", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "cancellation-request", budi, { back: "350000", reason: WHY });
    await makeOverdue(id, { answerDueAt: Date.now() - HOUR });
    const { order, kinds } = await readOrder(world, id);
    // The same run refunds it through the gateway.
    expect([order.status, order.paymentStatus]).toEqual(["cancelled", "refunded"]);
    expect(kinds.slice(-2)).toEqual(["cancellation_enforced", "refunded"]);
  });

  it("as proposed does not happen if the work is delivered", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "cancellation-request", budi, { back: "350000", reason: WHY });
    const asked = await (await world.fetch(`/dashboard/orders/${id}/delivery`, { as: sari })).text();
    expect(asked).toContain("Dengan ini Anda menolak pembatalan.");
    await step(world, id, "delivery", sari);
    await makeOverdue(id, { answerDueAt: Date.now() - HOUR });
    expect(await phaseOf(id)).toBe("delivered");
    expect(await balanceOf(world, `escrow:${id}`)).toBe(350_000);
  });

  it("that is declined or withdrawn lets the work continue", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "cancellation-request", budi, { back: "175000", reason: WHY });
    await step(world, id, "cancellation-refusal", sari, { reason: "Sudah hampir selesai." });
    expect(await phaseOf(id)).toBe("working");
    await step(world, id, "cancellation-request", budi, { back: "175000", reason: WHY });
    await step(world, id, "cancellation-withdrawal", budi);
    expect(await phaseOf(id)).toBe("working");
  });
});

describe("a form from before the order changed", () => {
  it("accepts only the proposal that it showed", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "cancellation-request", budi, { back: "35000", reason: WHY });
    const { version } = (await readOrder(world, id)).order;
    await step(world, id, "cancellation-withdrawal", budi);
    await step(world, id, "cancellation-request", budi, { back: "350000", reason: WHY });
    await step(world, id, "cancellation-agreement", sari, { version: String(version) });
    expect(await phaseOf(id)).toBe("cancel_requested");
    const page = await (await world.fetch(`/dashboard/orders/${id}/cancellation-agreement`, { as: sari })).text();
    const shown = fieldValue(page, "version") ?? "";
    await step(world, id, "cancellation-agreement", sari, { version: shown });
    expect((await readOrder(world, id)).order.buyerShare).toBe(100);
  });

  it("cannot cancel an order that has just been paid", async () => {
    const id = await order(world, budi, listing);
    const { gatewayOrderId } = await startPaying(world, budi, id);
    const { version } = (await readOrder(world, id)).order;
    await controlOf(world).pay(gatewayOrderId, { transaction_status: "settlement" });
    await world.fetch(`/dashboard/orders/${id}/cancellation`, {
      as: sari,
      form: { version: String(version) },
    });
    expect((await readOrder(world, id)).order.status).toBe("in_progress");
  });
});

describe("money that the gateway refunded", () => {
  it("is not owed again if the seller had already cancelled", async () => {
    const id = await paidOrder(world, budi, listing);
    await world.fetch(`/dashboard/orders/${id}/cancellation`, { as: sari, form: {} });
    const owed = await balanceOf(world, `refund:${budi.id}`);
    await controlOf(world).pay(`JW-${id}-1`, { transaction_status: "refund" });
    expect((await balanceOf(world, `refund:${budi.id}`)) - owed).toBe(-350_000);
    const { order: row } = await readOrder(world, id);
    expect(row.paymentStatus).toBe("refunded");
    const [debt] = await world.context().db.select().from(refunds).where(eq(refunds.orderId, id));
    expect(debt?.status).toBe("paid");
  });
});

describe("the scheduler", () => {
  it("skips an order that fails and continues with the next ones", async () => {
    const bad = await paidOrder(world, budi, listing);
    const good = await paidOrder(world, budi, listing);
    for (const id of [bad, good]) await step(world, id, "delivery", sari);
    const { db } = world.context();
    // The price exceeds the escrow, so the ledger refuses.
    await db.update(orders).set({ price: 350_001, totalPrice: 350_001, reviewDueAt: 1 }).where(eq(orders.id, bad));
    await makeOverdue(good, { reviewDueAt: Date.now() - 1000 });
    expect(await phaseOf(bad)).toBe("delivered");
    expect((await readOrder(world, good)).order.status).toBe("completed");
    await db.update(orders).set({ price: 350_000, totalPrice: 350_000 }).where(eq(orders.id, bad));
  });
});

describe("32 submits at once", () => {
  it.each([
    ["delivery", () => sari, {}, "delivered"],
    ["cancellation-request", () => budi, { back: "140000", reason: WHY }, "cancellation_requested"],
  ] as const)("of %s write one event", async (name, who, fields, kind) => {
    const id = await paidOrder(world, budi, listing);
    await Promise.all(Array.from({ length: 32 }, () => step(world, id, name, who(), fields)));
    const { kinds } = await readOrder(world, id);
    expect(kinds.filter((one) => one === kind)).toHaveLength(1);
  });

  it("of two conflicting steps move the money once", async () => {
    const id = await paidOrder(world, budi, listing);
    await step(world, id, "delivery", sari);
    await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        n % 2 === 0
          ? world.fetch(`/dashboard/orders/${id}/completion`, { as: budi, form: {} })
          : step(world, id, "revision", budi, { reason: WHY }),
      ),
    );
    const { order: row, kinds } = await readOrder(world, id);
    const ends = kinds.filter((kind) => kind === "completed");
    expect(ends).toHaveLength(row.status === "completed" ? 1 : 0);
    expect(await balanceOf(world, `escrow:${id}`)).toBe(row.status === "completed" ? 0 : 350_000);
  });
});
