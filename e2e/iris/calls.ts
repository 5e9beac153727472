import type { Answer, IrisAccount, IrisPayout } from "./account.ts";
import { refusal } from "./account.ts";

export type IrisCall = {
  method: string;
  path: string;
  query: URLSearchParams;
  authorization: string | null;
  idempotencyKey: string | null;
  body: Record<string, unknown>;
};

export type Answered = { answer: Answer; changed: readonly IrisPayout[] };

/** Returns the name of a call for planned faults: create, approve, reject, details, balance, validate. */
export function nameOf({ method, path }: Pick<IrisCall, "method" | "path">): string {
  if (path === "/payouts") return "create";
  if (path === "/payouts/approve" || path === "/payouts/reject") return path.slice("/payouts/".length);
  if (path.startsWith("/payouts/") && method === "GET") return "details";
  return path === "/account_validation" ? "validate" : path.slice(1);
}

/** Answers a call. `changed` are the payouts to notify about. */
export function answerCall(iris: IrisAccount, call: IrisCall): Answered {
  const { method, path, query, body } = call;
  const only = (answer: Answer): Answered => ({ answer, changed: [] });
  if (path === "/ping") return only({ status: 200, body: "pong" });
  const key = keyIn(call.authorization);
  const { creatorKey, approverKey } = iris.keys;
  if (key !== creatorKey && key !== approverKey) return only(refusal(401, "Access denied"));
  const name = nameOf(call);
  const right = name === "create" ? creatorKey : name === "approve" || name === "reject" ? approverKey : key;
  if (key !== right) return only(refusal(403, "Unauthorized role"));
  switch (`${method} ${name}`) {
    case "POST create":
      return only(iris.once(call.idempotencyKey, JSON.stringify(body), () => iris.create(body)));
    case "POST approve":
      return iris.approve(body);
    case "POST reject":
      return iris.reject(body);
    case "GET details":
      return only(iris.details(decodeURIComponent(path.slice("/payouts/".length))));
    case "GET balance":
      return only({ status: 200, body: { balance: `${iris.balance}.00` } });
    case "GET validate":
      return only(iris.validate(query));
    case "GET beneficiary_banks":
      return only({
        status: 200,
        body: { beneficiary_banks: [{ code: "bca", name: "PT. BANK CENTRAL ASIA TBK." }] },
      });
    default:
      return only(refusal(404, "Not found"));
  }
}

function keyIn(authorization: string | null): string | null {
  const [scheme, token] = (authorization ?? "").split(" ");
  if (scheme !== "Basic" || !token) return null;
  const [user, ...rest] = Buffer.from(token, "base64").toString().split(":");
  return rest.join(":") === "" ? (user ?? null) : null;
}
