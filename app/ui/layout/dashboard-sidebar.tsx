import { cappedTurns } from "~/copy/order/labels";
import { SidebarIcon, type SidebarIconName } from "../kit/icon";
import { BEGINNINGS } from "./beginnings";
import { LogoutForm } from "./logout-form";
import { SideNav } from "./sidebar-nav";

const PLACES: readonly { to: string; text: string; icon: SidebarIconName; under: RegExp }[] = [
  {
    to: "/dashboard/orders",
    text: "Order Aktif",
    icon: "box",
    under: /^\/(dashboard\/?$|dashboard\/orders|payment)/,
  },
  { to: "/messages", text: "Pesan", icon: "chat", under: /^\/messages/ },
  { to: "/dashboard/services", text: "Jasa Ditawarkan", icon: "tool", under: /^\/dashboard\/services/ },
  // Proposals share a place with requests.
  { to: "/dashboard/wanted", text: "Jasa Dicari", icon: "ask", under: /^\/dashboard\/(wanted|proposals)/ },
  { to: "/dashboard/balance", text: "Saldo", icon: "wallet", under: /^\/dashboard\/balance/ },
];

/** `orderCount`: the reader's turns, of both sides. */
export function DashboardSide({
  path,
  orderCount = 0,
  unread = 0,
}: {
  path: string;
  orderCount?: number;
  unread?: number;
}) {
  const counts: Record<string, string | null> = {
    "/dashboard/orders": orderCount > 0 ? cappedTurns(orderCount) : null,
    "/messages": unread > 0 ? (unread > 99 ? "99+" : String(unread)) : null,
  };
  return (
    <SideNav
      label="Dashboard"
      places={PLACES.map(({ under, ...place }) => ({
        ...place,
        current: under.test(path) && BEGINNINGS.every(({ to }) => to !== path),
        count: counts[place.to] ?? null,
      }))}
      more={BEGINNINGS.map(({ to, text }) => ({ to, text, icon: "plus", current: to === path }))}
    >
      <LogoutForm label="Logout" icon={<SidebarIcon name="out" />} />
    </SideNav>
  );
}
