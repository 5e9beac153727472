import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { readStart } from "~/db/account/start.server";
import { dayAfter, today } from "~/domain/visit/calendar";
import type { PageHandle } from "~/http/page";
import { requireAccount } from "~/http/viewer.server";
import { StartFailed, StartPage } from "~/ui/account/start/start-page";
import { DAYS_AHEAD, startView } from "~/views/account/start.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const { db, now } = context;
  const from = today(now, user.zone);
  const found = await readStart(db, { userId: user.id, now, from, to: dayAfter(from, DAYS_AHEAD) });
  return startView(found, { ...user, now });
}

export default function DashboardHome() {
  return <StartPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Beranda | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "start" };

export function ErrorBoundary() {
  return <StartFailed />;
}
