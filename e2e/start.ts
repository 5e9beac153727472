// `npm start` and, with --watch, `npm run dev`: the app on 8787 and the payment stand-in on 8788, with demo data.
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DEMO_PASSWORD } from "./demo/password.ts";
import { DEVELOPMENT_KEYS, startStandIn } from "./midtrans/server.ts";
import {
  answering,
  buildApp,
  endOnSignal,
  isFree,
  migrate,
  type Running,
  run,
  serveApp,
  start,
  written,
} from "./wrangler.ts";

const watch = process.argv.includes("--watch");
const stateFolder = fileURLToPath(new URL("../.wrangler/state", import.meta.url));
const buildMark = fileURLToPath(new URL("../build/version.txt", import.meta.url));
const app = "http://localhost:8787";

// Before anything is built: a build would pull the files from under an app that is already running.
for (const port of [8787, 8788]) {
  if (await isFree(port)) continue;
  console.error(
    `Port ${port} sedang dipakai. Mungkin JasaWarga sudah berjalan; hentikan dahulu, lalu coba lagi.`,
  );
  process.exit(1);
}
console.info("Membangun aplikasi ...");
buildApp();
console.info("Menyiapkan basis data ...");
migrate(stateFolder);
run("tsx", ["e2e/demo/load.ts", "--state", stateFolder]);

const running: Running[] = [];
const gateway = await startStandIn({
  port: 8788,
  ...DEVELOPMENT_KEYS,
  notificationUrl: `${app}/webhooks/midtrans`,
  stateFile: `${stateFolder}/midtrans.json`,
  quiet: true,
});
const end = async () => {
  await Promise.all(running.map((process) => process.stop()));
  await gateway.close();
};
endOnSignal(end);
if (watch) {
  // The watcher begins by emptying the folder of styles and scripts, and writes this file last.
  rmSync(buildMark, { force: true });
  running.push(start("remix", ["watch"], { quiet: false }));
  await written(buildMark);
}
const served = serveApp({ port: 8787, stateFolder, quiet: false });
running.push(served);

const over = served.ended.then(() => Promise.reject(new Error("wrangler dev ended")));
try {
  await Promise.race([answering(`${app}/healthz`), over]);
} catch {
  console.error("JasaWarga tidak dapat dijalankan. Sebabnya ada pada pesan wrangler di atas.");
  // Whatever did start would hold its port against the next try.
  await end();
  process.exit(1);
}
console.info(`
  JasaWarga         ${app}
  Kotak surat       ${app}/dev/mailbox
  Pembayaran        http://localhost:8788

  Penjual           penjual@demo.jasawarga.id   ${DEMO_PASSWORD}
  Pembeli           pembeli@demo.jasawarga.id   ${DEMO_PASSWORD}
  Operator          operator@demo.jasawarga.id, operator2@demo.jasawarga.id   ${DEMO_PASSWORD}

  Berhenti dengan Ctrl+C. Data tetap tersimpan.
`);
