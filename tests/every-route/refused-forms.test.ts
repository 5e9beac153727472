import { decode } from "turbo-stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { FORM_OWNER_FIELD } from "~/accounts/login-prompt-text";
import { MINUTE } from "~/platform/dates";
import { withBroken } from "../support/database/broken-database";
import { newOperator } from "../support/flows/operators";
import { paidOrder } from "../support/flows/order-steps";
import { act, suspend } from "../support/flows/reporting";
import { offerFormData } from "../support/flows/selling";
import { UPLOAD_ROUTES } from "../support/flows/uploading";
import { part } from "../support/pages/page-parts";
import { hrefs, pageText } from "../support/pages/page-text";
import { png } from "../support/pages/pictures";
import { stopClock } from "../support/stopped-clock";
import { ORIGIN, startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let chief: TestPerson;
let offer: string;
beforeAll(async () => {
  world = await startWorld();
  chief = await newOperator(world, "Dewi Anggraini");
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
  offer = await world.listing(sari);
});
afterAll(() => world.stop());

const MB = 1_048_576;
const CREATE = "/dashboard/services/create";
const photo = () => new File([png(400, 400)], "kopi.png", { type: "image/png" });
const heavy = (name: string, megabytes: number) =>
  new File([new Uint8Array(megabytes * MB)], name, { type: "image/png" });
const dataOf = (path: string) => path.replace(/^([^?]+)/, "$1.data");
const LIMITS = "masing-masing 20 MB dan bersama-sama 23 MB";

type Refusal = { title: string; reason: string; login?: string; backHref?: string };

/** Decodes the answer to a script. Data keeps the page, an error replaces it. */
async function routed(answer: Response): Promise<{ data?: { formRefusal?: Refusal }; error?: unknown }> {
  expect(answer.headers.get("Content-Type")).toBe("text/x-script");
  if (!answer.body) throw new Error("no body");
  const { value, done } = await decode(answer.body, {
    plugins: [
      (type, ...rest) => {
        if (type === "ErrorResponse") return { value: { data: rest[0], status: rest[1] } };
        if (type === "SingleFetchRedirect") return { value: { redirect: rest[0] } };
        return undefined;
      },
    ],
  });
  await done;
  return value as Awaited<ReturnType<typeof routed>>;
}

/** Sends a form as the script of the page with that form does. */
function sendFrom(page: string, visit: Parameters<World["fetch"]>[1], to = page) {
  const headers = { Referer: `${ORIGIN}${page}`, ...(visit?.headers as Record<string, string> | undefined) };
  return world.fetch(dataOf(to), { ...visit, headers });
}

async function responseForRefusedWrite(answer: Response): Promise<Refusal> {
  const { data } = await routed(answer);
  if (!data?.formRefusal) throw new Error("the page does not keep its form");
  return data.formRefusal;
}

type Case = {
  name: string;
  status: number;
  send: () => Promise<Response>;
  says: string | RegExp;
  login?: string;
};

const multipart = { "Content-Type": "multipart/form-data; boundary=x" };

const whileBroken = (broken: "everything" | "writes", says: string) =>
  withBroken(world, broken, () => sendFrom("/account/notifications", { as: sari, form: { order: "on" } }), says);

describe("the script of a form's page", () => {
  const login = `/login?redirectTo=${encodeURIComponent(CREATE)}`;
  const cases: Case[] = [
    {
      name: "a body with another boundary",
      status: 400,
      send: () => sendFrom(CREATE, { as: sari, headers: { "Content-Type": "multipart/form-data" }, body: "--x--" }),
      says: "tidak dapat dibaca",
    },
    {
      name: "a body that ends too early",
      status: 400,
      send: () => sendFrom(CREATE, { as: sari, headers: multipart, body: "--x\r\n" }),
      says: "tidak dapat dibaca",
    },
    {
      name: "too many fields",
      status: 400,
      send: () => {
        const form = offerFormData();
        for (let at = 0; at < 300; at += 1) form.append("lain", "x");
        return sendFrom(CREATE, { as: sari, form });
      },
      says: "terlalu banyak isian",
    },
    {
      name: "a photo after the session ended",
      status: 401,
      send: () => sendFrom(CREATE, { form: offerFormData({}, [photo()]) }),
      says: "Masuk lagi di tab baru, lalu kembali ke sini dan kirim lagi",
      login,
    },
    {
      name: "a visitor's body that is not read",
      status: 401,
      send: () => sendFrom(CREATE, { headers: { ...multipart, "Content-Length": String(60 * MB) }, body: "--x--" }),
      says: "Masuk di tab baru",
      login,
    },
    {
      name: "another origin",
      status: 403,
      send: () => sendFrom(CREATE, { as: sari, form: offerFormData(), headers: { Origin: "null" } }),
      says: "tidak berasal dari halaman JasaWarga",
    },
    {
      name: "a suspended person",
      status: 403,
      send: async () => {
        const tono = await world.person("Tono Prasetyo");
        await act(world, chief, suspend(tono));
        return sendFrom(CREATE, { as: tono, form: offerFormData({}, [photo()]) });
      },
      says: "selama akun ditangguhkan",
    },
    {
      name: "a photo that arrives too late",
      status: 408,
      send: async () => {
        const sent = new Response(await world.ownedForm(offerFormData({}, [photo()]), sari));
        const headers = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
        stopClock();
        const late = new TransformStream({ flush: () => void vi.setSystemTime(Date.now() + 11 * MINUTE) });
        const body = sent.body?.pipeThrough(late);
        return sendFrom(CREATE, { as: sari, headers, ...(body && { body }) }).finally(() => vi.useRealTimers());
      },
      says: "Pengiriman terlalu lama",
    },
    {
      name: "a photo while another account is signed in",
      status: 409,
      send: () => sendFrom(CREATE, { as: budi, formOf: sari, form: offerFormData({}, [photo()]) }),
      says: "Masuk dengan akun semula di tab baru",
      login: `/login?akun=lain&redirectTo=${encodeURIComponent(CREATE)}`,
    },
    {
      name: "one file above its limit",
      status: 413,
      send: () => sendFrom(CREATE, { as: sari, form: offerFormData({}, [photo(), heavy("besar.png", 25)]) }),
      says: /"besar\.png" \(25 MB\) melebihi batas.*masing-masing 20 MB/,
    },
    {
      name: "files above the limit together",
      status: 413,
      send: () => sendFrom(CREATE, { as: sari, form: offerFormData({}, [heavy("a.png", 13), heavy("b.png", 13)]) }),
      says: /bersama-sama 26 MB.*bersama-sama 23 MB/,
    },
    {
      name: "texts above the limit",
      status: 413,
      send: () => sendFrom(CREATE, { as: sari, form: offerFormData({ description: "x".repeat(300_000) }) }),
      says: "Persingkat tulisannya",
    },
    {
      name: "a body that is not read",
      status: 413,
      send: () =>
        sendFrom(CREATE, {
          as: sari,
          headers: { ...multipart, "Content-Length": String(60 * MB) },
          body: "--x--",
        }),
      says: LIMITS,
    },
    {
      name: "long texts of a form without files",
      status: 413,
      send: () => sendFrom("/account/data", { as: sari, form: { words: "x".repeat(300_000) } }),
      says: "Persingkat tulisannya",
    },
    {
      name: "the hourly limit",
      status: 429,
      send: () =>
        whileBroken("writes", "D1_ERROR: NOT NULL constraint failed: attempt_counters.count: SQLITE_CONSTRAINT"),
      says: "lalu kirim lagi",
    },
    {
      name: "an error of ours",
      status: 500,
      send: () => whileBroken("everything", "D1_ERROR: CHECK constraint failed: services_price"),
      says: "di pihak kami",
    },
    {
      name: "a database that does not answer",
      status: 503,
      send: () => whileBroken("everything", "D1_ERROR: the database does not answer"),
      says: "di pihak kami",
    },
  ];

  it.each(cases)("keeps the form after $status: $name", async ({ status, send, says, login }) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    const { title, reason, login: to } = await responseForRefusedWrite(answer);
    expect(title.length).toBeGreaterThan(5);
    expect(reason).toMatch(says);
    expect(to).toBe(login);
  });

  it("gets an error with what was typed if the form was on another page", async () => {
    const form = offerFormData({ title: "Logo untuk kedai" }, [heavy("besar.png", 25)]);
    const answer = await sendFrom("/dashboard/services", { as: sari, form }, CREATE);
    expect(answer.status).toBe(413);
    const { data, error } = await routed(answer);
    expect(data).toBeUndefined();
    const said = JSON.stringify(error);
    for (const text of ["Logo untuk kedai", "besar.png", LIMITS]) expect(said).toContain(text);
  });

  it.each([
    ["a delivery", (id: string) => `/dashboard/orders/${id}/delivery`, "files"],
    ["a first message", (id: string) => `/messages/new?order=${id}`, "pictures"],
  ])("keeps %s on the order's page, with its files", async (_name, pathOf, field) => {
    const id = await paidOrder(world, budi, offer);
    const form = new FormData();
    form.set("note", "Selesai.");
    form.set(field, photo());
    const answer = await sendFrom(`/dashboard/orders/${id}`, { form }, pathOf(id));
    expect(answer.status).toBe(401);
    expect((await responseForRefusedWrite(answer)).reason).toContain("Masuk lagi di tab baru");
  });

  it("keeps a form without files on the page that can send it again", async () => {
    const answer = await sendFrom("/account/data", {
      form: { change: "correction", words: "Nama saya keliru." },
    });
    expect(JSON.stringify(await routed(answer))).toContain("/session-ended");
  });

  it("gets a refused message as a sentence", async () => {
    const headers = { ...multipart, "Content-Length": String(60 * MB) };
    const answer = await world.fetch("/messages/23456789abcdefghjkmn/new", {
      as: sari,
      headers,
      body: "--x--",
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toEqual({ sentence: expect.stringContaining(LIMITS) });
  });
});

describe("a page that answers a refused form", () => {
  const menu = (html: string) => hrefs(part(html, "banner").html);

  it.each(UPLOAD_ROUTES.filter(({ name }) => !name.includes("script")))(
    "has the top bar of the signed-in person and names the large file: $name",
    async ({ begin }) => {
      const { path, as, form, typed } = await begin(world, { sari, budi, offer }, [heavy("besar.png", 25)]);
      const answer = await world.fetch(path, { as, form });
      expect(answer.status).toBe(413);
      const html = await answer.text();
      const text = pageText(html);
      expect(text).toContain('"besar.png" (25 MB) melebihi batas');
      expect(text).toContain(LIMITS);
      expect(text).toContain(typed);
      expect(text).toContain("Tekan Kembali di peramban Anda");
      expect(menu(html)).toContain("/notifications");
      expect(menu(html)).not.toContain("/login");
    },
  );

  it.each([
    ["a form that is not read", 413, { ...multipart, "Content-Length": String(60 * MB) }],
    ["a body without a boundary", 400, { "Content-Type": "multipart/form-data" }],
  ])("has the top bar of the signed-in person: %s", async (_name, status, headers) => {
    for (const path of [CREATE, "/profile/edit", `/messages/new?listing=${offer}`]) {
      const answer = await world.fetch(path, { as: sari, headers, body: "--x--" });
      expect(answer.status, path).toBe(status);
      const html = await answer.text();
      expect(menu(html), path).toContain("/notifications");
      expect(menu(html), path).not.toContain("/login");
      if (path === CREATE) expect(html, "the bar of phones").toContain('class="title-bar lg:hidden"');
    }
  });

  it("has the visitors' top bar for a visitor", async () => {
    const form = offerFormData({ title: "Logo untuk kedai", description: "x".repeat(300_000) });
    const answer = await world.fetch(CREATE, { form });
    expect(answer.status).toBe(413);
    const html = await answer.text();
    expect(menu(html)).toContain("/login");
    for (const ofMembers of ['class="title-bar', 'class="sidebar"', "/logout"]) expect(html).not.toContain(ofMembers);
  });

  it("has a page of the site also for a form without files", async () => {
    const form = { [FORM_OWNER_FIELD]: await world.formOwner(sari), words: "x".repeat(300_000) };
    const answer = await world.fetch("/account/data", { as: sari, form });
    const html = await answer.text();
    expect(answer.status).toBe(413);
    expect(pageText(html)).toContain("Persingkat tulisannya");
    expect(menu(html)).toContain("/notifications");
  });
});
