import type { MetaFunction } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";

export default function DashboardFrame() {
  return (
    <WorkPage>
      <Outlet />
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Dashboard") }];

export const handle: PageHandle = { page: "app", titleBar: true };
