import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_ORDERS } from "~/copy/account/login-first";
import { readStart } from "~/db/account/start.server";
import { type CalendarDay, dayAfter, today } from "~/domain/visit/calendar";
import type { PageHandle } from "~/http/page";
import { expectAccount } from "~/http/viewer.server";
import { StartFailed, StartPage } from "~/ui/account/start/start-page";
import { DAYS_AHEAD, startView } from "~/views/account/start.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asking = await expectAccount(context, request, LOGIN_TO_SEE_ORDERS);
  const { db, now } = context;
  const read = (from: CalendarDay) =>
    readStart(db, { userId: asking.id, now, from, to: dayAfter(from, DAYS_AHEAD) });
  const likely = today(now, "WIB");
  const found = await read(likely);
  const reader = await asking.reader();
  // Only late in the evening is it tomorrow already further east.
  const from = today(now, reader.zone);
  return startView(from === likely ? found : await read(from), { ...reader, now });
}

export default function DashboardHome() {
  return <StartPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Beranda | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "start" };

export function ErrorBoundary() {
  return <StartFailed />;
}
