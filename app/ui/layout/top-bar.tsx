import type { Viewer } from "~/domain/account/person";
import { Icon } from "../kit/icon";
import { Logo } from "../kit/logo";
import { CountedIcon } from "./counted-icon";
import { MainLinks } from "./main-links";
import { UserMenu } from "./user-menu";
import { VisitorLinks } from "./visitor-links";

/**
 * `path` is the pathname. It marks the current link, and a change closes an open menu. With `menuOnly` phones show only the
 * user menu, at the end of the page's own bar.
 */
export function TopBar({
  viewer,
  path,
  menuOnly = false,
}: {
  viewer: Viewer | null;
  path: string;
  menuOnly?: boolean;
}) {
  return (
    <header
      className={["top-bar", path === "/" && "top-bar--home", menuOnly && "top-bar--menu"]
        .filter(Boolean)
        .join(" ")}
    >
      <div className="page-width">
        <Logo />
        <MainLinks label="Utama" path={path} />
        <a className="icon-button" href="/explore" aria-label="Cari jasa">
          <Icon name="search" />
        </a>
        {viewer ? <SignedIn viewer={viewer} path={path} /> : <VisitorLinks path={path} />}
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
