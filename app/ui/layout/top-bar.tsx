import type { Viewer } from "~/domain/account/person";
import { Icon } from "../kit/icon";
import { Logo } from "../kit/logo";
import { CountedIcon } from "./counted-icon";
import { Dropdown } from "./dropdown";
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
    <header
      className={["top-bar", path === "/" && "top-bar--home", wide && "desktop-only"]
        .filter(Boolean)
        .join(" ")}
    >
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
      <CountedIcon
        href="/messages"
        label="Pesan"
        icon="chat"
        count={viewer.unreadMessages}
        on="desktop-only"
      />
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
      <Dropdown
        key={path}
        phoneOnly
        summary={
          <summary className="icon-button" aria-label="Menu">
            <Icon name="menu" />
          </summary>
        }
      >
        <MainLinks label="Utama, layar kecil" path={path} />
        <a className="btn btn--wide" href="/signup">
          Daftar
        </a>
        <a className="btn btn--line btn--wide" href="/login">
          Masuk
        </a>
      </Dropdown>
    </>
  );
}
