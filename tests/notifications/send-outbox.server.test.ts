import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listMail, outboxRow } from "~/database/outbox.server";
import { sendOutbox } from "~/notifications/send-outbox.server";
import { HOUR, MINUTE } from "~/platform/dates";
import { startWorld, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(() => {
  world.postbox.broken = false;
  world.postbox.sent.length = 0;
});

const NOW = Date.UTC(2026, 7, 17, 3, 5);

async function post(to: string, now = NOW): Promise<void> {
  await outboxRow(world.context().db, { to, subject: "Kabar", body: "Halo" }, now);
}

async function waiting(to: string) {
  const [mail] = await listMail(world.context().db, { to, before: null, limit: 1 });
  return mail;
}

describe("the outbox", () => {
  it("sends due mails once", async () => {
    await post("sari@contoh.id");
    await sendOutbox(world.context(NOW));
    await sendOutbox(world.context(NOW + HOUR));
    expect(world.postbox.sent).toMatchObject([{ to: "sari@contoh.id", subject: "Kabar", text: "Halo" }]);
    expect(await waiting("sari@contoh.id")).toMatchObject({ sentAt: NOW, attempts: 1, lastError: null });
  });

  it("sends each mail once, however many senders run at once", async () => {
    for (let i = 0; i < 8; i += 1) await post(`budi${i}@contoh.id`);
    await Promise.all(Array.from({ length: 6 }, () => sendOutbox(world.context(NOW))));
    expect(world.postbox.sent.map(({ to }) => to).sort()).toEqual(
      Array.from({ length: 8 }, (_, i) => `budi${i}@contoh.id`),
    );
  });

  it("catches up in a limited number of rounds", async () => {
    for (let i = 0; i < 24; i += 1) await post(`rina${i}@contoh.id`);
    await sendOutbox(world.context(NOW), 2);
    expect(world.postbox.sent).toHaveLength(20);
    await sendOutbox(world.context(NOW), 2);
    expect(world.postbox.sent).toHaveLength(24);
  });

  it("keeps refused mails, doubles the delay each time, and sends them in the end", async () => {
    await post("tono@contoh.id");
    world.postbox.broken = true;
    await sendOutbox(world.context(NOW));
    expect(await waiting("tono@contoh.id")).toMatchObject({
      sentAt: null,
      attempts: 1,
      lastError: "the mail binding is down",
      nextAttemptAt: NOW + MINUTE,
    });
    await sendOutbox(world.context(NOW + MINUTE));
    expect(await waiting("tono@contoh.id")).toMatchObject({ attempts: 2, nextAttemptAt: NOW + 3 * MINUTE });

    world.postbox.broken = false;
    await sendOutbox(world.context(NOW + 2 * MINUTE));
    expect(world.postbox.sent).toEqual([]);
    await sendOutbox(world.context(NOW + 3 * MINUTE));
    expect(world.postbox.sent).toHaveLength(1);
    expect(await waiting("tono@contoh.id")).toMatchObject({ sentAt: NOW + 3 * MINUTE, lastError: null });
  });

  it("sends mails again that another sender claimed and never finished", async () => {
    await post("wati@contoh.id");
    const dying = {
      ...world.context(NOW),
      channels: async () => ({ mailer: { send: () => Promise.reject(new Error("evicted")) }, push: null }),
    };
    await expect(sendOutbox(dying)).rejects.toThrow("evicted");
    await sendOutbox(world.context(NOW + MINUTE));
    expect(world.postbox.sent).toEqual([]);
    await sendOutbox(world.context(NOW + 2 * MINUTE));
    expect(world.postbox.sent).toHaveLength(1);
  });

  it("sends a limited number a run, oldest first", async () => {
    for (let i = 0; i < 12; i += 1) await post(`antre${i}@contoh.id`, NOW - 1000 + i);
    await sendOutbox(world.context(NOW));
    expect(world.postbox.sent).toHaveLength(10);
    await sendOutbox(world.context(NOW));
    expect(world.postbox.sent.slice(10).map(({ to }) => to)).toEqual(["antre10@contoh.id", "antre11@contoh.id"]);
  });
});
