import { useState } from "react";
import { OTHER_DAY } from "~/domain/visit/request";
import { controlProps, Field, FieldNotes, type FieldView, typed } from "../kit/form/field";
import { useHydrated } from "../kit/hydrated";

export type TimeFormProps = {
  days: readonly { value: string; weekday: string; date: string; full: boolean }[];
  slots: readonly { value: number; text: string }[];
  free: Record<string, number[]>;
  otherFrom: string;
  otherUntil: string;
  /** The day that was named before. */
  standing: string | null;
  zone: string | null;
};

export type TimeFields = Record<"day" | "otherDay" | "slots", FieldView>;

/** Day and hour as tiles. Without script every hour of any day can be sent; the answer says what is not to be had. */
export function VisitTimeFields({
  time,
  fields,
  label,
  hint,
}: {
  time: TimeFormProps;
  fields: TimeFields;
  label: string;
  hint: string;
}) {
  const [day, setDay] = useState(dayChosen(time, fields.day));
  const hydrated = useHydrated();
  const free = day === undefined || !hydrated ? undefined : time.free[day];
  return (
    <>
      <DayTiles time={time} fields={fields} label={label} onDay={setDay} />
      <SlotTiles time={time} field={fields.slots} hint={hint} free={free} />
    </>
  );
}

/** At first the day that stands, else the soonest that can be had; the hour is never chosen for anybody. */
function dayChosen({ days, standing }: TimeFormProps, day: FieldView): string | undefined {
  const open = days.filter(({ full }) => !full);
  return typed(day) ?? (open.find(({ value }) => value === standing) ?? open[0])?.value;
}

function DayTiles({
  time,
  fields: { day, otherDay },
  label,
  onDay,
}: {
  time: TimeFormProps;
  fields: Pick<TimeFields, "day" | "otherDay">;
  label: string;
  onDay: (day: string) => void;
}) {
  const chosen = dayChosen(time, day);
  const { "aria-describedby": notes, "aria-invalid": bad } = controlProps(day);
  const firstFree = time.days.find(({ full }) => !full)?.value;
  const tile = (value: string) => ({
    ...{ type: "radio", name: day.name, value, "aria-invalid": bad },
    id: value === firstFree ? day.id : `${day.id}-${value}`,
    defaultChecked: value === chosen,
    onChange: () => onDay(value),
  });
  const other = tile(OTHER_DAY);
  return (
    <fieldset className={day.errors?.length ? "field has-error" : "field"} aria-describedby={notes}>
      <legend>{label}</legend>
      <FieldNotes field={day} />
      <div className="tile-row">
        {time.days.map(({ value, weekday, date, full }) => {
          const input = tile(value);
          return (
            <div className="tile-row__tile" key={value}>
              <input {...input} disabled={full} />
              <label htmlFor={input.id}>
                {weekday}
                <span className="sr-only"> </span>
                <small>{full ? "penuh" : date}</small>
              </label>
            </div>
          );
        })}
      </div>
      {/* Beside each other, so that the field shows by the choice alone. */}
      <div className="other-day">
        <input {...other} className="other-day__choice" />
        <label className="other-day__label" htmlFor={other.id}>
          Hari lain
        </label>
        <div className="other-day__field">
          <Field field={otherDay} label="Tanggal lain" hint="Sampai dua bulan ke depan.">
            <input
              {...controlProps(otherDay, true)}
              className="input input--short"
              type="date"
              min={time.otherFrom}
              max={time.otherUntil}
              defaultValue={typed(otherDay)}
            />
          </Field>
        </div>
      </div>
    </fieldset>
  );
}

function SlotTiles({
  time: { slots, zone },
  field,
  hint,
  free,
}: {
  time: TimeFormProps;
  field: FieldView;
  hint: string;
  /** Of the chosen day; undefined: not known. */
  free: readonly number[] | undefined;
}) {
  const chosen = chosenSlots(field.initialValue);
  // Where the summary of faults leads to.
  const first = free?.[0] ?? slots[0]?.value;
  const { "aria-describedby": notes, "aria-invalid": bad } = controlProps(field, hint);
  return (
    <fieldset className={field.errors?.length ? "field has-error" : "field"} aria-describedby={notes}>
      <legend>
        Jam <span className="soft small font-medium">waktu setempat{zone && `, ${zone}`}</span>
      </legend>
      <FieldNotes field={field} hint={hint} />
      <div className="tile-row tile-row--wide">
        {slots.map(({ value, text }) => {
          const id = value === first ? field.id : `${field.id}-${value}`;
          return (
            <div className="tile-row__tile" key={value}>
              <input
                type="checkbox"
                id={id}
                name={field.name}
                value={value}
                defaultChecked={chosen.includes(value)}
                disabled={free !== undefined && !free.includes(value)}
                aria-invalid={bad}
              />
              <label htmlFor={id}>{text}</label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function chosenSlots(sent: unknown): number[] {
  return (Array.isArray(sent) ? sent : [sent]).flatMap((value) =>
    /^\d+$/.test(String(value)) ? Number(value) : [],
  );
}
