// This file is `npm run books -- --year 2026`, which writes that year's books as tables for the accountant, with sums
// and checksums. It reads the local database or, with --remote --env production, the real one through wrangler.
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { connect } from "~/database/connection.server";
import { exportBooks } from "~/ledger/commands.server";
import { CommandError, runCommand } from "./command";
import { checkNewFolder } from "./local-state.ts";
import { databaseOf, execute, type WhichDatabase } from "./wrangler-database";

const USAGE = `Pemakaian: npm run books -- --year 2026 [--into FOLDER]
  --into FOLDER                  folder yang belum ada; biasanya pembukuan-TAHUN
  --state FOLDER                 basis data lokal lain; biasanya .wrangler/state
  --remote --env production      basis data yang sebenarnya`;

/** The first year that can be asked for. The product has no older books. */
const FIRST_YEAR = 2020;

await runCommand(
  { usage: USAGE, options: { year: { type: "string" }, into: { type: "string" } } },
  async (given, positionals) => {
    const { year, into } = given;
    if (positionals.length > 0) throw new CommandError(`Kata "${positionals[0]}" tidak dikenal.\n\n${USAGE}`);
    if (!year) throw new CommandError(`Sebut tahunnya dengan --year.\n\n${USAGE}`);
    if (!/^\d{4}$/.test(year) || Number(year) < FIRST_YEAR)
      throw new CommandError(`"${year}" bukan tahun. Tulis empat angka, misalnya --year 2026.`);
    await write(given, year, into ?? `pembukuan-${year}`);
  },
);

async function write(which: WhichDatabase, year: string, folder: string): Promise<void> {
  if (existsSync(folder)) throw new CommandError(`${folder} sudah ada; sebut folder lain dengan --into.`);
  checkNewFolder(folder);
  const d1 = databaseOf((statements) => execute(which, `${statements.join(";\n")};`));
  const db = connect(d1, { trips: 0, rows: 0, ms: 0 });
  const made = await exportBooks(db, year, {
    now: Date.now(),
    write: (name, text) => {
      mkdirSync(folder, { recursive: true });
      appendFileSync(join(folder, name), text);
    },
  });
  if (!made) throw new CommandError(`Tahun ${year} belum dimulai. Pembukuan dibuat mulai awal tahun itu (WIB).`);
  const files = Object.entries(made.lines).map(([name, lines]) => {
    const sha256 = createHash("sha256")
      .update(readFileSync(join(folder, name)))
      .digest("hex");
    return { name, lines, sha256 };
  });
  const { kinds, from, until } = made;
  const span = { from: new Date(from).toISOString(), until: new Date(until).toISOString() };
  // This file is written last, so that a folder without it is incomplete.
  writeFileSync(join(folder, `daftar-${year}.json`), `${JSON.stringify({ year, ...span, files, kinds }, null, 2)}\n`);
  console.info(`${folder}: ${files.map(({ name, lines }) => `${name} (${lines} baris)`).join(", ")}, jumlahnya cocok`);
}
