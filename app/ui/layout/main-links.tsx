const links = [
  { href: "/", text: "Beranda" },
  { href: "/explore", text: "Jelajahi" },
  { href: "/categories", text: "Kategori" },
  { href: "/about", text: "Tentang Kami" },
] as const;

export function MainLinks({
  label,
  path,
  phoneOnly = false,
}: {
  label: string;
  path: string;
  phoneOnly?: boolean;
}) {
  return (
    <nav className={phoneOnly ? "nav-links phone-only" : "nav-links"} aria-label={label}>
      {links.map(({ href, text }) => (
        <a key={href} href={href} aria-current={href === path ? "page" : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
