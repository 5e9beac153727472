import { formatDays, packageBlurb } from "~/copy/listing/package";
import { isolated } from "~/domain/core/bidi";
import { ButtonLink } from "../kit/button";
import { Icon } from "../kit/icon";
import { Price } from "../kit/money/price";
import { Bdi } from "../kit/text/bdi";

type PackageCardProps = {
  name: string;
  /** integer rupiah */
  price: number;
  days: { min: number; max: number };
  includes: readonly string[];
  standard: boolean;
  /** The only one that is sold. */
  alone: boolean;
  /** Counts from 0. */
  position: number;
  /** Null where one cannot order. */
  orderHref: string | null;
};

/** Only the standard package has the primary button. */
export function PackageCard(pkg: PackageCardProps) {
  return (
    <li className={pkg.standard ? "package--best" : undefined}>
      <div className="package__head">
        <h3>
          <Bdi>{pkg.name}</Bdi>
        </h3>
        <Price amount={pkg.price} />
      </div>
      <p className="small soft">{packageBlurb(pkg.position, pkg.name, pkg.alone)}</p>
      <p className="small">
        <Icon name="clock" /> Selesai dalam <b>{formatDays(pkg.days)}</b>
      </p>
      <p className="package__label">Termasuk:</p>
      <ul className="check-list">
        {pkg.includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {pkg.orderHref && (
        <ButtonLink
          look={pkg.standard ? "primary" : "line"}
          href={pkg.orderHref}
          aria-label={`Pilih Paket: ${isolated(pkg.name)}`}
        >
          Pilih Paket
        </ButtonLink>
      )}
    </li>
  );
}
