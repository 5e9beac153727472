import { SAVED_HREF, SAVED_NAME } from "~/copy/listing/saved";
import { displayName, type Viewer } from "~/domain/account/person";
import { Avatar } from "../kit/avatar";
import { Bdi } from "../kit/text/bdi";
import { BEGINNINGS } from "./beginnings";
import { Dropdown } from "./dropdown";
import { LogoutForm } from "./logout-form";
import { MainLinks } from "./main-links";

const OWN = [
  { href: "/profile", text: "Profil" },
  { href: "/dashboard", text: "Dashboard" },
  { href: "/dashboard/balance", text: "Saldo" },
  { href: SAVED_HREF, text: SAVED_NAME },
  { href: "/profile/edit", text: "Pengaturan" },
] as const;
const OPERATOR = { href: "/operator", text: "Operator" };

export function UserMenu({ viewer, path }: { viewer: Viewer; path: string }) {
  const name = displayName(viewer.name);
  return (
    <Dropdown
      summary={
        <summary className="user-menu">
          <Avatar name={name} pictureUrl={viewer.pictureUrl} />
          <span className="sr-only">Menu pengguna</span>
        </summary>
      }
    >
      <p className="person-row">
        <Avatar name={name} pictureUrl={viewer.pictureUrl} />
        <span className="row-text">
          <b>
            <Bdi>{name}</Bdi>
          </b>
          <br />
          <span className="small soft">{viewer.email}</span>
        </span>
      </p>
      <nav aria-label="Mulai">
        {BEGINNINGS.map(({ to, text }) => (
          <a key={to} className="btn btn--line btn--wide" href={to}>
            {text}
          </a>
        ))}
      </nav>
      <nav className="nav-links" aria-label="Akun">
        {[...OWN, ...(viewer.operator ? [OPERATOR] : [])].map(({ href, text }) => (
          <a key={href} href={href} aria-current={href === path ? "page" : undefined}>
            {text}
          </a>
        ))}
      </nav>
      <MainLinks label="Utama, layar kecil" path={path} phoneOnly />
      <LogoutForm className="btn btn--line btn--wide" />
    </Dropdown>
  );
}
