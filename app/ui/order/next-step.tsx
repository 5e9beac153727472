import type { ReactNode } from "react";
import { Prices } from "../kit/prices";

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
