// This file is loaded after the page, because conform's hook would exceed the page's script budget.

import { useNavigation } from "@remix-run/react";
import { useState } from "react";
import { MIN_DISPUTE_REASON, type People } from "~/orders/order";
import { OFFERED_SHARES } from "~/orders/ruling";
import { SeenVersion } from "~/orders/ui/order";
import { divide, formatRupiah, isShare, readWholeNumber } from "~/platform/money";
import { isolated } from "~/platform/strings";
import { controlProps, ErrorSummary, Field, type FieldView, type Result, TextArea, typed } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Bdi, SubmitButton } from "~/ui/kit";
import { Price, Prices } from "~/ui/prices";
import { useServerForm } from "~/ui/server-form";

const OTHER = "other";

/**
 * Shows the buyer's share with nothing preselected. With JavaScript, typing a share selects it and updates its amounts.
 */
function ShareChoice({
  chosen,
  written,
  people,
  total,
  feePercent,
}: {
  chosen: FieldView;
  written: FieldView;
  people: People;
  total: number;
  feePercent: number;
}) {
  const before = initialChoice(typed(chosen), typed(written) ?? "");
  const [choice, setChoice] = useState(before.choice);
  const [other, setOther] = useState(before.other);
  const share = shareIn(other);
  const rupiah = (percent: number) => {
    const { buyer, seller } = divide(total, percent, feePercent);
    return {
      buyer: `${isolated(people.buyer)} ${formatRupiah(buyer)}`,
      seller: `${isolated(people.seller)} ${formatRupiah(seller)}`,
    };
  };
  return (
    <>
      <fieldset>
        <legend>Bagian pembeli</legend>
        {OFFERED_SHARES.map((percent) => (
          <Share
            key={percent}
            value={String(percent)}
            name={`${percent}%`}
            {...rupiah(percent)}
            choice={choice}
            choose={(value) => {
              setChoice(value);
              setOther("");
            }}
          />
        ))}
        <Share
          value={OTHER}
          name="Lain"
          {...(share === null ? { buyer: "Tulis di bawah", seller: "" } : rupiah(share))}
          choice={choice}
          choose={setChoice}
        />
      </fieldset>
      <Field field={written} label="Bagian lain (%)">
        <input
          {...controlProps(written)}
          className="input max-w-64"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={other}
          onChange={(event) => {
            setOther(event.currentTarget.value);
            if (event.currentTarget.value !== "") setChoice(OTHER);
          }}
        />
      </Field>
    </>
  );
}

function Share({
  value,
  name,
  buyer,
  seller,
  choice,
  choose,
}: {
  value: string;
  name: string;
  buyer: string;
  seller: string;
  choice: string | null;
  choose: (value: string) => void;
}) {
  return (
    <label className="relative mt-1 block font-normal">
      <input
        className="peer absolute left-0 top-0 m-0 h-full w-full cursor-pointer opacity-0"
        type="radio"
        name="share"
        value={value}
        checked={choice === value}
        onChange={() => choose(value)}
      />
      <span className="flex min-h-[3.25rem] items-center rounded border border-line-strong bg-raised px-3 py-1.5 text-sm leading-[1.35] peer-checked:border-action peer-checked:bg-action-soft peer-checked:[box-shadow:inset_0_0_0_1px_var(--action)] peer-focus:[outline:3px_solid_var(--ink)] peer-focus:outline-offset-2">
        <b className="w-[3.75rem] flex-none text-[1.125rem]">
          <Bdi>{name}</Bdi>
        </b>
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          <Prices text={buyer} />
          {seller && (
            <>
              <br />
              <span className="text-ink-soft">
                <Prices text={seller} />
              </span>
            </>
          )}
        </span>
      </span>
    </label>
  );
}

/** Returns the form's initial values. An offered share that was submitted alone becomes that choice. */
function initialChoice(chosen: string | undefined, written: string): { choice: string | null; other: string } {
  const share = shareIn(written);
  const offered = OFFERED_SHARES.some((one) => one === share);
  const choice = chosen ?? (offered ? String(share) : written === "" ? null : OTHER);
  return { choice, other: choice === written.trim() ? "" : written };
}

function shareIn(text: string): number | null {
  const share = readWholeNumber(text);
  return share !== null && isShare(share) ? share : null;
}

export type Money = { total: number; feePercent: number };

export type RulingFormProps = { id: string; version: number; money: Money };

/** Shows the form of a ruling. The first submission shows the amounts in rupiah, and only the second decides. */
export function RulingForm({
  id,
  version,
  money,
  people,
  result,
}: RulingFormProps & { people: People; result: Result | undefined }) {
  const [form, fields] = useServerForm<"share" | "buyerShare" | "reason">({
    id: "ruling",
    lastResult: result,
  });
  const busy = useNavigation().state !== "idle";
  return (
    <section className="panel" aria-labelledby="h-putusan">
      <h2 id="h-putusan">Putusan</h2>
      <p className="text-sm text-ink-soft -mt-2">
        <Price amount={money.total} /> dititipkan. Penjual menerima bagiannya setelah biaya.
      </p>
      <ErrorSummary answer={result} fields={[fields.buyerShare, fields.reason]} formErrors={form.errors} />
      <Form method="post" form={form} action={`/operator/disputes/${id}/ruling`}>
        <SeenVersion version={version} />
        <fieldset className="[&>.field]:mt-3" disabled={busy}>
          <ShareChoice chosen={fields.share} written={fields.buyerShare} people={people} {...money} />
          <TextArea
            field={fields.reason}
            label="Alasan"
            hint="Dibaca kedua pihak: yang disepakati, buktinya, bagiannya."
            minLength={MIN_DISPUTE_REASON}
            rows={4}
            low
          />
        </fieldset>
        <p className="mt-2">
          <SubmitButton busy={busy} wide>
            Tinjau Putusan
          </SubmitButton>
        </p>
        <p className="text-xs text-ink-soft mt-1">Satu konfirmasi lagi, lalu tidak bisa ditarik.</p>
      </Form>
    </section>
  );
}
