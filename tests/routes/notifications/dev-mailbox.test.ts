import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outboxRow } from "~/database/outbox.server";
import { hrefs, nextPage } from "../../support/pages/page-text";
import { startWorld, type World } from "../../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const read = async (path: string) => (await world.fetch(path)).text();

describe("the development mailbox", () => {
  it("lists mail newest first, page by page, each mail once", async () => {
    const { db, now } = world.context();
    for (let i = 0; i < 30; i += 1) {
      // Pairs with the same time, so that a page may end between them.
      const mail = { to: "sari@contoh.id", subject: `Kabar nomor ${i}.`, body: "Halo" };
      await outboxRow(db, mail, now + Math.floor(i / 2));
    }
    const first = await read("/dev/mailbox");
    const second = await read(nextPage(first) ?? "");
    const numbers = (html: string) => [...html.matchAll(/Kabar nomor (\d+)\./g)].map(([, i]) => Number(i));
    expect(numbers(first)).toHaveLength(25);
    expect(new Set([...numbers(first), ...numbers(second)]).size).toBe(30);
    expect(Math.min(...numbers(first))).toBeGreaterThan(Math.max(...numbers(second)) - 2);
  });

  it("filters by address and makes addresses into links", async () => {
    const { db, now } = world.context();
    const link = "http://localhost:8787/verify-email?token=abc";
    await outboxRow(db, { to: "budi@contoh.id", subject: "Untuk Budi", body: `Buka:\n\n${link}\n\nSalam` }, now);
    const html = await read("/dev/mailbox?to=Budi@contoh.id");
    expect(html).toContain("Untuk Budi");
    expect(hrefs(html)).toContain(link);
    expect(html).not.toContain("Kabar nomor");
    expect(html).not.toContain("<script");
    expect(await read("/dev/mailbox?to=tono@contoh.id")).toContain("Belum ada email");
  });

  it.each(["before=x", "before=999999999999999_x", "to=%00", "to=%25&before="])(
    "accepts the query %s",
    async (query) => {
      expect((await world.fetch(`/dev/mailbox?${query}`)).status).toBe(200);
    },
  );

  it("is not found outside development", async () => {
    const production = await startWorld({
      variables: {
        ENVIRONMENT: "production",
        APP_ORIGIN: "https://jasawarga.example",
        SESSION_SECRET: "a-long-secret-of-the-real-deployment-only",
        MIDTRANS_APP_URL: "https://app.gateway.example",
        MIDTRANS_API_URL: "https://api.gateway.example",
        MIDTRANS_SERVER_KEY: "Mid-server-real-one",
        MIDTRANS_CLIENT_KEY: "Mid-client-real-one",
        MIDTRANS_MERCHANT_ID: "G123456789",
        CARD_HOLD_DAYS: "30",
      },
    });
    expect((await production.fetch("/dev/mailbox")).status).toBe(404);
    await production.stop();
  });
});
