import { fairNote, fairTitle } from "~/copy/place/place-page";
import { formatRupiah } from "~/domain/core/money";
import type { FairPrice } from "~/domain/place/figures";
import type { PlaceSubject } from "~/domain/place/place-page";
import { Group } from "../kit/group";

export function FairPrices({ subject, fair }: { subject: PlaceSubject; fair: FairPrice }) {
  return (
    <Group id="wajar" title={fairTitle(subject)} count={fairNote(fair.orders)}>
      <dl className="receipt-rows">
        <div>
          <dt>{subject.category?.name ?? "Semua jasa"}</dt>
          <dd>
            {formatRupiah(fair.from)} – {formatRupiah(fair.to)}
          </dd>
        </div>
      </dl>
    </Group>
  );
}
