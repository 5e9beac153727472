import type { Viewer } from "~/domain/account/person";
import { Icon } from "../kit/icon";
import { Logo } from "../kit/logo";
import { MainLinks } from "./main-links";
import { UserMenu } from "./user-menu";

/** `path` is the page's pathname: it marks the current link, and a new one closes an open menu. */
export function TopBar({ viewer, path }: { viewer: Viewer | null; path: string }) {
  return (
    <header className={path === "/" ? "bar bar-home" : "bar"}>
      <div className="wrap">
        <Logo />
        <MainLinks label="Utama" path={path} />
        <a className="ico" href="/explore" aria-label="Cari jasa">
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
      <CountedIcon href="/messages" label="Pesan" icon="chat" count={viewer.unreadMessages} />
      <CountedIcon href="/notifications" label="Notifikasi" icon="bell" count={viewer.unreadNotifications} />
      <UserMenu key={path} viewer={viewer} path={path} />
    </>
  );
}

function SignedOut({ path }: { path: string }) {
  return (
    <>
      <div className="auth">
        <a className="btn quiet" href="/login">
          Masuk
        </a>
        <a className="btn" href="/signup">
          Daftar
        </a>
      </div>
      <a className="enter phone" href="/login">
        Masuk
      </a>
      <details className="drop phone" key={path}>
        <summary className="ico" aria-label="Menu">
          <Icon name="menu" />
        </summary>
        <div className="sheet">
          <MainLinks label="Utama, layar kecil" path={path} />
          <a className="btn wide" href="/signup">
            Daftar
          </a>
          <a className="btn line wide" href="/login">
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
}: {
  href: string;
  label: string;
  icon: "chat" | "bell";
  count: number;
}) {
  return (
    <a className="ico" href={href} aria-label={count > 0 ? `${label}, ${count} belum dibaca` : label}>
      <Icon name={icon} />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </a>
  );
}
