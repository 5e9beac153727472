import { z } from "zod";
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  type PasswordFault,
  passwordFault,
} from "~/domain/password";
import { cleanLine } from "~/domain/text";
import { emailField } from "./account.server";

export const SIGNUP_FIELDS = ["fullName", "email", "password", "confirmPassword"] as const;

const SENTENCES: Record<PasswordFault, string> = {
  too_short: `Kata sandi minimal ${MIN_PASSWORD_LENGTH} karakter`,
  too_long: `Kata sandi paling panjang ${MAX_PASSWORD_LENGTH} karakter`,
  no_letter: "Kata sandi harus berisi huruf",
  no_number: "Kata sandi harus berisi angka",
  no_symbol: "Kata sandi harus berisi simbol, misalnya # atau !",
  common: "Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain",
  product_name: "Kata sandi tidak boleh memuat nama JasaWarga",
};

const newPassword = z.string({ error: "Isi kata sandi" }).superRefine((password, check) => {
  const fault = passwordFault(password);
  if (fault) check.addIssue({ code: "custom", message: SENTENCES[fault] });
});

export const signupForm = z
  .object({
    fullName: z
      .string({ error: "Isi nama lengkap Anda" })
      .transform(cleanLine)
      .refine((name) => name.length >= 2, "Nama lengkap minimal 2 karakter")
      .refine((name) => name.length <= 100, "Nama lengkap paling panjang 100 karakter"),
    email: emailField,
    password: newPassword,
    confirmPassword: z.string({ error: "Ulangi kata sandi" }),
    agreeToTerms: z
      .boolean({ error: "Anda harus menyetujui syarat dan ketentuan" })
      .default(false)
      .refine((agreed) => agreed, "Anda harus menyetujui syarat dan ketentuan"),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ["confirmPassword"],
    message: "Konfirmasi kata sandi tidak cocok",
    // Said beside whatever else is wrong, not only once all of that is right.
    when: ({ value }) => isPair(value),
  });

function isPair(value: unknown): boolean {
  const { password, confirmPassword } = Object(value) as Record<string, unknown>;
  return typeof password === "string" && typeof confirmPassword === "string";
}
