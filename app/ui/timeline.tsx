import type { ReactNode } from "react";
import { formatDateTime, type Zone } from "~/platform/dates";
import { PlainText } from "./kit";
import { Prices } from "./prices";

export type TimelineStep = {
  key: string;
  title: string;
  at: number;
  who: string;
  quote?: string | null;
  below?: ReactNode;
};

export const TIMELINE =
  "timeline [&>li]:relative [&>li]:pb-6 [&>li]:pl-9 [&>li:last-child]:pb-0 print:[&>li:not(:last-child)]:pb-2 print:[&>li]:break-inside-avoid";

export function Timeline({
  steps,
  named = null,
  next,
  zone,
}: {
  steps: readonly TimelineStep[];
  named?: { key: string; id: string } | null;
  next?: { title: string; note?: ReactNode };
  zone?: Zone;
}) {
  const lastKey = steps[steps.length - 1]?.key;
  return (
    <ol className={TIMELINE}>
      {steps.map((step) => (
        <li
          key={step.key}
          id={step.key === named?.key ? named.id : undefined}
          className={next && step.key === lastKey ? "timeline__last" : undefined}
        >
          <b>{step.title}</b>
          <p className="text-sm text-ink-soft">
            <time dateTime={new Date(step.at).toISOString()}>{formatDateTime(step.at, zone)}</time> ·{" "}
            <Prices text={step.who} />
          </p>
          {step.quote && <PlainText text={`“${step.quote}”`} />}
          {step.below}
        </li>
      ))}
      {next && (
        <li className="timeline__next">
          <b>{next.title}</b>
          {next.note && <p className="text-sm text-ink-soft">{next.note}</p>}
        </li>
      )}
    </ol>
  );
}
