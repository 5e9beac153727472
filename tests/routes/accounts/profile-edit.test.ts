import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { reviews } from "~/database/schema/orders";
import { users } from "~/database/schema/users";
import { review } from "../../support/flows/reviewing";
import { filledForm, postForms } from "../../support/pages/filled-form";
import { field } from "../../support/pages/page-parts";
import { pageText } from "../../support/pages/page-text";
import { png, SVG, webp } from "../../support/pages/pictures";
import { toastOf } from "../../support/pages/toast";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let sari: TestPerson;

beforeAll(async () => {
  world = await startWorld();
});
beforeEach(async () => {
  sari = await world.person("Sari Wulandari");
});
afterAll(() => world.stop());

const GOOD = {
  fullName: "Sari Lestari",
  bio: "Desainer grafis lepas.",
  location: "Kota Bandung",
  contactEmail: "halo@sari.example",
  phone: "0812-3456-7890",
  website: "https://sari.example",
  skills: "Desain logo, ilustrasi,, Ilustrasi ,Kemasan",
  facebook: "",
  twitter: "",
  instagram: "https://instagram.com/sari",
  linkedin: "",
};

function save(changes: Record<string, string> = {}, file?: File, as = sari) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...GOOD, ...changes })) form.set(name, value);
  form.set("picture", file ?? new File([], ""));
  return world.fetch("/profile/edit", { as, form });
}

async function stored(person = sari) {
  const [row] = await world.context().db.select().from(users).where(eq(users.id, person.id));
  if (!row) throw new Error("nobody");
  return row;
}

const square = (side = 400) => new File([png(side, side)], "saya.png");
const objects = async () => (await world.bindings.PICTURES.list()).objects.map(({ key }) => key);

describe("saving", () => {
  it("stores all values, cleaned, and redirects to the profile with a toast", async () => {
    const answer = await save({ fullName: "  Sari \u200b Lestari ", bio: "Satu.\r\n\r\n\r\nDua." });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/profile");
    const page = await toastOf(world, answer, sari);
    expect(page).toContain("Profil berhasil disimpan");
    expect(page).toContain("Sari Lestari");
    expect(await stored()).toMatchObject({
      fullName: "Sari Lestari",
      bio: "Satu.\n\nDua.",
      location: "Kota Bandung",
      contactEmail: "halo@sari.example",
      phone: "0812-3456-7890",
      website: "https://sari.example",
      skills: ["Desain logo", "ilustrasi", "Kemasan"],
      socialLinks: { instagram: "https://instagram.com/sari" },
      pictureUrl: null,
    });
    const form = await (await world.fetch("/profile/edit", { as: sari })).text();
    expect(field(form, "Skills").value).toBe("Desain logo, ilustrasi, Kemasan");
  });

  it("changes nothing when the form is submitted unchanged", async () => {
    await save({ facebook: "https://facebook.com/sari", twitter: "https://x.com/sari" }, square());
    const before = await stored();
    expect(before.pictureUrl).not.toBeNull();
    const html = await (await world.fetch("/profile/edit", { as: sari })).text();
    const rendered = postForms(html).find(({ attributes }) => attributes.action === "/profile/edit");
    const form = rendered ? filledForm(rendered) : new FormData();
    form.append("picture", new File([], ""));
    expect((await world.fetch("/profile/edit", { as: sari, form })).status).toBe(303);
    expect(await stored()).toEqual(before);
  });

  it("keeps combined emoji and joiners that scripts need, without bidi controls", async () => {
    const [family, england, persian] = [
      "👨‍👩‍👧‍👦🏳️‍🌈👩🏽‍🎨 1️⃣",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}🇮🇩",
      "می‌خواهم",
    ];
    const fullName = `Sari ${family}`;
    const typed = {
      fullName: `\u202e${fullName}\u200b`,
      bio: `\u2067${england}\u2069 ${persian}`,
      skills: family,
    };
    expect((await save(typed)).status).toBe(303);
    expect(await stored()).toMatchObject({ fullName, bio: `${england} ${persian}`, skills: [family] });
    const html = await (await world.fetch(`/u/${sari.id}`)).text();
    expect(html).toContain(fullName);
    expect(html).toContain(england);
    const search = await (await world.fetch(`/explore?q=${encodeURIComponent(`tes\u202e ${family}`)}`)).text();
    expect(search).toContain(`value="tes ${family}"`);
  });

  it("updates the copies on cards and reviews and the name in the top bar at once", async () => {
    const budi = await world.person("Budi Santoso");
    const listingId = await world.listing(sari, { searchTags: "jenisoffer" });
    const hers = await world.listing(budi);
    await review(world, { buyer: sari, seller: budi, listingId: hers }, { rating: 5, comment: "Baik." });
    expect((await save({}, square())).status).toBe(303);
    const { pictureUrl } = await stored();
    expect(pictureUrl).toMatch(/^\/media\/[0-9a-f-]{36}$/);
    const { db } = world.context();
    const [card] = await db.select().from(listings).where(eq(listings.id, listingId));
    expect(card).toMatchObject({ sellerName: "Sari Lestari", sellerPicture: pictureUrl });
    const [said] = await db.select().from(reviews).where(eq(reviews.authorId, sari.id));
    expect(said).toMatchObject({ authorName: "Sari Lestari", authorPicture: pictureUrl });
    const home = await (await world.fetch("/", { as: sari })).text();
    expect(pageText(home)).toContain(" Sari Lestari ");
    expect(home).toContain(`${pictureUrl}/320.webp`);
    expect((await world.fetch(`${pictureUrl}/320.webp`)).status).toBe(200);
    await world.tick();
    const found = await (await world.fetch("/explore?q=lestari", { as: budi })).text();
    expect(found).toContain(`/gig/${listingId}`);
  });

  it("updates more copies than one batch allows", async () => {
    await world.bindings.DB.prepare(
      `insert into services (id, user_id, type, title, description, category, price, location, seller_name, form_id, created_at, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 450)
       select printf('00000000-0000-4000-b000-%012d', i), ?1, 'offer', 'Jasa banyak ' || i,
         'Keterangan yang cukup panjang.', 'Lainnya', 50000, 'Depok', 'Sari Wulandari', 'b' || i, i, i from n`,
    )
      .bind(sari.id)
      .run();
    await save();
    await world.settled();
    const left = await world.bindings.DB.prepare(
      "select count(*) as n from services where user_id = ? and seller_name <> 'Sari Lestari'",
    )
      .bind(sari.id)
      .first("n");
    expect(left).toBe(0);
  });

  it("keeps a picture that another device sent meanwhile", async () => {
    await Promise.all([save({ bio: "Dari ponsel." }), save({}, square()), save({ bio: "Dari laptop." })]);
    expect((await stored()).pictureUrl).toMatch(/^\/media\//);
  });

  it("changes no other account, even if the form names one", async () => {
    const budi = await world.person("Budi Santoso");
    await save({ id: budi.id, userId: budi.id, email: "x@y.id", ratingSum: "500" });
    expect(await stored(budi)).toMatchObject({ fullName: "Budi Santoso", ratingSum: 0 });
    expect(await stored()).toMatchObject({ email: sari.email, ratingSum: 0 });
  });
});

describe("a form with errors", () => {
  it.each([
    ["fullName", "S", "Full name must be at least 2 characters"],
    ["fullName", "\u200b \u200b ", "Full name must be at least 2 characters"],
    ["fullName", "x".repeat(101), "Full name must be at most 100 characters"],
    ["bio", "x".repeat(501), "Bio must be less than 500 characters"],
    ["location", "", "Location must be at least 2 characters"],
    ["contactEmail", "bukan-email", "Please enter a valid email address"],
    ["contactEmail", "", "Please enter a valid email address"],
    ["phone", "0812", "Phone number must be at least 10 characters"],
    ["phone", "0812-3456-abcd", "Tulis nomor telepon dengan angka saja, misalnya 0812-3456-7890"],
    ["phone", "081234567890/081311112222", "Tulis satu nomor telepon saja: 0812-3456-7890 atau 0813-1111-2222"],
    ["website", "sari.example", "Please enter a valid URL"],
    ["website", "javascript:alert(1)", "Please enter a valid URL"],
    ["website", "https://bank.example:a@jahat.example", "Please enter a valid URL"],
    ["instagram", "@sari", "Please enter a valid URL"],
    ["instagram", "https://jahat.example/sari", "Tautan Instagram harus menuju profil Anda di instagram.com"],
    ["website", "https://jasawarga-resmi.com", "Alamat situs tidak boleh memakai nama JasaWarga"],
    ["bio", "Saya petugas resmi JasaWarga", "Bio tidak boleh menyerupai petugas"],
    ["skills", Array.from({ length: 21 }, (_, n) => `s${n}`).join(","), "Please enter at most 20 skills"],
    ["skills", "x".repeat(41), "Each skill must be at most 40 characters"],
  ])("%s = %s is rejected, keeps the typed values and stores nothing", async (field, value, message) => {
    const answer = await save({ [field]: value, ...(field === "bio" ? {} : { bio: "Yang saya ketik" }) });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(message);
    if (field !== "bio") expect(html).toContain("Yang saya ketik");
    expect((await stored()).fullName).toBe("Sari Wulandari");
  });

  it("accepts five hundred characters of bio, counted as people count them", async () => {
    expect((await save({ bio: "🌱".repeat(500) })).status).toBe(303);
  });

  it("says that a file must be chosen again", async () => {
    const before = await objects();
    const answer = await save({ fullName: "" }, square());
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Pilih foto Anda sekali lagi");
    expect(await objects()).toEqual(before);
  });
});

describe("a picture", () => {
  it.each([
    ["too small", () => new File([png(299, 299)], "kecil.png"), "terlalu kecil"],
    ["not square", () => new File([png(400, 300)], "lebar.png"), "tidak persegi"],
    ["a drawing with script", () => new File([SVG], "saya.png"), "bukan foto JPG, PNG, atau GIF"],
    ["a WebP", () => new File([webp()], "saya.jpg"), "bukan foto JPG, PNG, atau GIF"],
    ["torn", () => new File([png(400, 400).slice(0, 60)], "robek.png"), "bukan foto JPG, PNG, atau GIF"],
    ["a bomb", () => new File([png(9_000, 9_000)], "bom.png"), "lebih dari 50 megapiksel"],
    ["too heavy", () => new File([new Uint8Array(20 * 1024 * 1024 + 1)], "berat.png"), "lebih besar dari 20 MB"],
  ])("that is %s is rejected by name, with all typed values kept", async (_what, file, message) => {
    const before = await objects();
    const answer = await save({ bio: "Yang saya ketik" }, file());
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain(message);
    expect(html).toContain("Yang saya ketik");
    expect(html).not.toContain("sekali lagi: browser");
    expect((await stored()).pictureUrl).toBeNull();
    expect(await objects()).toEqual(before);
  });

  it("that is square within a few pixels is stored in every width, re-encoded", async () => {
    expect((await save({}, new File([png(400, 395)], "hampir.png"))).status).toBe(303);
    const key = (await stored()).pictureUrl?.split("/").at(-1) ?? "";
    expect((await objects()).filter((name) => name.includes(key))).toHaveLength(3);
  });

  it("that the bucket loses does not lose the form", async () => {
    const { PICTURES } = world.bindings;
    world.bindings.PICTURES = { put: () => Promise.reject(new Error("down")) } as unknown as R2Bucket;
    const answer = await save({ bio: "Yang saya ketik" }, square()).finally(() => {
      world.bindings.PICTURES = PICTURES;
    });
    expect(answer.status).toBe(503);
    const html = await answer.text();
    expect(html).toContain("Gagal menyimpan profil");
    expect(html).toContain("Yang saya ketik");
    expect((await stored()).fullName).toBe("Sari Wulandari");
  });
});
