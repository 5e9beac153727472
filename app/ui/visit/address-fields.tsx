import { type FieldView, typed } from "../kit/form/field";
import { SelectField } from "../kit/form/select-field";
import { TextArea } from "../kit/form/text-area";
import { TextField } from "../kit/form/text-field";
import { Icon } from "../kit/icon";

/** `places`: null where any may be named. */
export function AddressFields({
  visit,
  fields,
}: {
  visit: { places: readonly { value: string; label: string }[] | null; place: string };
  fields: Record<"street" | "block" | "landmark" | "place", FieldView>;
}) {
  const { street, block, landmark, place } = fields;
  const own = { ...place, initialValue: typed(place) ?? visit.place };
  const seen = (
    <>
      <Icon name="lock" /> Penjual melihatnya setelah Anda membayar.
    </>
  );
  return (
    <>
      <TextArea
        field={street}
        label="Alamat pengerjaan"
        hint={seen}
        low
        rows={2}
        autoComplete="street-address"
        placeholder="Nama jalan dan nomor"
      />
      <TextField field={block} label="RT/RW" hint="Contoh: RT 03/RW 05" optional short autoComplete="off" />
      <TextField
        field={landmark}
        label="Patokan"
        hint="Apa yang mudah dikenali di dekatnya."
        optional
        autoComplete="off"
      />
      {visit.places ? (
        <SelectField
          field={own}
          label="Kota atau kabupaten"
          placeholder={visit.place === "" ? "Pilih tempat" : undefined}
          options={visit.places}
        />
      ) : (
        <TextField field={own} label="Kota atau kabupaten" hint="Contoh: Kota Bandung" autoComplete="off" />
      )}
    </>
  );
}
