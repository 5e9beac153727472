import { eq, sql } from "drizzle-orm";
import type { TaxIdentity } from "~/domain/account/tax-identity";
import type { Database } from "../core/connection.server";
import { insertWhere } from "../core/insert-where.server";
import { taxIdentities } from "../schema/personal-data";

export function selectTaxIdentity(db: Database, userId: string) {
  return db
    .select({ kind: taxIdentities.kind, number: taxIdentities.number })
    .from(taxIdentities)
    .where(eq(taxIdentities.userId, userId));
}

/** Not of an account that closed meanwhile: nothing would remove it again. */
export function saveTaxIdentity(db: Database, userId: string, identity: TaxIdentity, changedAt: number) {
  const open = sql`where exists (select 1 from users where id = ${userId} and closed_at is null)`;
  return insertWhere(db, taxIdentities, { userId, ...identity, changedAt }, open).onConflictDoUpdate({
    target: taxIdentities.userId,
    set: { ...identity, changedAt },
  });
}

export function removeTaxIdentity(db: Database, userId: string) {
  return db.delete(taxIdentities).where(eq(taxIdentities.userId, userId));
}
