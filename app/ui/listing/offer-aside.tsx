import type { ReactNode } from "react";
import type { PriceList } from "~/domain/listing/view";
import { ReportLink } from "../report/link";
import { PricePanel } from "./price-panel";
import { SellerCard, type SellerProps } from "./seller-card";

type OfferAsideProps = {
  id: string;
  seller: SellerProps;
  sellerId: string;
  prices: PriceList;
  mine: boolean;
  forSale: boolean;
  askHref: string | undefined;
  /** The buttons that keep and share the offer. */
  keep: ReactNode;
};

/** Beside the offer on wide screens, below it on narrow ones. */
export function OfferAside({ id, seller, sellerId, prices, mine, forSale, askHref, keep }: OfferAsideProps) {
  return (
    <aside id="penjual">
      {forSale ? <PricePanel prices={prices}>{keep}</PricePanel> : <div className="desktop-only">{keep}</div>}
      <SellerCard seller={seller} profileHref={`/u/${sellerId}`} askHref={askHref} />
      {!mine && <ReportLink subject="listing" id={id} text="Laporkan jasa ini" />}
    </aside>
  );
}
