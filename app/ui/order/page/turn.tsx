import type { ComponentProps, ReactNode } from "react";
import type { OrderAction } from "~/domain/order/actions";
import { Prices } from "../../kit/money/prices";
import { PlainText } from "../../kit/text/plain-text";
import { type Clock, NextStepPanel } from "../next-step";
import { StepButton } from "./actions";
import { WorkFiles } from "./work-files";

export type Turn = {
  yours: boolean;
  who: string;
  title: string;
  text: string;
  answers: boolean;
  /** How many are left, where that matters for the step. */
  revisions: string | null;
  clock: Clock | null;
  silence: string | null;
  /** Why steps have no button: the reader has taken them as often as the limit allows. */
  limits: readonly string[];
};

type Files = ComponentProps<typeof WorkFiles>["files"];

/** What the reader looks at before their step. */
type SeenWork = {
  id: string;
  quote: string | null;
  files: Files;
  /** Of an earlier delivery, where this one has none. */
  before: { title: string; files: Files } | null;
} | null;

/** Whose turn it is and by when, and what they look at. */
export function OrderTurn({
  id,
  turn,
  seen,
  actions,
  children,
}: {
  id: string;
  turn: Turn;
  seen: SeenWork;
  actions: { beside: readonly OrderAction[] };
  /** What is answered first. */
  children?: ReactNode;
}) {
  const { yours, who, title, text, revisions, clock, limits } = turn;
  const buttons = actions.beside.map((action, index) => (
    <StepButton
      key={action.command}
      id={id}
      action={action}
      look={yours && index === 0 ? "primary" : "line"}
    />
  ));
  return (
    <NextStepPanel yours={yours} who={who} title={title} clock={clock}>
      {text && (
        <p>
          <Prices text={text} />
        </p>
      )}
      {children}
      {revisions && <p>{revisions}</p>}
      {seen && (
        <div id={seen.id}>
          <SeenFiles {...seen} />
        </div>
      )}
      {limits.map((limit) => (
        <p className="small soft" key={limit}>
          {limit}
        </p>
      ))}
      {/* On phones the bar has the reader's own step. */}
      {buttons.length > 0 && <div className={yours ? "actions desktop-only" : "actions"}>{buttons}</div>}
    </NextStepPanel>
  );
}

/** What was handed over, once all is done. */
export function HandedOver({ seen }: { seen: NonNullable<SeenWork> }) {
  return (
    <section className="mt-4" aria-label="Hasil" id={seen.id}>
      <h2 className="text-m">Hasil</h2>
      <SeenFiles {...seen} />
    </section>
  );
}

function SeenFiles({ files, quote, before }: NonNullable<SeenWork>) {
  return (
    <>
      <WorkFiles files={files} />
      {quote && <PlainText text={`“${quote}”`} />}
      {before && (
        <>
          <p className="small soft mt-2">{before.title}</p>
          <WorkFiles files={before.files} />
        </>
      )}
    </>
  );
}
