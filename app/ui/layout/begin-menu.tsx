import { MoreMenu } from "../kit/navigation/more-menu";
import { BEGINNINGS } from "./beginnings";

/** Where a page's own step takes the place of the tabs: what Akun begins stands in the page's menu, two taps away. */
export function BeginLinks() {
  return (
    <nav className="nav-links phone-only" aria-label="Mulai">
      {BEGINNINGS.map(({ to, text }) => (
        <a key={to} href={to}>
          {text}
        </a>
      ))}
    </nav>
  );
}

/** For a page that has nothing else in a menu; wide screens have it all at the side. */
export function BeginMenu() {
  return (
    <div className="phone-only">
      <MoreMenu label="Menu lainnya">
        <BeginLinks />
      </MoreMenu>
    </div>
  );
}
