import { Link } from "@remix-run/react";
import { Icon, type IconName } from "./icon";

type Place = { to: string; text: string; icon: IconName };

const places: readonly Place[] = [
  { to: "/dashboard/orders", text: "Order Aktif", icon: "box" },
  { to: "/dashboard/services", text: "Jasa Ditawarkan", icon: "tool" },
  { to: "/dashboard/wanted", text: "Jasa Dicari", icon: "ask" },
];

/** The places of the dashboard. `orderCount` is how many orders wait for the reader. */
export function DashboardSide({ path, orderCount = 0 }: { path: string; orderCount?: number }) {
  return (
    <nav className="side" aria-label="Dashboard">
      <label className="fold" htmlFor="fold">
        <Icon name="menu" />
        <span className="say">Menu dashboard</span>
      </label>
      <ul>
        {places.map(({ to, text, icon }) => (
          <li key={to}>
            <Link to={to} aria-current={isHere(to, path) ? "page" : undefined}>
              <Icon name={icon} />
              <span className="say">{text}</span>
              {to === "/dashboard/orders" && orderCount > 0 && <span className="count">{orderCount}</span>}
            </Link>
          </li>
        ))}
        <li>
          <form method="post" action="/logout">
            <button type="submit">
              <Icon name="out" />
              <span className="say">Logout</span>
            </button>
          </form>
        </li>
      </ul>
    </nav>
  );
}

/** The bare /dashboard shows the orders too, and one's proposals stand beside one's requests. */
function isHere(to: string, path: string): boolean {
  if (path.startsWith(to)) return true;
  if (to === "/dashboard/wanted") return path.startsWith("/dashboard/proposals");
  return to === "/dashboard/orders" && (path === "/dashboard" || path === "/dashboard/");
}
