import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { orders, proposals } from "~/database/schema/orders";
import { attemptCounters, users } from "~/database/schema/users";
import { HOUR } from "~/platform/dates";
import { OFFER, openProposals, postWanted, proposalFields, propose, readProposal } from "../../support/flows/proposing";
import { filledForm, postForms } from "../../support/pages/filled-form";
import { field, part, parts, written } from "../../support/pages/page-parts";
import { hrefs, linksNamed, linkTexts, nextPage, pageText } from "../../support/pages/page-text";
import { databaseCost, pageWeight } from "../../support/pages/page-weight";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

const REASON = "Sudah ada yang mengerjakan.";

let world: World;
let sari: TestPerson;
let rina: TestPerson;
let budi: TestPerson;
let wanted: string;
let page: string;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  rina = await world.person("Rina Kartika");
});
beforeEach(async () => {
  budi = await world.person("Budi Santoso");
  wanted = await postWanted(world, budi);
  page = `/wanted/${wanted}`;
});
afterAll(() => world.stop());

const html = async (path: string, as?: TestPerson) => (await world.fetch(path, as ? { as } : {})).text();
const send = (changes: Record<string, string> = {}, as = sari) =>
  world.fetch(page, { as, form: proposalFields(changes) });
const listOf = (id: string) => `/dashboard/wanted/${id}/proposals`;

describe("too many proposals in an hour", () => {
  it("are refused with the form and the typed values", async () => {
    const hendra = await world.person("Hendra Gunawan");
    const hour = Date.now() - (Date.now() % HOUR);
    for (const windowStart of [hour, hour + HOUR])
      await world
        .context()
        .db.insert(attemptCounters)
        .values({ key: `proposal:${hendra.id}`, windowStart, count: 30 });
    const answer = await send({ message: "Saya bisa Selasa pagi." }, hendra);
    expect([answer.status, answer.headers.get("Location")]).toEqual([429, null]);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    const text = await answer.text();
    expect(text).toContain("Anda sudah mengirim 30 penawaran dalam satu jam.");
    expect(text).toContain("Saya bisa Selasa pagi.");
  });
});

describe("a wanted listing's page", () => {
  it("invites a visitor to log in, without script and in one trip", async () => {
    const response = await world.fetch(page);
    const text = await response.text();
    expect(text).toContain("Masuk untuk mengirim penawaran");
    expect(text).toContain(`/login?redirectTo=${encodeURIComponent(page)}`);
    expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(text).toMatch(/<fieldset disabled=""[^>]*>.*Pesan Anda ke Klien.*<\/fieldset>/);
    expect(databaseCost(response).trips).toBe(1);
    expect(pageWeight(text).html).toBeLessThanOrEqual(10 * 1024);
  });

  it("has the form for a logged-in person, and a button to its message field", async () => {
    const response = await world.fetch(page, { as: sari });
    const text = await response.text();
    for (const part of ["Kirim Penawaran Anda", "Pesan Anda ke Klien", "Detail Anggaran", "Kirim Penawaran"])
      expect(text).toContain(part);
    const [led] = linksNamed(text, /^Ajukan Penawaran$/);
    expect(field(text, "Pesan Anda ke Klien").html).toContain(` id="${led?.slice(1)}"`);
    // Once in the panel and once in the bar for phones.
    expect(linksNamed(text, /^Ajukan Penawaran$/)).toEqual([led, led]);
    expect(text).not.toContain("Masuk untuk mengirim penawaran");
    // A client can only accept a price, so the form does not call it optional.
    expect(field(text, "Harga yang Anda tawarkan").html).toBeTruthy();
    expect(text).not.toMatch(/Harga yang Anda tawarkan[^<]*(<[^>]*>)?[^<]*opsional/i);
    expect(databaseCost(response).trips).toBe(1);
    expect(pageWeight(text).script).toBeLessThanOrEqual(110 * 1024);
  });

  it("shows its buyer the number of proposals in place of the form", async () => {
    expect(await html(page, budi)).toContain("Belum ada penawaran");
    await propose(world, sari, wanted);
    const text = await html(page, budi);
    expect(await html(page, sari)).toContain("Tips Mengajukan Penawaran");
    for (const advice of ["Tips Mengajukan Penawaran", "Penawaran yang jelas lebih cepat dijawab"])
      expect(text).not.toContain(advice);
    expect(linkTexts(text, listOf(wanted))).toContainEqual(expect.stringContaining("1 penawaran"));
    expect(written(text)).toEqual([]);
    expect(text).not.toContain(OFFER);
  });

  it("shows a proposal to its author only, not even in the session record", async () => {
    await propose(world, sari, wanted, { message: "Hanya untuk Pak Budi." });
    expect(await html(page, sari)).toContain("Hanya untuk Pak Budi.");
    expect(await html(page, rina)).not.toContain("Hanya untuk Pak Budi.");
    expect(await html(page)).not.toContain("Hanya untuk Pak Budi.");
    const gone = await world.person("Sari Pergi");
    await propose(world, gone, wanted, { message: "Dari sesi yang sudah berakhir." });
    await world.context().db.update(users).set({ suspendedAt: 1 }).where(eq(users.id, gone.id));
    expect(await html(page, gone)).not.toContain("Dari sesi yang sudah berakhir.");
  });
});

describe("sending a proposal", () => {
  it("needs a login", async () => {
    const response = await world.fetch(page, { form: proposalFields() });
    expect(response.status).toBe(307);
    expect(response.headers.get("Location")).toBe(`/session-ended?redirectTo=${encodeURIComponent(page)}`);
    const empty = await world.fetch(page, { form: {} });
    expect(empty.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(page)}`);
    expect(await toastOf(world, empty, { ...sari, cookie: "" })).toContain(
      "Silakan login terlebih dahulu untuk mengirim penawaran",
    );
    expect(await openProposals(world, wanted)).toEqual({ kept: 0, counted: 0 });
  });

  it("stores it, confirms it, and shows it with the rest after the fee", async () => {
    const response = await send();
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(page);
    const text = await toastOf(world, response, sari);
    for (const part of [
      "Penawaran Terkirim",
      "Penawaran jasa Anda telah berhasil dikirim ke klien",
      "Menunggu keputusan",
      OFFER,
      "Rp 1.260.000",
      "3 hari",
      ">Ubah<",
      "Tarik penawaran",
    ])
      expect(text).toContain(part);
  });

  it("accepts a message alone, and says that the buyer cannot accept without a price", async () => {
    expect(await html(page, sari)).toContain(
      "Harga boleh menyusul, tetapi klien baru bisa menerima setelah ada harga.",
    );
    await send({ price: "", days: "" });
    expect(await readProposal(world, wanted, sari)).toMatchObject({ price: null, days: null });
    const text = pageText(await html(page, sari));
    expect(text).toContain("Dibicarakan");
    expect(text).toContain("Klien belum dapat menerima: belum ada harganya. Tekan “Ubah”.");
    await send({ days: "1 minggu" });
    expect(await readProposal(world, wanted, sari)).toMatchObject({ price: 1_400_000, days: 7 });
    expect(pageText(await html(page, sari))).not.toContain("Klien belum dapat menerima");
  });

  it("says which days of a range are binding, before and after sending", async () => {
    expect(pageText(await html(page, sari))).toContain("misalnya 2-3: yang mengikat paling lama, 3 hari");
    const refused = pageText(await (await send({ message: "", days: "4-6 hari" })).text());
    expect(refused).toContain("Yang mengikat: selesai paling lama 6 hari.");
    await send({ days: "4-6 hari" });
    expect(await readProposal(world, wanted, sari)).toMatchObject({ days: 6 });
    expect(pageText(await html(page, sari))).toContain("Waktu 6 hari");
  });

  it.each([
    ["message", "", "Pesan untuk klien harus diisi"],
    ["message", "  \n\u200b ", "Pesan untuk klien harus diisi"],
    ["message", "a".repeat(5_001), "Pesan maksimal 5.000 karakter"],
    ["price", "murah", "Tulis harga dalam rupiah dengan angka, misalnya 350.000"],
    ["price", "999", "Harga minimal Rp 1.000"],
    ["price", "500.000.001", "Harga maksimal Rp 500.000.000"],
    ["days", "0", "Waktu pengerjaan harus antara 1 dan 365 hari"],
    ["days", "366", "Waktu pengerjaan harus antara 1 dan 365 hari"],
    ["days", "1.5", "Tulis waktu dengan bilangan bulat, misalnya 2 hari atau 1 minggu"],
    ["days", "1,5 hari", "Tulis waktu dengan bilangan bulat, misalnya 2 hari atau 1 minggu"],
    ["days", "1e3", "Waktu pengerjaan harus antara 1 dan 365 hari"],
    ["days", "0x10", "Waktu pengerjaan harus antara 1 dan 365 hari"],
    ["days", "lama", "Waktu pengerjaan harus antara 1 dan 365 hari"],
  ])("refuses %s (%#) and keeps the rest", async (name, value, sentence) => {
    const response = await send({ [name]: value });
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain(sentence);
    expect(text).toContain("Ada satu hal yang perlu diperbaiki");
    if (name !== "message") expect(text).toContain(OFFER);
    if (name === "days") expect(field(text, "Waktu pengerjaan (hari)").value).toBe(value);
    if (name !== "price") {
      expect(field(text, "Harga yang Anda tawarkan").value).toBe("1.400.000");
      expect(text).toContain("Anda menerima Rp 1.260.000 setelah biaya platform 10%.");
    }
    expect(await openProposals(world, wanted)).toEqual({ kept: 0, counted: 0 });
  });

  it("changes an open one", async () => {
    await send();
    const response = await send({ message: "Saya bisa mulai besok.", price: "1.300.000" });
    expect(await toastOf(world, response, sari)).toContain("Penawaran Diubah");
    expect(await readProposal(world, wanted, sari)).toMatchObject({
      message: "Saya bisa mulai besok.",
      price: 1_300_000,
    });
    // The sent proposal is shown separately. Its texts are in the form only after "Ubah".
    const text = await html(page, sari);
    expect(pageText(text)).toContain("Saya bisa mulai besok.");
    expect(field(text, "Pesan Anda ke Klien").value).toBe("");
    expect(text).toMatch(/<details class="disclosure mt-6"><summary>Kirim penawaran baru<\/summary>/);
    const refused = await (await send({ message: "" })).text();
    expect(refused).toMatch(/<details class="disclosure mt-6" open=""><summary>Kirim penawaran baru<\/summary>/);
    const [change = ""] = linksNamed(text, /^Ubah$/);
    const changing = await html(`${page}${change.split("#")[0]}`, sari);
    expect(field(changing, "Pesan Anda ke Klien").value).toBe("Saya bisa mulai besok.");
    expect(field(changing, "Harga yang Anda tawarkan").value).toBe("1.300.000");
  });

  it("is refused with an explanation for the person's own and a closed wanted listing", async () => {
    const own = await send({}, budi);
    expect(own.status).toBe(409);
    expect(await own.text()).toContain("Anda tidak dapat mengirim penawaran untuk permintaan Anda sendiri.");
    await world.context().db.update(listings).set({ status: "inactive" }).where(eq(listings.id, wanted));
    const response = await send();
    expect(response.status).toBe(409);
    const text = await response.text();
    expect(text).toContain("Permintaan ini sudah ditutup");
    expect(hrefs(text)).toContain("/wanted");
    expect(text).toContain(OFFER);
  });

  it("on a closed wanted listing stays visible to its author, and to nobody else", async () => {
    await send();
    await world.context().db.update(listings).set({ status: "inactive" }).where(eq(listings.id, wanted));
    const text = await html(page, sari);
    expect(text).toContain("Permintaan ini sudah ditutup");
    expect(text).toContain(OFFER);
    expect(text).not.toContain("Simpan Perubahan");
    expect(hrefs(text)).not.toContain(`/messages/new?listing=${wanted}`);
    const ani = await world.person("Ani");
    for (const as of [{ as: ani }, {}]) expect((await world.fetch(page, as)).status).toBe(404);
  });

  it("keeps the typed values if the wanted listing has reached its limit", async () => {
    await world.context().db.update(listings).set({ proposalCount: 100 }).where(eq(listings.id, wanted));
    const response = await send();
    expect(response.status).toBe(400);
    const text = await response.text();
    expect(text).toContain("sudah menerima 100 penawaran");
    expect(text).toContain(OFFER);
  });

  it("shows text as text", async () => {
    await send({ message: "<b>Halo</b> \u202eabc <script>alert(1)</script>" });
    const text = await html(page, sari);
    expect(text).toContain("&lt;b&gt;Halo&lt;/b&gt; abc &lt;script&gt;");
  });
});

describe("the buyer's list", () => {
  it("is private", async () => {
    await propose(world, sari, wanted);
    expect((await world.fetch(listOf(wanted), { as: sari })).status).toBe(404);
    expect((await world.fetch(listOf(wanted))).headers.get("Location")).toContain("/login");
    expect((await world.fetch(listOf(await world.listing(budi)), { as: budi })).status).toBe(404);
  });

  it("names the accepted proposal and links to its order and to the declined ones", async () => {
    const { db } = world.context();
    const mine = await propose(world, sari, wanted);
    const other = await propose(world, rina, wanted);
    const acceptance = `${listOf(wanted)}/${mine}/acceptance`;
    const forms = postForms(await html(acceptance, budi));
    const [acceptForm] = forms.filter((form) => filledForm(form).has("shown"));
    if (!acceptForm) throw new Error("the page has no form to accept the proposal");
    const form = Object.fromEntries([...filledForm(acceptForm)].map(([name, value]) => [name, String(value)]));
    form.mode = "online";
    expect((await world.fetch(acceptance, { as: budi, form })).status).toBe(303);
    const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.buyerId, budi.id));
    const path = `/dashboard/orders/${order?.id}`;
    const waiting = await html(listOf(wanted), budi);
    expect(pageText(waiting)).toContain("Anda menerima penawaran Sari Wulandari.");
    expect(hrefs(waiting)).toContain(path);
    expect(linkTexts(waiting, `${listOf(wanted)}?status=diterima`)).toEqual(["Diterima (1)"]);
    expect((await send({}, rina)).status).toBe(409);

    await db.update(proposals).set({ status: "declined" }).where(eq(proposals.id, other));
    await db.update(listings).set({ proposalCount: 0 }).where(eq(listings.id, wanted));
    const response = await world.fetch(listOf(wanted), { as: budi });
    expect(databaseCost(response).trips).toBe(1);
    const decided = await response.text();
    expect(pageText(decided)).toContain("Anda menerima penawaran Sari Wulandari.");
    expect(pageText(decided)).toContain("Tidak ada penawaran yang menunggu keputusan");
    expect(pageText(decided)).not.toContain("Belum ada penawaran");
    expect(hrefs(decided)).toContain(path);
    expect(linkTexts(decided, `${listOf(wanted)}?status=ditolak`)).toEqual(["Ditolak (1)"]);
    const own = pageText(await html(page, budi));
    expect(own).toContain("2 penawaran, semua sudah diputuskan");
    expect(own).not.toContain("Belum ada penawaran");
  });

  it("is empty at first and names the next step", async () => {
    const text = await html(listOf(wanted), budi);
    expect(text).toContain("Belum ada penawaran");
    expect(text).toContain(`/dashboard/wanted/edit/${wanted}`);
  });

  it("shows who offers what, and can be sorted", async () => {
    const meylani = await world.person("Meylani");
    const { db } = world.context();
    await db.update(users).set({ ratingSum: 49, ratingCount: 10 }).where(eq(users.id, rina.id));
    await propose(world, meylani, wanted, { price: null, days: null });
    await propose(world, rina, wanted, { price: 2_000_000 });
    await propose(world, sari, wanted, { price: 900_000 });
    const order = (text: string) =>
      parts(text, "link")
        .filter(({ href }) => href?.startsWith("/u/"))
        .map(({ name }) => name.split(" ")[0]);
    const cheapest = await html(listOf(wanted), budi);
    expect(order(cheapest)).toEqual(["Sari", "Rina", "Meylani"]);
    expect(order(await html(`${listOf(wanted)}?sort=terbaru`, budi))).toEqual(["Sari", "Rina", "Meylani"]);
    expect(order(await html(`${listOf(wanted)}?sort=waktu`, budi)).at(-1)).toBe("Meylani");
    expect(order(await html(`${listOf(wanted)}?sort=rating`, budi))[0]).toBe("Rina");
    for (const part of [OFFER, "900.000", "4,9", "Belum ada ulasan", "Dibicarakan", `/u/${rina.id}`])
      expect(cheapest).toContain(part);
    const cards = parts(cheapest, "listitem").map(({ name, html }) => `${name} ${pageText(html)}`);
    const marked = (mark: string) => cards.filter((card) => card.includes(mark)).length;
    expect([marked("Rp 900.000 Termurah"), marked("Rp 2.000.000 Rating tertinggi")]).toEqual([1, 1]);
    expect(databaseCost(await world.fetch(listOf(wanted), { as: budi })).trips).toBe(1);
  });

  it.each(["", "?sort=waktu", "?sort=rating", "?sort=terbaru"])("has pages by key (%s)", async (query) => {
    for (let n = 0; n < 23; n += 1)
      await propose(world, await world.person(`Penyedia ${"abcdefghijklmnopqrstuvw"[n]}`), wanted, {
        price: 1_000 + (n % 4) * 1_000,
      });
    const shown = (text: string) => hrefs(text).filter((href) => href.startsWith("/u/"));
    const first = await html(`${listOf(wanted)}${query}`, budi);
    const second = await html(nextPage(first) ?? "", budi);
    expect([shown(first).length, shown(second).length]).toEqual([20, 3]);
    expect(new Set([...shown(first), ...shown(second)]).size).toBe(23);
  });

  it("links to a conversation with the author", async () => {
    await propose(world, sari, wanted);
    const { href } = part(await html(listOf(wanted), budi), "link", "Tanya Sari Wulandari");
    const response = await world.fetch(href ?? "", { as: budi });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Sari Wulandari");
  });

  it("hides withdrawn ones", async () => {
    const id = await propose(world, sari, wanted);
    await world.fetch(`/dashboard/proposals/${id}/withdrawal`, { as: sari, form: {} });
    expect(await html(listOf(wanted), budi)).not.toContain(OFFER);
  });

  it("is linked with counts in the buyer's table of wanted listings, open ones beside all", async () => {
    const declined = await propose(world, sari, wanted);
    await propose(world, rina, wanted);
    const count = /^Lihat 2 penawaran untuk /;
    expect(part(await html("/dashboard/wanted", budi), "link", count).href).toBe(listOf(wanted));
    await world.fetch(`${listOf(wanted)}/${declined}/decline`, { as: budi, form: { reason: REASON } });
    const text = await html("/dashboard/wanted", budi);
    expect(part(text, "link", count).href).toBe(listOf(wanted));
    expect(pageText(text)).toContain("Lihat 2 penawaran 1 menunggu");
  });
});

describe("declining a proposal", () => {
  const decline = (id: string, reason = REASON, as = budi) =>
    world.fetch(`${listOf(wanted)}/${id}/decline`, { as, form: { reason } });

  it("requires a reason, sends it to the author, and is final", async () => {
    const id = await propose(world, sari, wanted);
    expect(await html(`${listOf(wanted)}/${id}/decline`, budi)).toContain("Tolak penawaran");
    const answer = await decline(id);
    expect(answer.headers.get("Location")).toBe(listOf(wanted));
    expect(await toastOf(world, answer, budi)).toContain("Penawaran ditolak");
    expect(await html(`${listOf(wanted)}?status=ditolak`, budi)).toContain(REASON);
    const own = await html(page, sari);
    expect(own).toContain("Ditolak");
    expect(own).toContain(REASON);
    expect(written(own)).toEqual([]);
    expect(await html("/dashboard/proposals", sari)).toContain(REASON);
    expect(await (await send()).text()).toContain("sudah menolak penawaran Anda");
  });

  it.each([
    ["", "Tulis alasannya, minimal 10 karakter"],
    ["tidak", "Tulis alasannya, minimal 10 karakter"],
    ["a".repeat(1_001), "Alasan maksimal 1.000 karakter"],
  ])("refuses an invalid reason (%#)", async (reason, sentence) => {
    const response = await decline(await propose(world, sari, wanted), reason);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
    expect((await readProposal(world, wanted, sari)).status).toBe("open");
  });

  it("is possible for the buyer only, for an open proposal", async () => {
    const id = await propose(world, sari, wanted);
    for (const as of [sari, rina]) {
      expect((await decline(id, REASON, as)).status).toBe(404);
      expect((await world.fetch(`${listOf(wanted)}/${id}/decline`, { as })).status).toBe(404);
    }
    await world.fetch(`/dashboard/proposals/${id}/withdrawal`, { as: sari, form: {} });
    const late = await decline(id);
    expect(late.status).toBe(409);
    const page = await late.text();
    expect(page).toContain("sudah ditarik oleh pengirimnya");
    expect(page).toContain(REASON);
  });
});

describe("a person's own proposals", () => {
  it("are empty at first with the next step, and need a login", async () => {
    const text = await html("/dashboard/proposals", await world.person("Meylani"));
    expect(text).toContain("Anda belum mengirim penawaran");
    expect(hrefs(part(text, "main").html)).toContain("/wanted");
    expect((await world.fetch("/dashboard/proposals")).headers.get("Location")).toContain("/login");
  });

  it("stay visible when the wanted listing is closed or deleted", async () => {
    const meylani = await world.person("Meylani");
    const closed = await postWanted(world, budi, { title: "Permintaan yang ditutup kemudian" });
    await propose(world, meylani, wanted);
    await propose(world, meylani, closed);
    await world.context().db.update(listings).set({ status: "inactive" }).where(eq(listings.id, closed));
    const text = await html("/dashboard/proposals", meylani);
    expect(text).toContain("Permintaan ditutup");
    expect(text).toContain("Menunggu keputusan");
    expect(hrefs(text)).toContain(`/wanted/${wanted}`);
    expect(hrefs(text)).not.toContain(`/wanted/${closed}`);
    expect(databaseCost(await world.fetch("/dashboard/proposals", { as: meylani })).trips).toBe(1);
  });

  it("can be withdrawn and sent again", async () => {
    const id = await propose(world, sari, wanted);
    const path = `/dashboard/proposals/${id}/withdrawal`;
    expect(await html(path, sari)).toContain("Tarik penawaran ini?");
    for (const as of [budi, rina]) expect((await world.fetch(path, { as, form: {} })).status).toBe(404);
    const answer = await world.fetch(path, { as: sari, form: {} });
    expect(answer.headers.get("Location")).toBe("/dashboard/proposals");
    const text = await toastOf(world, answer, sari);
    for (const part of ["Penawaran ditarik", "Ditarik", "Kirim lagi"]) expect(text).toContain(part);
    expect(await html(page, sari)).toContain("sudah ditarik");
    expect(await toastOf(world, await send(), sari)).toContain("Penawaran Terkirim");
    expect(await openProposals(world, wanted)).toEqual({ kept: 1, counted: 1 });
  });
});

it("every write takes at most three trips", async () => {
  expect(databaseCost(await send()).trips).toBe(3);
  const { id } = await readProposal(world, wanted, sari);
  const declined = await world.fetch(`${listOf(wanted)}/${id}/decline`, {
    as: budi,
    form: { reason: REASON },
  });
  expect(databaseCost(declined).trips).toBe(3);
});
