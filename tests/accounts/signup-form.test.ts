import { expect, it } from "vitest";
import { passwordChangeForm, profileForm, resetForm, signupForm } from "~/accounts/form.server";

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
    "Tulis nama Anda sendiri, tanpa tanda centang, alamat situs, atau email, dan tanpa JasaWarga, nama bank, atau nama petugas seperti admin, CS, dan verifikasi";
  for (const name of ["Admin JasaWarga", "Operator", "www.toko.example/promo"]) expect(faultsOf(name)).toEqual([says]);
});

it.each([
  "WA081234567890",
  "Hubungi 081234567890",
  "Sari 0812/3456/7890",
  "Toko o8l2 3456 7890",
  "Sari BCA 1234567890",
])("the name %j is refused at sign-up and in the profile for its number", (fullName) => {
  const says = "Nama tidak boleh memuat nomor telepon atau nomor rekening. Tulis nama saja, misalnya Sari Dewi";
  const profile = {
    fullName,
    contactEmail: "sari@contoh.id",
    location: "Kota Bandung",
    phone: "081234567890",
  };
  expect(faultsOf(fullName)).toEqual([says]);
  expect(profileForm.safeParse(profile).error?.issues.map(({ message }) => message)).toEqual([says]);
});

it.each(["Toko 69", "Andi 1990", "Studio 35mm", "Bengkel 86 Motor 24 Jam", "Sanggar 2000", "SDN 081 Bandung"])(
  "the name %j keeps its digits",
  (fullName) => expect(faultsOf(fullName)).toBeUndefined(),
);

it.each([
  ["mela", "Kata sandi minimal 8 karakter dan harus berisi angka dan simbol, misalnya # atau !"],
  ["12345", "Kata sandi minimal 8 karakter dan harus berisi huruf dan simbol, misalnya # atau !"],
  ["~", "Kata sandi minimal 8 karakter dan harus berisi huruf dan angka"],
  [" ", "Kata sandi minimal 8 karakter dan harus berisi huruf, angka, dan simbol, misalnya # atau !"],
  ["melatiputih", "Kata sandi harus berisi angka dan simbol, misalnya # atau !"],
  ["Melati#", "Kata sandi minimal 8 karakter dan harus berisi angka"],
  ["a".repeat(129), "Kata sandi paling panjang 128 karakter dan harus berisi angka dan simbol, misalnya # atau !"],
  [
    "budi",
    "Kata sandi minimal 8 karakter dan harus berisi angka dan simbol, misalnya # atau !. Kata sandi tidak boleh sama dengan email atau nama Anda. Pilih yang lain",
  ],
  [
    "Budi Hartono",
    "Kata sandi harus berisi angka dan simbol, misalnya # atau !. Kata sandi tidak boleh sama dengan email atau nama Anda. Pilih yang lain",
  ],
  [
    "budi@contoh.id",
    "Kata sandi harus berisi angka. Kata sandi tidak boleh sama dengan email atau nama Anda. Pilih yang lain",
  ],
  ["Budi1@contoh.id", "Kata sandi tidak boleh sama dengan email atau nama Anda. Pilih yang lain"],
  [
    "rahasia",
    "Kata sandi minimal 8 karakter dan harus berisi angka dan simbol, misalnya # atau !. Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain",
  ],
  [
    "Rahasia1",
    "Kata sandi harus berisi simbol, misalnya # atau !. Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain",
  ],
  [
    "jasawarga",
    "Kata sandi harus berisi angka dan simbol, misalnya # atau !. Kata sandi tidak boleh memuat nama JasaWarga",
  ],
  ["Ab#4567", "Kata sandi minimal 8 karakter"],
  ["JasaWarga#1", "Kata sandi tidak boleh memuat nama JasaWarga"],
])("the password %j is refused everywhere with all its faults in one message", (password, message) => {
  const owner = { name: "Budi Hartono", email: "budi@contoh.id" };
  const pair = { password, confirmPassword: password };
  const signup = { fullName: owner.name, email: owner.email, agreeToTerms: true, ...pair };
  for (const answer of [
    signupForm.safeParse(signup),
    resetForm(owner).safeParse(pair),
    passwordChangeForm(owner).safeParse({ currentPassword: "Melati#2026", ...pair }),
  ])
    expect(answer.error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([["password", message]]);
});

it("faults of a password are listed at sign-up although the name and the address fail too", () => {
  const issues = signupForm.safeParse({ email: "bukan", password: "mela", confirmPassword: "lain" }).error?.issues;
  expect(issues?.map(({ message }) => message)).toContain(
    "Kata sandi minimal 8 karakter dan harus berisi angka dan simbol, misalnya # atau !",
  );
  expect(issues?.map(({ message }) => message)).toContain("Konfirmasi kata sandi tidak cocok");
});
