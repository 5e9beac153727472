import { readdirSync, readFileSync } from "node:fs";
import { generateSQLiteDrizzleJson, generateSQLiteMigration } from "drizzle-kit/api";
import { expect, it } from "vitest";

const MIGRATIONS = new URL("../../migrations/", import.meta.url);
const SCHEMA = new URL("../../app/database/schema/", import.meta.url);

it("the tables in code match those of the migrations", async () => {
  const newest = readdirSync(new URL("meta/", MIGRATIONS))
    .filter((file) => file.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const made = JSON.parse(readFileSync(new URL(`meta/${newest}`, MIGRATIONS), "utf8"));
  const modules = await Promise.all(readdirSync(SCHEMA).map((file) => import(new URL(file, SCHEMA).href)));
  const inCode = await generateSQLiteDrizzleJson(Object.assign({}, ...modules), made.id);
  expect(await generateSQLiteMigration(made, inCode)).toEqual([]);
});
