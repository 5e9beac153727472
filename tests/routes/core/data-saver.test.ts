import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { names, part } from "../../support/page-parts";
import { pageText } from "../../support/page-text";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;

beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  await world.listing(sari, { coverUrl: "/media/abc", coverAlt: "Logo" });
});
afterAll(() => world.stop());

const home = async (cookie = "", headers: Record<string, string> = {}) =>
  (await world.fetch("/", { cookie, headers })).text();
const footer = (html: string) => names(part(html, "contentinfo").html, "button");

describe("a document for whoever saves data", () => {
  it("shows drawings instead of photographs, says its weight, and can be switched back", async () => {
    const html = await home("data-saver=on");
    expect(html).not.toContain("/media/abc");
    expect(pageText(html)).toMatch(/Isi halaman ini [1-9]\d* KB/);
    expect(html).toContain("data-hemat");
    expect(footer(html)).toEqual(["Matikan hemat data"]);
  });

  it("is whole for everybody else", async () => {
    const html = await home();
    expect(html).toContain("/media/abc");
    expect(html).not.toContain("Hemat data menyala");
    expect(footer(html)).toEqual(["Hemat data"]);
  });

  it("follows the browser's wish unless the switch says otherwise", async () => {
    expect(await home("", { "Save-Data": "on" })).toContain("Hemat data menyala");
    expect(await home("data-saver=off", { "Save-Data": "on" })).not.toContain("Hemat data menyala");
  });

  it("is kept apart from the others' copies", async () => {
    for (const cookie of ["", "data-saver=on", "", "data-saver=on"]) {
      expect((await home(cookie)).includes("Hemat data menyala")).toBe(cookie !== "");
      await world.settled();
    }
  });
});

it("the switch remembers, and leads back to the page it stood on", async () => {
  const headers = { Referer: "http://localhost:8787/explore?q=ac" };
  const response = await world.fetch("/data-saver", { form: { save: "on" }, headers });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/explore?q=ac");
  expect(response.headers.get("Set-Cookie")).toMatch(/^data-saver=on; Max-Age=31536000; Path=\/; HttpOnly/);
});
