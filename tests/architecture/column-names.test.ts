import { readFileSync } from "node:fs";
import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, it } from "vitest";
import * as listings from "~/database/schema/listings";
import * as messages from "~/database/schema/messages";
import * as money from "~/database/schema/money";
import * as operators from "~/database/schema/operators";
import * as orders from "~/database/schema/orders";
import * as personalData from "~/database/schema/personal-data";
import * as search from "~/database/schema/search";
import * as watch from "~/database/schema/statistics-and-alerts";
import * as totals from "~/database/schema/totals";
import * as trust from "~/database/schema/trust";
import * as twoSteps from "~/database/schema/two-steps";
import * as users from "~/database/schema/users";

const SCHEMA = {
  ...listings,
  ...messages,
  ...money,
  ...operators,
  ...orders,
  ...personalData,
  ...search,
  ...trust,
  ...twoSteps,
  ...users,
};

const withoutSeparators = (name: string) => name.replaceAll("_", "").toLowerCase();

function renamedColumns(): string[] {
  return Object.entries({ ...SCHEMA, ...totals, ...watch }).flatMap(([name, table]) => {
    if (!is(table, SQLiteTable)) return [];
    const inSql = getTableConfig(table).name;
    return Object.entries(getTableColumns(table))
      .filter(([property, column]) => withoutSeparators(column.name) !== withoutSeparators(property))
      .map(([property, column]) => `${inSql}.${column.name} ${name}.${property}`);
  });
}

it("the glossary lists every column that has another name in SQL", () => {
  const glossary = readFileSync("docs/glossary.md", "utf8");
  const [, section = ""] = glossary.split("## Columns with another name in SQL\n");
  const rows = [...section.matchAll(/^\| `([a-z_]+\.[a-z_]+)` +\| `(\w+\.\w+)` +\|/gm)].map(
    ([, column, property]) => `${column} ${property}`,
  );
  expect(rows.sort()).toEqual(renamedColumns().sort());
});
