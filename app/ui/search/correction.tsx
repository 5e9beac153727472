import { Icon } from "../kit/icon";

/** The whole search as it was read, and already searched for; the link searches for what was typed. */
export function Correction({ from, to, href }: { from: string; to: string; href: string }) {
  return (
    <p className="callout callout--warm" role="status">
      <Icon name="search" />
      <span>
        Mungkin maksud Anda <b>{to}</b>. Ini hasilnya. <a href={href}>Cari “{from}” saja</a>
      </span>
    </p>
  );
}
