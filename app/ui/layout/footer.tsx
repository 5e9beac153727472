import { SUPPORT_EMAIL } from "~/copy/core/contact";
import { CATEGORY_GROUP_FOOTER_LABELS } from "~/copy/listing/category-groups";
import { CATEGORY_GROUPS } from "~/domain/listing/category";
import { Logo } from "../kit/logo";

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

/** `flush` joins it to a green section that ends the page. */
export function Footer({ year, flush = false }: { year: number; flush?: boolean }) {
  return (
    <footer className={flush ? "footer footer--flush" : "footer"}>
      <div className="page-width">
        <div className="footer__columns">
          <div>
            <Logo />
            <p className="soft">Platform tepercaya untuk jasa dan pekerjaan lokal</p>
            <p className="footer__social">
              {social.map(({ href, text }) => (
                <a key={href} href={href}>
                  {text}
                </a>
              ))}
            </p>
          </div>
          <div lang="en">
            <h2>Categories</h2>
            <ul>
              {CATEGORY_GROUPS.map(({ slug }) => (
                <li key={slug}>
                  <a href={`/category/${slug}`}>{CATEGORY_GROUP_FOOTER_LABELS[slug]}</a>
                </li>
              ))}
            </ul>
          </div>
          <Column title="Support" links={support} />
          <Column title="Legal" links={legal} />
        </div>
        {/* By law the way to complain stands on every page. */}
        <p className="soft">
          <a href="/help-center#pengaduan-konsumen">Pengaduan konsumen</a> · {SUPPORT_EMAIL}
        </p>
        <p className="soft">© {year} JasaWarga</p>
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly { href: string; text: string }[] }) {
  return (
    <div>
      <h2 lang="en">{title}</h2>
      <ul>
        {links.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
