import * as z from "zod";
import { emailField } from "./account.server";
import { knownPassword } from "./password.server";

export const VERIFY_FIELDS = ["password"] as const;

export const verifyForm = z.object({ password: knownPassword("Isi kata sandi Anda") });

export const resendForm = z.object({ email: emailField });
