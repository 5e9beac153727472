import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listings } from "~/database/schema/listings";
import { reports } from "~/database/schema/operators";
import { users } from "~/database/schema/users";
import { MAX_LISTINGS_IN_EVIDENCE } from "~/moderation/report";
import { sendProposal } from "~/proposals/commands.server";
import { knowPassword } from "../../support/flows/account";
import { askAbout } from "../../support/flows/messaging";
import { closeAccount } from "../../support/flows/my-data";
import { newOperator } from "../../support/flows/operators";
import { postWanted, proposalFields, propose } from "../../support/flows/proposing";
import { newestReport, report } from "../../support/flows/reporting";
import { review } from "../../support/flows/reviewing";
import { offerFields, offerFormData, photoFields, sendOffer, wantedFormData } from "../../support/flows/selling";
import { editForm, profileFields } from "../../support/flows/uploading";
import { hrefs, pageText } from "../../support/pages/page-text";
import { png } from "../../support/pages/pictures";
import { startWorld, type TestPerson, type World } from "../../support/world";

let world: World;
let ayu: TestPerson;
let budi: TestPerson;
beforeAll(async () => {
  world = await startWorld();
  ayu = await newOperator(world);
  budi = await world.person("Budi Santoso");
});
afterAll(() => world.stop());

const db = () => world.context().db;
const photo = () => new File([png(400, 300)], "emas.png");

async function kept(reportId: string): Promise<{ text: string; html: string }> {
  const page = await (await world.fetch(`/operator/reports/${reportId}`, { as: ayu })).text();
  const html = page.match(/<section[^>]*aria-labelledby="h-bukti".*?<\/section>/s)?.[0] ?? "";
  return { html, text: pageText(html) };
}

const missing = (text: string, words: readonly string[]) => words.filter((word) => !text.includes(word));

async function reportOf(subject: "listing" | "person", id: string): Promise<string> {
  // A new reporter each time, because a person can report ten times an hour.
  const sent = await report(world, await world.person("Tono Wijaya"), { subject, id });
  expect(sent.status).toBe(303);
  return newestReport(world);
}

async function newestListing(owner: TestPerson) {
  const [row] = await db().select().from(listings).where(eq(listings.ownerId, owner.id));
  if (!row) throw new Error("no listing");
  return row;
}

const OFFER = {
  title: "Jual emas judulnya",
  modes: "online",
  description: "Emas batangan deskripsinya, bayar langsung saja.",
  price: "350.000",
  location: "Kabupaten Garut",
  deliveryTime: "3-5 hari",
  "packages.basic.name": "Namahemat",
  "packages.basic.price": "361.000",
  "packages.basic.days": "7-9",
  "packages.basic.revisions": "4",
  "packages.basic.checklist": "Sertifikat palsunya\nKirim ke rekening lain",
  "packages.standard.name": "Namalengkap",
  "packages.standard.price": "722.000",
  "packages.standard.checklist": "Hubungi nomor luar",
};
const OFFER_WORDS = [
  "Jual emas judulnya",
  "Emas batangan deskripsinya",
  "Desain Grafis",
  "Kabupaten Garut",
  "3-5 hari",
  "Namahemat",
  "Rp 361.000",
  "7-9 hari",
  "4 kali revisi",
  "Sertifikat palsunya",
  "Kirim ke rekening lain",
  "Namalengkap",
  "Rp 722.000",
  "Hubungi nomor luar",
  "Keterangan fotonya",
];

async function offerOf(seller: TestPerson) {
  expect((await sendOffer(world, seller, offerFormData(OFFER, [photo()]))).status).toBe(303);
  const { id } = await newestListing(seller);
  const pictureId = String(
    await world.bindings.DB.prepare("select id from service_assets where service_id = ?").bind(id).first("id"),
  );
  const form = editForm(
    { ...offerFields(OFFER), ...photoFields([{ id: pictureId, caption: "Keterangan fotonya" }]) },
    [],
  );
  expect((await world.fetch(`/dashboard/services/edit/${id}`, { as: seller, form })).status).toBe(303);
  const url = String(
    await world.bindings.DB.prepare("select url from service_assets where service_id = ?").bind(id).first("url"),
  );
  async function overwrite(title = "Les matematika SD") {
    const fields = {
      ...offerFields({ title, price: "100.000", deliveryTime: "1 hari" }),
      ...photoFields([{ id: pictureId, remove: true }]),
    };
    const sent = await world.fetch(`/dashboard/services/edit/${id}`, {
      as: seller,
      form: editForm(fields, []),
    });
    expect(sent.status).toBe(303);
  }
  return { id, url, overwrite };
}

const PROFILE = {
  fullName: "Namanya Dulu",
  bio: "Bionya dulu, hubungi nomor luar.",
  location: "Kabupaten Sleman",
  website: "https://situsnya.example",
  skills: "Keahlian satunya, Keahlian duanya",
  facebook: "https://facebook.com/fbnya",
  twitter: "https://twitter.com/twnya",
  instagram: "https://instagram.com/ignya",
  linkedin: "https://linkedin.com/in/linya",
};
const PROFILE_WORDS = [
  "Namanya Dulu",
  "Bionya dulu",
  "Kabupaten Sleman",
  "situsnya.example",
  "Keahlian satunya",
  "Keahlian duanya",
  "facebook.com/fbnya",
  "twitter.com/twnya",
  "instagram.com/ignya",
  "linkedin.com/in/linya",
];

async function saveProfile(person: TestPerson, changes: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(profileFields(changes))) form.set(name, value);
  form.set("picture", new File([], ""));
  expect((await world.fetch("/profile/edit", { as: person, form })).status).toBe(303);
}

const close = async (person: TestPerson) => {
  await knowPassword(world, person);
  expect((await closeAccount(world, person)).headers.get("Location")).toMatch(/^\/(account\/data\/closure)?$/);
  // Ends the two weeks by which a report can delay a closing.
  await db().run("update data_requests set due_at = 0 where kind = 'deletion'");
  if ((await db().select().from(users).where(eq(users.id, person.id)))[0]?.closedAt === null)
    expect((await closeAccount(world, person)).headers.get("Location")).toBe("/");
};

describe("a reported offer", () => {
  it("is shown completely to operators before any change", async () => {
    const sari = await world.person("Sari Wulandari");
    const { id } = await offerOf(sari);
    const file = await reportOf("listing", id);
    const page = pageText(await (await world.fetch(`/operator/reports/${file}`, { as: ayu })).text());
    expect(missing(page, OFFER_WORDS)).toEqual([]);
    expect((await kept(file)).text).toBe("");
  });

  it.each(["changed", "changed twice", "changed, then closed with the account", "closed with the account"])(
    "keeps each of its texts and pictures when it is %s",
    async (how) => {
      const sari = await world.person("Sari Wulandari");
      const { id, url, overwrite } = await offerOf(sari);
      const file = await reportOf("listing", id);
      if (how.includes("changed")) await overwrite();
      if (how.includes("twice")) await overwrite("Les matematika SMP");
      if (how.includes("closed")) await close(sari);
      const { text, html } = await kept(file);
      expect(missing(text, OFFER_WORDS)).toEqual([]);
      expect(text).not.toContain("Les matematika");
      expect(hrefs(html)).toContain(`${url}/1280.webp`);
    },
  );

  it("is kept completely even at the maximum length of its form", async () => {
    const sari = await world.person("Sari Wulandari");
    const long = { ...OFFER, description: `${"emas ".repeat(900)}akhirnya` };
    await sendOffer(world, sari, offerFormData(long));
    const { id } = await newestListing(sari);
    const file = await reportOf("listing", id);
    const form = editForm(offerFields(), []);
    expect((await world.fetch(`/dashboard/services/edit/${id}`, { as: sari, form })).status).toBe(303);
    expect(missing((await kept(file)).text, ["akhirnya", "Hubungi nomor luar"])).toEqual([]);
  });
});

it("a report about a person keeps old listings before many new ones when the account closes", async () => {
  const sari = await world.person("Sari Wulandari");
  await sendOffer(world, sari, offerFormData(OFFER));
  await db().update(listings).set({ createdAt: 1_000 }).where(eq(listings.ownerId, sari.id));
  const file = await reportOf("person", sari.id);
  const later = world.context().now + 60_000;
  for (let at = 0; at < MAX_LISTINGS_IN_EVIDENCE + 5; at += 1)
    await world.listing(sari, { title: `Jasa baru ${at}`, createdAt: later + at });
  await close(sari);
  const { text } = await kept(file);
  expect(missing(text, OFFER_WORDS)).toEqual(["Keterangan fotonya"]);
  expect(text).toContain(`Jasa baru ${MAX_LISTINGS_IN_EVIDENCE + 4}`);
});

const WANTED = {
  title: "Cari kurir judulnya",
  description: "Antar paket deskripsinya, jangan ditanya isinya.",
  budget: "1.234.000",
  location: "Kota Cimahi",
  requirements: "Syarat satunya\nSyarat duanya",
  additionalInfo: "Info satunya\nInfo duanya",
};
const WANTED_WORDS = [
  "Cari kurir judulnya",
  "Antar paket deskripsinya",
  "Rp 1.234.000",
  "Kota Cimahi",
  "Syarat satunya",
  "Syarat duanya",
  "Info satunya",
  "Info duanya",
];

it.each(["changed", "closed with the account"])(
  "a reported request keeps each of its texts when it is %s",
  async (how) => {
    const dewi = await world.person("Dewi Anggraini");
    await world.fetch("/dashboard/wanted/create", { as: dewi, form: wantedFormData(WANTED) });
    const { id } = await newestListing(dewi);
    const file = await reportOf("listing", id);
    const form = wantedFormData({ status: "active", requirements: "Membawa kendaraan", additionalInfo: "" });
    if (how === "changed")
      expect((await world.fetch(`/dashboard/wanted/edit/${id}`, { as: dewi, form })).status).toBe(303);
    else await close(dewi);
    expect(missing((await kept(file)).text, WANTED_WORDS)).toEqual([]);
  },
);

describe("a reported person", () => {
  it.each(["changed", "closed"])("keeps each text of the profile when it is %s", async (how) => {
    const sari = await world.person("Sari Wulandari");
    await saveProfile(sari, PROFILE);
    const file = await reportOf("person", sari.id);
    const page = pageText(await (await world.fetch(`/operator/reports/${file}`, { as: ayu })).text());
    expect(missing(page, PROFILE_WORDS)).toEqual([]);
    if (how === "changed") await saveProfile(sari, { fullName: "Nama Baru" });
    else await close(sari);
    const { text } = await kept(file);
    expect(missing(text, PROFILE_WORDS)).toEqual([]);
    expect(text).not.toContain("Nama Baru");
    expect(text).not.toContain("halo@sari.example");
  });

  it("keeps their listings if they change or delete them, or close the account", async () => {
    const sari = await world.person("Sari Wulandari");
    await saveProfile(sari, PROFILE);
    const { id, overwrite } = await offerOf(sari);
    const file = await reportOf("person", sari.id);
    await overwrite();
    expect(missing((await kept(file)).text, OFFER_WORDS)).toEqual([]);
    await world.fetch(`/dashboard/services/${id}/deletion`, { as: sari, form: {} });
    await sendOffer(world, sari, offerFormData({ title: "Jual motor bodongnya" }));
    const second = and(eq(listings.ownerId, sari.id), eq(listings.title, "Jual motor bodongnya"));
    const [sold] = await db().select({ id: listings.id }).from(listings).where(second);
    await world.fetch(`/dashboard/services/${sold?.id}/deletion`, { as: sari, form: {} });
    await close(sari);
    const { text } = await kept(file);
    expect(missing(text, [...OFFER_WORDS, ...PROFILE_WORDS, "Jual motor bodongnya"])).toEqual([]);
    expect(text).not.toContain("Les matematika");
  });

  it("keeps a proposal that they rewrite", async () => {
    const sari = await world.person("Sari Wulandari");
    const wanted = await postWanted(world, budi);
    await propose(world, sari, wanted, { message: "Penawaran lamanya, bayar di luar saja." });
    const file = await reportOf("person", sari.id);
    const sent = await sendProposal(world.context(), {
      message: "Saya kerjakan dengan rapi dan cepat.",
      price: 1_000_000,
      days: 2,
      wantedId: wanted,
      proposer: sari,
      formId: proposalFields().formId ?? "",
    });
    expect(sent.ok).toBe(true);
    const { text } = await kept(file);
    expect(missing(text, ["Penawaran lamanya", "Rp 1.400.000", "3 hari"])).toEqual([]);
    expect(text).not.toContain("rapi dan cepat");
  });

  it("keeps nothing of others, and nothing after the decision", async () => {
    const sari = await world.person("Sari Wulandari");
    const rudi = await world.person("Rudi Hartono");
    const { overwrite } = await offerOf(rudi);
    const file = await reportOf("person", sari.id);
    await overwrite();
    expect((await kept(file)).text).toBe("");
    await world.fetch(`/operator/reports/${file}`, {
      as: ayu,
      form: { answer: "Sudah kami periksa, aman." },
    });
    await saveProfile(sari, PROFILE);
    await saveProfile(sari, {});
    const [row] = await db().select().from(reports).where(eq(reports.id, file));
    expect(row?.evidence).toBe("");
  });
});

it("reported messages and reviews stay unchanged after their author is renamed and leaves", async () => {
  const sari = await world.person("Sari Wulandari");
  const wati = await world.person("Wati Lestari");
  const { id: offer } = await offerOf(sari);
  await askAbout(world, wati, offer, "Pesannya kasar sekali.");
  const words = { rating: 1, comment: "Ulasannya menghina sekali." };
  await review(world, { buyer: wati, seller: sari, listingId: offer }, words);
  const first = async (sql: string) => String((await world.bindings.DB.prepare(sql).bind(wati.id).first("id")) ?? "");
  const subjects = [
    ["message", await first("select id from messages where sender_id = ?"), "Pesannya kasar sekali."],
    ["review", await first("select id from reviews where author_id = ?"), "Ulasannya menghina sekali."],
  ] as const;
  const files: [string, string][] = [];
  for (const [subject, id, words] of subjects) {
    expect((await report(world, sari, { subject, id })).status, subject).toBe(303);
    files.push([await newestReport(world), words]);
  }
  await saveProfile(wati, { fullName: "Nama Baru" });
  await close(wati);
  for (const [file, words] of files)
    expect(pageText(await (await world.fetch(`/operator/reports/${file}`, { as: ayu })).text())).toContain(words);
});
