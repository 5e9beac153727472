import type { FaultKind } from "./faults.ts";
import { faultKinds } from "./faults.ts";
import type { Reply, StandIn } from "./stand-in.ts";
import { change } from "./transactions.ts";

/*
 * Test endpoints, which the real gateway does not have. All accept and return JSON.
 *
 * GET    /_control/transactions                         every transaction, newest first
 * GET    /_control/transactions/{order_id}              one, with its notifications
 * POST   /_control/transactions/{order_id}/status       {transaction_status, fraud_status?, payment_type?, status_code?, fee?, stated?, notify?}
 *        sets any status (`capture` with `challenge`, `chargeback`, `deny` then `settlement` …) and notifies the app
 *        unless `notify` is false; returns the app's HTTP status as `delivery`. `fee` is rupiah on top of the price.
 *        `stated` has fields that replace those of all later responses.
 * POST   /_control/transactions/{order_id}/notification {times?, replaced?}
 *        sends the current state `times` times at once, with fields replaced after signing; returns `deliveries`
 * POST   /_control/test-notification                    {replaced?}: the dashboard's test of the notification address
 * PUT    /_control/notifications                        {held}: while true, the app is not notified
 * POST   /_control/faults                               {kind, times?, on?}: fails the app's next calls, see faults.ts;
 *        `on` is create, status, cancel, expire, refund, approve or deny; without it any call
 * DELETE /_control/faults                               removes all faults
 * POST   /_control/reset                                deletes all transactions
 */
export async function control(
  standIn: StandIn,
  method: string,
  path: string[],
  body: Record<string, unknown>,
): Promise<Reply> {
  const [noun, id, part] = path;
  switch (`${method} ${noun}${part ? `/${part}` : ""}`) {
    case "GET transactions":
      return id === undefined ? ok(standIn.store.list()) : ok(standIn.store.find(id));
    case "POST transactions/status":
      return setStatus(standIn, id ?? "", body);
    case "POST transactions/notification":
      return replay(standIn, id ?? "", body);
    case "POST test-notification":
      return ok({
        delivery: await standIn.notifier.sendTest((body.replaced ?? {}) as Record<string, unknown>),
      });
    case "PUT notifications":
      standIn.notifier.held = body.held === true;
      return ok({ held: standIn.notifier.held });
    case "POST faults":
      return planFault(standIn, body);
    case "DELETE faults":
      standIn.faults.clear();
      return ok({});
    case "POST reset":
      standIn.faults.clear();
      standIn.notifier.held = false;
      standIn.store.clear();
      return ok({});
    default:
      return missing;
  }
}

const missing: Reply = { status: 404, body: { error: "nothing here" } };

function ok(body: unknown): Reply {
  return body === undefined ? missing : { status: 200, body };
}

async function setStatus(standIn: StandIn, id: string, body: Record<string, unknown>): Promise<Reply> {
  const transaction = standIn.store.find(id);
  if (!transaction) return missing;
  if (typeof body.transaction_status !== "string") {
    return { status: 400, body: { error: "transaction_status is required" } };
  }
  const wanted = {
    status: body.transaction_status,
    paymentType: optionalText(body.payment_type),
    fraudStatus: optionalText(body.fraud_status),
    fee: body.fee === undefined ? undefined : Number(body.fee),
    statusCode: optionalText(body.status_code),
    stated: body.stated as Record<string, unknown> | undefined,
  };
  change(transaction, wanted, standIn.now());
  standIn.store.save();
  if (body.notify === false) return ok({ transaction, delivery: null });
  await standIn.notifier.send(transaction);
  return ok({ transaction, delivery: transaction.deliveries[0]?.result ?? null });
}

async function replay(standIn: StandIn, id: string, body: Record<string, unknown>): Promise<Reply> {
  const transaction = standIn.store.find(id);
  if (!transaction?.payment) return missing;
  const replaced = (body.replaced ?? {}) as Record<string, unknown>;
  const times = Number(body.times ?? 1);
  const sent = Array.from({ length: times }, () => standIn.notifier.replay(transaction, replaced));
  return ok({ deliveries: await Promise.all(sent) });
}

function planFault(standIn: StandIn, body: Record<string, unknown>): Reply {
  const kind = faultKinds.find((one) => one === String(body.kind)) as FaultKind | undefined;
  if (!kind) return { status: 400, body: { error: `kind is one of ${faultKinds.join(", ")}` } };
  standIn.faults.plan(kind, Number(body.times ?? 1), optionalText(body.on) ?? null);
  return ok({ kind });
}

function optionalText(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value);
}
