import type { ReactNode } from "react";
import type { Address } from "~/domain/visit/request";
import { controlProps, FieldNotes, type FieldView, typed } from "../kit/form/field";
import { AddressFields } from "./address-fields";
import type { TimeFormProps } from "./other-day";
import { VisitTimeFields } from "./time-fields";

export type VisitFormProps = {
  modes: readonly { value: "at_buyer" | "at_seller" | "online"; label: string }[];
  time: TimeFormProps | null;
  places: readonly { value: string; label: string }[] | null;
  place: string;
  known: Address | null;
};

/** What a way does not need is hidden by the choice itself. */
export const MODE_CHOICES = {
  at_buyer: "work-place__choice",
  at_seller: "work-place__choice work-place__choice--at-seller",
  online: "work-place__choice work-place__choice--online",
};

export const VISIT_FIELDS = [
  "mode",
  "day",
  "otherDay",
  "slots",
  "street",
  "block",
  "landmark",
  "place",
] as const;

export type VisitFieldViews = Record<(typeof VISIT_FIELDS)[number], FieldView>;

/** When and where. With several ways to choose from, what a way does not need is hidden by the choice itself. */
export function VisitFields({ visit, fields }: { visit: VisitFormProps; fields: VisitFieldViews }) {
  const modes = visit.modes.map(({ value }) => value);
  const [first] = visit.modes;
  if (!first) return null;
  const comes = modes.includes("at_buyer") && <AddressFields visit={visit} fields={fields} />;
  const when = visit.time ? (
    <VisitTimeFields
      time={visit.time}
      fields={fields}
      label="Hari yang Anda inginkan"
      hint="Pilih satu, atau paling banyak dua yang sama-sama cocok. Penjual menyetujui atau mengusulkan jam lain."
    />
  ) : (
    <p className="field small soft">
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
      <div className="work-place__when">{when}</div>
      <div className="work-place__address">{comes}</div>
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
      className={field.errors?.length ? "field work-place has-error" : "field work-place"}
      aria-describedby={notes}
    >
      <legend>Di mana dikerjakan?</legend>
      <FieldNotes field={field} />
      {modes.flatMap(({ value, label }, index) => {
        const id = index === 0 ? field.id : `${field.id}-${value}`;
        return [
          <input
            key={value}
            className={MODE_CHOICES[value]}
            type="radio"
            id={id}
            name={field.name}
            value={value}
            defaultChecked={value === chosen}
            aria-invalid={bad}
          />,
          <label key={`${value} label`} className="work-place__label" htmlFor={id}>
            {label}
          </label>,
        ];
      })}
      {children}
    </fieldset>
  );
}
