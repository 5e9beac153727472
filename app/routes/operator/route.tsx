import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, Outlet, useLoaderData, useLocation } from "@remix-run/react";
import { onlyOperators } from "~/accounts/viewer.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isSidebarFolded } from "~/platform/visitor-cookies.server";
import { Dashboard, SidebarIcon, type SidebarIconName, SideNav } from "~/ui/dashboard-frame";

const PLACES: readonly { to: string; text: string; icon: SidebarIconName }[] = [
  { to: "/operator", text: "Ringkasan", icon: "home" },
  { to: "/operator/disputes", text: "Sengketa", icon: "warn" },
  { to: "/operator/refunds", text: "Pengembalian", icon: "back" },
  { to: "/operator/withdrawals", text: "Penarikan", icon: "wallet" },
  { to: "/operator/reports", text: "Laporan", icon: "bookmark" },
  { to: "/operator/data", text: "Data pribadi", icon: "lock" },
  { to: "/operator/orders", text: "Pesanan", icon: "box" },
  { to: "/operator/people", text: "Orang", icon: "user" },
  { to: "/operator/listings", text: "Jasa", icon: "tool" },
  { to: "/operator/payments", text: "Kabar pembayaran", icon: "bell" },
  { to: "/operator/names", text: "Nama yang ditolak", icon: "file" },
  { to: "/operator/mail", text: "Email gagal", icon: "chat" },
  { to: "/operator/searches", text: "Pencarian tanpa hasil", icon: "search" },
  { to: "/operator/books", text: "Pembukuan", icon: "ask" },
  { to: "/operator/health", text: "Keadaan", icon: "gear" },
  { to: "/operator/acts", text: "Catatan", icon: "clock" },
];

/** Reads the frame. Each page checks access itself. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await onlyOperators(context, request);
  return { folded: isSidebarFolded(request) };
}

export function OperatorSide({ path }: { path: string }) {
  return (
    <SideNav label="Operator" places={PLACES.map((place) => ({ ...place, current: isHere(place.to, path) }))}>
      <Link to="/dashboard">
        <SidebarIcon name="left" />
        <span className="row-text">Dashboard saya</span>
      </Link>
    </SideNav>
  );
}

const BAR = ["/operator", "/operator/disputes", "/operator/withdrawals", "/operator/reports"];

/** Replaces the tab bar of members on narrow screens. */
function OperatorBar({ path }: { path: string }) {
  return (
    <nav className="tab-bar print:hidden" aria-label="Pintasan">
      {PLACES.filter(({ to }) => BAR.includes(to)).map(({ to, text, icon }) => (
        <Link key={to} to={to} aria-current={isHere(to, path) ? "page" : undefined}>
          <span className="tab-bar__leaf">
            <SidebarIcon name={icon} />
          </span>
          {text}
        </Link>
      ))}
      {/* Like `SidebarToggle`: keyboards and screen readers use the checkbox of `Dashboard` instead. */}
      <label className="cursor-pointer md:hidden" htmlFor="sidebar-open">
        <span className="tab-bar__leaf">
          <SidebarIcon name="menu" />
        </span>
        Lainnya
      </label>
    </nav>
  );
}

function isHere(to: string, path: string): boolean {
  return to === "/operator" ? path === "/operator" || path === "/operator/" : path.startsWith(to);
}

export default function OperatorFrame() {
  const { folded } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Dashboard path={pathname} folded={folded} side={<OperatorSide path={pathname} />}>
      <Outlet />
      <OperatorBar path={pathname} />
    </Dashboard>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Operator") }];

export const handle: PageHandle = { page: "app", titleBar: true };
