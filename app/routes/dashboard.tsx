import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { Dashboard } from "~/ui/dashboard";

/**
 * The frame around every dashboard page. It tells nothing that a stranger may not know: who may see a page, and what
 * a visitor is told on the way to the login page, is up to the page, which asks by itself in any case.
 */
export function loader({ request }: LoaderFunctionArgs) {
  return { folded: /(?:^|;\s*)sidebar=folded(?:;|$)/.test(request.headers.get("Cookie") ?? "") };
}

export default function DashboardFrame() {
  const { folded } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Dashboard path={pathname} folded={folded}>
      <Outlet />
    </Dashboard>
  );
}

export const meta: MetaFunction = () => [{ title: "Dashboard | JasaWarga" }];

export const handle: PageHandle = { page: "app" };
