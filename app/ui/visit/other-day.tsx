import { isDay } from "~/domain/visit/calendar";
import { OTHER_DAY } from "~/domain/visit/request";
import { controlProps, Field, type FieldView, typed } from "../kit/form/field";

export type TimeFormProps = {
  days: readonly { value: string; weekday: string; date: string; full: boolean }[];
  slots: readonly { value: number; text: string }[];
  free: Record<string, number[]>;
  /** When the page was made: that day's first minute for which somebody can still be asked. */
  soonest: { day: string; minute: number };
  otherFrom: string;
  otherExample: string;
  otherUntil: string;
  first: { day: string | null; otherDay: string | null };
  zone: string | null;
};

/** What was sent, else what the form begins with. A day that is no longer among the choices stands as a date. */
export function chosenAtFirst(
  { days, first }: Pick<TimeFormProps, "days" | "first">,
  fields: Record<"day" | "otherDay", FieldView>,
): { day: string; otherDay: string } {
  const day = typed(fields.day) ?? first.day ?? "";
  const otherDay = typed(fields.otherDay) ?? first.otherDay ?? "";
  const gone = isDay(day) && !days.some(({ value, full }) => value === day && !full);
  return gone ? { day: OTHER_DAY, otherDay: day } : { day, otherDay };
}

export function OtherDayField({
  field,
  time,
}: {
  field: FieldView;
  time: Pick<TimeFormProps, "otherFrom" | "otherExample" | "otherUntil">;
}) {
  return (
    <Field field={field} label="Tanggal lain" hint="Sampai dua bulan ke depan.">
      <input
        {...controlProps(field, true)}
        className="input input--short"
        type="date"
        placeholder={time.otherExample}
        min={time.otherFrom}
        max={time.otherUntil}
        defaultValue={typed(field)}
      />
    </Field>
  );
}
