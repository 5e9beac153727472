// `npm run operator -- add EMAIL`, `remove EMAIL` or `list`: who is staff. No page can do this, only who may
// write to the database: the local one, or with --remote --env production the real one, through wrangler.
import { userInfo } from "node:os";
import { parseArgs } from "node:util";
import { changeOperators, listOperators, type OperatorCandidate } from "~/db/operator/operators.server";
import { formatDate } from "~/domain/core/dates";
import { type OperatorRefusal, operatorRefusal } from "~/domain/operator/operator";
import { execute as executeIn } from "./wrangler-database";

const USAGE = `Pemakaian: npm run operator -- add EMAIL | remove EMAIL | list
  --state FOLDER                 basis data lokal lain; biasanya .wrangler/state
  --remote --env production      basis data yang sebenarnya`;

const REFUSALS: Record<OperatorRefusal, string> = {
  unknown: "tidak ada akun dengan email ini. Orangnya mendaftar dulu di /signup.",
  unverified: "email ini belum diverifikasi. Pemiliknya membuka tautan di kotak suratnya dulu.",
  suspended: "akun ini sedang ditangguhkan.",
  already: "sudah menjadi operator.",
  no_operator: "bukan operator.",
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    state: { type: "string", default: ".wrangler/state" },
    remote: { type: "boolean", default: false },
    env: { type: "string" },
  },
});
const [kind, address, ...more] = positionals;
if (kind === "list" && address === undefined) list();
else if ((kind === "add" || kind === "remove") && address !== undefined && more.length === 0) {
  change(kind, address.trim().toLowerCase());
} else fail(USAGE);

function list(): void {
  const [operators = []] = execute<{ name: string; email: string; since: number }>(listOperators());
  for (const { name, email, since } of operators)
    console.info(`${name} <${email}>, sejak ${formatDate(since)}`);
  if (operators.length === 0) console.info("Belum ada operator.");
}

function change(asked: "add" | "remove", email: string): void {
  const reason = `Lewat baris perintah, oleh ${userInfo().username}`;
  const [before = []] = execute<OperatorCandidate>(
    changeOperators({ kind: asked, email, reason, now: Date.now() }),
  );
  const [found] = before;
  const person = found && {
    verified: found.verified === 1,
    suspended: found.suspended === 1,
    operator: found.operator === 1,
  };
  const refusal = operatorRefusal(asked, person);
  if (refusal) fail(`${email}: ${REFUSALS[refusal]}`);
  console.info(
    asked === "add"
      ? `${found?.name} <${email}> sekarang operator. Semua sesinya diakhiri: setelah masuk lagi, menunya memuat Operator.`
      : `${found?.name} <${email}> bukan operator lagi. Semua sesinya diakhiri.`,
  );
}

function execute<Row>(sql: string): Row[][] {
  try {
    return executeIn<Row>(values, sql);
  } catch (error) {
    fail(`Basis data tidak menjawab.\n${error instanceof Error ? error.message : error}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
  // The Workers' types do not know that `exit` never returns.
  throw new Error(message);
}
