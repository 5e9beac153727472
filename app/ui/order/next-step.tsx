import type { ReactNode } from "react";
import { Icon } from "../kit/icon";
import { Prices } from "../kit/money/prices";
import { TimeLeft } from "../kit/time-left";

/** `word`: what has to be done by then, where the title does not say it; `until`: UTC ms, where it is counted down to. */
export type Clock = { word?: string; left: string; until?: number | null; at: string; late: boolean };

const OWN = "giliran";
/** Id of the heading over whose turn it is, for links to it. */
export const OWN_TURN = `h-${OWN}`;

/** "23 jam lagi · Rab 25 Nov, 13.00 WIB", or "Jawab sebelum Rab 25 Nov, 13.00 WIB · 23 jam lagi". */
export function DueTime({ word, at, ...time }: Omit<Clock, "late">) {
  if (word === undefined)
    return (
      <>
        <TimeLeft {...time} /> · {at}
      </>
    );
  return (
    <>
      {word} {at} · <TimeLeft {...time} />
    </>
  );
}

export function NextStepPanel({
  id = OWN,
  yours,
  who,
  title,
  clock = null,
  actions,
  children,
}: {
  id?: string;
  yours: boolean;
  who: string;
  title: string;
  /** By when, twice. */
  clock?: Clock | null;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section
      className={yours ? "next-step brand-panel" : "next-step next-step--waiting"}
      aria-labelledby={`h-${id}`}
    >
      <p className="next-step__who">{who}</p>
      <h2 id={`h-${id}`}>
        <Prices text={title} />
      </h2>
      {clock && (
        <p className={clock.late ? "next-step__clock next-step__clock--late" : "next-step__clock"}>
          <Icon name="clock" />
          <span>
            <DueTime {...clock} />
          </span>
        </p>
      )}
      {children}
      {actions && <div className="actions">{actions}</div>}
    </section>
  );
}
