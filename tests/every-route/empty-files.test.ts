import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sides, storedByUploads, UPLOAD_KINDS, UPLOAD_ROUTES, type UploadRoute } from "../support/flows/uploading";
import { pageText } from "../support/pages/page-text";
import { png, webp } from "../support/pages/pictures";
import { toastOf } from "../support/pages/toast";
import { turns } from "../support/size";
import { startWorld, type World } from "../support/world";

let world: World;
let sides: Sides;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  const sari = await world.person("Sari Wulandari");
  sides = { sari, budi: await world.person("Budi Santoso"), offer: await world.listing(sari) };
});

const empty = (name: string) => new File([], name, { type: "image/jpeg" });
const good = (takes: UploadRoute["takes"]) =>
  takes === "portrait" ? new File([png(400, 400)], "baik.png") : new File([webp()], "baik.webp");

function emptyTexts(form: FormData) {
  for (const field of ["title", "reason"]) if (form.has(field)) form.set(field, "");
  for (const field of ["message", "note"]) if (form.has(field)) form.set(field, "x".repeat(6_000));
}

async function send(route: UploadRoute, files: File[], change?: (form: FormData) => void) {
  const { path, as, form, typed } = await route.begin(world, sides, files);
  change?.(form);
  await world.settled();
  const before = await storedByUploads(world);
  const answer = await world.fetch(path, { as, form });
  const text = await toastOf(world, answer, as);
  await world.settled();
  return { status: answer.status, text, typed, isUnchanged: (await storedByUploads(world)) === before };
}

/** A field for one file reads the first of several. */
const several = UPLOAD_ROUTES.filter(({ takes }) => takes !== "portrait");

describe("a file of 0 bytes", () => {
  it.each(UPLOAD_ROUTES)("is rejected by name, and the typed text stays: $name", async (route) => {
    const { status, text, typed, isUnchanged } = await send(route, [empty("IMG_2041.jpg")]);
    expect([status, isUnchanged]).toEqual([400, true]);
    expect(text.replaceAll("&quot;", '"').replaceAll('\\"', '"')).toContain('"IMG_2041.jpg" kosong (0 byte)');
    expect(text).toContain(typed);
  });

  it.each(several)("is the only one refused and named among valid ones: $name", async (route) => {
    const files = [empty("kosong satu.jpg"), good(route.takes), empty("kosong dua.png")];
    const { status, text, isUnchanged } = await send(route, files);
    // A page's script keeps the chosen files and sends all of them again.
    expect([status, isUnchanged]).toEqual(text.startsWith("{") ? [400, true] : [303, false]);
    const said = pageText(text).replaceAll('\\"', '"');
    expect(said).toContain('"kosong satu.jpg", "kosong dua.png" kosong (0 byte)');
    expect(said).not.toContain('"baik.webp"');
  });

  it.each(several)("is named beside valid ones if the text is refused: $name", async (route) => {
    const files = [empty("kosong satu.jpg"), good(route.takes)];
    const { status, text, isUnchanged } = await send(route, files, emptyTexts);
    expect([status, isUnchanged]).toEqual([400, true]);
    expect(pageText(text).replaceAll('\\"', '"')).toContain('"kosong satu.jpg" kosong (0 byte)');
  });

  it.each([
    ["no ending", "kosong"],
    ["a name of another script", "写真.jpg"],
    ["markup for a name", "<b>x</b>.jpg"],
    ["dots only", "..."],
    ["another type", "laporan.pdf"],
  ])("is named with %s", async (_, name) => {
    for (const route of UPLOAD_KINDS) {
      const { status, text } = await send(route, [empty(name)]);
      expect(status, route.name).toBe(400);
      expect(text, route.name).toContain("kosong (0 byte)");
      if (!text.startsWith("{")) expect(text, route.name).not.toContain("<b>x</b>");
    }
  });
});

describe("no chosen file", () => {
  it.each(UPLOAD_ROUTES)("does not count as an empty file, in any browser's notation: $name", async (route) => {
    // FormData names a Blob without a name "blob".
    for (const name of turns(["", " ", "blob"], UPLOAD_ROUTES.indexOf(route))) {
      const { status, text } = await send(route, [empty(name)]);
      expect(status, `${JSON.stringify(name)}: ${text}`).toBeLessThan(400);
    }
  });
});

it("a file with bytes and without a name counts as a file", async () => {
  for (const route of UPLOAD_KINDS) {
    const { status, isUnchanged } = await send(route, [new File([await good(route.takes).arrayBuffer()], "blob")]);
    expect([status < 400, isUnchanged], route.name).toEqual([true, false]);
  }
});
