import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { askBefore, backToOrder } from "~/http/order-asking.server";
import { ENDINGS, notEnded } from "~/http/order-ending.server";
import { LOGIN_TO_SEE_ORDERS } from "~/http/order-login.server";
import { seenVersion } from "~/http/order-version.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { cancelOrder } from "~/operations/cancel-order.server";
import { OrderEnding } from "~/ui/order-ending";
import { OrderBoundary } from "~/ui/order-missing";

export function loader(args: LoaderFunctionArgs) {
  return askBefore(args, "cancel", ENDINGS.cancel);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_ORDERS);
  const id = params.id ?? "";
  const ended = await cancelOrder(context, id, user.id, await seenVersion(request)).catch(notEnded);
  return backToOrder({ context, params }, ENDINGS.cancel, ended.ok ? null : ended.reason);
}

export default function Cancellation() {
  return <OrderEnding ending="cancellation" {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Batalkan order | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderBoundary />;
}
