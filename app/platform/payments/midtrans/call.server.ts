import { atMost } from "../../core/time-limit.server";
import type { GatewayFault } from "../port.server";

export type GatewayAnswer = { ok: true; status: number; body: unknown };

type Call = {
  url: string;
  serverKey: string;
  /** Sent as JSON by POST; absent means GET. */
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
  fetch?: typeof fetch;
};

const MAX_ANSWER_BYTES = 64 * 1024;

export async function callGateway(call: Call): Promise<GatewayAnswer | GatewayFault> {
  const limit = new AbortController();
  const timeoutMs = call.timeoutMs ?? 4000;
  const late: GatewayFault = {
    ok: false,
    reason: "unreachable",
    detail: `no answer within ${timeoutMs} ms`,
  };
  const answer = await atMost<GatewayAnswer | GatewayFault>(timeoutMs, exchange(call, limit.signal), late);
  if (answer === late) limit.abort();
  return answer;
}

async function exchange(call: Call, signal: AbortSignal): Promise<GatewayAnswer | GatewayFault> {
  // workerd refuses a `fetch` that is called as a method of something else.
  const send = call.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  try {
    const response = await send(call.url, { ...request(call), signal });
    const raw = await readText(response);
    if (raw === null) {
      return { ok: false, reason: "garbled", detail: `an answer over ${MAX_ANSWER_BYTES} bytes` };
    }
    return answer(response.status, raw);
  } catch (error) {
    return { ok: false, reason: "unreachable", detail: withoutKey(String(error), call.serverKey) };
  }
}

function request(call: Call): RequestInit {
  const headers: Record<string, string> = {
    ...call.headers,
    Accept: "application/json",
    Authorization: `Basic ${btoa(`${call.serverKey}:`)}`,
  };
  // A redirect is not followed: the key goes to the configured gateway only.
  if (call.body === undefined) return { method: "GET", headers, redirect: "manual" };
  headers["Content-Type"] = "application/json";
  return { method: "POST", headers, body: JSON.stringify(call.body), redirect: "manual" };
}

function answer(status: number, raw: string): GatewayAnswer | GatewayFault {
  try {
    return { ok: true, status, body: JSON.parse(raw) };
  } catch {
    // A proxy's error page before a failing gateway is a passing fault, not a wrong answer.
    const reason = status >= 500 || status === 429 ? "unreachable" : "garbled";
    return { ok: false, reason, detail: `status ${status} without JSON` };
  }
}

async function readText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > MAX_ANSWER_BYTES) {
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** The gateway's text may quote what we sent. */
export function withoutKey(text: string, serverKey: string): string {
  return text.replaceAll(serverKey, "[key]").replaceAll(btoa(`${serverKey}:`), "[key]");
}
