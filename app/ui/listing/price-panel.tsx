import type { ReactNode } from "react";
import { FROM_PRICE, formatDays, ONE_PRICE } from "~/copy/listing/package";
import type { PriceList } from "~/domain/listing/view";
import { ButtonLink } from "../kit/button";
import { BigPrice, Price } from "../kit/money/price";
import { StickyBar } from "../kit/sticky-bar";
import { TrustNote } from "../kit/trust-note";

/** Called as what it does: on the packages themselves, Pilih Paket orders. */
const choose = <ButtonLink href="#paket">Lihat Paket</ButtonLink>;

const priceLabel = ({ packages }: PriceList) => (packages.length === 1 ? ONE_PRICE : FROM_PRICE);

export function PricePanel({ prices, children }: { prices: PriceList; children?: ReactNode }) {
  return (
    <div className="panel desktop-only">
      <p className="small soft">{priceLabel(prices)}</p>
      <BigPrice amount={prices.from} />
      <p className="actions">
        <ButtonLink wide href="#paket">
          Lihat Paket
        </ButtonLink>
      </p>
      {children}
      <TrustNote>Uang Anda dititipkan di JasaWarga dan diteruskan ke penjual setelah Anda puas.</TrustNote>
    </div>
  );
}

export function PriceStickyBar({ prices }: { prices: PriceList }) {
  return (
    <StickyBar phone action={choose}>
      <span className="tiny soft">{priceLabel(prices)}</span>
      <br />
      <Price amount={prices.from} /> <span className="tiny soft">· {formatDays(prices.days)}</span>
    </StickyBar>
  );
}
