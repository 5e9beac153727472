import { Link } from "@remix-run/react";
import { Icon } from "../kit/icon";
import { Prices } from "../kit/prices";

export type WaitingOrder = {
  href: string;
  title: string;
  /** "Anda memesan dari Sari Wulandari" */
  between: string;
  step: string;
  /** Another open question; null where there is none. */
  also: string | null;
  /** Day, hour and place of work, shortly; null where there is none. */
  visit: string | null;
  yours: boolean;
  /** In words; null where there is no deadline. */
  due: string | null;
  late: boolean;
};

export function WaitingOrders({ orders }: { orders: readonly WaitingOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <section className="notification-list" aria-labelledby="h-perlu">
      <h2 id="h-perlu">Perlu tindakan</h2>
      <ul>
        {orders.map(({ href, title, between, step, also, visit, yours, due, late }) => (
          <li key={href}>
            <Link to={href} className={yours ? "notification-list__new" : undefined}>
              <Icon name={late ? "warn" : "clock"} />
              <span className="row-text">
                <b>
                  <Prices text={step} />
                </b>
                <span>{title}</span>
                <span className="small soft">
                  {[between, visit, late ? "Tenggatnya sudah lewat" : due, also].filter(Boolean).join(" · ")}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
