import { extraPrice, UNIT_LABELS } from "~/listings/own-text";
import type { Extra, Unit } from "~/listings/package";
import { isIgnored, type TypedExtra } from "~/orders/choices";
import { controlProps, FieldNotes, fieldView, type Result } from "~/ui/fields";
import { Bdi } from "~/ui/kit";

type ExtrasProps = {
  form: string;
  extras: readonly Extra[];
  unit: Unit;
  /** As the form was sent or filled in. */
  sent: readonly TypedExtra[];
  /** The extras as they are typed now. */
  typed: readonly TypedExtra[];
  result: Result | undefined;
};

/** The form identifies extras by name, so that they are found after the seller changed the list. */
export function ExtrasField({ form, extras, unit, sent, typed, result }: ExtrasProps) {
  return (
    <fieldset className="field">
      <legend>
        Tambahan <span className="text-sm font-medium text-ink-soft">boleh tanpa</span>
      </legend>
      <ul>
        {extras.map(({ name, price, per }, index) => {
          const before = sent.find((extra) => extra.name === name);
          const field = countView({ form, result }, index, before);
          const id = `${form}-extra-${index}`;
          const isLeftOut = typed.some((extra) => extra.name === name && isIgnored(extra));
          return (
            <li key={name} className={field.errors?.length ? "has-error border-b" : "border-b"}>
              <div className="flex items-center">
                <div className="choice min-w-0 flex-1 items-center [margin-top:0]">
                  <input
                    className="[margin-top:0]"
                    type="checkbox"
                    id={id}
                    name="extras"
                    value={name}
                    defaultChecked={before?.ticked}
                  />
                  <label htmlFor={id} className="min-w-0 leading-snug [overflow-wrap:anywhere]">
                    <Bdi>{name}</Bdi>
                    <small className="block text-sm text-ink-soft">{extraPrice({ price, per }, unit)}</small>
                  </label>
                </div>
                {per === "unit" && (
                  <label className="ml-2 flex flex-none items-center text-sm text-ink-soft">
                    {UNIT_LABELS[unit]}
                    <input type="hidden" name={`countOf[${index}]`} value={name} />
                    <input
                      {...controlProps(field, isLeftOut)}
                      className="input ml-1.5 w-14 text-center font-bold [margin-top:0]"
                      type="text"
                      inputMode="numeric"
                      aria-label={`Berapa ${UNIT_LABELS[unit]}: ${name}`}
                      defaultValue={before?.count ?? "1"}
                    />
                  </label>
                )}
              </div>
              <FieldNotes field={field} hint={isLeftOut && "Belum dicentang, jadi tidak dihitung."} />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** The errors of an answer are numbered like the fields of the form that was sent. */
export function countView(
  { form, result }: Pick<ExtrasProps, "form" | "result">,
  index: number,
  before: TypedExtra | undefined,
) {
  const errors = before && result?.error?.[`counts[${before.index}]`];
  return fieldView(form, `counts[${index}]`, before?.count, errors);
}
