import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cutOffAfter } from "../support/cut-off";
import { offerFields, offerFormData, sendOffer } from "../support/flows/selling";
import { editForm, UPLOAD_KINDS, type Upload, type UploadRoute } from "../support/flows/uploading";
import { png } from "../support/pages/pictures";
import { toastOf } from "../support/pages/toast";
import { size } from "../support/size";
import { startWorld, type World } from "../support/world";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const photos = () => [new File([png(300, 200)], "satu.png"), new File([png(310, 200)], "dua.png")];
const filesOf = ({ takes }: UploadRoute) => (takes === "portrait" ? [new File([png(300, 300)], "saya.png")] : photos());

async function newSides() {
  const sari = await world.person("Sari Wulandari");
  return { sari, budi: await world.person("Budi Santoso"), offer: await world.listing(sari) };
}

const rows = async (sql: string, ...values: unknown[]) =>
  (
    await world.bindings.DB.prepare(sql)
      .bind(...values)
      .all<Record<string, string>>()
  ).results;

const objectsWith = async (bucket: R2Bucket, key: string, folder: string) =>
  (await bucket.list({ prefix: `${folder}${key}` })).objects.length;

/** How often the content was stored, and how many of its files exist with all objects. */
async function countStored({ path, as, typed, form }: Upload, route: UploadRoute) {
  const { PICTURES, FILES } = world.bindings;
  if (route.takes === "portrait") {
    const [user] = await rows("select picture_url from users where id = ? and bio = ?", as.id, typed);
    const key = user?.picture_url?.split("/").at(-1) ?? "none";
    return { times: user ? 1 : 0, files: (await objectsWith(PICTURES, key, "pictures/")) === 3 ? 1 : 0 };
  }
  if (route.takes === "order") {
    const order = path.split("/")[3];
    const kept = await rows("select key from order_files where order_id = ? and sender_id = ?", order, as.id);
    const events = await rows(
      "select version from order_files where order_id = ? and sender_id = ? group by version",
      order,
      as.id,
    );
    const objects = await Promise.all(kept.map(({ key }) => objectsWith(FILES, key ?? "", "files/")));
    return { times: events.length, files: objects.filter((found) => found === 1).length };
  }
  if (path.startsWith("/messages")) {
    const body = String(form.get("message"));
    const sent = await rows("select id from messages where sender_id = ? and body = ?", as.id, body);
    const shown = await rows(
      "select key from message_pictures where message_id = ? and status = 'ready'",
      sent[0]?.id ?? "",
    );
    const objects = await Promise.all(shown.map(({ key }) => objectsWith(PICTURES, key ?? "", "messages/")));
    return { times: sent.length, files: objects.filter((found) => found === 3).length };
  }
  const made = await rows("select id, cover_url from services where user_id = ? and title = ?", as.id, typed);
  const shown = await rows(
    "select url from service_assets where service_id = ? and status = 'ready' order by position",
    made[0]?.id ?? "",
  );
  expect(made[0]?.cover_url ?? null).toBe(shown[0]?.url ?? null);
  const keys = shown.map(({ url }) => url?.split("/").at(-1) ?? "");
  const objects = await Promise.all(keys.map((key) => objectsWith(PICTURES, key, "pictures/")));
  return { times: made.length, files: objects.filter((found) => found === 3).length };
}

describe("a form whose connection was cut", () => {
  it.each(UPLOAD_KINDS)("at any point is completed by sending it again: $name", async (route) => {
    const files = filesOf(route);
    let cuts = 0;
    const stride = size(1, 3);
    for (let last = 1 + (UPLOAD_KINDS.indexOf(route) % stride); ; last += stride) {
      const upload = await route.begin(world, await newSides(), files);
      const send = () => world.fetch(upload.path, { as: upload.as, form: upload.form });
      const answer = await cutOffAfter(world, last, send);
      if (answer) {
        expect(answer.status).toBeLessThan(400);
        break;
      }
      cuts += 1;
      const again = await send();
      expect(again.status, `cut after step ${last}: ${await again.clone().text()}`).toBeLessThan(400);
      expect(await countStored(upload, route), `cut after step ${last}`).toEqual({
        times: 1,
        files: files.length,
      });
    }
    // At least the session, the write and a bucket, so the cuts were inside the work.
    expect(cuts).toBeGreaterThan(size(3, 0));
  });
});

describe("a listing with missing pictures", () => {
  const offerOf = async (id: string) =>
    rows("select url, status, position from service_assets where service_id = ? order by position", id);
  const idOf = async (title: string) => (await rows("select id from services where title = ?", title))[0]?.id ?? "";

  async function interruptedListing() {
    const { sari } = await newSides();
    const title = `Logo ${crypto.randomUUID()}`;
    const fields = { formId: crypto.randomUUID(), title };
    const first = offerFormData(fields, photos());
    for (let last = 1; (await idOf(title)) === ""; last += 1)
      await cutOffAfter(world, last, () => sendOffer(world, sari, first));
    return { sari, fields, id: await idOf(title) };
  }

  it("names how many are missing when the form is sent again without them", async () => {
    const { sari, fields, id } = await interruptedListing();
    const answer = await sendOffer(world, sari, offerFormData(fields));
    expect(answer.headers.get("Location")).toBe(`/dashboard/services/edit/${id}`);
    const page = await toastOf(world, answer, sari);
    expect(page).toContain("Jasa berhasil dibuat!");
    expect(page).toContain("2 foto belum tersimpan. Pilih lagi di bawah, lalu simpan.");
  });

  it("accepts other pictures with the form instead", async () => {
    const { sari, fields, id } = await interruptedListing();
    const other = new File([png(320, 240)], "lain.png");
    const answer = await sendOffer(world, sari, offerFormData(fields, [other]));
    expect(answer.headers.get("Location")).toBe("/dashboard/services");
    expect((await offerOf(id)).filter(({ status }) => status === "ready")).toHaveLength(1);
  });

  const photo = (name: string, width = 320) => new File([png(width, 240)], name);
  it.each([
    ["another picture", ["satu"], ["lain"]],
    ["the same picture and another", ["satu"], ["satu", "lain"]],
    ["the same pictures in another order and another", ["satu", "dua"], ["dua", "satu", "lain"]],
    ["the same pictures in another order", ["satu", "dua"], ["dua", "satu"]],
    ["pictures where it had none", [], ["lain", "baru"]],
    ["one of its pictures", ["satu", "dua"], ["dua"]],
    ["the same pictures", ["satu", "dua"], ["satu", "dua"]],
    ["no picture", ["satu"], []],
  ])("stays unchanged if it is complete and the form is sent again with %s", async (_case, first, again) => {
    const { sari } = await newSides();
    const fields = { formId: crypto.randomUUID(), title: `Logo ${crypto.randomUUID()}` };
    const widths: Record<string, number> = { satu: 320, dua: 330, lain: 340, baru: 350 };
    const files = (names: string[]) => names.map((name) => photo(`${name}.png`, widths[name]));
    await sendOffer(world, sari, offerFormData(fields, files(first)));
    const id = await idOf(fields.title);
    const before = await offerOf(id);
    const answer = await sendOffer(world, sari, offerFormData(fields, files(again)));
    expect(await offerOf(id)).toEqual(before);
    expect(before).toHaveLength(first.length);
    // A browser forgets chosen files.
    const isSame = again.length === 0 || again.join() === first.join();
    expect(answer.status).toBe(isSame ? 303 : 409);
    if (!isSame) expect(await answer.text()).toContain("formulir ini dengan isi yang berbeda");
  });

  it("does not get removed pictures back from an old form, and names them", async () => {
    const { sari } = await newSides();
    const title = `Logo ${crypto.randomUUID()}`;
    const form = offerFormData({ title }, photos());
    await sendOffer(world, sari, form);
    const id = await idOf(title);
    await world.bindings.DB.prepare("delete from service_assets where service_id = ? and position = 0").bind(id).run();
    await world.bindings.DB.prepare("update services set updated_at = updated_at + 1 where id = ?").bind(id).run();
    const answer = await sendOffer(world, sari, form);
    expect(await toastOf(world, answer, sari)).toContain("Foto &quot;satu.png&quot; belum tersimpan.");
    expect(await offerOf(id)).toHaveLength(1);
  });

  it("shows no message after it was deleted", async () => {
    const { sari, fields, id } = await interruptedListing();
    await world.bindings.DB.prepare("update services set deleted_at = 1 where id = ?").bind(id).run();
    const answer = await sendOffer(world, sari, offerFormData(fields, photos()));
    expect(answer.headers.get("Location")).toBe("/dashboard/services");
    expect((await offerOf(id)).map(({ status }) => status)).toEqual(["pending", "pending"]);
  });

  it("keeps the chosen order, each picture once", async () => {
    const { sari, fields, id } = await interruptedListing();
    const [one, two] = photos();
    if (!one || !two) throw new Error("two photos");
    for (const files of [[two], [two, one], [one, two]]) await sendOffer(world, sari, offerFormData(fields, files));
    const stored = await offerOf(id);
    expect(stored.map(({ status, position }) => [status, position])).toEqual([
      ["ready", 0],
      ["ready", 1],
    ]);
    const made = await (await world.fetch(`${stored[0]?.url}/320.webp`)).arrayBuffer();
    expect(made.byteLength).toBeGreaterThan(0);
  });

  it("names the missing picture of an edit when the form is sent again without it", async () => {
    const { sari, offer } = await newSides();
    const formId = crypto.randomUUID();
    const path = `/dashboard/services/edit/${offer}`;
    const isPending = async () => (await offerOf(offer)).length === 2;
    for (let last = 1; !(await isPending()); last += 1) {
      const form = editForm(offerFields({ formId }), photos());
      await cutOffAfter(world, last, () => world.fetch(path, { as: sari, form }));
    }
    const bare = await world.fetch(path, { as: sari, form: editForm(offerFields({ formId }), []) });
    expect(await toastOf(world, bare, sari)).toContain("2 foto belum tersimpan.");
    const another = await world.fetch(path, { as: sari, form: editForm(offerFields(), []) });
    expect(await toastOf(world, another, sari)).not.toContain("belum tersimpan");
  });
});
