import type { AppLoadContext } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { readOrderReader } from "~/db/order/reader.server";
import type { Side } from "~/domain/order/order";
import { findAccountWith, type Reader, requireAccount } from "./viewer.server";

/** Who asks for their orders, and how many those are on each side. Call it before the first await. */
export async function requireOrderReader(
  context: AppLoadContext,
  request: Request,
): Promise<Reader & { counts: Record<Side, number> }> {
  let counts = { buyer: 0, seller: 0 };
  await findAccountWith(context, request, async (sessionId, userId) => {
    const read = await readOrderReader(context.db, { sessionId, userId, now: context.now });
    counts = read.counts;
    return read.user;
  });
  const reader = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  return { ...reader, counts };
}
