import { SUPPORT_EMAIL } from "~/copy/core/contact";
import { listingStatusLabel } from "~/copy/listing/labels";
import type { ListingKind } from "~/domain/listing/listing";
import { Callout } from "../../kit/callout";
import { ChoiceGroup } from "../../kit/form/choice-group";
import type { FieldView } from "../../kit/form/field";

const hints: Record<ListingKind, string> = {
  offer: "Tidak aktif: tersembunyi.",
  wanted: "Ditutup: tersembunyi.",
};

/** `hidden`: why an operator hid the listing, which its owner cannot undo. */
export function ListingStatusField({
  kind,
  field,
  hidden,
}: {
  kind: ListingKind;
  field: FieldView;
  hidden: string | null;
}) {
  if (hidden !== null) {
    return (
      <>
        <input type="hidden" name={field.name} value="inactive" />
        <Callout icon="lock" warm>
          <b>Disembunyikan oleh JasaWarga.</b> Alasannya: {hidden} Anda dapat memperbaiki isinya; setelah itu
          tulis ke <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a> agar kami memeriksanya lagi.
          Pesanan yang sudah ada tetap berjalan.
        </Callout>
      </>
    );
  }
  return (
    <ChoiceGroup
      field={field}
      label="Status"
      hint={hints[kind]}
      row
      options={(["active", "inactive"] as const).map((status) => ({
        value: status,
        label: listingStatusLabel(kind, status),
      }))}
    />
  );
}
