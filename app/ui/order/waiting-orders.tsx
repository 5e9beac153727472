import { Link } from "@remix-run/react";
import { Icon } from "../kit/icon";
import { Prices } from "../kit/prices";

export type WaitingOrder = {
  /** Where it is done. */
  href: string;
  title: string;
  /** "Anda memesan dari Sari Wulandari" */
  between: string;
  /** What to do now. */
  step: string;
  /** What else is asked there; null where nothing is. */
  also: string | null;
  yours: boolean;
  /** By when, in words; null where no time is set. */
  due: string | null;
  late: boolean;
};

/** What needs doing now, before everything else: each line leads to where it is done. */
export function WaitingOrders({ orders }: { orders: readonly WaitingOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section className="notification-list" aria-labelledby="h-perlu">
      <h2 id="h-perlu">Perlu tindakan</h2>
      <ul>
        {orders.map(({ href, title, between, step, also, yours, due, late }) => (
          <li key={href}>
            <Link to={href} className={yours ? "notification-list__new" : undefined}>
              <Icon name={late ? "warn" : "clock"} />
              <span className="row-text">
                <b>
                  <Prices text={step} />
                </b>
                <span>{title}</span>
                <span className="small soft">
                  {[between, late ? "Tenggatnya sudah lewat" : due, also].filter(Boolean).join(" · ")}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
