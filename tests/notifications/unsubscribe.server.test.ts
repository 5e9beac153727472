import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailOptOuts } from "~/database/schema/messages";
import { notify } from "~/notifications/queries.server";
import { notifyOptions, sendOutbox } from "~/notifications/send-outbox.server";
import { withdrawalPaidNotification } from "~/payouts/notification-text";
import { freshEmail, signUpRequest } from "../support/flows/account";
import { askAbout } from "../support/flows/messaging";
import { type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { pageText } from "../support/pages/page-text";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

async function mailAbout(message: string) {
  const stranger = await world.person("Tono Hartono");
  world.postbox.sent.length = 0;
  await askAbout(world, stranger, home.offer, message);
  await sendOutbox(world.context());
  await world.settled();
  const mail = world.postbox.sent.find(({ to }) => to === home.sari.email);
  if (!mail) throw new Error("Sari got no mail");
  return { mail, link: new URL(/<(.+)>/.exec(mail.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "") };
}

const optOuts = () =>
  world.context().db.select({ kind: mailOptOuts.kind }).from(mailOptOuts).where(eq(mailOptOuts.userId, home.sari.id));

describe("notification mail", () => {
  it("can be switched off with one click in a mail program, without origin and cookie", async () => {
    const { mail, link } = await mailAbout("Apakah masih tersedia?");
    expect(mail.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

    const shown = await world.fetch(link.pathname);
    expect(shown.status).toBe(200);
    expect(await optOuts()).toEqual([]);

    const body = "List-Unsubscribe=One-Click";
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: "null" };
    const [, token] = /^\/unsubscribe\/(.+)$/.exec(link.pathname) ?? [];
    for (const path of [link.pathname, `${link.pathname}/`, `/Unsubscribe/${token}`]) {
      const done = await world.fetch(path, { method: "POST", body, headers });
      expect(done.status).toBe(200);
      expect(pageText(await done.text())).toContain("Anda tidak lagi menerima email tentang Pesan");
    }
    expect(await optOuts()).toEqual([{ kind: "message" }]);
    await world.context().db.delete(mailOptOuts);
  });

  it.each([
    ["another person", (token: string) => token.replace(/^[^.]+/, home.budi.id)],
    ["another kind", (token: string) => token.replace(".message.", ".payment.")],
    ["another signature", (token: string) => `${token.slice(0, -1)}${token.endsWith("0") ? "1" : "0"}`],
    ["no signature", (token: string) => token.replace(/[^.]+$/, "")],
  ])("cannot be switched off with %s in the link", async (_, changed) => {
    const { link } = await mailAbout("Halo");
    const token = link.pathname.split("/").at(-1) ?? "";
    for (const method of ["GET", "POST"]) {
      const form = method === "POST" ? { form: {} } : {};
      expect((await world.fetch(`/unsubscribe/${changed(token)}`, { method, ...form })).status).toBe(404);
    }
    expect(await optOuts()).toEqual([]);
  });

  it("arrives about a withdrawal although mail about payments is switched off", async () => {
    const { db, ...context } = world.context();
    const account = { channel: "BCA", number: "1234567890", holder: "Sari" } as const;
    const paid = { id: crypto.randomUUID(), userId: home.sari.id, amount: 150_000, account };
    await db.insert(mailOptOuts).values({ userId: home.sari.id, kind: "payment" });
    world.postbox.sent.length = 0;
    await db.batch([...notify(db, withdrawalPaidNotification(paid, "REF-1"), notifyOptions(context))]);
    await sendOutbox(world.context());
    const [mail] = world.postbox.sent;
    expect(mail?.subject).toContain("Penarikan Rp 150.000 sudah dikirim");
    expect(mail?.headers).toBeUndefined();
    expect(mail?.text).not.toContain("Atur email yang Anda terima");
    await db.delete(mailOptOuts);
  });

  it("leaves out the headers in mails about the account", async () => {
    const email = freshEmail("rina");
    await signUpRequest(world, email);
    const mail = world.postbox.sent.find(({ to }) => to === email);
    expect(mail?.headers).toBeUndefined();
  });
});

describe("the mail about a first message", () => {
  it.each([
    "Verifikasi di https://jasawarga-aman.top/masuk sekarang",
    "Buka jasawarga.vip/verifikasi",
    "www.penipu.ru",
    "Tulis ke cs@jasawarga-id.com",
    "Klik jasawarga。id.co",
    "Buka jasawarga.zip lalu 8.8.4.4",
    `${"a.bc x ".repeat(40)}`,
    "Buka contoh.xyz?kode=1 atau 10.0.0.1/masuk",
    "ｈｔｔｐｓ://penipu.example/x",
  ])("warns and leaves out the link: %s", async (message) => {
    const { mail } = await mailAbout(message);
    const own = mail.text.replaceAll(/http:\/\/localhost:8787\/\S+/g, "");
    expect(own).toContain("[tautan disembunyikan]");
    expect(own).not.toMatch(/https?:|www|\.(?:top|vip|ru|com|zip|xyz|co|example)\b|10\.0/);
    expect(own).toContain("JasaWarga tidak pernah meminta kata sandi, kode, atau transfer lewat pesan");
  });

  it("keeps words that only look like addresses", async () => {
    const { mail } = await mailAbout("Rp350.000/hari untuk Drs. Ahmad, S.Pd/M.Pd, jam 10.00? Bisa besok.");
    expect(mail.text).toContain("Rp350.000/hari untuk Drs. Ahmad, S.Pd/M.Pd, jam 10.00? Bisa besok.");
  });
});
