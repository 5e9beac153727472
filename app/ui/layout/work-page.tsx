import { useLocation, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Viewer } from "~/domain/account/person";
import { Dashboard } from "./dashboard";
import { DashboardSide } from "./dashboard-sidebar";

/** The frame of what one works in, inside /dashboard and beside it: the sidebar, and the page. */
export function WorkPage({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<{ viewer: Viewer | null; folded: boolean }>("root");
  const { pathname } = useLocation();
  const { waitingOrders, unreadMessages } = root?.viewer ?? {};
  return (
    <Dashboard
      path={pathname}
      folded={root?.folded ?? false}
      side={<DashboardSide path={pathname} orderCount={waitingOrders ?? 0} unread={unreadMessages ?? 0} />}
    >
      {children}
    </Dashboard>
  );
}
