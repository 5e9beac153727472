import * as z from "zod";
import { MUST_AGREE } from "~/copy/account/agreement";
import { isMisleadingName } from "~/domain/account/reserved-names";
import { cleanLine, hasLetter } from "~/domain/core/text";
import { emailField } from "./account.server";
import {
  confirmPassword,
  DIFFERENT,
  isUnlikeOwner,
  newPassword,
  sameTwice,
  UNLIKE_OWNER,
} from "./password.server";

export const SIGNUP_FIELDS = ["fullName", "email", "password", "confirmPassword"] as const;

const agreeToTerms = z
  .boolean({ error: MUST_AGREE })
  .default(false)
  .refine((agreed) => agreed, MUST_AGREE);

/** Asked again after a change of the texts. */
export const agreementForm = z.object({ agreeToTerms });

export const signupForm = z
  .object({
    fullName: z
      .string({ error: "Isi nama lengkap Anda" })
      .transform(cleanLine)
      .refine((name) => [...name].length >= 2, "Nama lengkap minimal 2 karakter")
      .refine(
        (name) => [...name].length < 2 || hasLetter(name),
        "Tulis nama dengan huruf, misalnya Sari Dewi",
      )
      .refine(
        (name) => !isMisleadingName(name),
        "Tulis nama Anda sendiri, tanpa alamat situs atau email, dan tanpa JasaWarga atau nama petugas seperti admin, CS, dan verifikasi",
      )
      .refine((name) => [...name].length <= 100, "Nama lengkap paling panjang 100 karakter"),
    email: emailField,
    password: newPassword,
    confirmPassword,
    agreeToTerms,
  })
  .refine(sameTwice, DIFFERENT)
  .refine(isUnlikeOwner, UNLIKE_OWNER);
