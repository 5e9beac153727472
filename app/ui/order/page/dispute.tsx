import type { Zone } from "~/domain/core/dates";
import type { StreamEvent } from "~/domain/message/stream";
import { Callout } from "../../kit/callout";
import { Prices } from "../../kit/money/prices";
import { Section } from "../../kit/section";
import { type Verdict, VerdictCard } from "../verdict";
import { Statement } from "./stream";

type DisputeProps = {
  said: readonly (Pick<StreamEvent, "key" | "at" | "title" | "quote" | "files"> & { mine: boolean })[];
  offer: string | null;
  end: Verdict | null;
  zone: Zone;
  /** UTC ms */
  now: number;
};

export function OrderDispute({ said, offer, end, ...readerTime }: DisputeProps) {
  const statements = (
    <ol className="stream">
      {said.map(({ mine, ...statement }) => (
        <Statement key={statement.key} event={statement} mine={mine} {...readerTime} />
      ))}
    </ol>
  );
  return (
    <Section id="masalah" title="Masalah pesanan ini" small>
      {end && <VerdictCard {...end} zone={readerTime.zone} />}
      {end ? (
        <details className="disclosure disclosure--quiet">
          <summary>Yang disampaikan</summary>
          <div>{statements}</div>
        </details>
      ) : (
        statements
      )}
      {offer && (
        <Callout icon="ask" small>
          <Prices text={offer} />
        </Callout>
      )}
    </Section>
  );
}
