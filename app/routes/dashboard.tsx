import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { findUser, isSidebarFolded } from "~/http/viewer.server";
import { Dashboard } from "~/ui/layout/dashboard";
import { DashboardSide } from "~/ui/layout/dashboard-sidebar";

/**
 * The frame around every dashboard page. It tells whoever asks of their own orders alone: who may see a page, and
 * what a visitor is told on the way to the login page, is up to the page, which asks by itself in any case.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  // The page asks who it is at the same time, so this is the same trip; if it failed, that is the page's to tell.
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
