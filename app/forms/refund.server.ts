import { z } from "zod";
import { payoutAccountFields, payoutAccountIn } from "./payout-account.server";

/** Where the buyer wants the money. */
export const refundAccountForm = z
  .object(payoutAccountFields)
  .transform((fields, issues) => payoutAccountIn(fields, issues) ?? z.NEVER);
