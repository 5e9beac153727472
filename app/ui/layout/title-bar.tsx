import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Viewer } from "~/domain/account/person";
import { Logo } from "../kit/logo";
import { Bdi } from "../kit/text/bdi";
import { CountedIcon } from "./counted-icon";

/**
 * The top of a page one works in; on phones it stands in place of the site's bar. A page among the five tabs has its
 * `title`, what is done there first as `children`, and the bell; without a title, the logo.
 */
export function TitleBar({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <div className={title === undefined ? "title-bar phone-only" : "title-bar"}>
      {title === undefined ? (
        <Logo />
      ) : (
        <h1>
          <Bdi>{title}</Bdi>
        </h1>
      )}
      {children}
      <Bell />
    </div>
  );
}

function Bell() {
  const viewer = useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer;
  if (!viewer) return null;
  const { unreadNotifications } = viewer;
  return (
    <CountedIcon
      href="/notifications"
      label="Notifikasi"
      icon="bell"
      count={unreadNotifications}
      on="phone-only"
    />
  );
}
