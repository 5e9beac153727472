import { useState } from "react";
import { OTHER_DAY } from "~/domain/visit/request";
import { controlProps, FieldNotes, type FieldView } from "../kit/form/field";
import { useFreeSlots } from "./free-slots";
import { chosenAtFirst, OtherDayField, type TimeFormProps } from "./other-day";
import { SlotTiles } from "./slot-tiles";

type TimeFields = Record<"day" | "otherDay" | "slots", FieldView>;

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
  const [day, setDay] = useState(chosenAtFirst(time, fields).day);
  const free = useFreeSlots(time, day);
  return (
    <>
      <DayTiles time={time} fields={fields} label={label} onDay={setDay} />
      <SlotTiles time={time} field={fields.slots} hint={hint} free={free} />
    </>
  );
}

function DayTiles({
  time,
  fields,
  label,
  onDay,
}: {
  time: TimeFormProps;
  fields: Pick<TimeFields, "day" | "otherDay">;
  label: string;
  onDay: (day: string) => void;
}) {
  const { day, otherDay } = fields;
  const chosen = chosenAtFirst(time, fields);
  const { "aria-describedby": notes, "aria-invalid": bad } = controlProps(day);
  const firstFree = time.days.find(({ full }) => !full)?.value;
  const tile = (value: string) => ({
    ...{ type: "radio", name: day.name, value, "aria-invalid": bad },
    id: value === firstFree ? day.id : `${day.id}-${value}`,
    defaultChecked: value === chosen.day,
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
              <label htmlFor={input.id} className={full ? "line-through" : undefined}>
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
          <OtherDayField field={{ ...otherDay, initialValue: chosen.otherDay }} time={time} />
        </div>
      </div>
    </fieldset>
  );
}
