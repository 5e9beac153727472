import { expect, it } from "vitest";
import { profileForm, signupForm } from "~/accounts/form.server";

const faultsOf = (fullName: string) =>
  signupForm
    .safeParse({
      fullName,
      email: "sari@contoh.id",
      password: "Melati#2026",
      confirmPassword: "Melati#2026",
      agreeToTerms: true,
    })
    .error?.issues.map(({ message }) => message);

it("a name is measured in characters, like in the database", () => {
  expect(faultsOf("Sari Wulandari")).toBeUndefined();
  expect(faultsOf("😀")).toEqual(["Nama lengkap minimal 2 karakter"]);
  expect(faultsOf(`Ab${"😀".repeat(98)}`)).toBeUndefined();
  expect(faultsOf("😀".repeat(99))).toEqual(["Tulis nama dengan huruf, misalnya Sari Dewi"]);
  expect(faultsOf(`Ab${"😀".repeat(99)}`)).toEqual(["Nama lengkap paling panjang 100 karakter"]);
});

it("names like JasaWarga, its staff or an address are refused at sign-up", () => {
  const says =
    "Tulis nama Anda sendiri, tanpa alamat situs atau email, dan tanpa JasaWarga atau nama petugas seperti admin, CS, dan verifikasi";
  for (const name of ["Admin JasaWarga", "Operator", "www.toko.example/promo"])
    expect(faultsOf(name)).toEqual([says]);
});

it.each([
  "WA081234567890",
  "Hubungi 081234567890",
  "Sari 0812/3456/7890",
  "Toko o8l2 3456 7890",
  "Sari BCA 1234567890",
])("the name %j is refused at sign-up and in the profile for its number", (fullName) => {
  const says =
    "Nama tidak boleh memuat nomor telepon atau nomor rekening. Tulis nama saja, misalnya Sari Dewi";
  const profile = {
    fullName,
    contactEmail: "sari@contoh.id",
    location: "Kota Bandung",
    phone: "081234567890",
  };
  expect(faultsOf(fullName)).toEqual([says]);
  expect(profileForm.safeParse(profile).error?.issues.map(({ message }) => message)).toEqual([says]);
});

it.each([
  "Toko 69",
  "Andi 1990",
  "Studio 35mm",
  "Bengkel 86 Motor 24 Jam",
  "Sanggar 2000",
  "SDN 081 Bandung",
])("the name %j keeps its digits", (fullName) => expect(faultsOf(fullName)).toBeUndefined());
