import { type ReactNode, useEffect, useRef, useState } from "react";
import { MINUTE } from "~/platform/dates";
import { SelectField } from "~/ui/choices";
import { controlProps, Field, FieldNotes, type FieldView, fieldWith, TextArea, TextField, typed } from "~/ui/fields";
import { Icon, useHydrated } from "~/ui/kit";
import { Tile, TileRow } from "~/ui/tiles";
import { isDay, MAX_SLOTS } from "../visit";
import { type Address, OTHER_DAY } from "../wished-visit";

function AddressFields({
  visit,
  fields,
  placeHint,
}: {
  placeHint?: string | undefined;
  visit: { places: readonly { value: string; label: string }[] | null; place: string };
  fields: Record<"street" | "block" | "landmark" | "place", FieldView>;
}) {
  const { street, block, landmark, place } = fields;
  const own = fieldWith(place, { initialValue: typed(place) ?? visit.place });
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
          hint={placeHint}
          placeholder={visit.place === "" ? "Pilih tempat" : undefined}
          options={visit.places}
        />
      ) : (
        <TextField field={own} label="Kota atau kabupaten" hint="Contoh: Kota Bandung" autoComplete="off" />
      )}
    </>
  );
}

export type TimeFormProps = {
  days: readonly { value: string; weekday: string; date: string; full: boolean }[];
  slots: readonly { value: number; text: string }[];
  free: Record<string, number[]>;
  soonest: { day: string; minute: number };
  otherFrom: string;
  otherExample: string;
  otherUntil: string;
  first: { day: string | null; otherDay: string | null };
  zone: string | null;
};

/** Returns the submitted values, otherwise the defaults. A day that is no longer offered is shown as a date. */
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
        className="input max-w-64"
        type="date"
        placeholder={time.otherExample}
        min={time.otherFrom}
        max={time.otherUntil}
        defaultValue={typed(field)}
      />
    </Field>
  );
}

/** Returns the free slots. They end while the page stays open. Undefined if unknown, as without JavaScript. */
export function useFreeSlots(time: TimeFormProps | null, day: string): readonly number[] | undefined {
  const [open, setOpen] = useState(0);
  useEffect(() => {
    // Time counts from the opening of the page, because the clocks of many phones are wrong.
    const since = Date.now();
    const timer = setInterval(() => setOpen((Date.now() - since) / MINUTE), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const hydrated = useHydrated();
  if (!hydrated || !time) return undefined;
  const { soonest } = time;
  return time.free[day]?.filter((slot) => day !== soonest.day || slot >= soonest.minute + open);
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
  free: readonly number[] | undefined;
}) {
  const sent = chosenSlots(field.initialValue);
  const tiles = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<number[]>([]);
  const count = () => setChosen(checkedIn(tiles.current));
  // This includes boxes that were checked before hydration.
  useEffect(count, []);
  const isFree = (slot: number) => free === undefined || free.includes(slot);
  const enough = chosen.filter(isFree).length >= MAX_SLOTS;
  // The error summary links to this id.
  const first = free?.[0] ?? slots[0]?.value;
  const { "aria-describedby": notes, "aria-invalid": bad } = controlProps(field, hint);
  return (
    <fieldset className={field.errors?.length ? "field has-error" : "field"} aria-describedby={notes} ref={tiles}>
      <legend>Jam{zone && ` (${zone})`}</legend>
      <FieldNotes field={field} hint={hint} />
      <TileRow bad={Boolean(field.errors?.length)}>
        {slots.map(({ value, text }) => {
          const id = value === first ? field.id : `${field.id}-${value}`;
          const isTooMany = enough && !chosen.includes(value);
          return (
            <Tile
              key={value}
              size="wide"
              lines="one"
              struck={!isFree(value)}
              type="checkbox"
              id={id}
              name={field.name}
              value={value}
              defaultChecked={sent.includes(value)}
              onChange={count}
              disabled={!isFree(value) || isTooMany}
              aria-invalid={bad}
            >
              {text}
            </Tile>
          );
        })}
      </TileRow>
    </fieldset>
  );
}

function checkedIn(tiles: HTMLElement | null): number[] {
  return [...(tiles?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(({ value }) => Number(value));
}

function chosenSlots(sent: unknown): number[] {
  return (Array.isArray(sent) ? sent : [sent]).flatMap((value) => (/^\d+$/.test(String(value)) ? Number(value) : []));
}

type TimeFields = Record<"day" | "otherDay" | "slots", FieldView>;

/**
 * Shows the fields. Without JavaScript every hour of any day can be submitted, and the answer reports what is
 * unavailable.
 */
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
    type: "radio",
    name: day.name,
    value,
    "aria-invalid": bad,
    id: value === firstFree ? day.id : `${day.id}-${value}`,
    defaultChecked: value === chosen.day,
    onChange: () => onDay(value),
  });
  const other = tile(OTHER_DAY);
  return (
    <fieldset className={day.errors?.length ? "field has-error" : "field"} aria-describedby={notes}>
      <legend>{label}</legend>
      <FieldNotes field={day} />
      <TileRow bad={Boolean(day.errors?.length)}>
        {time.days.map(({ value, weekday, date, full }) => {
          const note = full ? "inline-block w-full" : "block";
          return (
            <Tile key={value} {...tile(value)} lines="two" struck={full} disabled={full}>
              {weekday}
              <span className="sr-only"> </span>
              <small className={`text-xs font-medium text-ink-soft ${note}`}>{full ? "penuh" : date}</small>
            </Tile>
          );
        })}
      </TileRow>
      {/* These are siblings, so that CSS can show the field by the choice. */}
      <div className="relative">
        <input {...other} className="absolute left-0 top-3 m-0 h-6 w-6 accent-action" />
        <label
          className="inline-block min-h-11 cursor-pointer py-[0.6875rem] pl-9 font-bold text-action"
          htmlFor={other.id}
        >
          Hari lain
        </label>
        <div className="*:mt-0 [input:not(:checked)~&]:hidden">
          <OtherDayField field={fieldWith(otherDay, { initialValue: chosen.otherDay })} time={time} />
        </div>
      </div>
    </fieldset>
  );
}

export type VisitFormProps = {
  again?: Partial<Record<string, string | string[]>>;
  modes: readonly { value: "at_buyer" | "at_seller" | "online"; label: string }[];
  time: TimeFormProps | null;
  places: readonly { value: string; label: string }[] | null;
  place: string;
  known: Address | null;
};

/**
 * The classes that hide fields which the chosen way of working does not need. They are siblings of its radio buttons.
 */
export const WHEN = "[input[value=online]:checked~&]:hidden";
export const ADDRESS = "[input[value$=seller]:checked~&]:hidden [input[value=online]:checked~&]:hidden";

export const VISIT_FIELD_NAMES = ["mode", "day", "otherDay", "slots", "street", "block", "landmark", "place"] as const;

export type VisitFieldViews = Record<(typeof VISIT_FIELD_NAMES)[number], FieldView>;

export function VisitFields({
  visit,
  fields,
  placeHint,
}: {
  visit: VisitFormProps;
  fields: VisitFieldViews;
  placeHint?: string | undefined;
}) {
  const modes = visit.modes.map(({ value }) => value);
  const [first] = visit.modes;
  if (!first) return null;
  const comes = modes.includes("at_buyer") && <AddressFields visit={visit} fields={fields} placeHint={placeHint} />;
  const when = visit.time ? (
    <VisitTimeFields
      time={visit.time}
      fields={fields}
      label="Hari yang Anda inginkan"
      hint="Pilih satu atau dua. Penjual menyetujui atau mengusulkan jam lain."
    />
  ) : (
    <p className="field text-sm text-ink-soft">
      Penjual belum membuka hari kerja. Hari dan jamnya Anda sepakati setelah memesan.
    </p>
  );
  if (visit.modes.length === 1) {
    return (
      <>
        {when}
        {comes}
      </>
    );
  }
  return (
    <ModeChoice field={fields.mode} modes={visit.modes} first={first.value}>
      <div className={WHEN}>{when}</div>
      <div className={ADDRESS}>{comes}</div>
    </ModeChoice>
  );
}

function ModeChoice({
  field,
  modes,
  first,
  children,
}: {
  field: FieldView;
  modes: VisitFormProps["modes"];
  first: string;
  children: ReactNode;
}) {
  const { "aria-describedby": notes, "aria-invalid": bad } = controlProps(field);
  const chosen = typed(field) ?? first;
  return (
    <fieldset
      className={
        field.errors?.length
          ? "field has-error [&>label]:py-2.5 [&>label]:pl-9"
          : "field [&>label]:py-2.5 [&>label]:pl-9"
      }
      aria-describedby={notes}
    >
      <legend>Di mana dikerjakan?</legend>
      <FieldNotes field={field} />
      {modes.flatMap(({ value, label }, index) => {
        const id = index === 0 ? field.id : `${field.id}-${value}`;
        return [
          <input
            key={value}
            className="float-left clear-left mb-0 ml-0 mr-0 mt-2.5 h-6 w-6 accent-action"
            type="radio"
            id={id}
            name={field.name}
            value={value}
            defaultChecked={value === chosen}
            aria-invalid={bad}
          />,
          <label key={`${value} label`} htmlFor={id}>
            {label}
          </label>,
        ];
      })}
      {children}
    </fieldset>
  );
}
