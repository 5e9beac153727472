import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { visitCalendar } from "~/copy/visit/calendar";
import { findOrderVisit } from "~/db/order/pages.server";
import { noOrder } from "~/http/errors.server";
import { expectAccount } from "~/http/viewer.server";

/** For the two sides, once both have agreed; with the street for whoever may see it at this moment. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const user = await expectAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const found = await findOrderVisit(context.db, params.id ?? "", user.id);
  const text =
    found && visitCalendar(found, { userId: user.id, origin: context.env.appOrigin, now: context.now });
  if (!text) noOrder();
  return new Response(text, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="jadwal-jasawarga.ics"',
    },
  });
}
