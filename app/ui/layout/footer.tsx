import { SUPPORT_EMAIL } from "~/copy/core/contact";
import { CATEGORY_GROUP_FOOTER_LABELS } from "~/copy/listing/category-groups";
import { Logo } from "../kit/logo";
import { usePage } from "./page-context";

// We have no accounts there yet: each links to the page that will list them.
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

/** Folded on a phone, columns on a desk. `flush` joins it to a green section that ends the page. */
export function Footer({
  year,
  flush = false,
  dataSaver = null,
}: {
  year: number;
  flush?: boolean;
  /** Whether few bytes are asked for; null where that changes nothing. */
  dataSaver?: boolean | null;
}) {
  const { DataSaver } = usePage();
  return (
    <footer className={flush ? "site-footer site-footer--flush" : "site-footer"}>
      <div className="page-width">
        <div className="site-footer__columns">
          <div>
            <Logo />
            <p className="soft">Platform tepercaya untuk jasa dan pekerjaan lokal</p>
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
        {/* By law the way to complain stands on every page. */}
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
  /** Of the links; the titles are English anyway. */
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
