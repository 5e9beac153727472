import { cappedTurns, YOUR_TURNS } from "~/copy/order/labels";
import type { Viewer } from "~/domain/account/person";
import { Icon, type IconName } from "../kit/icon";

type Tab = { href: string; text: string; icon: IconName; under: RegExp };

const TABS: readonly Tab[] = [
  { href: "/", text: "Beranda", icon: "home", under: /^\/$/ },
  { href: "/explore", text: "Cari", icon: "search", under: /^\/(explore|categor|wanted|gig|place|u\/)/ },
  {
    href: "/dashboard/orders",
    text: "Pesanan",
    icon: "box",
    under: /^\/(dashboard\/?$|dashboard\/orders|order|payment)/,
  },
  { href: "/messages", text: "Pesan", icon: "chat", under: /^\/messages/ },
  {
    href: "/account",
    text: "Akun",
    icon: "user",
    under: /^\/(account|profile|saved|dashboard\/(services|wanted|proposals|balance))/,
  },
];

/** Five tabs for people signed in, on narrow screens; the body's class fixes them to the bottom. */
export function TabBar({ viewer, path }: { viewer: Viewer; path: string }) {
  const turns = viewer.waitingOrders ?? 0;
  const unread = viewer.unreadMessages;
  const counts: Record<string, { number: number; shown: string; of: string }> = {
    "/dashboard/orders": { number: turns, shown: cappedTurns(turns), of: YOUR_TURNS },
    "/messages": { number: unread, shown: unread > 99 ? "99+" : String(unread), of: "belum dibaca" },
  };
  return (
    <nav className="tab-bar no-print" aria-label="Pintasan">
      {TABS.map(({ href, text, icon, under }) => {
        const count = counts[href];
        return (
          <a key={href} href={href} aria-current={under.test(path) ? "page" : undefined}>
            <span className="tab-bar__leaf">
              <Icon name={icon} />
            </span>
            {text}
            {count && count.number > 0 && <Count {...count} />}
          </a>
        );
      })}
    </nav>
  );
}

function Count({ shown, of }: { shown: string; of: string }) {
  return (
    <>
      <span className="count-badge" aria-hidden="true">
        {shown}
      </span>
      <span className="sr-only">{`, ${shown} ${of}`}</span>
    </>
  );
}
