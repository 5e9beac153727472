import { afterAll, beforeAll, expect, it } from "vitest";
import { REFUSED_NAME_RETENTION } from "~/accounts/impersonation";
import { removeOldRefusedNames } from "~/accounts/refused-name-queries.server";
import { freshEmail, signUpRequest } from "../../support/flows/account";
import { newOperator } from "../../support/flows/operators";
import { offerFormData, sendOffer } from "../../support/flows/selling";
import { pageText } from "../../support/pages/page-text";
import { startWorld, type World } from "../../support/world";

const PROFILE = {
  fullName: "Sari Wulandari",
  location: "Kota Depok",
  contactEmail: "sari@contoh.id",
  phone: "081234567890",
  website: "",
  facebook: "",
  twitter: "",
  instagram: "",
  linkedin: "",
};

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

it("operators see which names were refused, where, and who wrote them", async () => {
  const operator = await newOperator(world);
  const sari = await world.person("Sari Wulandari");
  const refused = await signUpRequest(world, freshEmail("cs"), { fullName: "Petugas Verifikasi" });
  expect(refused.status).toBe(400);
  const titled = await sendOffer(world, sari, offerFormData({ title: "Verifikasi akun J a s a W a r g a" }));
  expect(titled.status).toBe(400);
  expect(await titled.text()).toContain("Judul tidak boleh memakai nama JasaWarga");
  await signUpRequest(world, freshEmail("x"), { fullName: "R" });
  await world.settled();

  const form = { ...PROFILE, bio: "Tukang AC. Saya petugas resmi JasaWarga.", skills: "Desain logo, Admin JW" };
  const profile = await world.fetch("/profile/edit", { as: sari, form });
  expect(profile.status).toBe(400);
  const again = await profile.text();
  expect(again).toContain("Bio tidak boleh menyerupai petugas");
  expect(again).toContain("Keahlian tidak boleh menyerupai petugas");
  expect(again).toContain("Tukang AC. Saya petugas resmi JasaWarga.");
  expect(again).toContain('value="Desain logo, Admin JW"');
  await world.settled();

  const page = pageText(await (await world.fetch("/operator/names", { as: operator })).text());
  expect(page).toContain("Saya petugas resmi JasaWarga Bio, keahlian, atau situs di profil Sari Wulandari");
  expect(page).toContain("Admin JW Bio, keahlian, atau situs di profil Sari Wulandari");
  expect(page).toContain("Petugas Verifikasi Nama saat mendaftar Pengunjung");
  expect(page).toContain("Verifikasi akun J a s a W a r g a Judul jasa atau permintaan Sari Wulandari");
  expect(page.match(/Nama saat mendaftar/g)).toHaveLength(1);

  const { db, now } = world.context();
  expect(await removeOldRefusedNames(db, now - REFUSED_NAME_RETENTION, 10)).toBe(0);
  expect(await removeOldRefusedNames(db, now + 1, 10)).toBe(4);
});

it("a member's refused name is listed even if another member tried a hundred", async () => {
  const operator = await newOperator(world);
  const [rudi, sari] = [await world.person("Rudi Hartono"), await world.person("Sari Wulandari")];
  const refuse = (who: typeof rudi, title: string) => sendOffer(world, who, offerFormData({ title }));
  for (let at = 0; at < 100; at += 1) await refuse(rudi, `Jasa JasaWarga ${at}`);
  await refuse(sari, "Petugas JasaWarga pusat");
  await world.settled();
  const page = pageText(await (await world.fetch("/operator/names", { as: operator })).text());
  expect(page).toContain("Petugas JasaWarga pusat");
  const { DB } = world.bindings;
  const stored = DB.prepare("select count(*) n from refused_names where user_id = ?").bind(rudi.id);
  expect(await stored.first("n")).toBe(20);
});
