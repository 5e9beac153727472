import { Icon } from "../kit/icon";

export function CountedIcon({
  href,
  label,
  icon,
  count,
  on,
}: {
  href: string;
  label: string;
  icon: "chat" | "bell";
  count: number;
  /** Where it stands, if not on every screen: narrow ones have messages in the tab bar. */
  on?: "phone-only" | "desktop-only";
}) {
  return (
    <a
      className={on ? `icon-button ${on}` : "icon-button"}
      href={href}
      aria-label={count > 0 ? `${label}, ${count} belum dibaca` : label}
    >
      <Icon name={icon} />
      {count > 0 && (
        <span className="count-badge" aria-hidden="true">
          {count > 99 ? "99+" : count}
        </span>
      )}
    </a>
  );
}
