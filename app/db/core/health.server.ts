import { sql } from "drizzle-orm";
import { type Database, databaseSaid } from "./connection.server";

export async function pingDatabase(db: Database): Promise<boolean> {
  try {
    await db.run(sql`select 1`);
    return true;
  } catch (error) {
    console.error("database does not answer", databaseSaid(error));
    return false;
  }
}
