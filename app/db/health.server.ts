import { sql } from "drizzle-orm";
import type { Database } from "./connection.server";

export async function pingDatabase(db: Database): Promise<boolean> {
  try {
    await db.run(sql`select 1`);
    return true;
  } catch {
    return false;
  }
}
