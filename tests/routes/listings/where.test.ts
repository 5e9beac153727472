import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cookiesOf, elsewhere, PASSWORD, verifiedAccount } from "../../support/flows/account";
import { offerFormData, sendOffer, wantedFields } from "../../support/flows/selling";
import { field, names, part, parts } from "../../support/pages/page-parts";
import { fieldValue, linksNamed, pageText, shownListings } from "../../support/pages/page-text";
import { webp } from "../../support/pages/pictures";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

const CREATE = "/dashboard/services/create";

type Sent = [name: string, value: string][];

function formOf(changes: Record<string, string>, sent: Sent = [], files: File[] = []): FormData {
  const form = offerFormData({ area: "", ...changes }, files);
  for (const [name, value] of sent) form.append(name, value);
  return form;
}

async function made(changes: Record<string, string>, sent: Sent) {
  const formId = crypto.randomUUID();
  const answer = await sendOffer(world, sari, formOf({ formId, ...changes }, sent));
  expect(answer.status).toBe(303);
  return rowOf(formId);
}

const rowOf = (formId: string) =>
  world.bindings.DB.prepare("select * from services where form_id = ?").bind(formId).first<Record<string, unknown>>();
const answer = async (form: FormData, path = CREATE) => {
  const response = await world.fetch(path, { as: sari, form });
  return { status: response.status, html: await response.text() };
};
const get = async (path: string) => (await world.fetch(path, { as: sari })).text();
const search = (params: Record<string, string>) => get(`/explore?${new URLSearchParams(params)}`);
const areasOf = (...codes: string[]): Sent => codes.map((code, at) => [`areas[${at}]`, code]);
const removals = (html: string) => names(html, "button").filter((name) => name.startsWith("Hapus "));

const chosenOf = (html: string, labels: string[]) => labels.filter((label) => field(html, label).checked);

describe("an offer created with the form", () => {
  it("with areas is found by people there, in the group of sellers who come", async () => {
    const sent: Sent = [["modes", "at_buyer"], ...areasOf("32.76", "33")];
    const title = "Sedot sumur dan ganti pompa";
    const row = await made({ title, category: "Rumah Tangga", location: "jaksel" }, sent);
    expect(row).toMatchObject({
      location: "Jakarta Selatan",
      place_code: "31.74",
      areas: '["32.76","33"]',
      comes_to_buyer: 1,
      at_seller: 0,
      online: 0,
    });
    for (const [place, heading] of [
      ["depok", "Melayani Kota Depok"],
      ["kota semarang", "Melayani Kota Semarang"],
    ] as const) {
      const html = await search({ q: "ganti pompa", lokasi: place });
      const group = part(html, "region", heading);
      expect(shownListings(group.html, "gig")).toEqual([`/gig/${row?.id}`]);
    }
    expect(pageText(await search({ q: "ganti pompa", lokasi: "jaksel" }))).toContain("Di Jakarta Selatan");

    const gig = await get(`/gig/${row?.id}`);
    expect(pageText(gig)).toContain("Datang ke tempat Anda : Jakarta Selatan, Kota Depok, 1 lagi");
    const areas = part(gig, "region", "Wilayah layanan");
    expect(parts(areas.html, "link").map(({ name }) => name)).toEqual([
      "Jakarta Selatan",
      "Kota Depok",
      "Seluruh Jawa Tengah",
    ]);
    expect(linksNamed(gig, /^Kota Depok$/)).toEqual(["/explore?kategori=rumah-tangga&lokasi=kota-depok"]);
  });

  it("for online work is found by “daring”, and needs no place", async () => {
    const row = await made({ title: "Menyetel piano lewat rekaman", location: "Daring" }, [["modes", "online"]]);
    expect(row).toMatchObject({ location: "Online", place_code: null, online: 1, comes_to_buyer: 0 });
    const html = await search({ q: "setel piano daring" });
    expect(shownListings(html, "gig")).toContain(`/gig/${row?.id}`);
    const gig = await get(`/gig/${row?.id}`);
    expect(pageText(gig)).toContain("Daring");
    expect(parts(gig, "region", "Wilayah layanan")).toEqual([]);
  });

  it("changes its modes and areas with its form, which starts with the current ones", async () => {
    const sent: Sent = [["modes", "at_buyer"], ["modes", "at_seller"], ...areasOf("32.76", "31")];
    const row = await made({ title: "Pijat bayi dan ibu", location: "Kota Bogor" }, sent);
    const path = `/dashboard/services/edit/${row?.id}`;
    const page = await get(path);
    expect(removals(page)).toEqual(["Hapus Kota Depok", "Hapus DKI Jakarta"]);
    expect(field(page, "Di tempat pelanggan").checked).toBe(true);
    expect(field(page, "Daring").checked).toBe(false);
    expect(field(page, "Lokasi").value).toBe("Kota Bogor");

    const changed = formOf({ status: "active", title: "Pijat bayi dan ibu", location: "Kota Bogor" }, [
      ["modes", "at_buyer"],
      ...areasOf("31"),
    ]);
    expect((await answer(changed, path)).status).toBe(303);
    expect(await rowOf(String(row?.form_id))).toMatchObject({ areas: '["31"]', at_seller: 0 });
    const found = shownListings(await search({ q: "pijat bayi", lokasi: "depok" }), "gig");
    expect(pageText(await search({ q: "pijat bayi", lokasi: "depok" }))).not.toContain("Melayani Kota Depok");
    expect(found.length).toBeLessThanOrEqual(1);
  });
});

describe("a button beside the list of areas", () => {
  const typed = {
    title: "Jasa yang sedang saya tulis",
    description: "Belum selesai, tetapi jangan hilang sesudah menambah wilayah.",
    category: "Rumah Tangga",
    price: "125.000",
    location: "Tangera",
    deliveryTime: "2 hari",
    "packages.basic.name": "Paket hemat",
  };

  function expectKept(html: string) {
    for (const [name, value] of Object.entries(typed)) expect(fieldValue(html, name), name).toBe(value);
    expect(field(html, "Di tempat saya").checked).toBe(true);
    expect(field(html, "Daring").checked).toBe(false);
    expect(html).not.toContain("yang perlu diperbaiki");
  }
  const ways: Sent = [["modes", "at_seller"]];

  it("adds an area and keeps all typed values", async () => {
    const sent: Sent = [...ways, ...areasOf("31.74"), ["addArea", "1"]];
    const { status, html } = await answer(formOf({ ...typed, area: "solo" }, sent));
    expect(status).toBe(200);
    expect(removals(html)).toEqual(["Hapus Jakarta Selatan", "Hapus Kota Surakarta"]);
    expect(field(html, "Tambah wilayah").value).toBe("");
    expectKept(html);
  });

  it("removes one and keeps the rest", async () => {
    const sent: Sent = [...ways, ...areasOf("31.74", "33.72"), ["removeArea", "31.74"]];
    const { status, html } = await answer(formOf({ ...typed, area: "Bog" }, sent));
    expect(status).toBe(200);
    expect(removals(html)).toEqual(["Hapus Kota Surakarta"]);
    expect(field(html, "Tambah wilayah").value).toBe("Bog");
    expectKept(html);
  });

  it("stores nothing, and says that the pictures must be chosen again", async () => {
    const formId = crypto.randomUUID();
    const sent: Sent = [
      ["modes", "at_buyer"],
      ["addArea", "1"],
    ];
    const files = [new File([webp()], "a.webp")];
    const { html } = await answer(formOf({ formId, area: "Depok" }, sent, files));
    expect(pageText(html)).toContain("Pilih foto Anda sekali lagi");
    expect(await rowOf(formId)).toBeNull();
  });

  it("keeps the start date, by which searches then find the offer", async () => {
    const row = await made({ startsIn: "3" }, [["modes", "online"]]);
    const html = await get(`/dashboard/services/edit/${row?.id}`);
    expect(field(html, /^Paling cepat bisa mulai/).value).toBe("2-3 hari lagi");
    expect(await search({ mulai: "3" })).toContain(`/gig/${row?.id}`);
    expect(await search({ mulai: "1" })).not.toContain(`/gig/${row?.id}`);
  });

  it("keeps the typed captions of stored pictures", async () => {
    const formId = crypto.randomUUID();
    const files = [new File([webp()], "a.webp")];
    await sendOffer(world, sari, formOf({ formId }, [["modes", "online"]], files));
    const id = String((await rowOf(formId))?.id);
    const photo = await world.bindings.DB.prepare("select id from service_assets where service_id = ?")
      .bind(id)
      .first<string>("id");
    const sent: Sent = [
      ["photos[0].id", photo ?? ""],
      ["photos[0].caption", "Sebelum dan sesudah"],
      ["photos[0].place", "1"],
      ["addArea", "1"],
    ];
    const path = `/dashboard/services/edit/${id}`;
    const { html } = await answer(formOf({ status: "inactive", area: "Depok" }, sent), path);
    expect(fieldValue(html, "photos[0].caption")).toBe("Sebelum dan sesudah");
    expect(fieldValue(html, "status")).toBe("inactive");
    expect(removals(html)).toEqual(["Hapus Kota Depok"]);
  });

  it("offers the possible meanings of an unclear name, and whole provinces", async () => {
    const sent: Sent = [...ways, ...areasOf("32.76", "32.71"), ["addArea", "1"]];
    const { status, html } = await answer(formOf({ ...typed, area: "Tangerang" }, sent));
    expect(status).toBe(400);
    const input = field(html, "Tambah wilayah");
    expect([input.value, input.invalid]).toEqual(["Tangerang", true]);
    expect(input.description).toContain("“Tangerang” ada dua: pilih kota atau kabupaten");
    expect(names(html, "button")).toEqual(
      expect.arrayContaining([
        "+ Kota Tangerang",
        "+ Kabupaten Tangerang",
        expect.stringMatching(/^\+ Seluruh Jawa Barat/),
      ]),
    );
  });

  it.each([
    ["in the field for areas adds one", "Depok", 200],
    ["elsewhere sends the form", "", 400],
  ])("Enter %s, without script", async (_where, area, status) => {
    const { html, ...sent } = await answer(formOf({ ...typed, area }, [...ways, ["enter", "1"]]));
    expect(sent.status).toBe(status);
    expect(removals(html)).toEqual(area ? ["Hapus Kota Depok"] : []);
  });
});

describe("an ambiguous place", () => {
  const ways: Sent = [["modes", "at_buyer"]];

  it("is asked about with its possible meanings, to choose from in the form", async () => {
    const formId = crypto.randomUUID();
    const { status, html } = await answer(formOf({ formId, location: "Banjar" }, ways));
    expect(status).toBe(400);
    expect(field(html, "Lokasi").value).toBe("Banjar");
    expect(field(html, "Lokasi").description).toContain("“Banjar” ada dua: pilih kota atau kabupaten");
    expect(chosenOf(html, ["Kota Banjar", "Kabupaten Banjar"])).toEqual([]);
    expect(names(html, "button").filter((name) => /Banjar/.test(name))).toEqual([]);

    const chosen: Sent = [
      ["place", "63.03"],
      ["placeFor", fieldValue(html, "placeFor") ?? ""],
    ];
    expect((await answer(formOf({ formId, location: "Banjar" }, [...ways, ...chosen]))).status).toBe(303);
    expect(await rowOf(formId)).toMatchObject({ location: "Kabupaten Banjar", place_code: "63.03" });
  });

  it("is read as the city of everyday speech, which the form and the toast say", async () => {
    const formId = crypto.randomUUID();
    const { html } = await answer(formOf({ formId, location: "bandung", title: "" }, ways));
    expect(field(html, "Lokasi").value).toBe("Kota Bandung");
    expect(field(html, "Lokasi").invalid).toBe(false);
    expect(field(html, "Lokasi").description).toContain("“bandung” kami baca sebagai Kota Bandung");
    const meant = ["Kota Bandung", "Kabupaten Bandung", "Kabupaten Bandung Barat"];
    expect(chosenOf(html, meant)).toEqual(["Kota Bandung"]);

    const saved = await sendOffer(world, sari, formOf({ formId, location: "bandung" }, ways));
    expect(await rowOf(formId)).toMatchObject({ location: "Kota Bandung", place_code: "32.73" });
    const next = await world.fetch("/dashboard/services", { cookie: `${sari.cookie}; ${cookiesOf(saved)}` });
    expect(pageText(await next.text())).toContain("Lokasi dicatat sebagai Kota Bandung. Bukan itu?");
  });

  it("that names a whole province offers a list of its places", async () => {
    const { html } = await answer(formOf({ location: "Jawa Barat" }, ways));
    const { choices } = part(html, "combobox", "Pilih tempatnya");
    expect(choices).toContain("Kabupaten Cianjur");
    expect(choices).toHaveLength(1 + 27);
  });

  it("of an older offer stays, and is asked about when the offer is changed", async () => {
    const id = await world.listing(sari, { location: "Dekat pasar lama" });
    expect(pageText(await get(`/gig/${id}`))).toContain("Dekat pasar lama");
    const page = await get(`/dashboard/services/edit/${id}`);
    expect(field(page, "Lokasi").value).toBe("Dekat pasar lama");
    expect(field(page, "Lokasi").description).toContain("Tidak ada tempat bernama “Dekat pasar lama”");
    const again = formOf({ status: "active", location: "Dekat pasar lama" }, [["modes", "at_buyer"]]);
    expect((await answer(again, `/dashboard/services/edit/${id}`)).status).toBe(400);
  });

  it("of a wanted listing and of a profile is asked about too, and the rest is kept", async () => {
    const form = wantedFields({ location: "Banjar" });
    const request = await world.fetch("/dashboard/wanted/create", { as: sari, form });
    const html = await request.text();
    expect(request.status).toBe(400);
    expect(field(html, "Lokasi").description).toContain("“Banjar” ada dua");
    expect(fieldValue(html, "title")).toBe(form.title);
    const pressed = await world.fetch("/dashboard/wanted/create", {
      as: sari,
      form: { ...form, place: "32.79", placeFor: "Banjar" },
    });
    expect(pressed.status).toBe(303);
    expect(await rowOf(form.formId ?? "")).toMatchObject({
      location: "Kota Banjar",
      place_code: "32.79",
    });

    const rina = await world.person("Rina Kartika");
    const profile = {
      fullName: "Rina Kartika",
      bio: "Yang saya ketik",
      location: "bndung",
      contactEmail: "rina@contoh.id",
      phone: "0812-3456-7890",
    };
    const save = (changes: Record<string, string>) =>
      world.fetch("/profile/edit", { as: rina, form: { ...profile, ...changes } });
    const page = await (await save({})).text();
    expect(field(page, "Location").description).toContain("Maksud Anda salah satu di bawah ini?");
    expect(fieldValue(page, "bio")).toBe("Yang saya ketik");
    expect((await save({ place: "32.04", placeFor: "bndung" })).status).toBe(303);
    const stored = () =>
      world.bindings.DB.prepare("select location, place_code from users where id = ?").bind(rina.id).first();
    expect(await stored()).toEqual({ location: "Kabupaten Bandung", place_code: "32.04" });
    expect((await save({ location: "jaksl" })).status).toBe(303);
    expect(await stored()).toEqual({ location: "Jakarta Selatan", place_code: "31.74" });
  });
});

it("a wanted listing starts with all parts of the search, also after login", async () => {
  const html = await search({ q: "sewa unta depok 300rb", kategori: "gaya-hidup" });
  const begun = part(html, "form", "Biarkan penyedia yang menawar").html;
  expect(names(begun, "button")).toEqual(["Lanjutkan Permintaan"]);
  const held = ["judul", "kategori", "lokasi", "anggaran"].map((name) => [name, fieldValue(begun, name) ?? ""]);
  const visitor = await world.fetch(`/dashboard/wanted/create?${new URLSearchParams(held)}`);
  expect(visitor.status).toBe(303);
  const email = await verifiedAccount(world, "tono");
  const signedIn = await world.fetch(visitor.headers.get("Location") ?? "", {
    form: { email, password: PASSWORD },
    headers: elsewhere(),
  });
  const form = await get(signedIn.headers.get("Location") ?? "");
  expect(fieldValue(form, "title")).toBe("sewa unta");
  expect(fieldValue(form, "category")).toBe("Gaya Hidup");
  expect(fieldValue(form, "budget")).toBe("300.000");
  expect(field(form, "Lokasi").value).toBe("Kota Depok");
});
