import type { Viewer } from "~/domain/account/person";
import { Icon, type IconName } from "../kit/icon";

type Tab = { href: string; text: string; icon: IconName; under: RegExp };

const TABS: readonly Tab[] = [
  { href: "/", text: "Beranda", icon: "home", under: /^\/$/ },
  { href: "/explore", text: "Cari", icon: "search", under: /^\/(explore|categor|wanted|gig)/ },
  { href: "/dashboard/orders", text: "Pesanan", icon: "bag", under: /^\/(dashboard|order|payment)/ },
  { href: "/messages", text: "Pesan", icon: "chat", under: /^\/messages/ },
  { href: "/profile", text: "Akun", icon: "user", under: /^\/(profile|account|notifications|saved)/ },
];

/** For people signed in, on narrow screens; fixed below by a class of the body. */
export function TabBar({ viewer, path }: { viewer: Viewer; path: string }) {
  const counts: Record<string, number> = {
    "/dashboard/orders": viewer.waitingOrders ?? 0,
    "/messages": viewer.unreadMessages,
  };
  return (
    <nav className="tab-bar no-print" aria-label="Pintasan">
      {TABS.map(({ href, text, icon, under }) => (
        <a key={href} href={href} aria-current={under.test(path) ? "page" : undefined}>
          <Icon name={icon} />
          {text}
          <Count of={counts[href] ?? 0} />
        </a>
      ))}
    </nav>
  );
}

function Count({ of }: { of: number }) {
  if (of === 0) return null;
  return (
    <>
      <span className="count-badge" aria-hidden="true">
        {of > 99 ? "99+" : of}
      </span>
      <span className="sr-only">{`, ${of} baru`}</span>
    </>
  );
}
