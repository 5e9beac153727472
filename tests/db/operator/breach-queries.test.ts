import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { migratedDatabase } from "../../support/database/in-process-d1";

const database = migratedDatabase();
const text = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
const queries = [...text.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, query = ""]) => query);

describe("what the operating guide asks", () => {
  it("is who is affected when data have leaked, and which payouts an alert means", () => {
    expect(queries).toHaveLength(8);
  });

  it.each(queries)("can be asked of the tables as they are: %s", (query) => {
    expect(database.prepare(query).all()).toEqual([]);
  });
});
