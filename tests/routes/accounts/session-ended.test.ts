import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookiesOf } from "../../support/flows/account";
import { as, type Marketplace, smallMarketplace } from "../../support/flows/order-parties";
import { wantedFormData } from "../../support/flows/selling";
import { fieldValue, pageText } from "../../support/pages/page-text";
import { webp } from "../../support/pages/pictures";
import { EVERY_ROUTE } from "../../support/routes";
import { startWorld, type World } from "../../support/world";

let world: World;
let home: Marketplace;
beforeAll(async () => {
  world = await startWorld();
  home = await smallMarketplace(world);
});
afterAll(() => world.stop());

const TEXT = "Kalimat panjang yang tidak boleh hilang, <b>tebal</b>.";
/** Routes that visitors can use, and routes for scripts that answer for themselves. */
const OPEN = [
  "/forgot-password",
  "/login",
  "/login/code",
  "/logout",
  "/signup",
  "/reset-password",
  "/verify-email",
  "/verify-email/resend",
  "/session-ended",
  "/webhooks/midtrans",
  "/place",
  "/data-saver",
  "/another-account",
];
/** The signed address identifies the account, so this route needs no session. */
const SIGNED = "unsubscribe.$token";
const PROTECTED = EVERY_ROUTE.filter(
  ([file, { path, takesForms }]) =>
    takesForms && !OPEN.includes(path) && file !== "messages.$id_.new" && file !== SIGNED,
).map(([, { path }]) => path);
/**
 * Buttons that visitors can use too. No text is typed, so the login address contains the action and login repeats it.
 */
const PRESSED: Record<string, { sent: Record<string, string>; next: string }> = {
  [exampleOf("gig.$id_.favourite")]: { sent: { keep: "yes" }, next: exampleOf("gig.$id_.favourite") },
  [exampleOf("saved-searches")]: {
    sent: { search: "q=les+gitar&lokasi=kota-depok" },
    next: "/saved-searches?q=les+gitar&lokasi=kota-depok",
  },
};
const MEMBERS = PROTECTED.filter((path) => !(path in PRESSED));

function exampleOf(file: string): string {
  const route = EVERY_ROUTE.find(([name]) => name === file);
  if (!route) throw new Error(`${file} is no route`);
  return route[1].path;
}

async function sentOn(path: string, form: Record<string, string> | FormData, cookie = "") {
  const answer = await world.fetch(path, { form, cookie });
  expect(answer.status, path).toBe(307);
  const next = answer.headers.get("Location") ?? "";
  const page = await world.fetch(next, {
    form,
    cookie: cookie && !answer.headers.has("Set-Cookie") ? cookie : "",
  });
  return { next, status: page.status, html: await page.text() };
}

describe("a form submitted after the session has ended", () => {
  it.each(MEMBERS)("%s shows the typed text and a link to log in, without a password", async (path) => {
    const form = { message: TEXT, amount: "123.456", currentPassword: "Melati#2026", version: "7" };
    const { next, status, html } = await sentOn(path, form);
    expect(status).toBe(401);
    expect(next).toBe(`/session-ended?redirectTo=${encodeURIComponent(path)}`);
    const text = pageText(html);
    for (const said of ["Sesi Anda sudah berakhir", TEXT, "123.456", "Masuk"]) expect(text).toContain(said);
    expect(html).toContain(`href="/login?redirectTo=${encodeURIComponent(path)}"`);
    expect(html).not.toContain("Melati#2026");
    expect(text).not.toContain("Kirim lagi");
  });

  it.each(MEMBERS)("%s redirects a script there, too", async (path) => {
    const [name, query] = path.split("?");
    const answer = await world.fetch(`${name}.data${query ? `?${query}` : ""}`, { form: { message: TEXT } });
    expect(answer.status).toBe(202);
    const body = await answer.text();
    expect(body).toContain("/session-ended?redirectTo=");
    expect(body).toContain("307");
  });

  it("can be sent again from there unchanged, after its owner has logged in", async () => {
    const path = `/wanted/${home.wanted}`;
    const form = { formId: crypto.randomUUID(), message: TEXT, price: "350.000", days: "3" };
    const { html } = await sentOn(path, form);
    expect(pageText(html)).toContain("Kirim lagi yang Anda isi");
    expect(html).toContain(`action="${path}"`);
    const held = Object.fromEntries(Object.keys(form).map((name) => [name, fieldValue(html, name) ?? ""]));
    expect(held).toEqual(form);
    const again = await world.fetch(path, { ...as(home, "sari"), form: held });
    expect(again.status).toBe(303);
    expect(await (await world.fetch(path, as(home, "sari"))).text()).toContain("tidak boleh hilang");
  });

  it("keeps its texts beside pictures that exceed a visitor's limit", async () => {
    const gone = await world.person("Sari Pergi");
    await world.bindings.DB.prepare("delete from sessions where user_id = ?").bind(gone.id).run();
    const large = new File([webp(), new Uint8Array(400_000)], "a.webp");
    const form = wantedFormData({ title: TEXT }, [large]);
    const { status, html } = await sentOn("/dashboard/wanted/create", form, gone.cookie);
    expect(status).toBe(401);
    expect(pageText(html)).toContain(TEXT);
    expect(pageText(html)).toContain("a.webp");
    expect(pageText(html)).not.toContain("Kirim lagi");
  });

  it("names every file that must be chosen again, also if nothing else was sent", async () => {
    const gone = await world.person("Sari Pergi");
    await world.bindings.DB.prepare("delete from sessions where user_id = ?").bind(gone.id).run();
    const form = new FormData();
    form.set("note", "");
    for (const name of ["logo <final>.ai", "poster.pdf"]) form.append("files", new File(["isi"], name));
    form.append("files", new File([], ""));
    const { status, html } = await sentOn(`/dashboard/orders/${home.unpaid}/delivery`, form, gone.cookie);
    expect(status).toBe(401);
    expect(pageText(html)).toContain("Berkas yang harus dipilih lagi");
    for (const name of ["logo <final>.ai", "poster.pdf"]) expect(pageText(html)).toContain(name);
    expect(html).toContain("logo &lt;final&gt;.ai");
  });

  it("without typed text redirects to the login page", async () => {
    const answer = await world.fetch(`/dashboard/orders/${home.unpaid}/completion`, {
      form: { version: "3" },
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toMatch(/^\/login\?redirectTo=/);
  });

  it.each(Object.entries(PRESSED))("%s redirects to login, which repeats the action", async (path, pressed) => {
    expect(PROTECTED).toContain(path);
    const { sent: form, next } = pressed;
    const login = `/login?redirectTo=${encodeURIComponent(next)}`;
    const plain = await world.fetch(path, { form });
    expect([plain.status, plain.headers.get("Location")]).toEqual([303, login]);
    expect(cookiesOf(plain)).toContain("after-login=");
    const text = pageText(await (await world.fetch(login, { cookie: cookiesOf(plain) })).text());
    expect(text).toContain("Anda harus login untuk menyimpan");

    const byScript = await world.fetch(`${path}.data`, { form });
    expect(byScript.status).toBe(202);
    const body = await byScript.text();
    expect(body).toContain(JSON.stringify(login));
    expect(body).toContain("303");
    expect(cookiesOf(byScript)).toContain("after-login=");
  });

  it("returns only to our own pages", async () => {
    const page = await world.fetch("/session-ended?redirectTo=https%3A%2F%2Fevil.example%2Fx", {
      form: { message: TEXT },
    });
    expect(await page.text()).not.toContain("evil.example");
  });
});
