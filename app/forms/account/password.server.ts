import * as z from "zod";
import { isOwnersNameOrEmail, type PasswordFault, passwordFault } from "~/domain/account/password";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "~/domain/account/password-length";
import { emailField } from "./account.server";

const SENTENCES: Record<PasswordFault, string> = {
  too_short: `Kata sandi minimal ${MIN_PASSWORD_LENGTH} karakter`,
  too_long: `Kata sandi paling panjang ${MAX_PASSWORD_LENGTH} karakter`,
  no_letter: "Kata sandi harus berisi huruf",
  no_number: "Kata sandi harus berisi angka",
  no_symbol: "Kata sandi harus berisi simbol, misalnya # atau !",
  common: "Kata sandi ini terlalu umum dan mudah ditebak. Pilih yang lain",
  product_name: "Kata sandi tidak boleh memuat nama JasaWarga",
};

export const newPassword = z.string({ error: "Isi kata sandi" }).superRefine((password, check) => {
  const fault = passwordFault(password);
  if (fault) check.addIssue({ code: "custom", message: SENTENCES[fault] });
});

export const OWN_NAME_OR_EMAIL = "Kata sandi tidak boleh sama dengan email atau nama Anda. Pilih yang lain";

/** Reports a password that is fine by itself but is the name or email address typed beside it. */
export const UNLIKE_OWNER = {
  path: ["password"],
  message: OWN_NAME_OR_EMAIL,
  // Checked even while other fields fail.
  when: ({ value }: { value: unknown }) => isOwned(value) && passwordFault(value.password) === null,
};

type Owned = { fullName: string; email: string; password: string };

export function isUnlikeOwner({ fullName, email, password }: Owned): boolean {
  return !isOwnersNameOrEmail(password, { name: fullName, email });
}

function isOwned(value: unknown): value is Owned {
  const { fullName, email, password } = Object(value) as Record<string, unknown>;
  return [fullName, email, password].every((field) => typeof field === "string");
}

/** One that could never have been set is not worth hashing. */
export const knownPassword = (missing: string) =>
  z
    .string({ error: missing })
    .max(2 * MAX_PASSWORD_LENGTH, `Kata sandi paling panjang ${MAX_PASSWORD_LENGTH} karakter`);

const ASK_AGAIN = "Tulis kata sandi Anda";

/** Null when it is none; the issue is put at its field. */
export function recheckedIn(
  typed: string,
  issues: { addIssue(issue: { code: "custom"; path: string[]; message: string }): void },
): string | null {
  const known = knownPassword(ASK_AGAIN).min(1, ASK_AGAIN).safeParse(typed);
  if (known.success) return known.data;
  issues.addIssue({
    code: "custom",
    path: ["currentPassword"],
    message: known.error.issues[0]?.message ?? "",
  });
  return null;
}

export const confirmPassword = z.string({ error: "Ulangi kata sandi" });

type Pair = { password: string; confirmPassword: string };

export function sameTwice({ password, confirmPassword }: Pair): boolean {
  return password === confirmPassword;
}

export const DIFFERENT = {
  path: ["confirmPassword"],
  message: "Konfirmasi kata sandi tidak cocok",
  // Checked even while other fields fail.
  when: ({ value }: { value: unknown }) => isPair(value),
};

function isPair(value: unknown): boolean {
  const { password, confirmPassword } = Object(value) as Record<string, unknown>;
  return typeof password === "string" && typeof confirmPassword === "string";
}

const currentPassword = knownPassword("Isi kata sandi Anda saat ini");

export const forgotForm = z.object({ email: emailField });

export const RESET_FIELDS = ["password", "confirmPassword"] as const;

export const resetForm = z.object({ password: newPassword, confirmPassword }).refine(sameTwice, DIFFERENT);

export const PASSWORD_CHANGE_FIELDS = ["currentPassword", "password", "confirmPassword"] as const;

export const passwordChangeForm = z
  .object({ currentPassword, password: newPassword, confirmPassword })
  .refine(sameTwice, DIFFERENT);

export const EMAIL_CHANGE_FIELDS = ["email", "currentPassword"] as const;

export const emailChangeForm = z
  .object({ email: emailField, currentPassword })
  .refine(({ email, currentPassword }) => !isOwnersNameOrEmail(currentPassword, { email, name: "" }), {
    path: ["email"],
    message: "Email baru tidak boleh sama dengan kata sandi Anda. Ganti kata sandi dulu",
  });
