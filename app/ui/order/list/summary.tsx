import { Link } from "@remix-run/react";
import { SUMMARY_TEXTS } from "~/copy/order/summary";
import type { OrderSummary } from "~/domain/order/list";
import { Price } from "../../kit/money/price";
import { Bdi } from "../../kit/text/bdi";
import { TimeLeft } from "../../kit/time-left";

/** Lines of one row each, so that the list begins on a phone's first screen. */
export function OrderSummaryStrip({ visit, turns, links, money }: OrderSummary) {
  const nearest = turns?.nearest;
  return (
    <section className="order-summary" aria-labelledby="h-ringkasan">
      <h2 id="h-ringkasan" className="sr-only">
        {SUMMARY_TEXTS.heading}
      </h2>
      {visit && (
        <div className="order-summary__line">
          <p className="order-summary__mark">
            <span className="sr-only">{`${SUMMARY_TEXTS.nextVisit}: `}</span>
            <b>{visit.weekday}</b> <small>{visit.date}</small>
          </p>
          <p className="order-summary__what">
            <Link to={visit.href}>
              <Bdi>{visit.title}</Bdi>
            </Link>{" "}
            <small>{visit.text}</small>
          </p>
        </div>
      )}
      {turns && nearest && (
        <div className="order-summary__line">
          <p className="order-summary__mark">
            <b>{turns.count}</b> <small>{SUMMARY_TEXTS.turns}</small>
          </p>
          <p className="order-summary__what">
            <Link to={nearest.href}>
              <Bdi>{nearest.title}</Bdi>
            </Link>{" "}
            <small>
              {nearest.left && (
                <b className={nearest.late ? "order-summary__left text-danger" : "order-summary__left"}>
                  <TimeLeft left={nearest.left} until={nearest.until ?? null} />
                </b>
              )}
              {nearest.left ? ` · ${nearest.other}` : nearest.other}
            </small>
          </p>
        </div>
      )}
      <dl className="order-summary__money">
        {money.map(({ label, amount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {links.length > 0 && (
        <p className="order-summary__links">
          {links.map(({ href, text }) => (
            <Link key={href} to={href}>
              {text}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}
