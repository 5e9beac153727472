import { readdirSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";

const ROOT = new URL("../../../", import.meta.url);
const migrations = new URL("migrations/", ROOT);

const database = new DatabaseSync(":memory:");
for (const file of readdirSync(migrations).sort())
  if (file.endsWith(".sql")) database.exec(readFileSync(new URL(file, migrations), "utf8"));

const text = readFileSync(new URL("app/operating.md", ROOT), "utf8");
const queries = [...text.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, query = ""]) => query);

describe("who is affected when data have leaked", () => {
  it("is asked by session, account, table and period", () => {
    expect(queries).toHaveLength(7);
  });

  it.each(queries)("can be asked of the tables as they are: %s", (query) => {
    expect(database.prepare(query).all()).toEqual([]);
  });
});
