import { sellerRating } from "~/domain/account/seller-statistics";
import { formatMonth } from "~/domain/core/dates";
import { ratingText } from "~/domain/review/review";
import { Avatar } from "../kit/avatar";
import { ButtonLink } from "../kit/button";
import { ReceiptRows } from "../kit/money/receipt";
import { Panel } from "../kit/panel";
import { Bdi } from "../kit/text/bdi";

type BuyerCardProps = {
  name: string;
  pictureUrl: string | null;
  ratingSum: number;
  ratingCount: number;
  /** UTC ms */
  since: number;
};

/** `posted` and `lastActive` in words. */
export function BuyerCard({
  client,
  profileHref,
  posted,
  lastActive,
  askHref,
}: {
  client: BuyerCardProps;
  profileHref: string;
  posted: string;
  lastActive: string;
  askHref?: string | undefined;
}) {
  return (
    <Panel id="klien" title="Tentang Klien">
      <div className="person-row">
        <Avatar name={client.name} pictureUrl={client.pictureUrl} />
        <div>
          <b>
            <Bdi>{client.name}</Bdi>
          </b>
          <br />
          <span className="small soft">
            {client.ratingCount > 0 ? `Rating ${ratingText(sellerRating(client))} / 5` : "Belum ada ulasan"}
          </span>
        </div>
      </div>
      <div className="mt-3">
        <ReceiptRows
          rows={[
            { label: "Member sejak", value: formatMonth(client.since) },
            { label: "Jasa yang Diposting", value: posted },
            { label: "Terakhir Aktif", value: lastActive },
          ]}
        />
      </div>
      {askHref && (
        <p className="mt-3">
          <ButtonLink look="line" href={askHref} wide>
            Tanya Klien
          </ButtonLink>
        </p>
      )}
      <p className="mt-3">
        <ButtonLink look="line" href={profileHref} wide>
          Lihat Profil
        </ButtonLink>
      </p>
    </Panel>
  );
}
