import { Icon } from "../kit/icon";
import { Dropdown } from "./dropdown";
import { MainLinks } from "./main-links";

/** The end of the top bar for visitors: login and sign-up, and on phones the menu. */
export function VisitorLinks({ path }: { path: string }) {
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
        className="dropdown phone-only visitor-menu"
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
