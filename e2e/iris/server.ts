/*
 * A stand-in for Midtrans Payouts (Iris), to test payouts on one machine. The app knows only its base URL and keys.
 * Run: npx tsx e2e/iris/server.ts --port 8789 --notification-url http://localhost:8787/webhooks/iris
 *
 * Test endpoints, which the real service does not have, all JSON:
 * GET    /_control/payouts                     every payout
 * POST   /_control/payouts/{reference}/status  {status, error_code?, notify?}: sets the status and notifies the app; returns `delivery`
 * POST   /_control/payouts/{reference}/notification  {times?, replaced?, signature?}: notifies again; returns `deliveries`
 * PUT    /_control/settings                    {balance?, open?, automatic?, otp?, held?, now?}
 * POST   /_control/faults                      {kind, times?, on?}, see midtrans/faults.ts; `on` is create, approve, details …
 * DELETE /_control/faults
 * POST   /_control/reset
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { FaultKind } from "../midtrans/faults.ts";
import { commit, Faults, faultKinds, slowMs } from "../midtrans/faults.ts";
import type { IrisKeys, IrisPayout, IrisStatus } from "./account.ts";
import { IRIS_DEVELOPMENT_KEYS, IrisAccount } from "./account.ts";
import { answerCall, nameOf } from "./calls.ts";

type Options = {
  /** 0 selects a free port. */
  port: number;
  keys: IrisKeys;
  notificationUrl: string;
  /** File that keeps payouts across restarts. */
  stateFile?: string;
  /** Account holders by number. `account.ts` decides for the others. */
  holders?: ReadonlyMap<string, string>;
  automatic?: boolean;
  quiet?: boolean;
  now?: () => number;
};

export type RunningIris = { url: string; account: IrisAccount; close(): Promise<void> };

type Running = { account: IrisAccount; faults: Faults; notificationUrl: string; held: boolean };

export async function startIris({
  port,
  keys,
  notificationUrl,
  stateFile,
  holders = new Map(),
  automatic = false,
  quiet,
  now = Date.now,
}: Options): Promise<RunningIris> {
  const running: Running = {
    account: new IrisAccount(keys, now),
    faults: new Faults(),
    notificationUrl,
    held: false,
  };
  const { account } = running;
  Object.assign(account, { automatic, holders: new Map(holders) });
  if (stateFile && existsSync(stateFile)) account.restore(JSON.parse(readFileSync(stateFile, "utf8")));
  const keep = () => stateFile && writeFileSync(stateFile, JSON.stringify(account));
  const server: Server = createServer((request, response) => {
    void respond(running, request, response)
      .catch((error: unknown) => send(response, 500, { error: String(error) }))
      .finally(keep);
  });
  server.keepAliveTimeout = 0;
  await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (!quiet) console.info(`Payout stand-in on ${url}, telling ${notificationUrl}`);
  return {
    url,
    account,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(running: Running, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", "http://localhost");
  const text = await textOf(request);
  const body = (text.trim() === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
  const method = request.method ?? "GET";
  if (url.pathname.startsWith("/_control/")) {
    const answer = await control(running, method, url.pathname.split("/").slice(2), body);
    return send(response, answer === undefined ? 404 : 200, answer ?? { error: "nothing here" });
  }
  const path = url.pathname.replace(/^\/iris\/api\/v1/, "");
  const call = {
    method,
    path,
    query: url.searchParams,
    body,
    authorization: request.headers.authorization ?? null,
    idempotencyKey: String(request.headers["x-idempotency-key"] ?? "") || null,
  };
  const fault = running.faults.take(nameOf(call));
  if (fault === "slow") await pause(slowMs);
  const does = fault === null || fault === "slow" || fault === "lost";
  const { answer, changed } = does ? answerCall(running.account, call) : { answer: null, changed: [] };
  if (fault !== null && fault !== "slow") commit(fault, response);
  else if (answer) send(response, answer.status, answer.body);
  for (const payout of changed) if (!running.held) void tell(running, payout);
}

async function control(
  running: Running,
  method: string,
  [noun, reference, part]: string[],
  body: Record<string, unknown>,
): Promise<unknown> {
  const { account, faults } = running;
  const payout = account.payouts.get(reference ?? "");
  switch (`${method} ${noun}${part ? `/${part}` : ""}`) {
    case "GET payouts":
      return reference === undefined ? [...account.payouts.values()] : payout;
    case "POST payouts/status": {
      if (!payout) return undefined;
      account.set(payout, body.status as IrisStatus, body.error_code ? String(body.error_code) : null);
      return { payout, delivery: body.notify === false ? null : await tell(running, payout) };
    }
    case "POST payouts/notification": {
      if (!payout) return undefined;
      const sent = Array.from({ length: Number(body.times ?? 1) }, () => tell(running, payout, body));
      return { deliveries: await Promise.all(sent) };
    }
    case "PUT settings":
      if (body.balance !== undefined) account.balance = Number(body.balance);
      if (body.open !== undefined) account.open = Boolean(body.open);
      if (body.automatic !== undefined) account.automatic = Boolean(body.automatic);
      if (body.otp !== undefined) account.otp = body.otp === null ? null : String(body.otp);
      if (body.held !== undefined) running.held = Boolean(body.held);
      return {};
    case "POST faults": {
      const kind = faultKinds.find((one) => one === String(body.kind)) as FaultKind | undefined;
      if (!kind) return undefined;
      faults.plan(kind, Number(body.times ?? 1), body.on === undefined ? null : String(body.on));
      return { kind };
    }
    case "DELETE faults":
      faults.clear();
      return {};
    case "POST reset":
      faults.clear();
      running.held = false;
      account.reset();
      return {};
    default:
      return undefined;
  }
}

/**
 * Notifies the app and returns its HTTP status. `replaced` fields are signed too. `signature` replaces the signature.
 */
async function tell(
  { account, notificationUrl }: Running,
  payout: IrisPayout,
  { replaced, signature }: Record<string, unknown> = {},
): Promise<string> {
  const said = account.notification(payout);
  const body = replaced ? JSON.stringify({ ...JSON.parse(said.body), ...(replaced as object) }) : said.body;
  try {
    const response = await fetch(notificationUrl, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Iris-Signature": signature === undefined ? account.sign(body) : String(signature),
      },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(5000),
    });
    await response.arrayBuffer();
    return String(response.status);
  } catch {
    return "no answer";
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(typeof body === "string" ? body : JSON.stringify(body));
}

if (import.meta.main) {
  const text = { type: "string" } as const;
  const { values } = parseArgs({ options: { port: text, "notification-url": text } });
  const running = await startIris({
    port: Number(values.port ?? 8789),
    keys: IRIS_DEVELOPMENT_KEYS,
    notificationUrl: values["notification-url"] ?? "http://localhost:8787/webhooks/iris",
    automatic: true,
  });
  for (const signal of ["SIGINT", "SIGTERM"])
    process.once(signal, () => void running.close().then(() => process.exit(0)));
}
