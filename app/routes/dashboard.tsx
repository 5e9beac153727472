import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { findUser, isSidebarFolded } from "~/http/viewer.server";
import { Dashboard } from "~/ui/layout/dashboard";
import { DashboardSide } from "~/ui/layout/dashboard-sidebar";

/** Reads only the reader's own orders: each page checks access by itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // The page asks for the user at the same time, so it is the same query; a failure is the page's to show.
  const user = await findUser(context, request).catch(() => null);
  return {
    folded: isSidebarFolded(request),
    orderCount: user?.waitingOrders ?? 0,
  };
}

export default function DashboardFrame() {
  const { folded, orderCount } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Dashboard
      path={pathname}
      folded={folded}
      side={<DashboardSide path={pathname} orderCount={orderCount} />}
    >
      <Outlet />
    </Dashboard>
  );
}

export const meta: MetaFunction = () => [{ title: "Dashboard | JasaWarga" }];

export const handle: PageHandle = { page: "app" };
