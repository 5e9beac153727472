/** ms for all calls of a page together. The page must answer within five seconds. */
export const PAGE_PATIENCE = 4_500;

/** ms for all D1 trips together. It is longer than for a page, because an abandoned write may still succeed. */
export const DATABASE_PATIENCE = 8_000;

/** Returns `otherwise` after the time limit. The work continues, but its result is ignored. */
export async function withTimeLimit<T>(ms: number, work: Promise<T>, otherwise: T): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}

const TIME_UP = Symbol("time up");

/** Defers unfinished work, which the runtime would otherwise end after the response. */
export async function patiently<T>(
  { defer }: { defer(work: Promise<unknown>): void },
  work: Promise<T>,
  otherwise: T,
): Promise<T> {
  const done = await withTimeLimit<T | typeof TIME_UP>(PAGE_PATIENCE, work, TIME_UP);
  if (done !== TIME_UP) return done;
  defer(work);
  return otherwise;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export type JsonResponse = { ok: true; status: number; body: unknown };

/** unreachable: a passing fault, so retry later. garbled: the answer cannot be trusted. `detail` contains no key. */
type CallFault = { ok: false; reason: "unreachable" | "garbled"; detail: string };

type Call = {
  url: string;
  key: string;
  body?: unknown;
  headers?: Record<string, string>;
  timeoutMs?: number;
  fetch?: typeof fetch;
};

const MAX_ANSWER_BYTES = 64 * 1024;

/** Returns a fault instead of throwing, within a time limit. */
export async function callJson(call: Call): Promise<JsonResponse | CallFault> {
  const limit = new AbortController();
  const timeoutMs = call.timeoutMs ?? 4000;
  const late: CallFault = {
    ok: false,
    reason: "unreachable",
    detail: `no answer within ${timeoutMs} ms`,
  };
  const answer = await withTimeLimit<JsonResponse | CallFault>(timeoutMs, exchange(call, limit.signal), late);
  if (answer === late) limit.abort();
  return answer;
}

async function exchange(call: Call, signal: AbortSignal): Promise<JsonResponse | CallFault> {
  // workerd refuses a `fetch` that is called as a method of another object.
  const send = call.fetch ?? ((...args: Parameters<typeof fetch>) => fetch(...args));
  try {
    const response = await send(call.url, { ...request(call), signal });
    const raw = await readText(response);
    if (raw === null) {
      return { ok: false, reason: "garbled", detail: `an answer over ${MAX_ANSWER_BYTES} bytes` };
    }
    return answer(response.status, raw);
  } catch (error) {
    return { ok: false, reason: "unreachable", detail: withoutKey(String(error), call.key) };
  }
}

function request(call: Call): RequestInit {
  const headers: Record<string, string> = {
    ...call.headers,
    Accept: "application/json",
    Authorization: `Basic ${btoa(`${call.key}:`)}`,
  };
  // Follows no redirect, so that the key reaches only the configured address.
  if (call.body === undefined) return { method: "GET", headers, redirect: "manual" };
  headers["Content-Type"] = "application/json";
  return { method: "POST", headers, body: JSON.stringify(call.body), redirect: "manual" };
}

function answer(status: number, raw: string): JsonResponse | CallFault {
  try {
    return { ok: true, status, body: JSON.parse(raw) };
  } catch {
    // The error page of a proxy is a passing fault, not a wrong answer.
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

/** Removes the key from an answer, which may quote what we sent. */
export function withoutKey(text: string, key: string): string {
  return text.replaceAll(key, "[key]").replaceAll(btoa(`${key}:`), "[key]");
}
