import * as z from "zod";
import { emailField } from "./account.server";
import { knownPassword } from "./password.server";

export const LOGIN_FIELDS = ["email", "password"] as const;

export const loginForm = z.object({
  email: emailField,
  password: knownPassword("Isi kata sandi Anda"),
  remember: z.boolean().default(false),
});
