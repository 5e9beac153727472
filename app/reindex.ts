// `npm run reindex`: writes anew what listings are found by, and counts the index's words, without waiting for the
// scheduler: in the local database, or with --remote --env production in the real one, through wrangler.
import { parseArgs } from "node:util";
import { connect } from "~/db/core/connection.server";
import { countWords } from "~/operations/search/count-words.server";
import { reindexListings } from "~/operations/search/reindex-listings.server";
import { execute, type WhichDatabase } from "./wrangler-database";

const { values } = parseArgs({
  options: {
    state: { type: "string", default: ".wrangler/state" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
  },
});
/** Each round is one call of wrangler to read and one to write, and a call takes seconds however much it carries. */
const LISTINGS_A_ROUND = 1_000;
const TERMS_A_CALL = 20_000;

const db = connect(throughWrangler(values), { trips: 0, rows: 0, ms: 0 });
let written = 0;
for (let round = LISTINGS_A_ROUND; round === LISTINGS_A_ROUND; written += round) {
  // Copies of pages at the edge are a minute old at most.
  round = await reindexListings({ db, purge() {} }, LISTINGS_A_ROUND);
  if (round === LISTINGS_A_ROUND) console.info(`${written + round} ...`);
}
await countWords(db, Date.now(), { statements: 200, terms: TERMS_A_CALL, every: 0 });
console.info(`${written} jasa dan permintaan diindeks ulang.`);

/** The few calls that the operations make, with values written into the statements. */
function throughWrangler(which: WhichDatabase): D1Database {
  class Statement {
    constructor(
      readonly sql: string,
      readonly values: readonly unknown[] = [],
    ) {}

    bind(...given: unknown[]): Statement {
      return new Statement(this.sql, given);
    }

    text(): string {
      const rest = [...this.values];
      return this.sql.replace(/'[^']*'|\?/g, (found) => (found === "?" ? literal(rest.shift()) : found));
    }

    async all() {
      return (await run([this]))[0];
    }
  }
  async function run(statements: readonly Statement[]) {
    const answers = execute(which, `${statements.map((one) => one.text()).join(";\n")};`);
    return statements.map((_, at) => ({ results: answers[at] ?? [], success: true, meta: {} }));
  }
  const d1 = { prepare: (sql: string) => new Statement(sql), batch: run, withSession: () => d1 };
  return d1 as unknown as D1Database;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(Number(value));
  return `'${String(value).replaceAll("'", "''")}'`;
}
