import { z } from "zod";
import { emailField } from "./account.server";

/** 256 bits as our links carry them; anything else never was a token. */
export const verificationToken = z.string().regex(/^[\w-]{43}$/);

export const resendForm = z.object({ email: emailField });
