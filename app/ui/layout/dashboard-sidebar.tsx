import { SidebarIcon, type SidebarIconName } from "../kit/icon";
import { SideNav } from "./sidebar-nav";

const PLACES: readonly { to: string; text: string; icon: SidebarIconName }[] = [
  { to: "/dashboard/orders", text: "Order Aktif", icon: "box" },
  { to: "/dashboard/services", text: "Jasa Ditawarkan", icon: "tool" },
  { to: "/dashboard/wanted", text: "Jasa Dicari", icon: "ask" },
  { to: "/dashboard/balance", text: "Saldo", icon: "purse" },
];

/** `orderCount`: orders that wait for the reader. */
export function DashboardSide({ path, orderCount = 0 }: { path: string; orderCount?: number }) {
  return (
    <SideNav
      label="Dashboard"
      places={PLACES.map((place) => ({
        ...place,
        current: isHere(place.to, path),
        count: place.to === "/dashboard/orders" ? orderCount : 0,
      }))}
    >
      <li>
        <form method="post" action="/logout">
          <button type="submit">
            <SidebarIcon name="out" />
            <span className="row-text">Logout</span>
          </button>
        </form>
      </li>
    </SideNav>
  );
}

/** /dashboard shows the orders too, and proposals share a place with requests. */
function isHere(to: string, path: string): boolean {
  if (path.startsWith(to)) return true;
  if (to === "/dashboard/wanted") return path.startsWith("/dashboard/proposals");
  return to === "/dashboard/orders" && (path === "/dashboard" || path === "/dashboard/");
}
