import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { askBefore, backToOrder, requireUserFor } from "~/http/order-access.server";
import { ENDINGS, notEnded } from "~/http/order-closing.server";
import { seenVersion } from "~/http/order-version.server";
import type { PageHandle } from "~/http/page";
import { completeOrder } from "~/operations/order/complete-order.server";
import { OrderEnding } from "~/ui/order/closing";
import { OrderBoundary } from "~/ui/order/not-found";

export function loader(args: LoaderFunctionArgs) {
  return askBefore(args, "complete", ENDINGS.complete);
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const user = await requireUserFor({ context, request }, "complete");
  const id = params.id ?? "";
  const ended = await completeOrder(context, id, user.id, await seenVersion(request)).catch(notEnded);
  return backToOrder({ context, params }, ENDINGS.complete, ended.ok ? null : ended.reason);
}

export default function Completion() {
  return <OrderEnding ending="completion" {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Selesaikan order | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OrderBoundary />;
}
