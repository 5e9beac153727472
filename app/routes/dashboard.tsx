import type { MetaFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import type { PageHandle } from "~/platform/pages";
import { WorkPage } from "~/ui/dashboard-frame";

export default function DashboardFrame() {
  return (
    <WorkPage>
      <Outlet />
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: "Dashboard | JasaWarga" }];

export const handle: PageHandle = { page: "app", titleBar: true };
