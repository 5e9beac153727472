import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { onlyOperators } from "~/http/operator.server";
import type { PageHandle } from "~/http/page";
import { isSidebarFolded } from "~/platform/core/visitor-cookies.server";
import { Dashboard } from "~/ui/layout/dashboard";
import { OperatorSide } from "~/ui/operator/sidebar";

/** Each page checks access by itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await onlyOperators(context, request);
  return { folded: isSidebarFolded(request) };
}

export default function OperatorFrame() {
  const { folded } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Dashboard path={pathname} folded={folded} side={<OperatorSide path={pathname} />}>
      <Outlet />
    </Dashboard>
  );
}

export const meta: MetaFunction = () => [{ title: "Operator | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "operator", titleBar: true };
