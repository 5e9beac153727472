import * as z from "zod";
import { TAX_FAULTS } from "~/copy/account/tax-identity";
import { readTaxIdentity } from "~/domain/account/tax-identity";
import { recheckedIn } from "./password.server";

const typed = z.string().optional().default("");

export const taxIdentityForm = z
  .object({ kind: typed, number: typed, currentPassword: typed })
  .transform(({ currentPassword, ...fields }, issues) => {
    const identity = readTaxIdentity(fields);
    if (!identity.ok) {
      const path = [identity.reason === "unknown_kind" ? "kind" : "number"];
      issues.addIssue({ code: "custom", path, message: TAX_FAULTS[identity.reason] });
    }
    const password = recheckedIn(currentPassword, issues);
    return identity.ok && password !== null ? { identity: identity.value, password } : z.NEVER;
  });

export const taxRemovalForm = z
  .object({ currentPassword: typed })
  .transform(({ currentPassword }, issues) => {
    const password = recheckedIn(currentPassword, issues);
    return password === null ? z.NEVER : { identity: null, password };
  });
