import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offerFormData, wantedFormData } from "../support/flows/selling";
import { pageText } from "../support/pages/page-text";
import { startWorld, type TestPerson, type World } from "../support/world";

let world: World;
let sari: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

/** A multipart form, whose size limit includes pictures, so that a text could fill it. */
function multipart(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const send = (path: string, form: FormData) => world.fetch(path, { as: sari, form });

describe("a package's time", () => {
  const sent = (count: number) =>
    send("/dashboard/services/create", offerFormData({ "packages.basic.days": " 1hr".repeat(count) }));

  it("is rejected as too long if the form can be read", async () => {
    const answer = await sent(60_000);
    expect(answer.status).toBe(400);
    expect((await answer.text()).includes("Lama pengerjaan maksimal 100 karakter")).toBe(true);
  });

  it.each([150_000, 5_500_000])("is refused unread if it is repeated %i times", async (count) => {
    const answer = await sent(count);
    expect(answer.status).toBe(413);
    expect((await answer.text()).length).toBeLessThan(100_000);
  });
});

describe("texts of a form with files", () => {
  const long = "x".repeat(300_000);

  it.each([
    ["/dashboard/services/create", offerFormData({ description: long })],
    ["/dashboard/services/create.data", offerFormData({ description: long })],
    ["/dashboard/wanted/create", wantedFormData({ additionalInfo: long })],
    ["/profile/edit", multipart({ fullName: "Sari", bio: long })],
    ["/profile/edit", multipart({ one: "x".repeat(150_000), other: "x".repeat(150_000) })],
  ])("are refused on %s if they are longer than a form without files may be", async (path, form) => {
    const answer = await send(path, form);
    expect(answer.status).toBe(413);
    expect((await answer.text()).length).toBeLessThan(100_000);
  });

  it("are refused with a page that shows the reason", async () => {
    const answer = await send("/dashboard/services/create", offerFormData({ description: long }));
    expect((await answer.text()).includes("paling banyak 256 KB. Persingkat tulisannya")).toBe(true);
  });

  it("keep their limits apart from the files", async () => {
    const noPicture = new File([long], "foto.png", { type: "image/png" });
    const answer = await send("/dashboard/services/create", offerFormData({ title: "Desain" }, [noPicture]));
    expect(answer.status).toBe(400);
  });

  it("cannot be sent as a file", async () => {
    const form = offerFormData();
    form.set("description", new File(["x".repeat(5_000_000)], "keterangan.txt"));
    const answer = await send("/dashboard/services/create", form);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain("Deskripsi harus minimal 20 karakter");
    expect(html.length).toBeLessThan(100_000);
  });
});

it("a form of hundreds of thousands of empty parts is refused before parsing", async () => {
  const part = '--grens\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const body = `${part.repeat(400_000)}--grens--\r\n`;
  const answer = await world.fetch("/dashboard/services/create", {
    as: sari,
    body,
    headers: { "Content-Type": "multipart/form-data; boundary=grens" },
  });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("terlalu banyak isian");
});

describe("a form with files above the limit", () => {
  const heavy = (name: string, megabytes: number) =>
    new File([new Uint8Array(megabytes * 1_048_576)], name, { type: "image/png" });
  const TEXT = "Dari obrolan pertama sampai file siap cetak, <b>tebal</b>.";

  it.each([
    ["one file", [heavy("besar.png", 25)]],
    ["several files", [heavy("satu.png", 10), heavy("dua.png", 10), heavy("tiga.png", 10)]],
  ])("keeps its text, names %s and the limit, and links back to the form", async (_case, files) => {
    for (const path of ["/dashboard/services/create", "/dashboard/wanted/create"]) {
      const form = path.includes("wanted")
        ? wantedFormData({ description: TEXT }, files)
        : offerFormData({ description: TEXT }, files);
      const answer = await send(path, form);
      expect(answer.status).toBe(413);
      const html = await answer.text();
      const page = pageText(html);
      expect(page).toContain("Kiriman terlalu besar");
      expect(page).toContain("masing-masing 20 MB dan bersama-sama 23 MB");
      expect(page).not.toContain("Persingkat");
      expect(page).toContain(TEXT);
      expect(html).toContain(`href="${path}"`);
      for (const { name } of files) expect(page).toContain(name);
    }
  });

  it("keeps a text that follows its one large file", async () => {
    const form = new FormData();
    form.set("pictures", heavy("besar.png", 30));
    for (const [name, value] of offerFormData({ description: TEXT })) if (name !== "pictures") form.set(name, value);
    const answer = await send("/dashboard/services/create", form);
    expect(answer.status).toBe(413);
    const page = pageText(await answer.text());
    expect(page).toContain(TEXT);
    expect(page).toContain("besar.png");
  });

  it("far above it is refused unread, with the limit and a link back", async () => {
    const headers = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": "60000000" };
    const answer = await world.fetch("/profile/edit", { as: sari, method: "POST", headers, body: "--x--" });
    expect(answer.status).toBe(413);
    const html = await answer.text();
    expect(html).toContain("masing-masing 20 MB dan bersama-sama 23 MB");
    expect(html).toContain('href="/profile/edit"');
    expect(html).toContain("Tekan Kembali di peramban Anda");
  });
});
