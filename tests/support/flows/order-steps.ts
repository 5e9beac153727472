import { findStep, type SubmittedCommand } from "~/orders/lifecycle";
import type { StepInput } from "~/orders/rules/step";
import { changeOrder } from "~/orders/step-commands.server";
import type { Context } from "~/platform/context.server";
import { controlOf } from "../gateway-control";
import type { TestPerson, World } from "../world";
import { order, startPaying } from "./buying";

/** Returns the order's id. `method` is the gateway's payment type. */
export async function paidOrder(
  world: World,
  buyer: TestPerson,
  listingId: string,
  { changes, method }: { changes?: Record<string, string>; method?: string } = {},
): Promise<string> {
  const id = await order(world, buyer, listingId, changes);
  const { gatewayOrderId } = await startPaying(world, buyer, id);
  await controlOf(world).pay(gatewayOrderId, {
    transaction_status: "settlement",
    ...(method === undefined ? {} : { payment_type: method }),
  });
  return id;
}

const TEXT = "Kalimat ini cukup panjang untuk setiap langkah pesanan, dan jelas bagi kedua pihak.";

function validValue(input: StepInput): string[] {
  if (input.type === "files" || input.type === "partSums") return [];
  if (input.type === "number") return [String(input.min)];
  if (input.type === "sum") return ["140000"];
  if (input.type === "tick") return ["on"];
  return [TEXT.padEnd(input.min, ".").slice(0, input.max)];
}

/** Returns a valid form of the step at `page`, so that a new input changes no test that is about something else. */
export function stepForm(page: string, fields: Record<string, string> = {}): Record<string, string> {
  const inputs = Object.entries(findStep(page)?.fields ?? {});
  const valid = inputs.flatMap(([name, input]) => validValue(input).map((value) => [name, value] as const));
  return { ...Object.fromEntries(valid), ...fields };
}

/** Submits a step. Inputs that `fields` leaves out get a valid value. */
export function step(
  world: World,
  orderId: string,
  page: string,
  as: TestPerson,
  fields: Record<string, string> = {},
  files: File[] = [],
): Promise<Response> {
  const path = `/dashboard/orders/${orderId}/${page}`;
  const filled = stepForm(page, fields);
  if (files.length === 0) return world.fetch(path, { as, form: filled });
  const form = new FormData();
  for (const [field, value] of Object.entries(filled)) form.set(field, value);
  for (const file of files) form.append("files", file);
  return world.fetch(path, { as, form });
}

/** Takes a step without the form of a page. `seen` is the version that a page would show. */
export function takeStep(
  context: Context,
  orderId: string,
  userId: string,
  command: SubmittedCommand,
  seen: number | null = null,
) {
  return changeOrder(context, { orderId, userId, command, seen });
}
