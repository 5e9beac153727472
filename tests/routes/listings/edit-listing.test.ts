import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY, toDateInput } from "~/platform/dates";
import { order } from "../../support/flows/buying";
import { propose } from "../../support/flows/proposing";
import { offerFormData, photoFields, sendOffer, wantedFormData } from "../../support/flows/selling";
import { hush } from "../../support/logs";
import { filledForm, postForms } from "../../support/pages/filled-form";
import { field, part } from "../../support/pages/page-parts";
import { pageText } from "../../support/pages/page-text";
import { png, SVG, webp } from "../../support/pages/pictures";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
let budi: TestPerson;
let offer: string;
let wanted: string;
beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

beforeEach(async () => {
  offer = await world.listing(sari);
  wanted = await world.listing(sari, { kind: "wanted", title: "Cat ulang dua kamar tidur" });
});

const path = (id: string) => `/dashboard/${id === wanted ? "wanted" : "services"}/edit/${id}`;
const page = async (id: string) => (await world.fetch(path(id), { as: sari })).text();
const file = (bytes: ArrayBuffer, name = "foto.webp") => new File([bytes], name);
const row = (id: string) =>
  world.bindings.DB.prepare("select * from services where id = ?").bind(id).first<Record<string, unknown>>();
const photos = (id: string) =>
  world.bindings.DB.prepare(
    "select id, url, caption, status from service_assets where service_id = ? order by position",
  )
    .bind(id)
    .all<{ id: string; url: string; caption: string; status: string }>()
    .then(({ results }) => results);
const change = (id: string, changes: Record<string, string> = {}, files: File[] = [], as = sari) =>
  world.fetch(path(id), {
    as,
    form: (id === wanted ? wantedFormData : offerFormData)({ status: "active", ...changes }, files),
  });

async function offerWith(count: number): Promise<string> {
  const formId = crypto.randomUUID();
  const files = Array.from({ length: count }, (_, n) => file(png(400 + n, 300), `${n}.png`));
  await sendOffer(world, sari, offerFormData({ formId }, files));
  const made = await world.bindings.DB.prepare("select id from services where form_id = ?")
    .bind(formId)
    .first<string>("id");
  if (!made) throw new Error("no listing");
  return made;
}

describe("access to the edit page", () => {
  const other = [
    ["a stranger", () => budi, 404],
    ["a visitor", () => undefined, 303],
  ] as const;

  it.each(other)("%s neither sees nor changes a foreign listing, as a page or as data", async (_who, who, status) => {
    const as = who();
    for (const [id, kind] of [
      [offer, "services"],
      [wanted, "wanted"],
    ] as const) {
      const visit = as ? { as } : {};
      const form = () => (kind === "wanted" ? wantedFormData : offerFormData)({ status: "inactive", title: "Dibajak" });
      expect((await world.fetch(path(id), visit)).status).toBe(status);
      expect((await world.fetch(path(id), { ...visit, form: form() })).status).toBe(status === 303 ? 307 : status);
      for (const answer of [
        await world.fetch(`${path(id)}.data`, visit),
        await world.fetch(`${path(id)}.data?_routes=routes%2Fdashboard.%24list.edit.%24id`, visit),
        await world.fetch(`${path(id)}.data`, { ...visit, form: form() }),
      ]) {
        expect(answer.status).toBe(status === 303 ? 202 : status);
        expect(await answer.text()).not.toMatch(/Desain logo|Cat ulang/);
      }
      expect(await row(id)).toMatchObject({ status: "active", user_id: sari.id });
      expect((await row(id))?.title).not.toBe("Dibajak");
    }
  });

  it.each(["jasa/create", "orders/create", "jasa/edit/ID", "jasa/ID/deletion"])(
    "an unknown list has no page %s",
    async (place) => {
      const address = `/dashboard/${place.replace("ID", offer)}`;
      for (const as of [{}, { as: sari }]) {
        expect((await world.fetch(address, as)).status).toBe(404);
        expect((await world.fetch(address, { ...as, form: offerFormData() })).status).toBe(404);
      }
    },
  );

  it("a listing of the other kind, a deleted one and an unknown one are not found", async () => {
    const gone = await world.listing(sari, { deletedAt: 1 });
    for (const address of [
      `/dashboard/wanted/edit/${offer}`,
      `/dashboard/services/edit/${wanted}`,
      `/dashboard/services/edit/${gone}`,
      "/dashboard/services/edit/3f0c5a52-0000-4000-8000-00000000dead",
    ]) {
      const answer = await world.fetch(address, { as: sari });
      expect(answer.status).toBe(404);
      expect(await answer.text()).toMatch(/(Jasa|Permintaan jasa) tidak ditemukan/);
    }
    const late = await world.fetch(`/dashboard/services/edit/${gone}`, { as: sari, form: offerFormData() });
    expect(late.status).toBe(404);
  });

  it("a visitor is redirected to the login page and back", async () => {
    const answer = await world.fetch(path(offer));
    expect(answer.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path(offer))}`);
  });
});

describe("the form", () => {
  it("shows the stored values, with packages in their rows", async () => {
    const pkg = { minDays: 3, maxDays: 5, revisions: 2, checklist: ["Satu", "Dua"] };
    offer = await world.listing(sari, {
      title: 'Desain "logo" & merek',
      packages: [
        { ...pkg, name: "Hemat", price: 250_000 },
        { ...pkg, name: "Paket Premium", price: 500_000, minDays: null, maxDays: null, revisions: null },
      ],
    });
    const html = await page(offer);
    expect(field(html, "Judul").value).toBe('Desain "logo" & merek');
    expect(field(html, "Harga").value).toBe("350.000");
    expect(field(html, "Waktu pengerjaan").value).toBe("3-5 hari");
    expect([field(html, "Aktif").checked, field(html, "Tidak Aktif").checked]).toEqual([true, false]);
    const inPackage = (name: string, label: string) => field(part(html, "group", name).html, label).value;
    expect(inPackage("Paket Dasar", "Nama paket")).toBe("Hemat");
    expect(inPackage("Paket Dasar", "Yang didapat pembeli")).toBe("Satu\nDua");
    expect(inPackage("Paket Premium", "Nama paket")).toBe("Paket Premium");
    expect(inPackage("Paket Premium", "Harga paket")).toBe("500.000");
    expect(inPackage("Paket Standar", "Nama paket")).toBe("");
  });

  async function resubmit(id: string) {
    const stored = async () => {
      const { updated_at: _, ...columns } = (await row(id)) ?? {};
      return { columns, photos: await photos(id) };
    };
    const before = await stored();
    const rendered = postForms(await page(id)).find(({ attributes }) => attributes.action === path(id));
    if (!rendered) throw new Error("no edit form");
    const form = filledForm(rendered);
    form.append("pictures", new File([], ""));
    expect((await world.fetch(path(id), { as: sari, form })).status).toBe(303);
    return { before, after: await stored() };
  }

  async function made(kind: "services" | "wanted", form: FormData): Promise<string> {
    expect((await world.fetch(`/dashboard/${kind}/create`, { as: sari, form })).status).toBe(303);
    return (
      (await world.bindings.DB.prepare("select id from services where form_id = ?")
        .bind(String(form.get("formId")))
        .first<string>("id")) ?? ""
    );
  }

  it("changes nothing of an offer when its form is submitted unchanged", async () => {
    const packages = Object.fromEntries(
      ["basic", "standard", "premium"].flatMap((position, at) => [
        [`packages.${position}.name`, `Paket ${at + 1}`],
        [`packages.${position}.price`, String(250_000 * (at + 1))],
        [`packages.${position}.days`, `${at + 2}-${at + 4} hari`],
        [`packages.${position}.revisions`, String(at)],
        [`packages.${position}.checklist`, "Satu\nDua"],
      ]),
    );
    const form = offerFormData({ modes: "online", startsIn: "3", ...packages, area: "" }, [
      file(png(400, 300), "a.png"),
      file(png(401, 300), "b.png"),
    ]);
    form.append("modes", "at_buyer");
    form.append("areas", "31.74");
    form.append("areas", "32.73");
    offer = await made("services", form);
    const { before, after } = await resubmit(offer);
    expect(before.columns).toMatchObject({ online: 1, comes_to_buyer: 1, starts_in_days: 3 });
    expect(before.columns.areas).not.toBe("[]");
    expect(JSON.parse(String(before.columns.packages))).toHaveLength(3);
    expect(before.photos).toHaveLength(2);
    expect(after).toEqual(before);
  });

  it("changes nothing of a wanted listing when its form is submitted unchanged", async () => {
    wanted = await made("wanted", wantedFormData({}, [file(png(400, 300), "a.png")]));
    const { before, after } = await resubmit(wanted);
    expect(before.columns.deadline).not.toBeNull();
    expect(JSON.parse(String(before.columns.requirements))).toHaveLength(2);
    expect(JSON.parse(String(before.columns.additional_info))).toHaveLength(1);
    expect(before.photos).toHaveLength(1);
    expect(after).toEqual(before);
  });

  it("saves an offer, which its owner sees at once and others find by its new words", async () => {
    const answer = await change(offer, {
      title: "Les gitar untuk pemula",
      category: "Musik & Audio",
      price: "150.000",
      location: "Kota Bandung",
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/dashboard/services");
    const list = await toastOf(world, answer, sari);
    expect(list).toContain("Perubahan jasa disimpan");
    expect(list).toContain("Les gitar untuk pemula");
    expect(await (await world.fetch(`/gig/${offer}`, { as: sari })).text()).toContain("Les gitar untuk pemula");
    expect(await row(offer)).toMatchObject({
      price: 150_000,
      search_tags: "jenisoffer kategorimusikaudio prov32 di3273",
    });
    const found = (words: string) =>
      world.bindings.DB.prepare(
        "select count(*) as n from services_search f join services s on s.seq = f.rowid where services_search match ? and s.id = ?",
      )
        .bind(words, offer)
        .first("n");
    expect(await found("gitar")).toBe(1);
    expect(await found("logo")).toBe(0);
  });

  it("deactivates and reactivates a listing", async () => {
    await change(offer, { status: "inactive" });
    expect((await world.fetch(`/gig/${offer}`)).status).toBe(404);
    expect((await world.fetch(`/gig/${offer}`, { as: sari })).status).toBe(200);
    await change(offer);
    expect((await world.fetch(`/gig/${offer}`, { as: budi })).status).toBe(200);
    const closed = await change(wanted, { status: "inactive" });
    expect(await toastOf(world, closed, sari)).toContain("Ditutup");
  });

  it.each([
    ["title", "Les", "Judul harus minimal 5 karakter"],
    ["description", "pendek", "Deskripsi harus minimal 20 karakter"],
    ["category", "", "Pilih kategori jasa"],
    ["price", "", "Harga harus diisi"],
    ["location", "", "Lokasi harus diisi"],
    ["deliveryTime", "", "Waktu pengerjaan harus diisi"],
    ["deliveryTime", "secepatnya", "Tulis lamanya saja, misalnya 3-5 hari atau 2 minggu"],
    ["status", "deleted", "Pilih status"],
    ["packages.basic.name", "Hemat", "Harga paket Hemat harus diisi"],
  ])("refuses %s %j and changes nothing", async (field, value, sentence) => {
    const before = await row(offer);
    const answer = await change(offer, { [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
    expect(await row(offer)).toEqual(before);
  });

  it("leaves existing orders as agreed", async () => {
    const id = await order(world, budi, offer);
    await change(offer, { title: "Sesuatu yang lain sama sekali", price: "999.000", status: "inactive" });
    const frozen = await world.bindings.DB.prepare("select service_title, price from orders where id = ?")
      .bind(id)
      .first();
    expect(frozen).toEqual({ service_title: "Desain logo dan identitas merek untuk UMKM", price: 350_000 });
  });

  it("cannot change owner, kind, rating or age", async () => {
    const before = await row(offer);
    await change(offer, { userId: budi.id, user_id: budi.id, type: "wanted", kind: "wanted", rating: "5" });
    const { user_id, type, rating, created_at } = (await row(offer)) ?? {};
    expect({ user_id, type, rating, created_at }).toEqual({
      user_id: sari.id,
      type: "offer",
      rating: 0,
      created_at: before?.created_at,
    });
  });

  it("shows an error when the database fails, and keeps the typed values", async () => {
    const db = world.bindings.DB;
    await db.exec("create trigger down before update on services begin select raise(abort, 'disk full'); end");
    const log = hush();
    const failed = await change(offer, { title: "Judul yang tertahan" });
    await db.exec("drop trigger down");
    log.end();
    expect(failed.status).toBe(503);
    const html = await failed.text();
    expect(html).toContain("Gagal mengubah jasa");
    expect(field(html, "Judul").value).toBe("Judul yang tertahan");
  });
});

describe("a wanted listing", () => {
  it("can be changed in all fields", async () => {
    const answer = await change(wanted, { budget: "2.000.000", requirements: "- Rapi\n- Rapi\nCepat" });
    expect(answer.headers.get("Location")).toBe("/dashboard/wanted");
    expect(await toastOf(world, answer, sari)).toContain("Perubahan permintaan jasa disimpan");
    expect(await row(wanted)).toMatchObject({ price: 2_000_000, requirements: '["Rapi","Cepat"]' });
    expect(field(await page(wanted), "Persyaratan").value).toBe("Rapi\nCepat");
  });

  it("that is closed notifies people with an open proposal once, however often it is saved", async () => {
    await propose(world, budi, wanted);
    for (const _ of [1, 2]) expect((await change(wanted, { status: "inactive" })).status).toBe(303);
    const { results } = await world.bindings.DB.prepare("select title, href from notifications where user_id = ?")
      .bind(budi.id)
      .all<{ title: string; href: string }>();
    expect(results.filter(({ href }) => href === "/dashboard/proposals")).toMatchObject([
      { title: "Permintaan ditutup pemiliknya" },
    ]);
    const list = await (await world.fetch("/dashboard/proposals", { as: budi })).text();
    expect(list).toContain("Permintaan ditutup");
    expect(list).not.toContain("Tarik penawaran");
  });

  it("can be closed after its deadline, but not get a new deadline in the past", async () => {
    const passed = Date.now() - 3 * DAY;
    wanted = await world.listing(sari, { kind: "wanted", deadline: passed });
    expect((await change(wanted, { deadline: toDateInput(passed), status: "inactive" })).status).toBe(303);
    expect(await row(wanted)).toMatchObject({ deadline: passed, status: "inactive" });
    const other = await change(wanted, { deadline: toDateInput(passed - DAY) });
    expect(other.status).toBe(400);
    expect(await other.text()).toContain("Deadline sudah lewat");
  });

  it("can insert its category's examples without script", async () => {
    const pressed = { category: "Desain Grafis", requirements: "", examples: "1", status: "inactive" };
    const answer = await change(wanted, pressed);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain("Menyertakan portofolio desain\nMemberikan minimal dua konsep awal");
    expect((await row(wanted))?.status).toBe("active");
  });
});

describe("pictures", () => {
  it("can be captioned, reordered and removed, and the cover changes with them", async () => {
    offer = await offerWith(3);
    const [a, b, c] = await photos(offer);
    if (!a || !b || !c) throw new Error("three pictures were sent");
    const html = await page(offer);
    for (const [index, { url }] of [a, b, c].entries())
      expect(part(html, "img", `Foto ${index + 1}`).html).toContain(`src="${url}/320.webp"`);
    const answer = await change(
      offer,
      photoFields([
        { ...a, remove: true },
        { ...b, caption: " Papan\u202e nama " },
        { ...c, caption: "Kartu nama", place: 1 },
      ]),
    );
    expect(answer.status).toBe(303);
    expect(await photos(offer)).toMatchObject([
      { id: c.id, caption: "Kartu nama" },
      { id: b.id, caption: "Papan nama" },
    ]);
    expect(await row(offer)).toMatchObject({ cover_url: c.url, cover_alt: "Kartu nama" });
  });

  it("must be reordered again if two have the same position", async () => {
    offer = await offerWith(3);
    const before = await photos(offer);
    const [a, b, c] = before;
    if (!a || !b || !c) throw new Error("three pictures were sent");
    const answer = await change(offer, photoFields([a, { ...b, place: 1 }, { ...c, place: 1 }]));
    expect(answer.status).toBe(400);
    expect(pageText(await answer.text())).toContain("Foto lain juga Anda pindahkan ke urutan ini");
    expect(await photos(offer)).toEqual(before);
  });

  it("can all be removed, and cards then show the category's drawing", async () => {
    offer = await offerWith(1);
    const [only] = await photos(offer);
    if (!only) throw new Error("a picture was sent");
    await change(offer, photoFields([{ ...only, remove: true }]));
    expect(await photos(offer)).toEqual([]);
    expect(await row(offer)).toMatchObject({ cover_url: null, cover_alt: null });
  });

  it("are added after existing ones, up to eight in total", async () => {
    offer = await offerWith(7);
    const shown = await photos(offer);
    const two = [file(webp(), "satu.webp"), file(png(640, 480), "dua.png")];
    const full = await change(offer, photoFields(shown), two);
    expect(full.status).toBe(400);
    expect(await full.text()).toContain("Paling banyak 8 foto, sedangkan 7 sudah ada");
    expect(await photos(offer)).toHaveLength(7);

    const [first, ...rest] = shown;
    if (!first) throw new Error("seven pictures were sent");
    const fits = await change(offer, photoFields([{ ...first, remove: true }, ...rest]), two);
    expect(fits.status).toBe(303);
    const now = await photos(offer);
    expect(now.slice(0, 6).map(({ id }) => id)).toEqual(rest.map(({ id }) => id));
    expect(now.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => "ready"));
    for (const { url } of now.slice(6)) expect((await world.fetch(`${url}/320.webp`)).status).toBe(200);
  });

  it("are added once if the form is sent twice, and again if another file is chosen", async () => {
    offer = await offerWith(1);
    const fields = { formId: crypto.randomUUID(), ...photoFields(await photos(offer)) };
    const answers = await Promise.all([1, 2, 3].map(() => change(offer, fields, [file(webp())])));
    for (const { status } of answers) expect(status).toBe(303);
    await change(offer, fields, [file(webp())]);
    expect(await photos(offer)).toHaveLength(2);
    await change(offer, fields, [file(png(640, 480))]);
    expect(await photos(offer)).toHaveLength(3);
  });

  it("never exceed eight, however many forms arrive at once", async () => {
    offer = await offerWith(6);
    const fields = photoFields(await photos(offer));
    const log = hush();
    await Promise.all(
      [500, 510, 520, 530].map((width) => change(offer, fields, [file(png(width, 400)), file(png(width, 410))])),
    );
    log.end();
    expect((await photos(offer)).filter(({ status }) => status === "ready")).toHaveLength(8);
  });

  it("of other people cannot be changed", async () => {
    const theirs = await offerWith(1);
    const [victim] = await photos(theirs);
    if (!victim) throw new Error("a picture was sent");
    await change(offer, photoFields([{ ...victim, remove: true, caption: "milik saya" }]));
    expect(await photos(theirs)).toEqual([victim]);
    expect(await photos(offer)).toEqual([]);
  });

  it.each([
    ["caption", "a".repeat(201), "Keterangan maksimal 200 karakter"],
    ["place", "sembilan", "Tulis urutan foto dengan angka 1 sampai 8"],
    ["place", "0", "Tulis urutan foto dengan angka 1 sampai 8"],
    ["place", "99", "Tulis urutan foto dengan angka 1 sampai 8"],
  ])("with %s %j are rejected beside the picture", async (field, value, sentence) => {
    offer = await offerWith(1);
    const fields = photoFields(await photos(offer));
    const answer = await change(offer, { ...fields, [`photos[0].${field}`]: value });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(sentence);
  });

  it("keep their typed captions when another field is rejected", async () => {
    offer = await offerWith(2);
    const [a, b] = await photos(offer);
    if (!a || !b) throw new Error("two pictures were sent");
    const fields = photoFields([
      { ...a, caption: "Tampak depan", place: 2 },
      { ...b, remove: true },
    ]);
    const html = await (await change(offer, { title: "Les", ...fields })).text();
    expect(field(html, "Keterangan foto 1").value).toBe("Tampak depan");
    expect(field(part(html, "group", "Foto 2").html, "Hapus foto ini").checked).toBe(true);
    expect(await photos(offer)).toHaveLength(2);
  });

  it("that are invalid are named, and nothing is changed", async () => {
    const answer = await change(offer, { title: "Judul yang baru" }, [
      new File([SVG], "logo.svg", { type: "image/png" }),
    ]);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("&quot;logo.svg&quot; bukan foto");
    expect((await row(offer))?.title).not.toBe("Judul yang baru");
  });
});
