import { type ListingKind, listingStatusLabel } from "~/domain/listing";
import type { FieldView } from "./field";
import { RadioGroup } from "./radio-group";

const hints: Record<ListingKind, string> = {
  offer: "Jasa yang tidak aktif hanya Anda yang melihatnya. Pesanan yang sudah ada tetap berjalan.",
  wanted: "Permintaan yang ditutup hanya Anda yang melihatnya. Pesanan yang sudah ada tetap berjalan.",
};

/** Whether a listing can be found. */
export function ListingStatusField({ kind, field }: { kind: ListingKind; field: FieldView }) {
  return (
    <RadioGroup
      field={field}
      label="Status"
      hint={hints[kind]}
      options={(["active", "inactive"] as const).map((status) => ({
        value: status,
        label: listingStatusLabel(kind, status),
      }))}
    />
  );
}
