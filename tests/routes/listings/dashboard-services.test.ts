import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { users } from "~/database/schema/users";
import { offerFormData, sendOffer } from "../../support/flows/selling";
import { hush } from "../../support/logs";
import { field, names, part, parts } from "../../support/pages/page-parts";
import { fieldValue, linksNamed, nextPage, pageText, previousPage } from "../../support/pages/page-text";
import { png, SVG, webp } from "../../support/pages/pictures";
import { startWorld, type TestPerson, type World } from "../../support/world";

const LIST = "/dashboard/services";
const CREATE = "/dashboard/services/create";

let world: World;
let sari: TestPerson;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
});
afterAll(() => world.stop());

const page = async (path: string, as: TestPerson = sari) => (await world.fetch(path, { as })).text();
const listings = () =>
  world.bindings.DB.prepare("select * from services where user_id = ?")
    .bind(sari.id)
    .all<Record<string, unknown>>()
    .then(({ results }) => results);
async function toastAfter(response: Response): Promise<string> {
  const cookie = response.headers.getSetCookie().find((set) => set.startsWith("toast="));
  const html = await (await world.fetch("/", { cookie: cookie?.split(";", 1)[0] ?? "" })).text();
  return [...parts(html, "status"), ...parts(html, "alert")].map(({ text }) => text).join(" ");
}

describe("visitors", () => {
  it.each([
    [LIST, "Anda harus login untuk melihat jasa"],
    [CREATE, "Anda harus login untuk membuat jasa"],
  ])("are redirected from %s to the login page", async (path, words) => {
    const response = await world.fetch(path);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    expect(await toastAfter(response)).toContain(words);
  });

  it("cannot create a listing", async () => {
    const response = await world.fetch(CREATE, { form: offerFormData() });
    expect(response.headers.get("Location")).toContain("/session-ended?redirectTo=");
    expect(await world.bindings.DB.prepare("select count(*) as n from services").first("n")).toBe(0);
  });
});

describe("a person's list of offers", () => {
  beforeAll(async () => {
    sari = await world.person("Sari Wulandari");
  });

  it("is empty at first and names the next step", async () => {
    const html = await page(LIST);
    expect(html).toContain("Anda belum memiliki jasa yang ditawarkan");
    expect(linksNamed(html, /^Tambah Jasa Baru$/)).toContain("/dashboard/services/create");
  });

  it("shows all own offers, active or not, and no others", async () => {
    const budi = await world.person("Budi Santoso");
    const id = await world.listing(sari, {
      title: "Jasa yang aktif",
      ratingCount: 3,
      rating: 4.5,
      ordersCompleted: 7,
    });
    await world.listing(sari, { title: "Jasa yang tidur", status: "inactive" });
    await world.listing(sari, { title: "Jasa yang dihapus", deletedAt: 1 });
    await world.listing(sari, { title: "Permintaan saya", kind: "wanted" });
    await world.listing(budi, { title: "Jasa orang lain" });
    const html = await page(LIST);
    for (const text of ["Jasa yang aktif", "Jasa yang tidur", "Aktif", "Tidak Aktif", "4,5", "350.000"]) {
      expect(html).toContain(text);
    }
    const row = parts(html, "row").find(({ text }) => text.includes("Jasa yang aktif"));
    expect(row?.text).toContain(`${id.slice(0, 8)}...`);
    expect(row?.text).toContain("7 pesanan");
    for (const [name, to] of [
      ["Lihat", `/gig/${id}`],
      ["Edit", `${LIST}/edit/${id}`],
      ["Hapus", `${LIST}/${id}/deletion`],
    ] as const)
      expect(part(html, "link", `${name} Jasa yang aktif`).href).toBe(to);
    expect(linksNamed(html, /^Tambah Jasa Baru$/)).toContain(CREATE);
    for (const text of ["dihapus", "Permintaan saya", "orang lain"]) expect(html).not.toContain(text);
  });

  it("has filter chips with counts if there is a choice", async () => {
    const nia = await world.person("Nia Kurniasih");
    const chips = async (path: string) => {
      const html = await (await world.fetch(path, { as: nia })).text();
      const [nav] = parts(html, "navigation").filter(({ name }) => name === "Saring jasa");
      return { html, chips: nav ? names(nav.html, "link") : [] };
    };
    await world.listing(nia, { title: "Jahit kebaya" });
    await world.listing(nia, { title: "Jahit jas" });
    expect((await chips(LIST)).chips).toEqual([]);
    await world.listing(nia, { title: "Jahit tirai", status: "inactive" });
    expect((await chips(LIST)).chips).toEqual(["Semua 3", "Aktif 2", "Tidak Aktif 1"]);
    const asleep = await chips(`${LIST}?status=inactive`);
    expect(asleep.html).toContain("Jahit tirai");
    expect(asleep.html).not.toContain("Jahit kebaya");
    expect(asleep.chips).toHaveLength(3);
    const hidden = await chips(`${LIST}?status=hidden`);
    expect(pageText(hidden.html)).toContain("Tidak ada jasa di bagian ini");
  });

  it("costs one trip and no more rows than it shows", async () => {
    const timing = (await world.fetch(LIST, { as: sari })).headers.get("Server-Timing") ?? "";
    expect(timing).toContain("trips=1");
    expect(Number(/rows=(\d+)/.exec(timing)?.[1])).toBeLessThan(30);
  });

  it("has pages by key, forwards and back, without gaps and repeats", async () => {
    sari = await world.person("Sari Wulandari");
    for (let n = 0; n < 45; n += 1) {
      // Three share each time, so that the id decides.
      await world.listing(sari, { title: `Jasa nomor ${n}.`, createdAt: 1_000_000 + Math.floor(n / 3) });
    }
    const pages: string[][] = [];
    const shown = (html: string) => names(html, "cell").filter((cell) => cell.startsWith("Jasa nomor"));
    let html = await page(LIST);
    expect(previousPage(html)).toBeUndefined();
    pages.push(shown(html));
    for (let next = nextPage(html); next; next = nextPage(html)) {
      html = await page(next);
      pages.push(shown(html));
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(new Set(pages.flat()).size).toBe(45);
    html = await page(previousPage(html) ?? "");
    expect(shown(html)).toEqual(pages[1]);
    html = await page(previousPage(html) ?? "");
    expect(shown(html)).toEqual(pages[0]);
    expect(previousPage(html)).toBeUndefined();
  });

  it("answers an invalid key with 400, in Indonesian", async () => {
    for (const query of ["after=1", "before=%00", "after=9_x", "before=' or 1=1"]) {
      const response = await world.fetch(`${LIST}?${query}`, { as: sari });
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("tidak dapat kami baca");
    }
  });

  it("remembers the collapsed sidebar from its cookie", async () => {
    const folded = await world.fetch(LIST, { as: sari, cookie: "sidebar=folded" });
    expect(await folded.text()).toContain("dashboard--folded");
    const open = await world.fetch(LIST, { as: sari, cookie: "sidebar=open" });
    expect(await open.text()).not.toContain("dashboard--folded");
  });
});

describe("the form", () => {
  beforeAll(async () => {
    sari = await world.person("Sari Wulandari");
  });

  it("starts with the place of the profile", async () => {
    const dewi = await world.person("Dewi Lestari");
    const place = async () => field(await (await world.fetch(CREATE, { as: dewi })).text(), "Lokasi").value;
    expect(await place()).toBe("");
    const { db } = world.context();
    await db.update(users).set({ placeCode: "32.76" }).where(eq(users.id, dewi.id));
    expect(await place()).toBe("Kota Depok");
  });

  it("creates a listing with pictures and packages, and confirms it on the list", async () => {
    const form = offerFormData(
      {
        "packages.basic.price": "250.000",
        "packages.basic.days": "5-7",
        "packages.basic.checklist": "2 konsep\nJPG",
      },
      [new File([webp()], "a.webp"), new File([png(640, 480)], "b.png")],
    );
    const response = await sendOffer(world, sari, form);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(LIST);
    expect(await toastAfter(response)).toContain("Jasa berhasil dibuat!");
    const [listing] = await listings();
    expect(listing).toMatchObject({ title: "Desain logo dan identitas merek untuk UMKM", price: 250_000 });
    expect(JSON.parse(String(listing?.packages))).toMatchObject([
      { name: "Paket Dasar", price: 250_000, minDays: 5, maxDays: 7, checklist: ["2 konsep", "JPG"] },
    ]);
    expect(await page(LIST)).toContain("Desain logo dan identitas merek untuk UMKM");
    const found = await world.bindings.DB.prepare(
      `select count(*) as n from services_search
       where services_search match ? and rowid = (select seq from services where id = ?)`,
    )
      .bind('tags : "kategoridesaingrafis" AND tags : "prov31"', listing?.id)
      .first("n");
    expect(found).toBe(1);
  });

  it("gives a second submit the first answer", async () => {
    const before = (await listings()).length;
    const formId = crypto.randomUUID();
    const answers = [
      await sendOffer(world, sari, offerFormData({ formId })),
      await sendOffer(world, sari, offerFormData({ formId })),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(303);
      expect(await toastAfter(answer)).toContain("Jasa berhasil dibuat!");
    }
    expect(await listings()).toHaveLength(before + 1);
  });

  it("is shown with 400, all typed values, and a note to choose the pictures again", async () => {
    const before = (await listings()).length;
    const typed = {
      title: "Les",
      description: 'Dua baris <b>"tebal"</b>\ndan lagi',
      category: "Pendidikan",
      price: "seratus ribu",
      location: "",
      deliveryTime: "2 minggu",
      "packages.premium.name": "Lengkap",
      "packages.premium.checklist": "satu\ndua",
      "packages.premium.revisions": "3",
    };
    const response = await sendOffer(world, sari, offerFormData(typed, [new File([webp()], "a.webp")]));
    expect(response.status).toBe(400);
    const html = (await response.text()).replaceAll("\r\n", "\n");
    for (const sentence of [
      "Judul harus minimal 5 karakter",
      "Tulis harga dalam rupiah dengan angka",
      "Lokasi harus diisi",
      "Harga paket Lengkap harus diisi",
      "Pilih foto Anda sekali lagi",
    ]) {
      expect(html).toContain(sentence);
    }
    for (const [label, value] of [
      ["Judul", "Les"],
      ["Kategori", "Pendidikan"],
      ["Deskripsi", 'Dua baris <b>"tebal"</b>\ndan lagi'],
      ["Harga", "seratus ribu"],
      ["Waktu pengerjaan", "2 minggu"],
    ] as const)
      expect(field(html, label).value).toBe(value);
    const premium = part(html, "group", /^Lengkap Belum ada harga/);
    expect(premium.checked).toBe(true);
    for (const [label, value] of [
      ["Nama paket", "Lengkap"],
      ["Jumlah revisi", "3"],
      ["Yang didapat pembeli", "satu\ndua"],
    ] as const)
      expect(field(premium.html, label).value).toBe(value);
    expect(await listings()).toHaveLength(before);
  });

  it("keeps its form id after a rejection", async () => {
    const formId = crypto.randomUUID();
    const html = await (await sendOffer(world, sari, offerFormData({ formId, title: "" }))).text();
    expect(fieldValue(html, "formId")).toBe(formId);
  });

  it("names the rejected file, beside other errors and alone", async () => {
    const svg = () => [new File([SVG], "logo.svg", { type: "image/png" })];
    for (const title of ["", "Desain logo untuk UMKM"]) {
      const response = await sendOffer(world, sari, offerFormData({ title }, svg()));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("&quot;logo.svg&quot; bukan foto JPEG, PNG, WebP, atau GIF");
    }
  });

  it("shows an error when the database fails, and keeps the typed values", async () => {
    const db = world.bindings.DB;
    await db.exec("create trigger down before insert on services begin select raise(abort, 'disk full'); end");
    const log = hush();
    const formId = crypto.randomUUID();
    const failed = await sendOffer(world, sari, offerFormData({ formId, title: "Jasa yang tertahan" }));
    await db.exec("drop trigger down");
    log.end();
    expect(failed.status).toBe(503);
    const html = await failed.text();
    for (const text of ["Gagal membuat jasa", "Terjadi kesalahan saat membuat jasa"]) expect(html).toContain(text);
    expect(field(html, "Judul").value).toBe("Jasa yang tertahan");
    const again = await sendOffer(world, sari, offerFormData({ formId, title: "Jasa yang tertahan" }));
    expect(again.status).toBe(303);
  });

  it("shows what the seller receives of the typed price", async () => {
    const html = await (await sendOffer(world, sari, offerFormData({ title: "" }))).text();
    expect(html).toContain("Anda menerima Rp 315.000 setelah biaya platform 10%.");
  });

  it("cannot set another owner or a rating", async () => {
    const budi = await world.person("Budi Santoso");
    const title = "Jasa dengan kolom titipan";
    await sendOffer(
      world,
      sari,
      offerFormData({ title, userId: budi.id, user_id: budi.id, rating: "5", status: "inactive" }),
    );
    const made = (await listings()).find((listing) => listing.title === title);
    expect(made).toMatchObject({ user_id: sari.id, rating: 0, orderscompleted: 0, status: "active" });
  });

  it.each([
    ["nothing", new FormData()],
    ["fields of odd shapes", { "packages[0].name": "x", "title.x": "y", "packages.basic.price.x": "1" }],
    ["form library commands", { __intent__: "{", __state__: "[" }],
    ["an enormous index", { "packages[4294967294]": "x" }],
  ])("answers %s with 400", async (_what, changes) => {
    const form = changes instanceof FormData ? changes : offerFormData({ title: "", ...changes });
    if (changes instanceof FormData) form.append("x", "");
    expect((await sendOffer(world, sari, form)).status).toBe(400);
  });
});

it("a new offer takes at most two clicks from any page with the five tabs", async () => {
  const rina = await world.person("Rina Kartika");
  for (const path of ["/dashboard", "/dashboard/orders", "/messages", "/notifications", "/explore", "/"])
    expect(linksNamed(await page(path, rina), /^Akun$/), path).toContain("/account");
  expect(linksNamed(await page("/account", rina), /^Tawarkan Jasa/)).toContain(CREATE);
  await world.listing(rina);
  expect(linksNamed(await page("/dashboard", rina), /^Tawarkan Jasa/)).toContain(CREATE);
});
