import { z } from "zod";
import { emailField } from "./account.server";

export const resendForm = z.object({ email: emailField });
