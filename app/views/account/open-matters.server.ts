import { OBSTACLE_LINKS } from "~/copy/account/closing";
import type { listOrdersInTheWay } from "~/db/account/closing-obstacles.server";
import type { Obstacle, OpenObstacle } from "~/domain/account/closing";
import { titleWithId } from "~/domain/core/text";
import { orderPath } from "~/domain/order/path";

type Orders = Awaited<ReturnType<typeof listOrdersInTheWay>>;

/** What keeps an account open: where each is settled, and the newest orders by name. */
export function openMattersView(open: readonly OpenObstacle[], { bought, sold, refunded }: Orders) {
  const named: Partial<Record<Obstacle, readonly { id: string; title: string }[]>> = {
    disputes: [...bought, ...sold].filter(({ disputed }) => disputed === 1),
    bought: bought.filter(({ disputed }) => disputed === 0),
    sold: sold.filter(({ disputed }) => disputed === 0),
    refunds: refunded,
  };
  return open.map(({ obstacle, count }) => {
    const { href, text } = OBSTACLE_LINKS[obstacle];
    return {
      href,
      // A sum stays on one line.
      text: text(count).replace("Rp ", "Rp\u00a0"),
      orders: (named[obstacle] ?? []).map(({ id, title }) => ({
        href: orderPath(id),
        text: titleWithId(title, id),
      })),
    };
  });
}
