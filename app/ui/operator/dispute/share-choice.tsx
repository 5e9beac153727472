import { useState } from "react";
import { isolated } from "~/domain/core/bidi";
import { divide, formatRupiah, isShare } from "~/domain/core/money";
import { plainNumber } from "~/domain/core/plain-signs";
import type { People } from "~/domain/order/people";
import { OFFERED_SHARES } from "~/domain/order/ruling";
import { controlProps, Field, type FieldView, typed } from "../../kit/form/field";
import { Prices } from "../../kit/money/prices";
import { Bdi } from "../../kit/text/bdi";

const OTHER = "other";

/**
 * How much goes back to the buyer; nothing is chosen beforehand. With script the rupiah of another share update while it
 * is written, and writing one chooses it.
 */
export function ShareChoice({
  chosen,
  written,
  people,
  total,
  feePercent,
}: {
  chosen: FieldView;
  written: FieldView;
  people: People;
  /** Integer rupiah, and the platform's percentage of the seller's part. */
  total: number;
  feePercent: number;
}) {
  const before = startOf(typed(chosen), typed(written) ?? "");
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
      <fieldset className="share-choice">
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
          className="input input--short"
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
    <label>
      <input
        type="radio"
        name="share"
        value={value}
        checked={choice === value}
        onChange={() => choose(value)}
      />
      <span>
        <b>
          <Bdi>{name}</Bdi>
        </b>
        <span>
          <Prices text={buyer} />
          {seller && (
            <>
              <br />
              <span className="soft">
                <Prices text={seller} />
              </span>
            </>
          )}
        </span>
      </span>
    </label>
  );
}

/** What stood in the form; a share that is offered and was sent back alone is that choice. */
function startOf(chosen: string | undefined, written: string): { choice: string | null; other: string } {
  const share = shareIn(written);
  const offered = OFFERED_SHARES.some((one) => one === share);
  const choice = chosen ?? (offered ? String(share) : written === "" ? null : OTHER);
  return { choice, other: choice === written.trim() ? "" : written };
}

function shareIn(text: string): number | null {
  const plain = plainNumber(text);
  const share = Number(plain);
  return /^\d{1,3}$/.test(plain) && isShare(share) ? share : null;
}
