import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailOptOuts, notifications } from "~/database/schema/messages";
import { outbox, users } from "~/database/schema/users";
import type { NotificationDraft } from "~/notifications/notification";
import { notify } from "~/notifications/queries.server";
import { mailWording } from "~/notifications/text";
import { ORIGIN, startWorld, type TestPerson, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const notice = (to: TestPerson, changes: Partial<NotificationDraft> = {}): NotificationDraft => ({
  userId: to.id,
  kind: "proposal",
  cause: crypto.randomUUID(),
  title: "Penawaran baru dari Sari",
  body: "Saya bisa mulai besok.",
  about: "Les gitar · Rp 350.000",
  href: "/dashboard/wanted",
  quotes: [],
  ...changes,
});

async function notificationsOf(person: TestPerson, ...notices: NotificationDraft[]) {
  const { db, now } = world.context();
  for (const one of notices) await db.batch([...notify(db, one, { now, wording: mailWording(ORIGIN) })]);
  const [user] = await db.select().from(users).where(eq(users.id, person.id));
  return {
    unread: user?.unreadNotifications,
    rows: await db.select().from(notifications).where(eq(notifications.userId, person.id)),
    mail: await db.select().from(outbox).where(eq(outbox.recipient, person.email)),
  };
}

describe("notifying a person", () => {
  it("writes a notification, counts it unread and sends a mail with an absolute link", async () => {
    const budi = await world.person("Budi");
    const { unread, rows, mail } = await notificationsOf(budi, notice(budi));
    expect(unread).toBe(1);
    expect(rows).toHaveLength(1);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.subject).toBe("Penawaran baru dari Sari");
    expect(mail[0]?.body).toContain(`${ORIGIN}/dashboard/wanted`);
  });

  it("happens once per cause", async () => {
    const budi = await world.person("Budi");
    const { unread, rows, mail } = await notificationsOf(
      budi,
      notice(budi, { cause: "x" }),
      notice(budi, { cause: "x" }),
    );
    expect([unread, rows.length, mail.length]).toEqual([1, 1, 1]);
  });

  it("sends no mail of a kind that was switched off, but still notifies", async () => {
    const budi = await world.person("Budi");
    await world.context().db.insert(mailOptOuts).values({ userId: budi.id, kind: "review" });
    const { unread, mail } = await notificationsOf(
      budi,
      notice(budi, { kind: "review" }),
      notice(budi, { kind: "order", title: "Pesanan baru" }),
    );
    expect(unread).toBe(2);
    expect(mail.map(({ subject }) => subject)).toEqual(["Pesanan baru"]);
  });

  it("cuts a title that is too long for its column", async () => {
    const budi = await world.person("Budi");
    const { rows } = await notificationsOf(budi, notice(budi, { title: "📣".repeat(300), about: "x".repeat(900) }));
    expect([...(rows[0]?.title ?? "")]).toHaveLength(200);
    expect(rows[0]?.about).toHaveLength(200);
  });

  it("decreases the unread count once when it is read", async () => {
    const budi = await world.person("Budi");
    await notificationsOf(budi, notice(budi), notice(budi));
    const { db, now } = world.context();
    const [first] = await db.select().from(notifications).where(eq(notifications.userId, budi.id));
    for (const at of [now, now + 1])
      await db
        .update(notifications)
        .set({ readAt: at })
        .where(eq(notifications.id, first?.id ?? ""));
    const [user] = await db.select().from(users).where(eq(users.id, budi.id));
    expect(user?.unreadNotifications).toBe(1);
  });
});
