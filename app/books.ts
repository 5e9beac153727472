// `npm run books -- --year 2026`: that year's books as tables for the accountant, with a list of sums and checksums:
// of the local database, or with --remote --env production of the real one, through wrangler.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { connect } from "~/db/core/connection.server";
import { exportBooks } from "~/operations/money/export-books.server";
import { databaseOf, execute } from "./wrangler-database";

const USAGE = `Pemakaian: npm run books -- --year 2026 [--into FOLDER]
  --into FOLDER                  folder yang belum ada; biasanya pembukuan-TAHUN
  --state FOLDER                 basis data lokal lain; biasanya .wrangler/state
  --remote --env production      basis data yang sebenarnya`;

const { values } = parseArgs({
  options: {
    year: { type: "string" },
    into: { type: "string" },
    state: { type: "string", default: ".wrangler/state" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
  },
});
try {
  if (!values.year) throw new Error(USAGE);
  await write(values.year, values.into ?? `pembukuan-${values.year}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function write(year: string, folder: string): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} sudah ada; sebut yang lain dengan --into.`);
  const d1 = databaseOf((statements) => execute(values, `${statements.join(";\n")};`));
  const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
  const made = await exportBooks(db, year, {
    now: Date.now(),
    write: (name, text) => {
      mkdirSync(folder, { recursive: true });
      appendFileSync(join(folder, name), text);
    },
  });
  if (!made) throw new Error(`Tahun ${year} belum dimulai, atau bukan tahun.\n${USAGE}`);
  const files = Object.entries(made.lines).map(([name, lines]) => {
    const sha256 = createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
    return { name, lines, sha256 };
  });
  const { kinds, from, until } = made;
  const span = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
  // Last: a folder without it is not whole.
  writeFileSync(
    join(folder, `daftar-${year}.json`),
    `${JSON.stringify({ year, ...span, files, kinds }, null, 2)}\n`,
  );
  console.info(
    `${folder}: ${files.map(({ name, lines }) => `${name} (${lines} baris)`).join(", ")}, jumlahnya cocok`,
  );
}
