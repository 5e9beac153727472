import { formatDate } from "~/domain/core/dates";
import { Badge } from "../kit/badge";
import { ButtonLink } from "../kit/button";
import { Icon } from "../kit/icon";
import { Breadcrumbs } from "../kit/navigation/breadcrumbs";
import type { Picture } from "../kit/picture";
import { Section } from "../kit/section";
import { Bdi } from "../kit/text/bdi";
import { Gallery, type Held } from "./gallery";

type WantedFacts = {
  title: string;
  category: string;
  location: string;
  /** integer rupiah */
  price: number;
  /** UTC ms */
  deadline: number | null;
  /** UTC ms */
  createdAt: number;
};

export function deadlineText(deadline: number | null): string {
  return deadline === null ? "Dibicarakan" : formatDate(deadline);
}

export function WantedTrail({ title }: { title: string }) {
  return (
    <Breadcrumbs
      trail={[{ text: "Beranda", href: "/" }, { text: "Jasa Dicari", href: "/wanted" }, { text: title }]}
    />
  );
}

export function WantedHeader({
  wanted,
  pictures,
  held,
}: {
  wanted: WantedFacts;
  pictures: readonly Picture[];
  /** Held back to save data. */
  held: Held | null;
}) {
  return (
    <>
      <div className="listing-title">
        <p>
          <Badge look="on">{wanted.category}</Badge>{" "}
          <span className="small soft">Diposting {formatDate(wanted.createdAt)}</span>
        </p>
        <h1 className="my-2">
          <Bdi>{wanted.title}</Bdi>
        </h1>
        <p className="fact-list">
          <span>
            <Icon name="pin" /> {wanted.location}
          </span>
          <span>
            <Icon name="clock" /> Deadline: {deadlineText(wanted.deadline)}
          </span>
          <span>Durasi Pengerjaan: Dibicarakan</span>
        </p>
      </div>
      {pictures.length > 0 && (
        <Section id="foto" title="Foto Referensi">
          {held ? (
            <ButtonLink look="line" href={held.href}>
              {held.show} ({held.kilobytes} KB)
            </ButtonLink>
          ) : (
            <Gallery pictures={pictures} category={wanted.category} label="Foto referensi" />
          )}
        </Section>
      )}
    </>
  );
}
