// This file is `npm run operator -- add EMAIL`, `remove EMAIL`, `forget-steps EMAIL` or `list`. No page can do this,
// so it needs the right to write to the database: the local one or, with --remote --env production, the real one.
import { userInfo } from "node:os";
import { type OperatorRefusal, operatorRefusal } from "~/operators/operator";
import { changeOperators, forgetTwoSteps, listOperators, type OperatorCandidate } from "~/operators/queries.server";
import { formatDate } from "~/platform/dates";
import { CommandError, runCommand } from "./command";
import { execute, type WhichDatabase } from "./wrangler-database";

const USAGE = `Pemakaian: npm run operator -- add EMAIL | remove EMAIL | forget-steps EMAIL | list
  --state FOLDER                 basis data lokal lain; biasanya .wrangler/state
  --remote --env production      basis data yang sebenarnya`;

const REFUSALS: Record<OperatorRefusal, string> = {
  unknown: "tidak ada akun dengan email ini. Orangnya mendaftar dulu di /signup.",
  unverified: "email ini belum diverifikasi. Pemiliknya membuka tautan di kotak suratnya dulu.",
  suspended: "akun ini sedang ditangguhkan.",
  already: "sudah menjadi operator.",
  no_operator: "bukan operator.",
};

await runCommand({ usage: USAGE, options: {} }, (which, [kind, address, ...more]) => {
  if (kind === "list" && address === undefined) return list(which);
  if ((kind === "add" || kind === "remove") && address !== undefined && more.length === 0)
    return change(which, kind, address.trim().toLowerCase());
  if (kind === "forget-steps" && address !== undefined && more.length === 0)
    return forget(which, address.trim().toLowerCase());
  const known = kind === undefined || ["add", "remove", "forget-steps", "list"].includes(kind);
  throw new CommandError(known ? USAGE : `Perintah "${kind}" tidak dikenal.\n\n${USAGE}`);
});

function list(which: WhichDatabase): void {
  const [operators = []] = execute<{ name: string; email: string; since: number }>(which, listOperators());
  for (const { name, email, since } of operators) console.info(`${name} <${email}>, sejak ${formatDate(since)}`);
  if (operators.length === 0) console.info("Belum ada operator.");
}

function forget(which: WhichDatabase, email: string): void {
  const [found = []] = execute<{ name: string; used: number }>(which, forgetTwoSteps(email, Date.now()));
  const [person] = found;
  if (!person) throw new CommandError(`${email}: ${REFUSALS.unknown}`);
  console.info(`${person.name} <${email}> kembali masuk dengan kata sandi saja. Semua sesinya diakhiri.`);
}

function change(which: WhichDatabase, asked: "add" | "remove", email: string): void {
  const reason = `Lewat baris perintah, oleh ${userInfo().username}`;
  const [before = []] = execute<OperatorCandidate>(
    which,
    changeOperators({ kind: asked, email, reason, now: Date.now() }),
  );
  const [found] = before;
  const person = found && {
    verified: found.verified === 1,
    suspended: found.suspended === 1,
    operator: found.operator === 1,
  };
  const refusal = operatorRefusal(asked, person);
  if (refusal) throw new CommandError(`${email}: ${REFUSALS[refusal]}`);
  console.info(
    asked === "add"
      ? `${found?.name} <${email}> sekarang operator. Semua sesinya diakhiri: setelah masuk lagi dan menyalakan verifikasi dua langkah di /account/two-steps, menunya memuat Operator.`
      : `${found?.name} <${email}> bukan operator lagi. Semua sesinya diakhiri.`,
  );
}
