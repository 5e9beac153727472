import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { FORM_OWNER_FIELD } from "~/accounts/login-prompt-text";
import { cookiesOf, elsewhere, knowPassword } from "../support/flows/account";
import { type Marketplace, smallMarketplace } from "../support/flows/order-parties";
import { memberForms } from "../support/member-forms";
import type { Scene } from "../support/owned-routes";
import { fieldValue, heading, pageText } from "../support/pages/page-text";
import { EVERY_ROUTE, ROUTES } from "../support/routes";
import { turns } from "../support/size";
import { startWorld, type World } from "../support/world";

let world: World;
let home: Marketplace;
const scene = {} as Scene;
const FORMS = memberForms(scene);

async function newScene(): Promise<void> {
  home = await smallMarketplace(world);
  await world.settled();
  Object.assign(scene, { world, home });
}

beforeAll(async () => {
  world = await startWorld();
  await newScene();
});
afterAll(() => world.stop());

/** Routes that accept a form from any page, with the reason. A new route needs a reason too. */
const UNOWNED: Record<string, string> = {
  "another-account": "shows the form that was refused",
  "forgot-password": "the form names the account",
  login: "the form names the account",
  "login_.code": "the cookie names the login",
  "reset-password": "the mailed link names the account",
  "session-ended": "shows the form that was refused",
  signup: "creates an account",
  "unsubscribe.$token": "the signed link names the account",
  "verify-email": "the mailed link names the account",
  "verify-email_.resend": "the form names the account",
  "webhooks.$gateway": "takes no forms",
};
/** Routes that change only cookies. Their forms are on visitors' pages, without an owner. */
const OF_BROWSERS = ["data-saver", "place"];
const FOR_SCRIPTS = ["messages.$id_.new"];

const GUARDED = EVERY_ROUTE.filter(([file, { takesForms }]) => takesForms && !(file in UNOWNED));
const TEXT = "Kalimat panjang yang tidak boleh hilang, <b>tebal</b>.";
const SENT = { message: TEXT, currentPassword: "Melati#2026", version: "7" };
const dataOf = (path: string) => path.replace(/^([^?]+)/, "$1.data");

const postForms = (html: string) => html.match(/<form\b(?=[^>]*method="post")[\s\S]*?<\/form>/g) ?? [];

const formTo = (html: string, path: string) =>
  postForms(html).find((form) => form.includes(`action="${path.replaceAll("&", "&amp;")}"`)) ?? "";

describe.each(GUARDED)("%s", (file, { path }) => {
  const isScript = FOR_SCRIPTS.includes(file);

  it("refuses the form of another account, keeps the text and links to that account's login", async () => {
    const before = world.writes();
    const answer = await world.fetch(path, { as: home.rina, formOf: home.budi, form: SENT });
    expect(answer.status).toBe(409);
    if (isScript) {
      expect((await answer.json<{ sentence: string }>()).sentence).toContain("akun lain");
    } else {
      const html = await answer.text();
      expect(heading(html)).toBe("Akun yang masuk sudah berganti");
      for (const said of ["Rina Kartika", TEXT]) expect(pageText(html)).toContain(said);
      expect(html).toContain(`href="/login?akun=lain&amp;redirectTo=${encodeURIComponent(path)}"`);
      expect(html).not.toContain(SENT.currentPassword);
      expect(html).not.toContain(home.budi.name);
    }
    await world.settled();
    expect(world.writes()).toBe(before);
  });

  it("refuses it in a script, which shows the same page", async () => {
    const before = world.writes();
    const sent = { as: home.rina, formOf: home.budi, form: SENT };
    const answer = await world.fetch(dataOf(path), sent);
    expect(answer.status).toBe(409);
    const body = await answer.text();
    if (!isScript) {
      const next = `/another-account?redirectTo=${encodeURIComponent(path)}`;
      expect(body).toContain(`"redirect","${next}"`);
      expect(body).toContain("307");
      const shown = await world.fetch(dataOf(next), sent);
      expect(shown.status).toBe(409);
      expect(await shown.text()).toContain("Kalimat panjang");
    }
    expect(world.writes()).toBe(before);
  });

  it(
    OF_BROWSERS.includes(file)
      ? "takes a form without a mark, from a page for visitors"
      : "refuses a form without a mark, and offers to send it as who is signed in",
    async () => {
      const sent = { as: home.rina, formOf: null, form: { message: TEXT } };
      const answer = await world.fetch(path, sent);
      const data = await world.fetch(dataOf(path), sent);
      if (OF_BROWSERS.includes(file)) {
        expect([answer.status, data.status]).toEqual([303, 202]);
        return;
      }
      expect([answer.status, data.status]).toEqual([409, 409]);
      if (isScript) return;
      const html = await answer.text();
      expect(heading(html)).toBe("Halaman ini dibuka sebelum Anda masuk");
      expect(pageText(html)).toContain("Kirim sebagai Rina Kartika");
      expect(pageText(html)).toContain(TEXT);
      expect(fieldValue(formTo(html, path), FORM_OWNER_FIELD)).toBe(await world.formOwner(home.rina));
    },
  );

  it("accepts the form of the logged-in account and of a logged-out person", async () => {
    const person = await world.person("Rina Kartika");
    expect((await world.fetch(path, { as: person, form: SENT })).status).not.toBe(409);
    expect((await world.fetch(path, { formOf: person, form: SENT })).status).not.toBe(409);
  });
});

it("every route that accepts other forms has a reason", () => {
  for (const file of Object.keys(UNOWNED)) expect(ROUTES, file).toHaveProperty([file]);
  const forms = new Set([...FORMS.map(({ file }) => file), ...Object.keys(UNOWNED), ...OF_BROWSERS]);
  const missing = EVERY_ROUTE.filter(([file, { takesForms }]) => takesForms && !forms.has(file));
  expect(missing.map(([file]) => file)).toEqual([]);
});

describe.each(FORMS.map((form, at) => [form.file, form.name ?? "", form, at] as const))(
  "the form of %s %s",
  (_file, _name, { who, make }, at) => {
    beforeEach(newScene);

    it("changes nothing for another account, and changes something for its own", async () => {
      const { path, form } = await make();
      const sender = home[who];
      const headers = elsewhere();
      await world.settled();
      const before = world.writes();
      const other = home.ayu === sender ? home.rina : home.ayu;
      const refused = [other, null].flatMap((formOf) => [path, dataOf(path)].map((address) => ({ formOf, address })));
      for (const { formOf, address } of turns(refused, at, 2)) {
        const answer = await world.fetch(address, { as: sender, formOf, form, headers });
        expect(answer.status, address).toBe(409);
      }
      await world.settled();
      expect(world.writes()).toBe(before);

      const page = await world.fetch(path, { as: sender });
      if (page.headers.get("Content-Type")?.startsWith("text/html")) {
        const mark = await world.formOwner(sender);
        for (const shown of postForms(await page.text())) {
          const [first = ""] = /<(input|button|select|textarea)\b[^>]*>/.exec(shown) ?? [];
          expect(fieldValue(first, FORM_OWNER_FIELD), shown).toBe(mark);
        }
      }

      const taken = await world.fetch(path, { as: sender, form, headers });
      expect([200, 303]).toContain(taken.status);
      expect(taken.headers.get("Location") ?? "").not.toContain("/login");
      await world.settled();
      expect(world.writes()).toBeGreaterThan(before);
    });
  },
);

describe("a refused form", () => {
  beforeEach(newScene);

  it("can be sent from the page that shows it, once its account has logged in again", async () => {
    const form = { search: "q=les+gitar" };
    const refused = await world.fetch("/saved-searches", { as: home.rina, formOf: home.budi, form });
    const again = formTo(await refused.text(), "/saved-searches");
    const sent = {
      [FORM_OWNER_FIELD]: fieldValue(again, FORM_OWNER_FIELD) ?? "",
      search: fieldValue(again, "search") ?? "",
    };
    expect((await world.fetch("/saved-searches", { as: home.rina, form: sent })).status).toBe(409);
    expect((await world.fetch("/saved-searches", { as: home.budi, form: sent })).status).toBe(303);
    expect(await (await world.fetch("/saved", { as: home.budi })).text()).toContain("les gitar");
    expect(await (await world.fetch("/saved", { as: home.rina })).text()).not.toContain("les gitar");
  });

  it("links to a login page for logged-in people, which ends their session", async () => {
    await knowPassword(world, home.budi);
    const path = "/login?akun=lain&redirectTo=%2Fprofile%2Fedit";
    const page = await world.fetch(path, { as: home.rina });
    expect(page.status).toBe(200);
    expect(pageText(await page.text())).toContain("Anda sedang masuk sebagai Rina Kartika");
    const form = { email: home.budi.email, password: "Melati#2026" };
    const answer = await world.fetch(path, { as: home.rina, form, headers: elsewhere() });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/profile/edit"]);
    expect((await world.fetch("/profile/edit", { as: home.rina })).status).toBe(303);
  });

  it("with files or a password can be copied, but not sent again", async () => {
    const form = new FormData();
    form.set("message", TEXT);
    for (const name of ["a.webp", "kedua.png"]) form.append("pictures", new File(["x"], name));
    const path = `/messages/new?listing=${home.offer}`;
    const html = await (await world.fetch(path, { as: home.rina, formOf: home.budi, form })).text();
    expect(pageText(html)).toContain("Salin tulisan Anda");
    expect(pageText(html)).toContain(TEXT);
    expect(pageText(html)).toContain("Berkas yang harus dipilih lagi");
    for (const name of ["a.webp", "kedua.png"]) expect(pageText(html)).toContain(name);
    expect(pageText(html)).not.toContain("Kirim lagi");
  });

  it("after the end of a session is kept for its owner", async () => {
    await world.bindings.DB.prepare("delete from sessions where user_id = ?").bind(home.rina.id).run();
    const form = { message: TEXT };
    const answer = await world.fetch("/reports/new", { as: home.rina, formOf: home.budi, form });
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      307,
      "/session-ended?redirectTo=%2Freports%2Fnew",
    ]);
  });
});

describe("a button clicked while logged out", () => {
  beforeEach(newScene);

  it.each([
    ["a page for visitors", null, true],
    ["the account's own page", "rina", true],
    ["another account's page", "budi", false],
  ] as const)("of %s is repeated after login: %s, %s", async (_page, owner, done) => {
    const path = `/gig/${home.offer}/favourite`;
    const formOf = owner && home[owner];
    const pressed = await world.fetch(path, { formOf, form: { keep: "yes" } });
    const cookie = [home.rina.cookie, cookiesOf(pressed)].join("; ");
    await world.fetch(path, { cookie });
    const saved = await (await world.fetch("/saved", { as: home.rina })).text();
    expect(saved.includes("Logo untuk kedai kopi")).toBe(done);
  });
});

it("pages for visitors contain no owner, so that all share a copy", async () => {
  await newScene();
  for (const path of ["/", `/gig/${home.offer}`, "/explore?q=logo", "/place", "/login", "/signup", "/wanted"]) {
    const html = await (await world.fetch(path)).text();
    expect(html, path).not.toContain(FORM_OWNER_FIELD);
  }
  const own = await (await world.fetch(`/gig/${home.offer}`, { as: home.rina })).text();
  expect(postForms(own).length).toBeGreaterThan(1);
});
