import { useEffect, useRef, useState } from "react";
import { MOST_SLOTS } from "~/domain/visit/slots";
import { controlProps, FieldNotes, type FieldView } from "../kit/form/field";
import type { TimeFormProps } from "./other-day";

export function SlotTiles({
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
  const sent = chosenSlots(field.initialValue);
  const tiles = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number[]>([]);
  const count = () => setChosen(checkedIn(tiles.current));
  // What was ticked before the script came counts too.
  useEffect(count, []);
  const isFree = (slot: number) => free === undefined || free.includes(slot);
  const enough = chosen.filter(isFree).length >= MOST_SLOTS;
  // Where the summary of errors leads to.
  const first = free?.[0] ?? slots[0]?.value;
  const { "aria-describedby": notes, "aria-invalid": bad } = controlProps(field, hint);
  return (
    <fieldset className={field.errors?.length ? "field has-error" : "field"} aria-describedby={notes}>
      <legend>
        Jam <span className="soft small font-medium">waktu setempat{zone && `, ${zone}`}</span>
      </legend>
      <FieldNotes field={field} hint={hint} />
      <div className="tile-row tile-row--wide" ref={tiles}>
        {slots.map(({ value, text }) => {
          const id = value === first ? field.id : `${field.id}-${value}`;
          const surplus = enough && !chosen.includes(value);
          return (
            <div className="tile-row__tile" key={value}>
              <input
                type="checkbox"
                id={id}
                name={field.name}
                value={value}
                defaultChecked={sent.includes(value)}
                onChange={count}
                disabled={!isFree(value) || surplus}
                aria-invalid={bad}
              />
              <label htmlFor={id} className={isFree(value) ? undefined : "line-through"}>
                {text}
              </label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function checkedIn(tiles: HTMLElement | null): number[] {
  return [...(tiles?.querySelectorAll<HTMLInputElement>(":checked") ?? [])].map(({ value }) => Number(value));
}

function chosenSlots(sent: unknown): number[] {
  return (Array.isArray(sent) ? sent : [sent]).flatMap((value) =>
    /^\d+$/.test(String(value)) ? Number(value) : [],
  );
}
