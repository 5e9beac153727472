import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exampleDate } from "~/platform/date-text";
import { DAY, toDateInput } from "~/platform/dates";
import { wantedFormData } from "../../support/flows/selling";
import { hush } from "../../support/logs";
import { field, names, part } from "../../support/pages/page-parts";
import { fieldValue, linksNamed, nextPage, pageText, previousPage } from "../../support/pages/page-text";
import { png, SVG, webp } from "../../support/pages/pictures";
import { toastOf } from "../../support/pages/toast";
import { NOON, noonIn, stopClockAtNoon } from "../../support/stopped-clock";
import { startWorld, type TestPerson, type World } from "../../support/world";

const LIST = "/dashboard/wanted";
const CREATE = "/dashboard/wanted/create";

stopClockAtNoon();

let world: World;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld({ database: "runtime" });
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

const page = async (path: string, as: TestPerson = budi) => (await world.fetch(path, { as })).text();
const send = (changes: Record<string, string> = {}, files: File[] = []) =>
  world.fetch(CREATE, { as: budi, form: wantedFormData(changes, files) });
const requests = () =>
  world.bindings.DB.prepare("select * from services where user_id = ? order by seq")
    .bind(budi.id)
    .all<Record<string, unknown>>()
    .then(({ results }) => results);

describe("visitors", () => {
  it.each([
    [LIST, "Anda harus login untuk melihat jasa dicari"],
    [CREATE, "Anda harus login untuk membuat jasa dicari"],
  ])("are redirected from %s to the login page", async (path, words) => {
    const response = await world.fetch(path);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    const cookie = response.headers.getSetCookie().find((set) => set.startsWith("toast=")) ?? "";
    expect(await (await world.fetch("/login", { cookie: cookie.split(";", 1)[0] ?? "" })).text()).toContain(words);
  });

  it("cannot post a wanted listing", async () => {
    const response = await world.fetch(CREATE, { form: wantedFormData() });
    expect(response.headers.get("Location")).toContain("/session-ended?redirectTo=");
    expect(await world.bindings.DB.prepare("select count(*) as n from services").first("n")).toBe(0);
  });
});

describe("a person's list of wanted listings", () => {
  it("is empty at first and names the next step", async () => {
    const html = await page(LIST);
    expect(html).toContain("Anda belum memiliki permintaan jasa");
    expect(linksNamed(html, /^Buat Permintaan Jasa$/)).toContain("/dashboard/wanted/create");
  });

  it("shows all own wanted listings, open or closed, with links to view, edit and delete", async () => {
    const sari = await world.person("Sari Wulandari");
    const wanted = { kind: "wanted" as const, price: 1_500_000 };
    const id = await world.listing(budi, { ...wanted, title: "Permintaan yang terbuka" });
    await world.listing(budi, { ...wanted, title: "Permintaan yang lama", status: "inactive" });
    await world.listing(budi, { ...wanted, title: "Permintaan yang dihapus", deletedAt: 1 });
    await world.listing(budi, { title: "Jasa saya sendiri" });
    await world.listing(sari, { ...wanted, title: "Permintaan orang lain" });
    const html = await page(LIST);
    for (const text of [
      "Permintaan yang terbuka",
      "Permintaan yang lama",
      "Terbuka",
      "Ditutup",
      "Rating",
      "1.500.000",
      `${id.slice(0, 8)}...`,
    ]) {
      expect(html).toContain(text);
    }
    for (const [name, to] of [
      ["Lihat", `/wanted/${id}`],
      ["Edit", `/dashboard/wanted/edit/${id}`],
      ["Hapus", `/dashboard/wanted/${id}/deletion`],
    ] as const)
      expect(part(html, "link", `${name} Permintaan yang terbuka`).href).toBe(to);
    for (const text of ["dihapus", "Jasa saya sendiri", "orang lain"]) expect(html).not.toContain(text);
  });

  it("shows all of them, even if the address names a part", async () => {
    const rina = await world.person("Rina");
    await world.listing(rina, { kind: "wanted", title: "Permintaan yang terbuka" });
    for (const status of ["hidden", "inactive", "active", "junk"]) {
      const text = pageText(await page(`${LIST}?status=${status}`, rina));
      expect(text, status).toContain("Permintaan yang terbuka");
      expect(text, status).not.toContain("Anda belum memiliki permintaan jasa");
    }
  });

  it("collapses closed ones, and shows the end of an open one", async () => {
    const rina = await world.person("Rina");
    const deadline = Date.UTC(2031, 11, 5, 5);
    await world.listing(rina, { kind: "wanted", title: "Permintaan yang ditutup", status: "inactive" });
    const alone = part(await page(LIST, rina), "group", /Ditutup 1/);
    expect(alone.html).toMatch(/^<details[^>]* open/);
    await world.listing(rina, { kind: "wanted", title: "Permintaan yang terbuka", deadline });
    const html = await page(LIST, rina);
    const closed = part(html, "group", /Ditutup 1/);
    expect(closed.html).not.toMatch(/^<details[^>]* open/);
    expect(closed.text).toContain("Permintaan yang ditutup");
    expect(closed.text).not.toContain("Permintaan yang terbuka");
    expect(pageText(html)).toContain("sampai 5 Des");
    expect(pageText(html)).toContain("0 penawaran Baru tayang");
    await world.listing(rina, {
      kind: "wanted",
      title: "Terbuka sejak kemarin",
      createdAt: Date.now() - DAY,
    });
    expect(pageText(await page(LIST, rina))).toContain("0 penawaran Perjelas lewat Edit");
  });

  it("costs one trip and no more rows than it shows", async () => {
    const timing = (await world.fetch(LIST, { as: budi })).headers.get("Server-Timing") ?? "";
    expect(timing).toContain("trips=1");
    expect(Number(/rows=(\d+)/.exec(timing)?.[1])).toBeLessThan(30);
  });

  it("has pages by key, forwards and back", async () => {
    const many = await world.person("Budi Santoso");
    for (let n = 0; n < 25; n += 1)
      await world.listing(many, { kind: "wanted", title: `Permintaan nomor ${n}.`, createdAt: 1_000 + n });
    const shown = (html: string) => names(html, "cell").filter((cell) => cell.startsWith("Permintaan nomor"));
    const first = await page(LIST, many);
    const second = await page(nextPage(first) ?? "", many);
    expect([shown(first).length, shown(second).length]).toEqual([20, 5]);
    expect(new Set([...shown(first), ...shown(second)]).size).toBe(25);
    expect(shown(await page(previousPage(second) ?? "", many))).toEqual(shown(first));
    const junk = await world.fetch(`${LIST}?after=9_x`, { as: many });
    expect(junk.status).toBe(400);
  });
});

describe("the form", () => {
  beforeAll(async () => {
    budi = await world.person("Budi Santoso");
  });

  it("starts without requirements, shows examples, and allows no date before today", async () => {
    const html = await page(CREATE);
    expect(fieldValue(html, "requirements") ?? "").toBe("");
    expect(html).not.toContain("Berpengalaman di bidangnya");
    expect(field(html, "Deadline").html).toContain(`min="${toDateInput(Date.now())}"`);
    expect(html).toContain("Isi contoh persyaratan");
  });

  it("posts a wanted listing with its pictures, found at once by its words and tags", async () => {
    const response = await send({}, [new File([webp()], "a.webp"), new File([png(640, 480)], "b.png")]);
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe(LIST);
    expect(await toastOf(world, response, budi)).toContain("Permintaan jasa berhasil dibuat!");
    const [wanted] = await requests();
    expect(wanted).toMatchObject({
      type: "wanted",
      status: "active",
      title: "Cat ulang dua kamar tidur",
      price: 1_500_000,
      location: "Kota Bandung",
      requirements: '["Membawa alat sendiri","Selesai dalam tiga hari"]',
      additional_info: '["Ada tempat parkir"]',
      search_tags: "jeniswanted kategorirumahtangga prov32 di3273",
      cover_alt: "Cat ulang dua kamar tidur",
    });
    expect(toDateInput(Number(wanted?.deadline))).toBe(toDateInput(Date.now() + 14 * DAY));
    const html = await page(`/wanted/${wanted?.id}`);
    for (const text of ["Membawa alat sendiri", "Ada tempat parkir", "Foto Referensi", String(wanted?.cover_url)])
      expect(html).toContain(text);
    const found = await world.bindings.DB.prepare(
      "select count(*) as n from services_search where services_search match ?",
    )
      .bind('tags : "jeniswanted" AND tags : "di3273" AND words : "alat"')
      .first("n");
    expect(found).toBe(1);
  });

  it("gives a second submit the first answer", async () => {
    const before = (await requests()).length;
    const formId = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => send({ formId })));
    for (const answer of answers) expect(answer.status).toBe(303);
    expect(await requests()).toHaveLength(before + 1);
  });

  it.each([
    ["title", "Cat", "Judul harus minimal 5 karakter"],
    ["description", "Terlalu pendek", "Deskripsi harus minimal 20 karakter"],
    ["category", "", "Pilih kategori jasa"],
    ["category", "Perdukunan", "Pilih kategori jasa"],
    ["budget", "", "Budget harus diisi"],
    ["budget", "murah", "Tulis budget dalam rupiah dengan angka, misalnya 350.000"],
    ["budget", "999", "Budget minimal Rp 1.000"],
    ["location", "", "Lokasi harus diisi"],
    ["deadline", "", "Deadline harus diisi"],
    ["deadline", " \u200b ", "Deadline harus diisi"],
    ["deadline", "secukupnya", `Tulis deadline sebagai tanggal, misalnya ${exampleDate(toDateInput(NOON))}`],
    ["deadline", "2026-02-31", "Tidak ada tanggal 31 Februari 2026"],
    ["deadline", "minggu depan", "Itu belum menyebut satu tanggal"],
    ["deadline", toDateInput(noonIn(-2)), "Deadline sudah lewat. Pilih tanggal hari ini atau sesudahnya"],
    ["deadline", "2199-01-01", "Deadline terlalu jauh. Pilih tanggal dalam dua tahun ke depan"],
    ["requirements", "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\nk", "Persyaratan maksimal 10 baris"],
    ["requirements", "a".repeat(201), "Satu persyaratan maksimal 200 karakter"],
    ["additionalInfo", "a".repeat(501), "Satu baris informasi tambahan maksimal 500 karakter"],
  ])("refuses %s %j and keeps the rest", async (name, value, sentence) => {
    const before = (await requests()).length;
    const response = await send({ [name]: value });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain(sentence);
    expect(html).toContain("Ada satu hal yang perlu diperbaiki");
    if (name !== "location") expect(field(html, "Lokasi").value).toBe("Kota Bandung");
    if (name !== "requirements") expect(html.replaceAll("\r\n", "\n")).toContain("Membawa alat sendiri\nSelesai");
    expect(await requests()).toHaveLength(before);
  });

  it("accepts a deadline of today, and empty lists", async () => {
    const today = toDateInput(Date.now());
    expect((await send({ deadline: today, requirements: " ", additionalInfo: "" })).status).toBe(303);
    const wanted = (await requests()).at(-1);
    expect(wanted).toMatchObject({ requirements: "[]", additional_info: "[]" });
  });

  it("names every rejected picture, detected by its first bytes or by decoding", async () => {
    const tiny = new File([png(40, 30)], "tiny.png");
    const fake = new File(["bukan gambar"], "fake.jpg");
    const text = pageText(await (await send({}, [tiny, new File([webp()], "baik.webp"), fake])).text());
    for (const said of ['Foto "tiny.png" terlalu kecil', '"fake.jpg" bukan foto', "Pilih semua foto Anda"])
      expect(text).toContain(said);
    expect(text).not.toContain("baik.webp");
  });

  describe("with questions about the kind of work", () => {
    const ac = { title: "Cuci AC dua unit", category: "Rumah Tangga", questions: "ac" };
    const composed = "Jumlah AC: 2 unit. Jenis AC: split di dinding. Catatan: Lantai dua.";
    const checked = (html: string) =>
      [...html.matchAll(/<input[^>]*name="answers\[\d\]"[^>]*>/g)]
        .filter(([input]) => /\schecked=/.test(input))
        .map(([input]) => /value="([^"]*)"/.exec(input)?.[1]);

    it("asks them at once if the search named the work, and otherwise on request", async () => {
      expect(await page(`${CREATE}?judul=cuci+ac`)).toContain("Apa jenis AC-nya?");
      expect(await page(CREATE)).toContain("Jawab pertanyaan singkat");
      const asked = await send({ title: ac.title, category: "", description: "", ask: "1" });
      expect(asked.status).toBe(200);
      const html = await asked.text();
      expect(html).toContain("Apa jenis AC-nya?");
      expect(html).not.toContain("hal yang perlu diperbaiki");
      const unknown = await send({ title: "Servis laptop", category: "Pemrograman & Teknologi", ask: "1" });
      expect(await unknown.text()).toContain("Belum ada pertanyaan tentang pekerjaan ini.");
    });

    it("writes the answers into the description, and shows them again when it is edited", async () => {
      const answers = { "answers[0]": "2 unit", "answers[1]": "split di dinding" };
      const sent = await send({ ...ac, ...answers, description: "Lantai dua." });
      expect(sent.status).toBe(303);
      const stored = (await requests()).at(-1);
      expect(stored?.description).toBe(composed);
      const edit = await page(`${LIST}/edit/${stored?.id}`);
      expect(checked(edit)).toEqual(["2 unit", "split di dinding"]);
      expect(field(edit, "Deskripsi").value).toBe("Lantai dua.");
      expect(pageText(await page(`/wanted/${stored?.id}`))).toContain(composed);
    });

    it("needs an answer or a description, and keeps the answers after an error", async () => {
      const short = await send({ ...ac, description: "Lantai dua." });
      expect(short.status).toBe(400);
      expect(await short.text()).toContain("Deskripsi harus minimal 20 karakter, atau pilih jawaban di atasnya");
      const wrong = await send({ ...ac, "answers[0]": "2 unit", budget: "" });
      expect(wrong.status).toBe(400);
      expect(checked(await wrong.text())).toEqual(["2 unit"]);
      const unknown = await send({ ...ac, "answers[0]": "seribu" });
      expect(unknown.status).toBe(400);
      expect(await unknown.text()).toContain("Pilih jawaban yang tersedia: Berapa unit AC-nya?");
    });
  });

  describe("with answers about another kind of work than the title", () => {
    const les = { title: "Les matematika SMP", category: "Pendidikan", questions: "ac" };
    const answers = { "answers[0]": "2 unit", "answers[1]": "split di dinding" };
    const moved = "Jumlah AC: 2 unit. Jenis AC: split di dinding. Catatan: Lantai dua.";
    const sentence = "jadi jawaban Anda tentang servis AC kini ada di Deskripsi";

    it("stores nothing before the person has read them in the description", async () => {
      const before = (await requests()).length;
      const refused = await send({ ...les, ...answers, description: "Lantai dua." });
      expect(refused.status).toBe(400);
      const html = await refused.text();
      expect(html).toContain(sentence);
      expect(html).toContain('value="les"');
      expect(field(html, "Deskripsi").value).toBe(moved);
      expect(await requests()).toHaveLength(before);
      const { questions, ...again } = les;
      expect((await send({ ...again, questions: "les", description: "Kelas 8, Senin sore saja." })).status).toBe(303);
      expect((await requests()).at(-1)?.description).toBe("Kelas 8, Senin sore saja.");
    });

    it("keeps them when the person asks for other questions, or when no question fits", async () => {
      for (const title of [les.title, "Servis laptop"]) {
        const asked = await send({ ...les, ...answers, title, description: "Lantai dua.", ask: "1" });
        expect(asked.status).toBe(200);
        const html = await asked.text();
        expect(html).toContain(sentence);
        expect(html).not.toContain("hal yang perlu diperbaiki");
        expect(field(html, "Deskripsi").value).toBe(moved);
      }
    });
  });

  it("fills in the chosen category's examples without script, and keeps all typed values", async () => {
    const before = (await requests()).length;
    const formId = crypto.randomUUID();
    const typed = { formId, title: "Les", budget: "", category: "Pendidikan", requirements: "punya saya" };
    const response = await send({ ...typed, examples: "1" }, [new File([webp()], "a.webp")]);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html.replaceAll("\r\n", "\n")).toContain(
      "punya saya\nMenguasai materi yang diajarkan\nBerpengalaman mengajar",
    );
    expect(html).toContain("Pilih foto Anda sekali lagi");
    expect([field(html, "Judul").value, field(html, "Kategori").value]).toEqual(["Les", "Pendidikan"]);
    expect(fieldValue(html, "formId")).toBe(formId);
    for (const text of ["Judul harus", "Budget harus"]) expect(html).not.toContain(text);
    expect(await requests()).toHaveLength(before);
  });

  it("asks once before it is sent without the pictures that a browser without script lost", async () => {
    const before = (await requests()).length;
    const again = async (html: string, changes: Record<string, string> = {}) => {
      const hidden = ["lostPictures", "withoutPictures"].flatMap((name) =>
        html.includes(`name="${name}"`) ? [[name, fieldValue(html, name) ?? ""]] : [],
      );
      return send({
        formId: fieldValue(html, "formId") ?? "",
        ...Object.fromEntries(hidden),
        ...changes,
      });
    };
    const files = ["a.webp", "b.webp"].map((name) => new File([webp()], name));
    const first = await (await send({ title: "Les" }, files)).text();
    expect(first).toContain("Pilih 2 foto Anda sekali lagi");
    const second = await (await again(first, { title: "Les" })).text();
    expect(second).toContain("Pilih 2 foto Anda sekali lagi");
    const third = await again(second);
    expect(third.status).toBe(400);
    const asked = await third.text();
    expect(asked).toContain("Tadi Anda memilih 2 foto. Pilih foto lagi, atau tekan tombolnya sekali lagi");
    expect(await requests()).toHaveLength(before);
    expect((await again(asked)).status).toBe(303);
    expect(await requests()).toHaveLength(before + 1);
  });

  it("names the rejected file", async () => {
    const response = await send({}, [new File([SVG], "denah.svg", { type: "image/png" })]);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("&quot;denah.svg&quot; bukan foto JPEG, PNG, WebP, atau GIF");
  });

  it("shows an error when the database fails, and keeps the typed values", async () => {
    const db = world.bindings.DB;
    await db.exec("create trigger down before insert on services begin select raise(abort, 'disk full'); end");
    const log = hush();
    const failed = await send({ title: "Permintaan yang tertahan" });
    await db.exec("drop trigger down");
    log.end();
    expect(failed.status).toBe(503);
    const html = await failed.text();
    expect(html).toContain("Gagal membuat jasa dicari");
    expect(field(html, "Judul").value).toBe("Permintaan yang tertahan");
  });
});
