import { useState } from "react";
import { formatRupiah, parseRupiah } from "~/platform/money";
import { controlProps, Field, type FieldView, typed } from "~/ui/fields";
import { Bdi } from "~/ui/kit";
import { Prices } from "~/ui/prices";
import { type Escrow, escrowTotal, partInput } from "../parts";

const OTHER = "other";

type Fields = Readonly<Record<string, FieldView | undefined>>;

type SumChoiceProps = {
  fields: Fields & { choice: FieldView; back: FieldView };
  escrow: Escrow;
  legend: string;
  offered: readonly { name: string; sum: number }[];
  /** Returns two lines about a sum that goes back to the buyer. The second may be "". */
  lines: (back: number) => readonly [string, string];
};

/**
 * Shows a sum of the escrow to give back, with nothing preselected, and in several parts also a sum of each. With
 * JavaScript, typing a sum selects it and shows what it means.
 */
export function SumChoice({ fields, escrow, legend, offered, lines }: SumChoiceProps) {
  const { choice: chosen, back } = fields;
  const [sum, setSum] = useState(typed(back) ?? "");
  const [choice, setChoice] = useState(typed(chosen) ?? (sum === "" ? null : OTHER));
  const amount = parseRupiah(sum);
  const isWithin = amount !== null && amount <= escrowTotal(escrow);
  return (
    <>
      <fieldset>
        <legend>{legend}</legend>
        {offered.map((offer) => (
          <Choice
            key={offer.sum}
            value={String(offer.sum)}
            name={offer.name}
            lines={lines(offer.sum)}
            choice={choice}
            choose={(value) => {
              setChoice(value);
              setSum("");
            }}
          />
        ))}
        <Choice
          value={OTHER}
          name="Jumlah lain"
          lines={isWithin ? lines(amount) : ["Tulis di bawah", ""]}
          choice={choice}
          choose={setChoice}
        />
      </fieldset>
      <Field field={back} label="Jumlah lain (Rp)">
        <input
          {...controlProps(back)}
          className="input max-w-64"
          inputMode="numeric"
          autoComplete="off"
          value={sum}
          onChange={(event) => {
            setSum(event.currentTarget.value);
            if (event.currentTarget.value !== "") setChoice(OTHER);
          }}
        />
      </Field>
      {escrow.held.length > 1 && <SumsOfParts fields={fields} escrow={escrow} />}
    </>
  );
}

function SumsOfParts({ fields, escrow: { held } }: { fields: Fields; escrow: Escrow }) {
  const inputs = held.flatMap((part) => {
    const field = fields[partInput(part.no)];
    return field ? [{ ...part, field }] : [];
  });
  return (
    <details className="disclosure" open={inputs.some(({ field }) => typed(field))}>
      <summary>Atur per bagian</summary>
      <div>
        <p className="text-sm text-ink-soft">Satu jumlah diambil dari tagihan terakhir lebih dulu.</p>
        {inputs.map(({ no, title, amount, field }) => (
          <Field key={no} field={field} label={`${title}, dari ${formatRupiah(amount)}`}>
            <input
              {...controlProps(field)}
              className="input max-w-64"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed(field)}
            />
          </Field>
        ))}
      </div>
    </details>
  );
}

function Choice({
  value,
  name,
  lines: [first, second],
  choice,
  choose,
}: {
  value: string;
  name: string;
  lines: readonly [string, string];
  choice: string | null;
  choose: (value: string) => void;
}) {
  return (
    <label className="relative mt-1 block font-normal">
      <input
        className="peer absolute left-0 top-0 m-0 h-full w-full cursor-pointer opacity-0"
        type="radio"
        name="choice"
        value={value}
        checked={choice === value}
        onChange={() => choose(value)}
      />
      <span className="flex min-h-[3.25rem] items-center rounded border border-line-strong bg-raised px-3 py-1.5 text-sm leading-[1.35] peer-checked:border-action peer-checked:bg-action-soft peer-checked:[box-shadow:inset_0_0_0_1px_var(--action)] peer-focus:[outline:3px_solid_var(--ink)] peer-focus:outline-offset-2">
        <b className="mr-3 flex-none">
          <Bdi>{name}</Bdi>
        </b>
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <Prices text={first} />
          {second && (
            <>
              <br />
              <span className="text-ink-soft">
                <Prices text={second} />
              </span>
            </>
          )}
        </span>
      </span>
    </label>
  );
}
