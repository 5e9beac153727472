import type { ReactNode } from "react";
import type { TextNotice } from "~/accounts/login-text";
import { displayName, type Viewer } from "~/accounts/person";
import { CATEGORY_GROUP_FOOTER_LABELS } from "~/listings/category-text";
import { SAVED_HREF, SAVED_NAME } from "~/listings/text";
import { cappedTurns, YOUR_TURNS } from "~/orders/label-text";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";
import { Avatar, Bdi, Callout, Icon, type IconName, Logo } from "./kit";
import { usePage } from "./page-context";
import { CountedIcon, CREATE_LINKS, LogoutForm } from "./title-bar";
import { Toast, type ToastProps } from "./toast";

/**
 * Shows a menu. It closes when the screen becomes wide or narrow: by CSS without JavaScript, otherwise by
 * `AfterHydration`.
 */
function Dropdown({
  summary,
  className = "closes-on-resize dropdown",
  children,
}: {
  summary: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <details className={className}>
      {summary}
      <div className="dropdown__sheet">{children}</div>
    </details>
  );
}

// We have no accounts there yet. Each link opens the page that will list them.
const social = [
  { href: "/community#facebook", text: "Facebook" },
  { href: "/community#instagram", text: "Instagram" },
  { href: "/community#x-twitter", text: "X (Twitter)" },
  { href: "/community#linkedin", text: "LinkedIn" },
] as const;

const support = [
  { href: "/help-center", text: "Pusat Bantuan" },
  { href: "/safety", text: "Keamanan" },
  { href: "/community", text: "Komunitas" },
  { href: "/faq", text: "Pertanyaan Umum" },
] as const;

const legal = [
  { href: "/privacy", text: "Kebijakan Privasi" },
  { href: "/terms", text: "Syarat dan Ketentuan" },
  { href: "/cookies", text: "Kuki" },
  { href: "/accessibility", text: "Aksesibilitas" },
] as const;

export function Footer({
  year,
  flush = false,
  dataSaver = null,
}: {
  year: number;
  flush?: boolean;
  /** True if the data saver is on. Null if it has no effect on this page. */
  dataSaver?: boolean | null;
}) {
  const { DataSaver } = usePage();
  return (
    <footer className={flush ? "site-footer mt-0 border-0" : "site-footer"}>
      <div className="page-width">
        <div className="site-footer__columns">
          <div>
            <Logo />
            <p className="text-ink-soft">Platform tepercaya untuk jasa dan pekerjaan lokal</p>
            <p className="site-footer__social">
              {social.map(({ href, text }) => (
                <a key={href} href={href}>
                  {text}
                </a>
              ))}
            </p>
          </div>
          <Column
            title="Categories"
            lang="en"
            links={Object.entries(CATEGORY_GROUP_FOOTER_LABELS).map(([slug, text]) => ({
              href: `/category/${slug}`,
              text,
            }))}
          />
          <Column title="Support" links={support} />
          <Column title="Legal" links={legal} />
        </div>
        {/* The law requires the complaint contact on every page. */}
        <div className="site-footer__law">
          <p>
            <a href="/help-center#pengaduan-konsumen">Pengaduan konsumen</a> · {SUPPORT_EMAIL}
          </p>
          {dataSaver !== null && DataSaver && <DataSaver.Switch on={dataSaver} />}
          <p>© {year} JasaWarga</p>
        </div>
      </div>
    </footer>
  );
}

function Column({
  title,
  links,
  lang,
}: {
  title: string;
  links: readonly { href: string; text: string }[];
  /** The titles are always English. */
  lang?: "en";
}) {
  return (
    <div lang={lang}>
      <h2 lang="en">{title}</h2>
      <details className="disclosure">
        <summary lang="en">{title}</summary>
        <ul>
          {links.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

const links = [
  { href: "/help-center", text: "Bantuan" },
  { href: "/help-center#pengaduan-konsumen", text: "Pengaduan konsumen" },
  { href: "/terms", text: "Syarat" },
  { href: "/privacy", text: "Privasi" },
] as const;

/** Shows the last line of the footer. On phones the page Akun has these links instead. */
function Footline({ year }: { year: number }) {
  return (
    <footer className="footline max-lg:hidden">
      <div className="page-width">
        <span>© {year} JasaWarga</span>
        {links.map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
      </div>
    </footer>
  );
}

const mainLinks = [
  { href: "/", text: "Beranda" },
  { href: "/explore", text: "Jelajahi" },
  { href: "/categories", text: "Kategori" },
  { href: "/about", text: "Tentang Kami" },
] as const;

function MainLinks({ label, path, phoneOnly = false }: { label: string; path: string; phoneOnly?: boolean }) {
  return (
    <nav className={phoneOnly ? "nav-links lg:hidden" : "nav-links"} aria-label={label}>
      {mainLinks.map(({ href, text }) => (
        <a key={href} href={href} aria-current={href === path ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}

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

export function TabBar({ viewer, path }: { viewer: Viewer; path: string }) {
  const turns = viewer.waitingOrders ?? 0;
  const unread = viewer.unreadMessages;
  const counts: Record<string, { number: number; shown: string; of: string }> = {
    "/dashboard/orders": { number: turns, shown: cappedTurns(turns), of: YOUR_TURNS },
    "/messages": { number: unread, shown: unread > 99 ? "99+" : String(unread), of: "belum dibaca" },
  };
  return (
    <nav className="tab-bar print:hidden" aria-label="Pintasan">
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

const OWN = [
  { href: "/profile", text: "Profil" },
  { href: "/dashboard", text: "Dashboard" },
  { href: "/dashboard/balance", text: "Saldo" },
  { href: SAVED_HREF, text: SAVED_NAME },
  { href: "/profile/edit", text: "Pengaturan" },
] as const;
const OPERATOR = { href: "/operator", text: "Operator" };

function UserMenu({ viewer, path }: { viewer: Viewer; path: string }) {
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
          <span className="text-sm text-ink-soft">{viewer.email}</span>
        </span>
      </p>
      <nav aria-label="Mulai">
        {CREATE_LINKS.map(({ to, text }) => (
          <a key={to} className="btn btn--line block w-full" href={to}>
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
      <LogoutForm className="btn btn--line block w-full" />
    </Dropdown>
  );
}

function VisitorLinks({ path }: { path: string }) {
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
      <a className="px-2 py-2.5 font-bold no-underline lg:hidden" href="/login">
        Masuk
      </a>
      <Dropdown
        key={path}
        className="closes-on-resize dropdown lg:hidden visitor-menu"
        summary={
          <summary className="icon-button" aria-label="Menu">
            <Icon name="menu" />
          </summary>
        }
      >
        <MainLinks label="Utama, layar kecil" path={path} />
        <a className="btn block w-full" href="/signup">
          Daftar
        </a>
        <a className="btn btn--line block w-full" href="/login">
          Masuk
        </a>
      </Dropdown>
    </>
  );
}

export function TopBar({ viewer, path }: { viewer: Viewer | null; path: string }) {
  return (
    <header className={path === "/" ? "top-bar border-transparent" : "top-bar"}>
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
      <CountedIcon href="/messages" label="Pesan" icon="chat" count={viewer.unreadMessages} on="max-lg:hidden" />
      <CountedIcon href="/notifications" label="Notifikasi" icon="bell" count={viewer.unreadNotifications} />
      <UserMenu key={path} viewer={viewer} path={path} />
    </>
  );
}

/**
 * Renders the frame of a page. It must contain a `Main`, an `AuthLayout` or a `Dashboard`, which have the skip link's
 * target.
 */
export function PageShell({
  viewer,
  path,
  year,
  toast = null,
  toastKey,
  notices = [],
  dataSaver = null,
  work = false,
  titleBar = false,
  tabBar = true,
  fills = false,
  children,
}: {
  viewer: Viewer | null;
  path: string;
  year: number;
  toast?: ToastProps | null;
  toastKey?: number | undefined;
  notices?: readonly TextNotice[];
  /** Null on apps. They are streamed, so their size is unknown when they are sent. */
  dataSaver?: boolean | null;
  work?: boolean;
  titleBar?: boolean;
  tabBar?: boolean;
  fills?: boolean;
  children: ReactNode;
}) {
  const { DataSaver } = usePage();
  return (
    <>
      <a className="btn skip-link" href="#isi">
        Langsung ke isi
      </a>
      <div className={titleBar || fills ? "top-bar--menu" : undefined}>
        <TopBar viewer={viewer} path={path} />
        {toast && (
          <div
            key={toastKey}
            className={
              toast.kind === "success" ? "page-width toast-area--passing pb-4 print:hidden" : "page-width pb-4"
            }
          >
            <Toast {...toast} />
          </div>
        )}
        {notices.map(({ href, name, from }) => (
          <div key={href} className="page-width mb-3">
            <Callout icon="file" small>
              <a href={href}>{name}</a> berubah mulai {from}.
            </Callout>
          </div>
        ))}
      </div>
      {dataSaver && DataSaver && <DataSaver.Note />}
      {children}
      {fills ? null : work ? (
        <Footline year={year} />
      ) : (
        <Footer year={year} flush={path === "/"} dataSaver={dataSaver} />
      )}
      {/* The frame of operators' pages has a bar of its own. */}
      {viewer && tabBar && !(viewer.operator && path.startsWith("/operator")) && <TabBar viewer={viewer} path={path} />}
    </>
  );
}

export function Main({ full = false, children }: { full?: boolean; children: ReactNode }) {
  return (
    <main id="isi" className={full ? undefined : "page-width"}>
      {children}
    </main>
  );
}
