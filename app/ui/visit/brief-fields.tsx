import { useState } from "react";
import { type Address, OTHER_DAY } from "~/domain/visit/request";
import { controlProps, FieldNotes, typed } from "../kit/form/field";
import { SelectField } from "../kit/form/select-field";
import { TextField } from "../kit/form/text-field";
import { Icon } from "../kit/icon";
import { useFreeSlots } from "./free-slots";
import { chosenAtFirst, OtherDayField, type TimeFormProps } from "./other-day";
import { MODE_CHOICES, type VisitFieldViews } from "./place-fields";

type Option = { value: string; label: string };

export type BriefVisitProps = {
  modes: readonly { value: keyof typeof MODE_CHOICES; label: string }[];
  /** Null where the two agree on one later. */
  time: TimeFormProps | null;
  places: readonly Option[];
  place: string;
  /** Where somebody came to the reader before. */
  known: Address | null;
};

/** When and where in a few lines; what is known of before is a line that unfolds. */
export function BriefVisitFields({ visit, fields }: { visit: BriefVisitProps; fields: VisitFieldViews }) {
  const { mode } = fields;
  const chosen = typed(mode) ?? visit.modes[0]?.value;
  return (
    <fieldset className={mode.errors?.length ? "has-error" : undefined}>
      <legend className="sr-only">Di mana dikerjakan?</legend>
      <FieldNotes field={mode} />
      <div className="work-place--brief">
        {visit.modes.flatMap(({ value, label }, index) => {
          const id = index === 0 ? mode.id : `${mode.id}-${value}`;
          return [
            <input
              key={value}
              {...controlProps(mode)}
              className={MODE_CHOICES[value]}
              type="radio"
              id={id}
              value={value}
              defaultChecked={value === chosen}
            />,
            <label key={`${value} label`} htmlFor={id}>
              {label}
            </label>,
          ];
        })}
        <div className="work-place__when">
          <TimeFields time={visit.time} fields={fields} />
        </div>
        <div className="work-place__address">
          <AddressFields visit={visit} fields={fields} />
        </div>
      </div>
    </fieldset>
  );
}

/** Without script every hour can be sent of any day; the answer says what is not to be had. */
function TimeFields({ time, fields }: { time: TimeFormProps | null; fields: VisitFieldViews }) {
  const asked = time && chosenAtFirst(time, fields);
  const [day, setDay] = useState(asked?.day ?? "");
  const had = useFreeSlots(time, day);
  if (time === null)
    return <p className="small soft">Harinya Anda sepakati dengan penjual setelah memesan.</p>;
  const days = time.days.map(({ value, weekday, date }) => ({ value, label: `${weekday}, ${date}` }));
  const slots = time.slots.filter(({ value }) => had === undefined || had.includes(value));
  const [slot] = [fields.slots.initialValue].flat();
  return (
    <>
      <div className="field-pair">
        <SelectField
          field={{ ...fields.day, initialValue: asked?.day }}
          label="Hari"
          options={[...days, { value: OTHER_DAY, label: "Hari lain" }]}
          onChange={(event) => setDay(event.target.value)}
        />
        <SelectField
          field={{ ...fields.slots, initialValue: slot }}
          label="Jam"
          placeholder="Pilih jam"
          options={slots.map(({ value, text }) => ({ value: String(value), label: `${text} ${time.zone}` }))}
        />
      </div>
      <div className="work-place__other-day">
        <OtherDayField field={{ ...fields.otherDay, initialValue: asked?.otherDay }} time={time} />
        <p className="field__hint work-place__not-hidden">Dipakai bila di atas “Hari lain” yang dipilih.</p>
      </div>
    </>
  );
}

function AddressFields({ visit, fields }: { visit: BriefVisitProps; fields: VisitFieldViews }) {
  const { street, block, landmark, place } = fields;
  const [shown, setShown] = useState(typed(street) ?? "");
  const [only] = visit.places;
  const single = visit.places.length === 1 && only;
  const inputs = (
    <>
      <TextField
        field={street}
        label="Alamat"
        autoComplete="address-line1"
        placeholder={single ? `Jalan dan nomor, ${only.label}` : "Jalan dan nomor"}
        onChange={(event) => setShown(event.target.value)}
      />
      {single ? (
        <input type="hidden" name={place.name} value={only.value} />
      ) : (
        <SelectField
          field={{ ...place, initialValue: typed(place) ?? visit.place }}
          label="Kota atau kabupaten"
          placeholder={visit.place === "" ? "Pilih tempat" : undefined}
          options={visit.places}
        />
      )}
      <div className="field-pair">
        <TextField field={block} label="RT/RW" placeholder="Opsional" autoComplete="off" />
        <TextField field={landmark} label="Patokan" placeholder="Opsional" autoComplete="off" />
      </div>
    </>
  );
  if (visit.known === null) return inputs;
  const bad = [street, block, landmark, place].some(({ errors }) => errors?.length);
  return (
    <details open={bad}>
      <summary className="visit-line">
        <Icon name="pin" />
        <span>{shown}</span>
        <b className="text-action">
          Ubah<span className="sr-only"> alamat</span>
        </b>
      </summary>
      {inputs}
    </details>
  );
}
