import { eq } from "drizzle-orm";
import type { TaxIdentity } from "~/domain/account/tax-identity";
import type { Database } from "../core/connection.server";
import { taxIdentities } from "../schema/personal-data";

export function selectTaxIdentity(db: Database, userId: string) {
  return db
    .select({ kind: taxIdentities.kind, number: taxIdentities.number })
    .from(taxIdentities)
    .where(eq(taxIdentities.userId, userId));
}

export function saveTaxIdentity(db: Database, userId: string, identity: TaxIdentity, changedAt: number) {
  return db
    .insert(taxIdentities)
    .values({ userId, ...identity, changedAt })
    .onConflictDoUpdate({ target: taxIdentities.userId, set: { ...identity, changedAt } });
}

export function removeTaxIdentity(db: Database, userId: string) {
  return db.delete(taxIdentities).where(eq(taxIdentities.userId, userId));
}
