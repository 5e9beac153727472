import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookiesOf } from "../../support/flows/account";
import { order } from "../../support/flows/buying";
import { askAbout, messageFields, unreadOf, write } from "../../support/flows/messaging";
import { paidOrder, step } from "../../support/flows/order-steps";
import { field, part, parts } from "../../support/pages/page-parts";
import { hrefs, linksNamed, nextPage, pageText } from "../../support/pages/page-text";
import { databaseCost, pageWeight, SHEET_KB } from "../../support/pages/page-weight";
import { webp } from "../../support/pages/pictures";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

const KB = 1024;
const NOBODY = "00000000-0000-4000-8000-000000000000";
let world: World;
let sari: TestPerson;
let budi: TestPerson;
let hendra: TestPerson;
let listing: string;

beforeAll(async () => {
  world = await startWorld();
  hendra = await world.person("Hendra Gunawan");
});
afterAll(() => world.stop());

async function createPeople() {
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  listing = await world.listing(sari);
}

/** React separates adjacent texts with comments. */
const plain = (html: string) => html.replaceAll("<!-- -->", "");
async function open(path: string, as?: TestPerson) {
  const response = await world.fetch(path, as ? { as } : {});
  const html = plain(await response.text());
  await world.settled();
  return { response, status: response.status, html };
}
const counted = (html: string) => /\d+/.exec(part(part(html, "banner").html, "link", /^Pesan/).name)?.[0] ?? "0";

describe("the list of conversations", () => {
  it("redirects a visitor to the login page and back", async () => {
    const { response } = await open("/messages");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/login?redirectTo=%2Fmessages");
  });

  it("says what to do while it is empty", async () => {
    await createPeople();
    const { html } = await open("/messages", budi);
    expect(html).toContain("Belum ada pesan");
    expect(html).toContain("Cari Jasa");
  });

  it("shows the newest first, with the person, the subject, the first words and the unread count", async () => {
    await createPeople();
    const second = await world.listing(sari, { title: "Kemasan keripik yang menjual" });
    const first = await askAbout(world, budi, listing, "Apakah bisa minggu ini?");
    await askAbout(world, budi, second, "Berapa lama untuk kemasan?");
    await write(world, budi, first, "Saya tunggu kabarnya ya");
    const { html } = await open("/messages", sari);
    expect(html.indexOf("Saya tunggu kabarnya")).toBeLessThan(html.indexOf("Berapa lama untuk kemasan?"));
    for (const text of ["Budi Santoso", "Kemasan keripik yang menjual", "2 belum dibaca"])
      expect(pageText(html)).toContain(text);
    expect(counted(html)).toBe("3");
    expect((await open("/messages", budi)).html).toContain("Anda: Saya tunggu kabarnya");
  });

  it("shows current names", async () => {
    await createPeople();
    await askAbout(world, budi, listing, "Halo");
    await world.bindings.DB.prepare("update users set full_name = 'Budi Hartono' where id = ?").bind(budi.id).run();
    expect((await open("/messages", sari)).html).toContain("Budi Hartono");
  });

  it("has pages by key and shows each once", async () => {
    await createPeople();
    // Two people, because one may start only twenty an hour.
    for (let n = 1; n <= 23; n += 1) {
      const offer = await world.listing(sari, { title: `Jasa nomor ${n}.` });
      await askAbout(world, n % 2 ? budi : await world.person("Rina Kartika"), offer, `Pesan ke-${n}.`);
    }
    const first = await open("/messages", sari);
    const second = await open(nextPage(first.html) ?? "", sari);
    const seen = [first.html, second.html].flatMap((html) => [...new Set(html.match(/Jasa nomor \d+\./g))]);
    expect(seen).toHaveLength(23);
    expect(new Set(seen).size).toBe(23);
    expect(second.html).toContain("Kembali ke awal");
  });
});

describe("a new conversation", () => {
  it("starts from a listing's page, for everybody but its owner", async () => {
    await createPeople();
    const wanted = await world.listing(sari, { kind: "wanted" });
    const ask = part((await open(`/gig/${listing}`)).html, "link", "Tanya Penjual");
    expect(ask.href).toBe(`/messages/new?listing=${listing}`);
    expect((await open(`/wanted/${wanted}`, budi)).html).toContain("Tanya Klien");
    expect((await open(`/gig/${listing}`, sari)).html).not.toContain("Tanya Penjual");
  });

  it("shows the person and the subject, and stores no row before the first message", async () => {
    await createPeople();
    const { html, status } = await open(`/messages/new?listing=${listing}`, budi);
    expect(status).toBe(200);
    expect(html).toContain("Sari Wulandari");
    expect(html).toContain("Desain logo dan identitas merek untuk UMKM");
    const rows = await world.bindings.DB.prepare("select 1 from conversations where owner_id = ?").bind(sari.id).all();
    expect(rows.results).toEqual([]);
  });

  it("redirects to an existing conversation", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Halo");
    const { response } = await open(`/messages/new?listing=${listing}`, budi);
    expect(response.headers.get("Location")).toBe(`/messages/${id}#terbaru`);
  });

  it("keeps a refused text although another form began the conversation", async () => {
    await createPeople();
    const path = `/messages/new?listing=${listing}`;
    await askAbout(world, budi, listing, "Halo");
    const form = new FormData();
    const text = `Apakah bisa hari Sabtu? ${"x".repeat(6_000)}`;
    form.set("message", text);
    form.set("formId", crypto.randomUUID());
    const answer = await world.fetch(path, { as: budi, form });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(text);
  });

  it("is not found for the owner, for junk, and for a closed subject", async () => {
    await createPeople();
    const closed = await world.listing(sari, { status: "inactive" });
    expect((await open(`/messages/new?listing=${listing}`, sari)).status).toBe(404);
    expect((await open(`/messages/new?listing=${listing}&with=${budi.id}`, sari)).status).toBe(404);
    for (const query of ["", "?listing=x", `?listing=${NOBODY}`, `?listing=${closed}`, `?order=${NOBODY}`])
      expect((await open(`/messages/new${query}`, budi)).status, query).toBe(404);
  });

  it("ignores `with` on a foreign listing", async () => {
    await createPeople();
    const { html } = await open(`/messages/new?listing=${listing}&with=${hendra.id}`, budi);
    expect(html).toContain("Sari Wulandari");
    expect(html).not.toContain("Hendra Gunawan");
  });
});

describe("a conversation", () => {
  it("is found only for its two people, at every address", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Hanya untuk Anda");
    for (const path of [
      `/messages/${id}`,
      `/messages/${id}.data`,
      `/messages/${id}.data?_routes=routes%2Fmessages.%24id`,
      `/messages/${id}/new`,
      `/messages/${id}/new?after=0`,
      `/messages/${NOBODY}`,
      "/messages/x",
      "/messages/x/new",
    ]) {
      const stranger = await open(path, hendra);
      expect(stranger.status, path).toBe(404);
      expect(stranger.html).not.toContain("Hanya untuk Anda");
    }
    for (const path of [`/messages/${id}`, `/messages/${id}/new`]) {
      const answer = await world.fetch(path, { as: hendra, form: messageFields("Bolehkah saya ikut?") });
      expect(answer.status, path).toBe(404);
    }
    expect((await open(`/messages/${id}`)).status).toBe(303);
    expect((await open(`/messages/${id}/new`)).status).toBe(401);
    expect(await unreadOf(world, sari)).toEqual({ counted: 1, summed: 1 });
    expect((await open(`/messages/${id}`, sari)).html).toContain("Hanya untuk Anda");
  });

  it("is marked as read by opening it, also in that page's top bar", async () => {
    await createPeople();
    const other = await world.listing(sari);
    const id = await askAbout(world, budi, listing, "Satu");
    await write(world, budi, id, "Dua");
    await askAbout(world, budi, other, "Tiga");
    expect(counted((await open("/dashboard/orders", sari)).html)).toBe("3");
    const { html } = await open(`/messages/${id}`, sari);
    expect(counted(html)).toBe("1");
    expect(await unreadOf(world, sari)).toEqual({ counted: 1, summed: 1 });
    expect(counted((await open("/", sari)).html), "a document, by the session's record").toBe("1");
    expect(counted((await open(`/messages/${id}`, sari)).html)).toBe("1");
  });

  it("shows typed text as text", async () => {
    await createPeople();
    const hostile = `<script>alert(1)</script> <img src=x onerror=alert(2)> \u202Ekaca\u202C "'&amp; ${"w".repeat(300)}`;
    const id = await askAbout(world, budi, listing, hostile);
    const { html } = await open(`/messages/${id}`, sari);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x onerror=alert(2)&gt; kaca");
    expect(html).not.toContain("<script>alert(1)");
    expect(html).not.toContain("<img src=x");
    expect((await open("/messages", sari)).html).not.toContain("<img src=x");
  });

  it("warns both people of external links and contact data, and removes nothing", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Hubungi 0812 3456 7890 atau https://contoh.com ya");
    for (const person of [sari, budi]) {
      const { html } = await open(`/messages/${id}`, person);
      expect(html).toContain("Hubungi 0812 3456 7890 atau https://contoh.com ya");
      expect(html).toContain("Pesan ini memuat nomor telepon dan tautan ke luar.");
      expect(hrefs(part(html, "main").html)).toContain("/safety");
    }
    await write(world, sari, id, "Harganya Rp 350.000, selesai 17-08-2026");
    expect((await open(`/messages/${id}`, budi)).html.match(/Pesan ini memuat/g)).toHaveLength(1);
  });

  it("shows the latest thirty, and earlier ones by key", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Pesan ke-1.");
    for (let n = 2; n <= 65; n += 1) await write(world, n % 2 ? budi : sari, id, `Pesan ke-${n}.`);
    const said = (html: string) => [...new Set(part(html, "log").text.match(/Pesan ke-\d+\./g))];
    const pages = [`/messages/${id}`];
    const seen: string[][] = [];
    for (let path = pages[0]; path; ) {
      const { html } = await open(path, budi);
      seen.unshift(said(html));
      path = linksNamed(html, /^Pesan sebelumnya/)[0];
    }
    expect(seen.map((page) => page.length)).toEqual([5, 30, 30]);
    expect(seen.flat()).toEqual(Array.from({ length: 65 }, (_, n) => `Pesan ke-${n + 1}.`));
  });

  it("marks the first unread message", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Satu");
    await open(`/messages/${id}`, sari);
    await write(world, budi, id, "Dua");
    const said = async () => part((await open(`/messages/${id}`, sari)).html, "log").text;
    expect(await said()).toMatch(/Satu.*Belum dibaca.*Dua/);
    expect(await said()).not.toContain("Belum dibaca");
  });

  it("shows the events and the state of its order, page by page", async () => {
    await createPeople();
    const order = await paidOrder(world, budi, listing);
    const first = await world.fetch(`/messages/new?order=${order}`, {
      as: budi,
      form: messageFields("Pesan ke-1."),
    });
    const id = first.headers.get("Location")?.slice(10, 46) ?? "";
    for (let n = 2; n <= 31; n += 1) await write(world, sari, id, `Pesan ke-${n}.`);
    await step(world, order, "delivery", sari);
    const { html } = await open(`/messages/${id}`, budi);
    expect(part(html, "log").text).toMatch(/Pesan ke-2\..*Pesan ke-31\..*Hasil kerja diserahkan/);
    expect(part(html, "log").text).not.toContain("Pembayaran diterima");
    expect(part(html, "link", /Buka$/).text).toMatch(/Menunggu diperiksa · sampai/);
    const older = await open(linksNamed(html, /^Pesan sebelumnya/)[0] ?? "", budi);
    expect(part(older.html, "log").text).toMatch(/Pesanan dibuat.*Pembayaran diterima.*Pesan ke-1\./);
    expect(part(older.html, "log").text).not.toContain("Hasil kerja diserahkan");
  });

  it("is listed beside the others as the current one", async () => {
    await createPeople();
    const other = await world.listing(sari, { title: "Kemasan keripik yang menjual" });
    await askAbout(world, budi, other, "Berapa lama?");
    const id = await askAbout(world, budi, listing, "Halo");
    const { html, response } = await open(`/messages/${id}`, sari);
    const beside = part(html, "region", "Semua percakapan");
    expect(parts(beside.html, "link").map(({ current }) => current)).toEqual([true, false]);
    expect(beside.text).toContain("Kemasan keripik yang menjual");
    expect(beside.text.match(/belum dibaca/g)).toHaveLength(1);
    expect(databaseCost(response).trips).toBe(1);
  });

  it("has its own page to choose the message to report, from the other person only", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Halo");
    await write(world, sari, id, "Transfer dulu ke rekening saya.");
    const menu = hrefs((await open(`/messages/${id}`, budi)).html);
    expect(menu).toContain(`/messages/${id}/report`);
    await write(world, sari, id, "Ditunggu.");
    const { html } = await open(`/messages/${id}/report`, budi);
    expect(parts(html, "link", /Laporkan$/).map(({ text }) => text.split("Laporkan")[0])).toEqual([
      expect.stringContaining("Ditunggu."),
      expect.stringContaining("Transfer dulu ke rekening saya."),
    ]);
    expect(await unreadOf(world, budi)).toEqual({ counted: 1, summed: 1 });
  });

  it("stays within its budget", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Selamat sore, apakah bisa minggu ini?");
    for (let n = 0; n < 29; n += 1)
      await write(world, n % 2 ? budi : sari, id, `Tentu Pak, yang nomor ${n} saya kerjakan besok pagi.`);
    for (const path of [`/messages/${id}`, "/messages", `/messages/new?listing=${listing}`]) {
      const as = path.includes("new") ? hendra : budi;
      const { response, html } = await open(path, as);
      const weight = pageWeight(html);
      expect(weight.html, path).toBeLessThanOrEqual(6 * KB);
      expect(weight.css, path).toBeLessThanOrEqual(SHEET_KB.apps * KB);
      expect(weight.script, path).toBeLessThanOrEqual(111 * KB);
      expect(weight.requests, path).toBeLessThanOrEqual(12);
      expect(databaseCost(response).trips, path).toBe(path.includes("new") ? 2 : 1);
    }
    const sent = await write(world, budi, id, "Baik, terima kasih.");
    expect(databaseCost(sent).trips).toBe(3);
    const asking = () => world.fetch(`/messages/${id}/new?after=0`, { as: sari });
    // One more trip when there is something new, to mark it as read.
    expect(databaseCost(await asking()).trips).toBe(2);
    expect(databaseCost(await asking()).trips).toBe(1);
  });
});

describe("a sent form", () => {
  it.each([
    ["", "Tulis pesan Anda, atau pilih foto"],
    [" \u200b\n ", "Tulis pesan Anda, atau pilih foto"],
    ["a".repeat(5_001), "Pesan maksimal 5.000 karakter"],
  ])("(%#) is shown again with its error", async (message, words) => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Halo");
    for (const path of [`/messages/${id}`, `/messages/new?listing=${await world.listing(sari)}`]) {
      const answer = await world.fetch(path, { as: budi, form: messageFields(message) });
      expect(answer.status).toBe(400);
      expect(await answer.text()).toContain(words);
    }
    const asked = await world.fetch(`/messages/${id}/new`, { as: budi, form: messageFields(message) });
    expect(asked.status).toBe(400);
    expect(await asked.json()).toEqual({ sentence: words });
  });

  it("keeps its text when a picture is rejected, or the limit is reached", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Halo");
    const files = [new File(["kosong"], "palsu.png")];
    const refused = await world.fetch(`/messages/${id}`, {
      as: budi,
      form: messageFields("Ini fotonya", files),
    });
    expect(refused.status).toBe(400);
    const page = plain(await refused.text());
    expect(page).toContain("palsu.png&quot; bukan foto");
    expect(field(page, "Tulis pesan").value).toBe("Ini fotonya");

    const now = Date.now();
    for (const at of [now, now + 60_000])
      await world.bindings.DB.prepare(
        "insert into attempt_counters (key, window_start, count) values (?, ?, 60) on conflict do update set count = 60",
      )
        .bind(`message:${budi.id}:${Math.floor(at / 60_000)}`, at - (at % 3_600_000))
        .run();
    const quick = await world.fetch(`/messages/${id}`, { as: budi, form: messageFields("Cepat sekali") });
    expect(quick.status).toBe(429);
    expect(Number(quick.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(field(await quick.text(), "Tulis pesan").value).toBe("Cepat sekali");
  });

  it("returns the stored message to an open page, once", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Halo");
    const formId = crypto.randomUUID();
    const answers = [];
    for (let n = 0; n < 2; n += 1) {
      const form = messageFields("WA 081234567890", [], { formId });
      answers.push(await (await world.fetch(`/messages/${id}/new`, { as: sari, form })).json());
    }
    expect(answers[0]).toMatchObject({
      message: { mine: true, body: "WA 081234567890", contactHints: "nomor telepon" },
    });
    expect(answers[1]).toEqual(answers[0]);
  });

  it("asks for a new login when the session is over", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Halo");
    const answer = await world.fetch(`/messages/${id}/new`, { form: messageFields("Halo?") });
    expect(answer.status).toBe(401);
  });
});

describe("an open page", () => {
  it("gets new messages, which are then read", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Satu");
    const all = await world.fetch(`/messages/${id}/new?after=0`, { as: sari });
    const first = (await all.json()) as { messages: { seq: number; body: string; mine: boolean }[] };
    expect(first.messages).toMatchObject([{ body: "Satu", mine: false }]);
    await world.settled();
    expect(await unreadOf(world, sari)).toEqual({ counted: 0, summed: 0 });
    await write(world, sari, id, "Dua");
    await write(world, budi, id, "Tiga");
    const after = first.messages[0]?.seq;
    const later = await world.fetch(`/messages/${id}/new?after=${after}`, { as: sari });
    expect(await later.json()).toMatchObject({
      messages: [
        { body: "Dua", mine: true },
        { body: "Tiga", mine: false },
      ],
    });
    await world.settled();
    expect(counted((await open("/", sari)).html)).toBe("0");
  });

  it("reads junk as the start", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Satu");
    for (const after of ["x", "-1", "1e9", ""]) {
      const answer = await world.fetch(`/messages/${id}/new?after=${after}`, { as: budi });
      expect(answer.status).toBe(200);
    }
  });
});

describe("a picture of a message", () => {
  it("is sent only to the two people, at one address", async () => {
    await createPeople();
    const id = await askAbout(world, budi, listing, "Halo");
    const files = [new File([webp()], "kopi.webp")];
    await world.fetch(`/messages/${id}`, { as: budi, form: messageFields("", files) });
    const { html } = await open(`/messages/${id}`, sari);
    const path = /src="(\/messages\/[^"]+\/320\.webp)"/.exec(html)?.[1] ?? "";
    for (const person of [sari, budi]) {
      const picture = await world.fetch(path, { as: person });
      expect(picture.status).toBe(200);
      expect(picture.headers.get("Cache-Control")).toMatch(/^private/);
      expect(picture.headers.get("Content-Type")).toBe("image/webp");
      expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
    const key = path.split("/")[4] ?? "";
    expect((await world.fetch(path, { as: hendra })).status).toBe(404);
    expect((await world.fetch(path)).status).toBe(404);
    expect((await world.fetch(`/media/${key}/320.webp`, { as: sari })).status).toBe(404);
    const own = await askAbout(world, hendra, listing, "Halo");
    expect((await world.fetch(path.replace(id, own), { as: hendra })).status).toBe(404);
    expect((await open("/messages", sari)).html).toContain("Foto");
  });
});

describe("the page of an order", () => {
  it("has the conversation of its two sides, the same as the page of messages", async () => {
    await createPeople();
    const id = await order(world, budi, listing);
    const page = `/dashboard/orders/${id}`;
    expect(part((await open(page, budi)).html, "log").text).toContain("Pesanan dibuat");
    const first = await world.fetch(`/messages/new?order=${id}`, {
      as: budi,
      form: messageFields("Apakah logonya sudah mulai?", [], { order: id }),
    });
    expect(first.headers.get("Location")).toBe(`${page}#terbaru`);
    await world.settled();
    expect(counted((await open("/messages", sari)).html)).toBe("1");
    const seen = await open(page, sari);
    expect(seen.html).toContain("Apakah logonya sudah mulai?");
    expect(counted(seen.html)).toBe("0");
    expect(databaseCost(seen.response).trips).toBe(1);
    const [conversation = ""] = hrefs(seen.html).filter((href) => /^\/messages\/[2-9a-z]{20}#/.test(href));
    const answer = await world.fetch(conversation, {
      as: sari,
      form: messageFields("Sudah, Pak.", [], { order: id }),
    });
    expect(answer.headers.get("Location")).toBe(`${page}#terbaru`);
    expect((await open(conversation, budi)).html).toContain("Sudah, Pak.");
    const again = await open(`/messages/new?order=${id}`, budi);
    expect(again.response.headers.get("Location")).toBe(conversation);
  });

  it("accepts messages only about its own order, from its sides", async () => {
    await createPeople();
    const id = await order(world, budi, listing);
    await askAbout(world, budi, listing, "Sebelum memesan");
    expect((await open(`/dashboard/orders/${id}`, budi)).html).not.toContain("Sebelum memesan");
    const answer = await world.fetch(`/messages/new?order=${id}`, {
      as: hendra,
      form: messageFields("Saya ikut"),
    });
    expect(answer.status).toBe(404);
  });
});

it("after sending redirects only to known pages, even if the form names another", async () => {
  await createPeople();
  const id = await askAbout(world, budi, listing, "Halo");
  for (const order of ["//contoh.com", "https://contoh.com", "../../x"]) {
    const answer = await world.fetch(`/messages/${id}`, {
      as: budi,
      form: messageFields("Halo", [], { order }),
    });
    expect(answer.headers.get("Location")).toBe(`/messages/${id}#terbaru`);
  }
  expect(cookiesOf(await write(world, budi, id, "Halo lagi"))).toMatch(/^toast=[^;]+; bookmark=[^;]+$/);
});

it("a sent message is confirmed once, in a conversation, on an order and at its start", async () => {
  await createPeople();
  const orderId = await paidOrder(world, budi, listing);
  const sends: [path: string, order?: string][] = [
    [`/messages/new?listing=${listing}`],
    [`/messages/${await askAbout(world, budi, listing, "Halo")}`],
    [`/messages/new?order=${orderId}`, orderId],
  ];
  for (const [path, on] of sends) {
    const form = messageFields("Halo", [], on ? { order: on } : {});
    const answer = await world.fetch(path, { as: budi, form });
    expect(answer.status, path).toBe(303);
    expect(pageText(await toastOf(world, answer, budi)), path).toContain("Pesan terkirim");
  }
});

it("a refused message is not confirmed", async () => {
  await createPeople();
  const id = await askAbout(world, budi, listing, "Halo");
  const answer = await write(world, budi, id, "  ");
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain("Pesan terkirim");
});
