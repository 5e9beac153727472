import { z } from "zod";
import { MAX_PASSWORD_LENGTH } from "~/domain/password";
import { emailField } from "./account.server";

export const LOGIN_FIELDS = ["email", "password"] as const;

/** A password that could never have been set is not worth hashing; which ones could is said when signing up. */
export const loginForm = z.object({
  email: emailField,
  password: z
    .string({ error: "Isi kata sandi Anda" })
    .max(2 * MAX_PASSWORD_LENGTH, `Kata sandi paling panjang ${MAX_PASSWORD_LENGTH} karakter`),
  remember: z.boolean().default(false),
});
