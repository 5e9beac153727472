import { responseTime } from "~/copy/account/seller-statistics";
import { onTimeShare, type SellerStatistics, sellerRating } from "~/domain/account/seller-statistics";
import { formatMonth } from "~/domain/core/dates";
import { Avatar } from "../kit/avatar";
import { ButtonLink } from "../kit/button";
import { type ReceiptRow, ReceiptRows } from "../kit/money/receipt";
import { Panel } from "../kit/panel";
import { Bdi } from "../kit/text/bdi";
import { Average } from "../review/rating";

export type SellerProps = SellerStatistics & {
  name: string;
  pictureUrl: string | null;
  bio: string;
  /** UTC ms */
  since: number;
};

export function SellerCard({
  seller,
  profileHref,
  askHref,
}: {
  seller: SellerProps;
  profileHref: string;
  askHref?: string | undefined;
}) {
  return (
    <Panel id="penjual" title="Tentang Penjual">
      <div className="person-row">
        <Avatar name={seller.name} pictureUrl={seller.pictureUrl} size="xl" />
        <div>
          <b>
            <Bdi>{seller.name}</Bdi>
          </b>
          <br />
          <SellerRating seller={seller} whose=" untuk penjual" />
        </div>
      </div>
      <div className="my-3">
        <ReceiptRows rows={sellerFacts(seller)} />
      </div>
      {seller.bio && <p className="small soft">{seller.bio}</p>}
      {askHref && (
        <p className="mt-3">
          <ButtonLink look="line" href={askHref} wide>
            Tanya Penjual
          </ButtonLink>
        </p>
      )}
      <p className="mt-3">
        <ButtonLink look="line" href={profileHref} wide>
          Lihat Profil Lengkap
        </ButtonLink>
      </p>
    </Panel>
  );
}

/** `whose`: beside the reviews of one service. */
export function SellerRating({ seller, whose = "" }: { seller: SellerProps; whose?: string }) {
  if (seller.ratingCount === 0) return <span className="small rating">Belum ada ulasan</span>;
  return (
    <span className="small rating">
      <Average rating={sellerRating(seller)} />{" "}
      <span className="soft">
        ({seller.ratingCount} ulasan{whose})
      </span>
    </span>
  );
}

function sellerFacts(seller: SellerProps): ReceiptRow[] {
  const completed = seller.completedCount > 0 ? `${seller.completedCount}` : null;
  return [
    { label: "Waktu respons", value: responseTime(seller.responseMinutes) ?? "belum cukup data" },
    { label: "Tepat waktu", value: onTimeShare(seller) },
    { label: "Pesanan selesai", value: completed },
    { label: "Bergabung sejak", value: formatMonth(seller.since) },
  ].filter(({ value }) => value !== null);
}

export function SellerLine({ seller }: { seller: SellerProps }) {
  const answer = responseTime(seller.responseMinutes);
  const known = [
    answer && `Membalas ${answer}`,
    seller.completedCount > 0 && `${seller.completedCount} selesai`,
  ].filter(Boolean);
  return (
    <a className="person-row phone-only" href="#penjual">
      <Avatar name={seller.name} pictureUrl={seller.pictureUrl} />
      <span className="row-text">
        <b>
          <Bdi>{seller.name}</Bdi>
        </b>
        <br />
        <span className="small soft">
          {known.length > 0 ? known.join(" · ") : `Bergabung sejak ${formatMonth(seller.since)}`}
        </span>
      </span>
    </a>
  );
}
