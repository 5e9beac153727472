import { useState } from "react";
import { shortDayText } from "~/copy/visit/time";
import type { Address } from "~/domain/visit/request";
import { controlProps, FieldNotes, type FieldView, typed } from "../kit/form/field";
import { SelectField } from "../kit/form/select-field";
import { TextField } from "../kit/form/text-field";
import { useHydrated } from "../kit/hydrated";
import { Icon } from "../kit/icon";
import { MODE_CHOICES } from "./place-fields";

type Option = { value: string; label: string };

export type BriefVisitProps = {
  modes: readonly { value: keyof typeof MODE_CHOICES; label: string }[];
  /** Empty where the two agree on one later. */
  days: readonly Option[];
  slots: readonly Option[];
  /** Slots that can be had, by day. */
  free: Record<string, string[]>;
  places: readonly Option[];
  place: string;
  /** Where somebody came to the reader before. */
  known: Address | null;
};

export const BRIEF_VISIT_FIELDS = ["mode", "day", "slots", "street", "block", "landmark", "place"] as const;

type Fields = Record<(typeof BRIEF_VISIT_FIELDS)[number], FieldView>;

/** When and where in a few lines; what is known of before is a line that unfolds. */
export function BriefVisitFields({ visit, fields }: { visit: BriefVisitProps; fields: Fields }) {
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
          <TimeFields visit={visit} fields={fields} />
        </div>
        <div className="work-place__address">
          <AddressFields visit={visit} fields={fields} />
        </div>
      </div>
    </fieldset>
  );
}

/** Without script every hour can be sent of any day; the answer says what is not to be had. */
function TimeFields({ visit: { days, slots, free }, fields }: { visit: BriefVisitProps; fields: Fields }) {
  const asked = typed(fields.day) ?? days[0]?.value ?? "";
  const [day, setDay] = useState(asked);
  const hydrated = useHydrated();
  if (days.length === 0)
    return <p className="small soft">Harinya Anda sepakati dengan penjual setelah memesan.</p>;
  // One that is no longer to be had stays, beside the reason.
  const gone = days.some(({ value }) => value === asked) ? [] : [{ value: asked, label: dayLabel(asked) }];
  const had = hydrated ? free[day] : undefined;
  const [slot] = [fields.slots.initialValue].flat();
  return (
    <div className="field-pair">
      <SelectField
        field={{ ...fields.day, initialValue: asked }}
        label="Hari"
        options={[...gone, ...days]}
        onChange={(event) => setDay(event.target.value)}
      />
      <SelectField
        field={{ ...fields.slots, initialValue: slot }}
        label="Jam"
        placeholder="Pilih jam"
        options={had ? slots.filter(({ value }) => had.includes(value)) : slots}
      />
    </div>
  );
}

function dayLabel(day: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? shortDayText(day) : "Pilih hari";
}

function AddressFields({ visit, fields }: { visit: BriefVisitProps; fields: Fields }) {
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
