// `npm start` and, with --watch, `npm run dev`: run the app on 8787 and the payment stand-in on 8788 with demo data.
// Variables set other ports and another state. START_PAYOUTS=iris also starts the payout stand-in and sends the demo's
// withdrawals through it.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { errorMessage } from "../../app/commands/command.ts";
import { checkNewState, findServing, forgetServing, localFile, recordServer } from "../../app/commands/local-state.ts";
import { DEMO_PASSWORD } from "../demo/password.ts";
import { withdrawals } from "../demo/withdrawals.ts";
import { IRIS_DEVELOPMENT_KEYS } from "../iris/account.ts";
import { type RunningIris, startIris } from "../iris/server.ts";
import { sendingThrough } from "../iris/variables.ts";
import { DEVELOPMENT_KEYS, type RunningStandIn, startStandIn } from "../midtrans/server.ts";
import { watchDatabaseFile } from "./database-file.ts";
import { isAppBuilt } from "./fresh-build.ts";
import { keepServing } from "./keep-serving.ts";
import { changeLock } from "./lock.mjs";
import { endOnSignal, stopAll } from "./processes.ts";
import { buildApp, isFree, migrate, run, serveApp, waitForFile, watchApp } from "./wrangler.ts";

const watch = process.argv.includes("--watch");
const { START_STATE, START_PORT = "8787", START_GATEWAY_PORT = "8788", APP_IS_BUILT } = process.env;
const { START_PAYOUTS = "hand", START_PAYOUT_PORT = "8789" } = process.env;
const stateFolder = START_STATE || fileURLToPath(new URL("../../.wrangler/state", import.meta.url));
const buildMark = fileURLToPath(new URL("../../build/version.txt", import.meta.url));
const [port, gatewayPort] = [Number(START_PORT), Number(START_GATEWAY_PORT)];
const [app, pay] = [`http://localhost:${port}`, `http://localhost:${gatewayPort}`];
const payoutPort = START_PAYOUTS === "iris" ? Number(START_PAYOUT_PORT) : null;
const payoutStandIn = `http://127.0.0.1:${payoutPort}`;
const { JASAWARGA_LOCK: lock, JASAWARGA_HOLDER: holder, JASAWARGA_TOOK_OVER: tookOver } = process.env;

// Check before the build, because a build would replace the files of a running app.
for (const one of [port, gatewayPort, ...(payoutPort === null ? [] : [payoutPort])]) {
  if (await waitUntilFree(one)) continue;
  console.error(`Port ${one} sedang dipakai. Mungkin JasaWarga sudah berjalan; hentikan dahulu, lalu coba lagi.`);
  process.exit(1);
}

const other = findServing(stateFolder);
// Process ids are reused, so check the port as well.
if (other && !(await isFree(Number(new URL(other.url).port)))) {
  console.error(
    `Basis data di ${stateFolder} sedang dipakai aplikasi lain di ${other.url} (pid ${other.pid}). Pakai yang itu, atau hentikan dahulu.`,
  );
  process.exit(1);
}

let gateway: RunningStandIn | undefined;
let provider: RunningIris | undefined;
const end = async (how: Parameters<typeof stopAll>[0] = {}) => {
  await stopAll(how);
  forgetServing(stateFolder);
  await gateway?.close();
  await provider?.close();
};
endOnSignal(end);
try {
  if (!isAppBuilt(APP_IS_BUILT)) {
    console.info("Membangun aplikasi ...");
    await buildApp();
  }
  console.info("Menyiapkan basis data ...");
  checkNewState(stateFolder);
  await migrate(stateFolder);
  if (payoutPort !== null) provider = await startPayouts(payoutPort);
  const sending = provider ? ["--payouts", payoutStandIn] : [];
  await run("tsx", ["e2e/demo/load.ts", "--state", stateFolder, ...sending]);
  gateway = await startStandIn({
    port: gatewayPort,
    ...DEVELOPMENT_KEYS,
    notificationUrl: `${app}/webhooks/midtrans`,
    stateFile: `${stateFolder}/midtrans.json`,
    quiet: true,
  });
  if (watch) {
    // The last file that the watcher's build writes.
    rmSync(buildMark, { force: true });
    watchApp();
    await waitForFile(buildMark);
  }
} catch (error) {
  console.error(`JasaWarga tidak dapat disiapkan. Sebabnya: ${errorMessage(error)}`);
  await end();
  process.exit(1);
}

const variables = {
  ...(START_PORT !== "8787" && { APP_ORIGIN: app, MIDTRANS_APP_URL: pay, MIDTRANS_API_URL: pay }),
  ...(provider && sendingThrough(payoutStandIn)),
};
recordServer(stateFolder, app);
watchDatabaseFile(localFile(stateFolder), () => {
  console.error(
    `Berkas basis data di ${stateFolder} dihapus, dipindahkan atau diganti selagi JasaWarga berjalan. ` +
      "Aplikasi dihentikan, supaya tidak ada yang diterima lalu hilang. Jalankan npm start lagi: tanpa berkas itu " +
      "basis data baru dibuat, dengan data demo. Cadangan dipulihkan dengan npm run restore (docs/restore.md).",
  );
  void end({ atOnce: true }).finally(() => process.exit(1));
});
try {
  await keepServing({
    serve: () => serveApp({ port, stateFolder, quiet: false, variables }),
    url: `${app}/healthz`,
    up: printWelcome,
    patient: watch,
  });
} catch {
  console.error(
    "JasaWarga tidak dapat dijalankan, atau berhenti dan tidak dapat dihidupkan lagi. " +
      "Sebabnya ada pada pesan wrangler di atas. Data tetap tersimpan; coba lagi dengan npm start.",
  );
  // Otherwise started processes would keep their ports.
  await end();
  process.exit(1);
}

/** Processes of a killed start may need a few seconds to end. */
async function waitUntilFree(one: number): Promise<boolean> {
  const until = Date.now() + (tookOver ? 10_000 : 0);
  while (!(await isFree(one))) {
    if (Date.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return true;
}

function startPayouts(at: number): Promise<RunningIris> {
  const holders = new Map(withdrawals.map(({ account }) => [account.number, account.holder]));
  return startIris({
    port: at,
    keys: IRIS_DEVELOPMENT_KEYS,
    notificationUrl: `${app}/webhooks/iris`,
    stateFile: `${stateFolder}/iris.json`,
    holders: holders.set("2345678901", "BUDI SANTOSO"),
    automatic: true,
    quiet: true,
  });
}

function printWelcome(): void {
  if (lock) changeLock(lock, Number(holder), () => ({ stage: "serving" }));
  console.info(`
  JasaWarga         ${app}
  Kotak surat       ${app}/dev/mailbox
  Pembayaran        ${pay}${provider ? `\n  Transfer keluar   ${payoutStandIn}` : ""}

  Penjual           penjual@demo.jasawarga.id   ${DEMO_PASSWORD}
  Pembeli           pembeli@demo.jasawarga.id   ${DEMO_PASSWORD}
  Operator          operator@demo.jasawarga.id, operator2@demo.jasawarga.id   ${DEMO_PASSWORD}

  Berhenti dengan Ctrl+C. Data tetap tersimpan.
`);
}
