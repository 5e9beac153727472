import { type ServerResponse, STATUS_CODES } from "node:http";

/**
 * Faults of a call to the gateway. A number returns that status. `garbage`, `html` and `empty` return no token. `hang`
 * never responds, `drip` sends a body byte by byte without end, `slow` responds after three seconds, and `huge` sends a
 * megabyte. `refuse` drops the connection, and `lost` does the work first. A Worker repeats a GET once if a kept
 * connection drops, so plan two of these there.
 */
const statuses = ["400", "401", "404", "413", "429", "500", "502", "503"] as const;
const others = ["garbage", "empty", "html", "hang", "drip", "huge", "refuse", "lost", "slow"] as const;
export const faultKinds = [...statuses, ...others] as const;
export type FaultKind = (typeof faultKinds)[number];

/** The call that fails: a verb of the core API, `create`, or null for any. */
type Planned = { kind: FaultKind; times: number; on: string | null };

export class Faults {
  #planned: Planned[] = [];

  plan(kind: FaultKind, times: number, on: string | null): void {
    this.#planned.push({ kind, times, on });
  }

  clear(): void {
    this.#planned = [];
  }

  /** Returns the planned fault of this call and removes it from the plan. */
  take(call: string): FaultKind | null {
    const fault = this.#planned.find((one) => one.on === null || one.on === call);
    if (!fault) return null;
    fault.times -= 1;
    if (fault.times <= 0) this.#planned = this.#planned.filter((one) => one !== fault);
    return fault.kind;
  }
}

function isStatus(kind: FaultKind): boolean {
  return (statuses as readonly string[]).includes(kind);
}

const dripEveryMs = 200;
export const slowMs = 3000;

export function commit(kind: FaultKind, response: ServerResponse): void {
  const json = { "Content-Type": "application/json" };
  if (isStatus(kind)) {
    const message = STATUS_CODES[kind] ?? "";
    const body = { status_code: kind, status_message: message, error_messages: [message] };
    response.writeHead(Number(kind), json).end(JSON.stringify(body));
    return;
  }
  switch (kind) {
    case "empty":
      response.writeHead(200, json).end("{}");
      return;
    case "html":
      response.writeHead(502, { "Content-Type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
      return;
    case "garbage":
      response.writeHead(200, json).end('{"token": <html>');
      return;
    case "huge":
      response.writeHead(200, json).end(`{"padding":"${"x".repeat(1024 * 1024)}"}`);
      return;
    case "drip": {
      response.writeHead(200, json).write("{");
      const timer = setInterval(() => response.write(" "), dripEveryMs);
      timer.unref();
      response.on("close", () => clearInterval(timer));
      return;
    }
    case "hang":
      return;
    default:
      response.destroy();
  }
}
