import type { ReactNode } from "react";
import { Icon } from "../kit/icon";
import { Prices } from "../kit/money/prices";
import { TimeLeft } from "../kit/time-left";

/** `until`: UTC ms, where it is counted down to. */
export type Clock = { left: string; until?: number | null; at: string; late: boolean };

const OWN = "giliran";
/** Id of the heading over whose turn it is, for links to it. */
export const OWN_TURN = `h-${OWN}`;

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
            <TimeLeft {...clock} /> · {clock.at}
          </span>
        </p>
      )}
      {children}
      {actions && <div className="actions">{actions}</div>}
    </section>
  );
}
