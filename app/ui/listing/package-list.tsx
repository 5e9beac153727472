import { packageLines } from "~/copy/listing/package";
import { packageId } from "~/domain/listing/package";
import type { PackageView } from "~/domain/listing/view";
import { ButtonLink } from "../kit/button";
import { Section } from "../kit/section";
import { PackageCard } from "./package-card";

export function PackageList({
  listingId,
  packages,
  forSale,
}: {
  listingId: string;
  packages: readonly PackageView[];
  forSale: boolean;
}) {
  return (
    <Section id="paket" title="Pilihan Paket">
      <ul className="packages">
        {packages.map((pkg, index) => (
          <PackageCard
            key={packageId(index)}
            {...pkg}
            includes={packageLines(pkg)}
            position={index}
            alone={packages.length === 1}
            orderHref={forSale ? `/order/${listingId}?package=${packageId(index)}` : null}
          />
        ))}
      </ul>
      {forSale && (
        <p className="custom-request">
          <span>
            <b>Kebutuhan Anda berbeda?</b>
            <br />
            <span className="small soft">Ceritakan dulu, penjual mengirim harga, Anda bebas menolak.</span>
          </span>
          <ButtonLink look="line" href={`/order/${listingId}?custom=true`}>
            Buat Permintaan Kustom
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}
