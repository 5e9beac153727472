import * as z from "zod";
import { recheckedIn } from "~/accounts/form.server";
import { payoutAccountFields, payoutAccountIn } from "~/payouts/form.server";

export const refundAccountForm = z
  .object({
    ...payoutAccountFields,
    currentPassword: z.string().optional().default(""),
    version: z.string().optional(),
  })
  .transform(({ currentPassword, version = null, ...fields }, issues) => {
    const named = payoutAccountIn(fields, issues);
    const password = recheckedIn(currentPassword, issues);
    return named !== null && password !== null ? { ...named, password, version } : z.NEVER;
  });
