import { eq, sql } from "drizzle-orm";
import type { Database } from "~/database/connection.server";
import { taxIdentities } from "~/database/schema/personal-data";
import { insertWhere } from "~/database/statements.server";
import type { TaxIdentity } from "./data";

export function selectTaxIdentity(db: Database, userId: string) {
  return db
    .select({ kind: taxIdentities.kind, number: taxIdentities.number })
    .from(taxIdentities)
    .where(eq(taxIdentities.userId, userId));
}

/** Skips an account that closed meanwhile, because nothing would delete it later. */
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
