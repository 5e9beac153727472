/*
 * A stand-in for Midtrans Snap, to test payments on one machine. It has the same protocol, and the app knows only its
 * base URL and keys. Run: node e2e/midtrans/server.ts --port 8788
 * --server-key K --client-key K --merchant-id M --notification-url http://localhost:8787/webhooks/midtrans --state-file FILE
 * or set MIDTRANS_PORT, MIDTRANS_SERVER_KEY, MIDTRANS_CLIENT_KEY, MIDTRANS_MERCHANT_ID, MIDTRANS_NOTIFICATION_URL,
 * MIDTRANS_STATE_FILE.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parseArgs } from "node:util";
import { commit, Faults } from "./faults.ts";
import { Notifier } from "./notifications.ts";
import type { Routed } from "./router.ts";
import { route } from "./router.ts";
import type { Reply, StandIn } from "./stand-in.ts";
import { TransactionStore } from "./transactions.ts";

export const DEVELOPMENT_KEYS = {
  serverKey: "SB-Mid-server-development",
  clientKey: "SB-Mid-client-development",
  merchantId: "G-development",
};

type StandInOptions = {
  port: number;
  serverKey: string;
  clientKey: string;
  merchantId: string;
  notificationUrl: string;
  /** File that keeps transactions across restarts. */
  stateFile?: string;
  quiet?: boolean;
  now?: () => number;
};

export type RunningStandIn = {
  url: string;
  settled(): Promise<void>;
  close(): Promise<void>;
};

export async function startStandIn(options: StandInOptions): Promise<RunningStandIn> {
  const now = options.now ?? Date.now;
  const store = new TransactionStore(options.stateFile);
  const { serverKey, clientKey, merchantId } = options;
  const keys = { serverKey, clientKey, merchantId };
  const notifier = new Notifier({ url: options.notificationUrl, store, now, ...keys });
  const standIn: StandIn = { ...keys, store, notifier, faults: new Faults(), now };

  const answer = (request: IncomingMessage, response: ServerResponse) => respond(standIn, request, response);
  const servers = [lasting(answer)];
  const port = await listen(servers[0], options.port, "127.0.0.1");
  // `localhost` can be either address. Without IPv6 the first one is enough.
  const second = lasting(answer);
  await listen(second, port, "::1").then(
    () => servers.push(second),
    () => undefined,
  );

  const url = `http://localhost:${port}`;
  if (!options.quiet) console.info(`Midtrans stand-in on ${url}, notifying ${options.notificationUrl}`);
  return {
    url,
    settled: () => notifier.settled(),
    async close() {
      notifier.close();
      await Promise.all(servers.map(closeServer));
    },
  };
}

async function respond(standIn: StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let routed: Routed;
  try {
    routed = await route(standIn, request);
  } catch (error) {
    const wrong = error instanceof URIError || error instanceof TypeError;
    routed = { reply: { status: wrong ? 400 : 500, body: { error: String(error) } }, fault: null };
  }
  if (routed.fault !== null) commit(routed.fault, response);
  else if (routed.reply) send(routed.reply, response);
}

function send(reply: Reply, response: ServerResponse): void {
  const types = { html: "text/html; charset=utf-8", script: "text/javascript; charset=utf-8" };
  response.statusCode = reply.status;
  response.setHeader("Content-Type", reply.type ? types[reply.type] : "application/json");
  response.setHeader("Cache-Control", "no-store");
  if (reply.location) response.setHeader("Location", reply.location);
  response.end(typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body));
}

/** Never closes an idle connection: a client that sends its next request at that moment would see an outage. */
function lasting(answer: RequestListener): Server {
  const server = createServer(answer);
  server.keepAliveTimeout = 0;
  return server;
}

function listen(server: Server | undefined, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server?.once("error", reject);
    server?.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

if (import.meta.main) {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      port: text,
      "server-key": text,
      "client-key": text,
      "merchant-id": text,
      "notification-url": text,
      "state-file": text,
    },
  });
  const { env } = process;
  const running = await startStandIn({
    port: Number(values.port ?? env.MIDTRANS_PORT ?? 8788),
    serverKey: values["server-key"] ?? env.MIDTRANS_SERVER_KEY ?? DEVELOPMENT_KEYS.serverKey,
    clientKey: values["client-key"] ?? env.MIDTRANS_CLIENT_KEY ?? DEVELOPMENT_KEYS.clientKey,
    merchantId: values["merchant-id"] ?? env.MIDTRANS_MERCHANT_ID ?? DEVELOPMENT_KEYS.merchantId,
    notificationUrl:
      values["notification-url"] ?? env.MIDTRANS_NOTIFICATION_URL ?? "http://localhost:8787/webhooks/midtrans",
    stateFile: values["state-file"] ?? env.MIDTRANS_STATE_FILE,
  });
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void running.close().then(() => process.exit(0)));
  }
}
