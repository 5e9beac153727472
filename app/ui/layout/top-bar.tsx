import type { Viewer } from "~/domain/account/person";
import { Icon } from "../kit/icon";
import { Logo } from "../kit/logo";
import { MainLinks } from "./main-links";
import { UserMenu } from "./user-menu";

/** `path` is the pathname: it marks the current link, and a change closes an open menu. `wide`: not on phones. */
export function TopBar({
  viewer,
  path,
  wide = false,
}: {
  viewer: Viewer | null;
  path: string;
  wide?: boolean;
}) {
  return (
    <header className={`top-bar${path === "/" ? " top-bar--home" : ""}${wide ? " desktop-only" : ""}`}>
      <div className="page-width">
        <Logo />
        <MainLinks label="Utama" path={path} />
        <a className="icon-button" href="/explore" aria-label="Cari jasa">
          <Icon name="search" />
        </a>
        {viewer ? <SignedIn viewer={viewer} path={path} /> : <SignedOut path={path} />}
      </div>
    </header>
  );
}

function SignedIn({ viewer, path }: { viewer: Viewer; path: string }) {
  return (
    <>
      <CountedIcon href="/messages" label="Pesan" icon="chat" count={viewer.unreadMessages} wide />
      <CountedIcon href="/notifications" label="Notifikasi" icon="bell" count={viewer.unreadNotifications} />
      <UserMenu key={path} viewer={viewer} path={path} />
    </>
  );
}

function SignedOut({ path }: { path: string }) {
  return (
    <>
      <div className="top-bar__account">
        <a className="btn btn--quiet" href="/login">
          Masuk
        </a>
        <a className="btn" href="/signup">
          Daftar
        </a>
      </div>
      <a className="top-bar__login phone-only" href="/login">
        Masuk
      </a>
      <details className="dropdown phone-only" key={path}>
        <summary className="icon-button" aria-label="Menu">
          <Icon name="menu" />
        </summary>
        <div className="dropdown__sheet">
          <MainLinks label="Utama, layar kecil" path={path} />
          <a className="btn btn--wide" href="/signup">
            Daftar
          </a>
          <a className="btn btn--line btn--wide" href="/login">
            Masuk
          </a>
        </div>
      </details>
    </>
  );
}

function CountedIcon({
  href,
  label,
  icon,
  count,
  wide = false,
}: {
  href: string;
  label: string;
  icon: "chat" | "bell";
  count: number;
  /** Where the tab bar has it on narrow screens. */
  wide?: boolean;
}) {
  return (
    <a
      className={wide ? "icon-button desktop-only" : "icon-button"}
      href={href}
      aria-label={count > 0 ? `${label}, ${count} belum dibaca` : label}
    >
      <Icon name={icon} />
      {count > 0 && (
        <span className="count-badge" aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </a>
  );
}
