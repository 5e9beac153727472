import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { migratedDatabase } from "../support/database/in-process-d1";

const database = migratedDatabase();
const text = readFileSync(new URL("../../docs/operating.md", import.meta.url), "utf8");
const queries = [...text.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, query = ""]) => query);

describe("the queries of the operating guide", () => {
  it("find the people affected by a breach, and the payouts of an alert", () => {
    expect(queries).toHaveLength(8);
  });

  it.each(queries)("run on the current tables: %s", (query) => {
    expect(database.prepare(query).all()).toEqual([]);
  });
});
