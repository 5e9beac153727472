import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { signUp } from "~/accounts/login-commands.server";
import { CLOSING_WISH_LASTS, REPORTS_HOLD } from "~/accounts/personal-data";
import { closeAccount as endAccount, removeOldDataExports } from "~/accounts/personal-data-commands.server";
import { findObstacles } from "~/accounts/personal-data-queries.server";
import { reports } from "~/database/schema/operators";
import { orders } from "~/database/schema/orders";
import { consents, dataRequests } from "~/database/schema/personal-data";
import { attemptCounters, users } from "~/database/schema/users";
import { EVIDENCE_RETENTION } from "~/moderation/report";
import { DAY, HOUR } from "~/platform/dates";
import { createDataExports } from "~/platform/storage.server";
import { endRetention } from "~/scheduled-work.server";
import {
  cookiesOf,
  isSignedIn,
  knowPassword,
  logInRequest,
  mailOf,
  PASSWORD,
  signUpRequest,
  verifiedAccount,
} from "../../support/flows/account";
import { order } from "../../support/flows/buying";
import { askAbout } from "../../support/flows/messaging";
import { askForCopy, closeAccount, correction, dataExportOf } from "../../support/flows/my-data";
import { newOperator } from "../../support/flows/operators";
import { earn } from "../../support/flows/paying-out";
import { report } from "../../support/flows/reporting";
import { hrefs, pageText } from "../../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

const page = async (path: string, as?: TestPerson) => {
  const answer = await world.fetch(path, as ? { as } : {});
  return { status: answer.status, text: pageText(await answer.clone().text()), html: await answer.text() };
};
async function personWithPassword(name: string): Promise<TestPerson> {
  const person = await world.person(name);
  await knowPassword(world, person);
  return person;
}

describe("the data export", () => {
  it("is created in the background, for its owner only and for one day", async () => {
    const sari = await personWithPassword("Sari Wulandari");
    const listing = await world.listing(sari, { title: "Undangan tulis tangan" });
    await askAbout(world, budi, listing, "Apakah bisa besok, Mbak?");
    const wrong = await askForCopy(world, sari, "Salah#2026");
    expect(wrong.status).toBe(400);
    expect(pageText(await wrong.text())).toContain("Kata sandi saat ini salah");

    expect((await askForCopy(world, sari)).status).toBe(303);
    expect((await page("/account/data", sari)).text).toContain("Salinan sedang dibuat");
    await world.tick();
    const ready = await page("/account/data", sari);
    const [html = "", json = ""] = hrefs(ready.html).filter((href) => /^\/account\/data\/.+\/files\//.test(href));
    const read = await page(html, sari);
    expect(read.text).toContain("Undangan tulis tangan");
    const contents = hrefs(read.html).filter((href) => href.startsWith("#b"));
    expect(contents.length).toBeGreaterThan(3);
    expect(contents.filter((href) => !read.html.includes(`id="${href.slice(1)}"`))).toEqual([]);
    expect(read.text).toContain("Nama lengkap Sari Wulandari");
    expect(read.html.match(/<dt>[^<]*_[^<]*<\/dt>/g)).toBeNull();
    expect(read.text).toContain(sari.email);
    expect(read.text).not.toContain("Apakah bisa besok");
    expect(read.text).not.toContain(budi.email);
    expect(JSON.parse((await page(json, sari)).html).data.length).toBeGreaterThan(3);
    expect((await page(json, budi)).status).toBe(404);
    expect((await mailOf(world, sari)).map(({ subject }) => subject)).toContain(
      "Salinan data JasaWarga Anda siap diunduh",
    );

    expect(ready.text).toContain("Salinan baru dapat diminta lagi");
    expect((await askForCopy(world, sari)).status).toBe(400);
    await removeOldDataExports(world.context(Date.now() + 2 * DAY));
    expect((await page(json, sari)).status).toBe(404);
  });

  it("is deleted in time, however many others exist", async () => {
    const asked: (string | undefined)[] = [];
    const stored = (key: string, at: number) => ({ key, uploaded: new Date(at) });
    const pages = [
      { objects: [stored("data-exports/a.html", 5)], truncated: true, cursor: "next" },
      { objects: [stored("data-exports/b.html", 1), stored("data-exports/c.html", 2)], truncated: false },
    ];
    const deleted: string[][] = [];
    await createDataExports({
      list: async ({ cursor }: { cursor?: string }) => {
        asked.push(cursor);
        return pages[asked.length - 1];
      },
      delete: async (keys: string[]) => void deleted.push(keys),
    } as unknown as R2Bucket).removeOlder(2);
    expect(asked).toEqual([undefined, "next"]);
    expect(deleted).toEqual([["data-exports/b.html"]]);
  });
});

describe("a restricted account", () => {
  it("shows nothing and takes no orders until its owner lifts the restriction", async () => {
    const sari = await personWithPassword("Sari Wulandari");
    const listing = await world.listing(sari);
    await world.fetch("/account/data", { as: sari, form: { change: "restrict" } });
    expect((await page(`/u/${sari.id}`)).status).toBe(404);
    expect((await page(`/gig/${listing}`)).status).toBe(404);
    expect((await page("/account/data", sari)).text).toContain("Dibekukan sejak");
    const own = await page(`/gig/${listing}`, sari);
    expect(own.text).toContain("tidak tampil selama akun Anda dibekukan");
    expect(hrefs(own.html)).toContain("/account/data#restriction");
    const ayu = await newOperator(world);
    const file = await page(`/operator/people/${sari.id}`, ayu);
    expect(file.text).toContain("Dibekukan");
    expect(file.text).toContain("Tangguhkan Akun");
    await world.fetch(`/dashboard/services/${listing}/status`, { as: sari, form: { status: "active" } });
    expect((await page(`/gig/${listing}`)).status).toBe(404);

    await world.fetch("/account/data", { as: sari, form: { change: "lift" } });
    expect((await page(`/u/${sari.id}`)).status).toBe(200);
    expect((await page(`/gig/${listing}`)).status).toBe(200);
  });
});

describe("restricting and lifting repeatedly", () => {
  it("is refused for the rest of the hour, with a message", async () => {
    const sari = await personWithPassword("Sari Wulandari");
    const hour = Date.now() - (Date.now() % HOUR);
    const counted = { key: `restriction:${sari.id}`, count: 20 };
    await world
      .context()
      .db.insert(attemptCounters)
      .values([hour, hour + HOUR].map((windowStart) => ({ ...counted, windowStart })));
    const cookie = cookiesOf(await world.fetch("/account/data", { as: sari, form: { change: "restrict" } }));
    const told = await world.fetch("/account/data", { as: sari, cookie });
    expect(pageText(await told.text())).toContain("Akun belum diubah");
    expect((await page(`/u/${sari.id}`)).status).toBe(200);
  });
});

describe("a correction", () => {
  it("waits for an operator with a deadline, and is answered on the page and by mail", async () => {
    const sari = await personWithPassword("Sari Wulandari");
    const ayu = await newOperator(world);
    const short = await world.fetch("/account/data", {
      as: sari,
      form: { change: "correction", words: "x" },
    });
    expect(short.status).toBe(400);
    const id = await correction(world, sari);
    const queue = await page("/operator/data", ayu);
    expect(queue.text).toContain("Perbaikan data: Sari Wulandari");
    expect(queue.text).toContain("71 jam lagi");
    const form = { answer: "Kota di pesanan itu sudah kami perbaiki.", act: "done" };
    expect((await world.fetch(`/operator/data/${id}`, { as: ayu, form })).status).toBe(303);
    expect((await page("/account/data", sari)).text).toContain("Kota di pesanan itu sudah kami perbaiki.");
    expect((await mailOf(world, sari)).map(({ subject }) => subject)).toContain("Data Anda sudah diperbaiki");
    expect((await page("/operator/acts", ayu)).text).toContain("Menjawab permintaan perbaikan data");
  });
});

describe("closing an account", () => {
  it("is refused while something is open, with a link to each", async () => {
    const sari = await personWithPassword("Sari Wulandari");
    const listing = await world.listing(sari);
    await order(world, budi, listing);
    await earn(world, sari, 250_000);
    const { html, text } = await page("/account/data/closure", sari);
    expect(text).toContain("Selesaikan 1 pesanan dari pembeli");
    expect(text).toContain("Tarik saldo Rp 250.000");
    expect(hrefs(html)).toEqual(expect.arrayContaining(["/dashboard/orders?sisi=penjual", "/dashboard/balance"]));
    expect((await closeAccount(world, sari)).status).toBe(409);
    expect((await page(`/u/${sari.id}`)).status).toBe(200);
  });

  it("removes the person from every page and frees the address", async () => {
    const ratna = await personWithPassword("Ratna Dewi");
    const listing = await world.listing(ratna, { title: "Sulam nama di saputangan" });
    const conversation = await askAbout(world, budi, listing, "Ada warna lain?");
    expect((await closeAccount(world, ratna, "Salah#2026")).status).toBe(400);
    const closed = await closeAccount(world, ratna);
    expect(closed.status).toBe(303);
    expect(closed.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
    await world.settled();
    expect(await isSignedIn(world, ratna.cookie)).toBe(false);
    expect((await logInRequest(world, ratna.email)).status).toBe(400);
    expect((await page(`/u/${ratna.id}`)).status).toBe(404);
    expect((await page(`/gig/${listing}`)).status).toBe(404);
    const file = await page(`/operator/people/${ratna.id}`, await newOperator(world));
    expect(file.text).toContain("Ditutup");
    expect(file.text).not.toContain("Pulihkan Akun");
    expect(file.text).not.toContain("closed.invalid");
    const talk = await page(`/messages/${conversation}`, budi);
    expect(talk.text).toContain("Pengguna terhapus");
    expect(talk.text).not.toContain("Ratna Dewi");
    expect((await mailOf(world, ratna)).map(({ subject }) => subject)).toEqual(["Akun JasaWarga Anda sudah ditutup"]);
    await signUpRequest(world, ratna.email);
    const again = await world.context().db.select().from(users).where(eq(users.email, ratna.email));
    expect(again).toHaveLength(1);
  });

  it("frees the address of a suspended account only after a year", async () => {
    const ratna = await personWithPassword("Ratna Dewi");
    const { db } = world.context();
    await db.update(users).set({ suspendedAt: Date.now() }).where(eq(users.id, ratna.id));
    expect((await closeAccount(world, ratna)).status).toBe(303);
    const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, ratna.id));
    expect(row?.email).not.toContain(ratna.email);

    const taken = () => db.select().from(users).where(eq(users.email, ratna.email));
    expect((await signUpRequest(world, ratna.email)).status).toBe(303);
    expect(await taken()).toHaveLength(0);
    expect((await mailOf(world, ratna)).map(({ subject }) => subject)).toContain("Alamat ini belum dapat dipakai lagi");
    const versions = { terms: "2026-11-23", privacy: "2026-11-23", adult: "2026-11-23" };
    const wanted = {
      email: ratna.email,
      password: PASSWORD,
      fullName: "Ratna Dewi",
      address: "local",
      back: null,
    };
    await signUp(world.context(Date.now() + 366 * DAY), { ...wanted, versions });
    expect(await taken()).toHaveLength(1);
  });

  it("blocks the address if the suspension comes at the moment of the closing", async () => {
    const ratna = await personWithPassword("Ratna Dewi");
    const { db } = world.context();
    // Suspends the person after all reads and before the write.
    const racing = async (statements: Parameters<typeof db.batch>[0]) => {
      if (statements.length > 20) await db.update(users).set({ suspendedAt: Date.now() }).where(eq(users.id, ratna.id));
      return db.batch(statements);
    };
    const raced = new Proxy(db, { get: (of, name) => (name === "batch" ? racing : Reflect.get(of, name)) });
    const given = { password: PASSWORD, address: "203.0.113.9" };
    expect(await endAccount({ ...world.context(), db: raced }, ratna, given)).toEqual({ ok: true });
    expect((await signUpRequest(world, ratna.email)).status).toBe(303);
    expect(await db.select().from(users).where(eq(users.email, ratna.email))).toHaveLength(0);
    expect((await mailOf(world, ratna)).map(({ body }) => body).join()).toContain("Akun ini ditangguhkan saat ditutup");
  });

  it("is not delayed by reports that came after the request, and by earlier ones only for a limited time", async () => {
    const ratna = await personWithPassword("Ratna Dewi");
    const listing = await world.listing(ratna, {
      title: "Sulam nama",
      description: "Sulaman tangan untuk saputangan.",
    });
    const enemies = await Promise.all(["Satu", "Dua"].map((name) => personWithPassword(`Musuh ${name}`)));
    const enemy = (n: number) => enemies[n] ?? budi;
    expect((await report(world, enemy(0), { subject: "listing", id: listing })).status).toBe(303);
    const before = await page("/account/data/closure", ratna);
    expect(before.text).toContain("Tunggu pemeriksaan laporan");
    expect(before.text).toContain("Minta akun ditutup");
    const wished = await closeAccount(world, ratna);
    expect(wished.status).toBe(303);
    expect(wished.headers.get("Location")).toBe("/account/data/closure");
    const noted = await page("/account/data/closure", ratna);
    expect(noted.text).toContain("Permintaan Anda sudah dicatat");
    expect(noted.text).not.toContain("Minta akun ditutup");
    // No operator has to act on the request, only on the report.
    expect((await page("/operator/data", await newOperator(world))).text).not.toContain("Ratna Dewi");
    expect((await report(world, enemy(1), { subject: "person", id: ratna.id })).status).toBe(303);
    const { db } = world.context();
    const open = await db.select().from(reports).where(eq(reports.responsibleId, ratna.id));
    expect(open).toHaveLength(2);
    const obstacles = async (now: number) => (await findObstacles(db, ratna.id, now))?.reports;
    expect(await obstacles(Date.now())).toBe(1);
    expect(await obstacles(Date.now() + REPORTS_HOLD + DAY)).toBe(0);
    // The request expires, so later reports delay the closing again.
    expect(await obstacles(Date.now() + CLOSING_WISH_LASTS + DAY)).toBe(1);
    const first = open.find(({ subject }) => subject === "listing")?.id ?? "";
    await db.update(reports).set({ status: "closed", closedAt: Date.now() }).where(eq(reports.id, first));
    expect((await closeAccount(world, ratna)).status).toBe(303);
    expect((await page(`/u/${ratna.id}`)).status).toBe(404);
    const kept = open.find(({ subject }) => subject === "person")?.id ?? "";
    const staff = await newOperator(world);
    const file = await page(`/operator/reports/${kept}`, staff);
    expect(file.text).toContain("Sebelum diubah pemiliknya");
    expect(file.text).toContain("Ratna Dewi");
    // Evidence stays as long as the decision can be contested.
    const decided = Date.now() - EVIDENCE_RETENTION + HOUR;
    await db.update(reports).set({ status: "closed", closedAt: decided }).where(eq(reports.id, kept));
    await endRetention(world.context());
    expect((await page(`/operator/reports/${kept}`, staff)).text).toContain("Sebelum diubah pemiliknya");
    await endRetention(world.context(Date.now() + 2 * HOUR));
    const emptied = await page(`/operator/reports/${kept}`, staff);
    expect(emptied.status).toBe(200);
    expect(emptied.text).not.toContain("Sebelum diubah pemiliknya");
    expect(emptied.text).not.toContain("Ratna Dewi");
  });

  it("works even if its placeholder address is taken, and clears the browser's data", async () => {
    const sari = await personWithPassword("Sari Wulandari");
    await signUpRequest(world, `${sari.id}@closed.invalid`);
    const closed = await closeAccount(world, sari);
    expect(closed.status).toBe(303);
    expect(closed.headers.get("Clear-Site-Data")).toBe('"cache", "storage"');
  });

  it("and an order placed at the same moment never both succeed", async () => {
    for (let round = 0; round < 3; round++) {
      const sari = await personWithPassword("Sari Wulandari");
      const listing = await world.listing(sari);
      const [closed] = await Promise.all([closeAccount(world, sari), order(world, budi, listing).catch(() => null)]);
      const placed = await world.context().db.select().from(orders).where(eq(orders.sellerId, sari.id));
      expect(closed.status === 303).toBe(placed.length === 0);
    }
  });
});

describe("the accepted terms", () => {
  it("are stored with their version from sign-up, and requested if missing", async () => {
    const email = await verifiedAccount(world, "sari");
    const { db } = world.context();
    const [{ id } = { id: "" }] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    const said = () => db.select().from(consents).where(eq(consents.userId, id));
    expect((await said()).map(({ purpose, form }) => `${purpose} ${form}`).sort()).toEqual([
      "adult signup",
      "privacy signup",
      "terms signup",
    ]);
    expect((await logInRequest(world, email)).headers.get("Location")).toBe("/");

    await db.delete(consents).where(eq(consents.userId, id));
    const asked = await logInRequest(world, email, PASSWORD);
    expect(asked.headers.get("Location")).toMatch(/^\/account\/agreement/);
    const cookie = cookiesOf(asked);
    const no = await world.fetch("/account/agreement", { cookie, form: { x: "1" } });
    expect(pageText(await no.text())).toContain("Anda harus menyetujui");
    const yes = await world.fetch("/account/agreement", { cookie, form: { agreeToTerms: "on" } });
    expect(yes.headers.get("Location")).toBe("/");
    expect((await said()).map(({ form }) => form)).toEqual(["agreement", "agreement", "agreement"]);
    expect((await logInRequest(world, email)).headers.get("Location")).toBe("/");
  });
});

it("the scheduler creates one export, however often it runs", async () => {
  const sari = await personWithPassword("Sari Wulandari");
  const id = await dataExportOf(world, sari);
  await Promise.all([world.tick(), world.tick()]);
  const [found] = await world.context().db.select().from(dataRequests).where(eq(dataRequests.id, id));
  expect(found?.status).toBe("done");
  expect((await mailOf(world, sari)).filter(({ subject }) => /siap diunduh/.test(subject))).toHaveLength(1);
});
