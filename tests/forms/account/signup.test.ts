import { expect, it } from "vitest";
import { signupForm } from "~/accounts/form.server";

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

it("a name is measured in characters, as the database measures it", () => {
  expect(faultsOf("Sari Wulandari")).toBeUndefined();
  expect(faultsOf("😀")).toEqual(["Nama lengkap minimal 2 karakter"]);
  expect(faultsOf(`A${"😀".repeat(99)}`)).toBeUndefined();
  expect(faultsOf("😀".repeat(99))).toEqual(["Tulis nama dengan huruf, misalnya Sari Dewi"]);
  expect(faultsOf(`A${"😀".repeat(100)}`)).toEqual(["Nama lengkap paling panjang 100 karakter"]);
});

it("nobody signs up as JasaWarga, its staff or an address", () => {
  const says =
    "Tulis nama Anda sendiri, tanpa alamat situs atau email, dan tanpa JasaWarga atau nama petugas seperti admin, CS, dan verifikasi";
  for (const name of ["Admin JasaWarga", "Operator", "www.toko.example/promo"])
    expect(faultsOf(name)).toEqual([says]);
});
