import { Icon } from "../kit/icon";
import { Bdi } from "../kit/text/bdi";

/** The search as it was read, already carried out; the link searches for what was typed. */
export function Correction({
  from,
  to,
  href,
  found,
}: {
  from: string;
  to: string;
  href: string;
  /** Whether the corrected search found anything. */
  found: boolean;
}) {
  return (
    <p className="callout callout--warm" role="status">
      <Icon name="search" />
      <span>
        Mungkin maksud Anda <b>{to}</b>. {found && "Ini hasilnya. "}
        <a href={href}>
          Cari “<Bdi>{from}</Bdi>” saja
        </a>
      </span>
    </p>
  );
}

/** Another reading of what was typed, which the page did not search for. */
export function OfferedReading({ to, href }: { to: string; href: string }) {
  return (
    <p className="callout">
      <Icon name="search" />
      <span>
        Mungkin maksud Anda <a href={href}>{to}</a>?
      </span>
    </p>
  );
}
