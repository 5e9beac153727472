import type { ReactNode } from "react";
import { Prices } from "../kit/prices";

/** Whose turn it is: the reader's stands on the green board, everybody else's on plain paper. */
export function NextStepPanel({
  id = "giliran",
  yours,
  who = yours ? "Giliran Anda" : "Menunggu penjual",
  title,
  actions,
  children,
}: {
  id?: string;
  yours: boolean;
  who?: string;
  title: string;
  /** Buttons, links or forms that take the step. */
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
      {children}
      {actions && <div className="actions">{actions}</div>}
    </section>
  );
}
