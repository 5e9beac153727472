import type { IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { control } from "./control.ts";
import { coreCall, coreError } from "./core-api.ts";
import type { FaultKind } from "./faults.ts";
import { slowMs } from "./faults.ts";
import { hosted } from "./hosted.ts";
import { landingPage } from "./landing-page.ts";
import { isAuthorized } from "./signature.ts";
import { createTransaction, unauthorized } from "./snap-api.ts";
import { snapScript } from "./snap-script.ts";
import type { Reply, StandIn } from "./stand-in.ts";
import { html } from "./stand-in.ts";

export type Routed = { reply: Reply | null; fault: FaultKind | null };

const bodyLimit = 64 * 1024;
const notFound: Reply = { status: 404, body: { status_code: "404", status_message: "Not found" } };
const wrongMethod: Reply = {
  status: 405,
  body: { status_code: "405", status_message: "Method not allowed" },
};
const badBody: Reply = { status: 400, body: { error_messages: ["JSON is invalid or too large"] } };

export async function route(standIn: StandIn, request: IncomingMessage): Promise<Routed> {
  const url = new URL(request.url ?? "/", `http://${request.headers.host ?? "localhost"}`);
  const [first, second, third, ...rest] = url.pathname.split("/").slice(1).map(decodeURIComponent);
  const method = request.method ?? "GET";

  if (url.pathname === "/snap/v1/transactions") {
    if (method !== "POST") return plain(wrongMethod);
    return spoilt(standIn, "create", async () => {
      if (!isAuthorized(request.headers.authorization, standIn.serverKey)) return unauthorized;
      const body = await readJson(request);
      return body === undefined ? badBody : createTransaction(standIn, url.origin, body);
    });
  }
  if (first === "v2" && second && third) {
    const verb = [third, ...rest].join("/");
    if (method !== (verb === "status" ? "GET" : "POST")) return plain(wrongMethod);
    return spoilt(standIn, third, async () => {
      if (!isAuthorized(request.headers.authorization, standIn.serverKey)) {
        return coreError(401, "Unknown Merchant server_key/id");
      }
      const body = await readJson(request);
      return body === undefined ? badBody : coreCall(standIn, second, verb, body);
    });
  }
  if (first === "snap" && second === "v2" && third === "vtweb" && rest.length === 1) {
    const form = method === "POST" ? new URLSearchParams((await readText(request)) ?? "") : null;
    return plain(await hosted(standIn, rest[0] ?? "", url.searchParams, form));
  }
  if (first === "_control") {
    const body = await readJson(request);
    if (body === undefined) return plain(badBody);
    const path = url.pathname.split("/").slice(2).map(decodeURIComponent);
    return plain(await control(standIn, method, path, body));
  }
  if (url.pathname === "/snap/snap.js") return plain({ status: 200, body: snapScript, type: "script" });
  if (url.pathname === "/test-notification" && method === "POST") {
    const tested = await standIn.notifier.sendTest();
    return plain(html(200, landingPage(standIn.store.list(), tested)));
  }
  if (url.pathname === "/") return plain(html(200, landingPage(standIn.store.list())));
  return plain(notFound);
}

function plain(reply: Reply): Routed {
  return { reply, fault: null };
}

async function spoilt(standIn: StandIn, call: string, work: () => Promise<Reply>): Promise<Routed> {
  const fault = standIn.faults.take(call);
  if (fault === "slow") {
    await pause(slowMs);
    return plain(await work());
  }
  return { reply: fault === null || fault === "lost" ? await work() : null, fault };
}

async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > bodyLimit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Reads a JSON object. Returns {} for an empty body and undefined for anything else. */
async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const text = await readText(request);
  if (text === null) return undefined;
  try {
    const value: unknown = text.trim() === "" ? {} : JSON.parse(text);
    return typeof value === "object" ? ((value ?? {}) as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
