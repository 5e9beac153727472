import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { field, names, part } from "../../support/pages/page-parts";
import { startWorld, type World } from "../../support/world";

let world: World;

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const open = async (path: string, cookie = "") => (await world.fetch(path, { cookie })).text();

async function choose(form: Record<string, string>) {
  const response = await world.fetch("/place", { form });
  return {
    status: response.status,
    to: response.headers.get("Location"),
    cookie: response.headers.get("Set-Cookie") ?? "",
  };
}

describe("the page of places", () => {
  it("offers all of Indonesia, online work, large towns and every province", async () => {
    const html = await open("/place");
    const buttons = names(html, "button").join("\n");
    for (const name of ["Semua Indonesia", "Hanya daring", "Kota Bandung", "Jakarta Selatan"])
      expect(buttons).toContain(name);
    expect(part(html, "link", /^Papua Selatan/).href).toContain("provinsi=93");
  });

  it("shows the possible meanings of a text, and marks the match", async () => {
    const html = await open("/place?cari=band");
    expect(part(html, "heading", "5 tempat cocok dengan “band”").level).toBe(2);
    const unmarked = html.replace(/<\/?mark\b[^>]*>/g, "");
    expect(names(unmarked, "button").join("\n")).toContain("Kota Banda Aceh");
    expect(html).toMatch(/<mark\b[^>]*>Band<\/mark>/);
  });

  it("says that the place does not exist, keeps the typed text, and still shows the list", async () => {
    const html = await open("/place?cari=qwxyz");
    expect(html).toContain("Tidak ada tempat bernama “qwxyz”");
    expect(field(html, "Kota atau kabupaten").value).toBe("qwxyz");
    expect(names(html, "button").join("\n")).toContain("Kota Surabaya");
  });

  it("lists a province's places, and the whole province", async () => {
    const buttons = names(await open("/place?provinsi=34"), "button").join("\n");
    for (const name of ["Seluruh DI Yogyakarta", "Kabupaten Sleman", "Kota Yogyakarta"])
      expect(buttons).toContain(name);
  });

  it("shows the last choice first", async () => {
    expect(await open("/place", "place=33.74")).toMatch(/Kota Semarang[\s\S]*terakhir Anda pilih/);
  });
});

describe("a choice", () => {
  it("is remembered, and redirects back", async () => {
    const chosen = await choose({ tempat: "32.73", redirectTo: "/" });
    expect([chosen.status, chosen.to]).toEqual([303, "/"]);
    expect(chosen.cookie).toMatch(/^place=32\.73; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax/);
  });

  it("is made at once by a name with one meaning", async () => {
    expect((await choose({ cari: "Jaksel", redirectTo: "/" })).cookie).toContain("place=31.74");
  });

  it("is asked for if the name is ambiguous, misspelt or unknown", async () => {
    for (const cari of ["tangerang", "bndung", "qwxyz"]) {
      const chosen = await choose({ cari, redirectTo: "/explore?q=ac" });
      expect(chosen.to).toBe(`/place?cari=${cari}&redirectTo=%2Fexplore%3Fq%3Dac`);
      expect(chosen.cookie).toBe("");
    }
  });

  it("replaces the place of the earlier search", async () => {
    const back = { redirectTo: "/explore?q=ac&lokasi=Solo&after=x" };
    expect((await choose({ ...back, tempat: "32.73" })).to).toBe("/explore?q=ac&lokasi=Kota+Bandung");
    expect((await choose({ ...back, tempat: "semua" })).to).toBe("/explore?q=ac");
  });

  it("never redirects to another host, and accepts no invalid place", async () => {
    expect((await choose({ tempat: "semua", redirectTo: "https://jahat.example/" })).to).toBe("/");
    expect((await choose({ tempat: "99.99", redirectTo: "/" })).cookie).toBe("");
  });
});
