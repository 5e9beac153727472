const links = [
  { href: "/help-center", text: "Bantuan" },
  { href: "/help-center#pengaduan-konsumen", text: "Pengaduan konsumen" },
  { href: "/terms", text: "Syarat" },
  { href: "/privacy", text: "Privasi" },
] as const;

/** The footer of pages one works in: one line on wide screens; phones have its links under Akun. */
export function Footline({ year }: { year: number }) {
  return (
    <footer className="footline desktop-only">
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
