// `npm start` and, with --watch, `npm run dev`: the app on 8787 and the payment stand-in on 8788, with demo data.
// Its ports and its state can be named, for tests beside an app that is running.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEMO_PASSWORD } from "../demo/password.ts";
import { DEVELOPMENT_KEYS, type RunningStandIn, startStandIn } from "../midtrans/server.ts";
import { keepServing } from "./keep-serving.ts";
import { changeLock } from "./lock.mjs";
import { endOnSignal, stopAll } from "./processes.ts";
import { buildApp, isFree, migrate, run, serveApp, watchApp, written } from "./wrangler.ts";

const watch = process.argv.includes("--watch");
const { START_STATE, START_PORT = "8787", START_GATEWAY_PORT = "8788", APP_IS_BUILT } = process.env;
const stateFolder = START_STATE ?? fileURLToPath(new URL("../../.wrangler/state", import.meta.url));
const buildMark = fileURLToPath(new URL("../../build/version.txt", import.meta.url));
const [port, gatewayPort] = [Number(START_PORT), Number(START_GATEWAY_PORT)];
const [app, pay] = [`http://localhost:${port}`, `http://localhost:${gatewayPort}`];
const { JASAWARGA_LOCK: lock, JASAWARGA_HOLDER: holder, JASAWARGA_TOOK_OVER: tookOver } = process.env;

// Before anything is built: a build would pull the files from under an app that is already running.
for (const one of [port, gatewayPort]) {
  if (await becomesFree(one)) continue;
  console.error(
    `Port ${one} sedang dipakai. Mungkin JasaWarga sudah berjalan; hentikan dahulu, lalu coba lagi.`,
  );
  process.exit(1);
}

let gateway: RunningStandIn | undefined;
const end = async () => {
  await stopAll();
  await gateway?.close();
};
endOnSignal(end);
try {
  if (!APP_IS_BUILT) {
    console.info("Membangun aplikasi ...");
    await buildApp();
  }
  console.info("Menyiapkan basis data ...");
  await migrate(stateFolder);
  await run("tsx", ["e2e/demo/load.ts", "--state", stateFolder]);
  gateway = await startStandIn({
    port: gatewayPort,
    ...DEVELOPMENT_KEYS,
    notificationUrl: `${app}/webhooks/midtrans`,
    stateFile: `${stateFolder}/midtrans.json`,
    quiet: true,
  });
  if (watch) {
    // The last that the watcher's build writes.
    rmSync(buildMark, { force: true });
    watchApp();
    await written(buildMark);
  }
} catch (error) {
  console.error("JasaWarga tidak dapat disiapkan. Sebabnya:", error instanceof Error ? error.message : error);
  await end();
  process.exit(1);
}

const variables = { APP_ORIGIN: app, MIDTRANS_APP_URL: pay, MIDTRANS_API_URL: pay };
try {
  await keepServing({
    serve: () =>
      serveApp({ port, stateFolder, quiet: false, ...(START_PORT === "8787" ? {} : { variables }) }),
    url: `${app}/healthz`,
    up: welcome,
    patient: watch,
  });
} catch {
  console.error(
    "JasaWarga tidak dapat dijalankan, atau berhenti dan tidak dapat dihidupkan lagi. " +
      "Sebabnya ada pada pesan wrangler di atas. Data tetap tersimpan; coba lagi dengan npm start.",
  );
  // Whatever did start would hold its port against the next try.
  await end();
  process.exit(1);
}

/** What a start that was killed left behind has a few seconds to go. */
async function becomesFree(one: number): Promise<boolean> {
  const until = Date.now() + (tookOver ? 10_000 : 0);
  while (!(await isFree(one))) {
    if (Date.now() >= until) return false;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return true;
}

function welcome(): void {
  if (lock) changeLock(lock, Number(holder), () => ({ stage: "serving" }));
  console.info(`
  JasaWarga         ${app}
  Kotak surat       ${app}/dev/mailbox
  Pembayaran        ${pay}

  Penjual           penjual@demo.jasawarga.id   ${DEMO_PASSWORD}
  Pembeli           pembeli@demo.jasawarga.id   ${DEMO_PASSWORD}
  Operator          operator@demo.jasawarga.id, operator2@demo.jasawarga.id   ${DEMO_PASSWORD}

  Berhenti dengan Ctrl+C. Data tetap tersimpan.
`);
}
