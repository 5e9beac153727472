import type { Check } from "./check.ts";
import { ESCROW, LINES } from "./check.ts";

/** SQL for the amount on hold at a moment: recorded before it, not yet free, and not taken by a chargeback. */
const HELD_AT = (at: string) => `(select coalesce(sum(h.amount), 0) from audit_card_holds h
  where h.seller_id = w.user_id and h.created_at <= ${at} and h.until > ${at} and (h.taken_at is null or h.taken_at > ${at}))`;

export const HOLD_CHECKS: readonly Check[] = [
  {
    rule: "a card hold equals the seller's money of one release from a bill paid by card",
    sql: `with ${LINES}
      select h.order_id as subject, 'holds ' || h.amount || ' of ' || coalesce(sum(l.amount), 0) || ' for ' || h.seller_id as found
      from audit_card_holds h
      left join lines l on l.transfer_id = h.order_id || ':' || h.version
        and l.source = ${ESCROW("h.order_id", "h.bill")} and l.target = 'seller:' || h.seller_id
      group by h.order_id, h.version, h.bill
      having h.amount <> coalesce(sum(l.amount), 0) or not exists (select 1 from audit_payments p
        where p.order_id = h.order_id and p.bill = h.bill and p.surplus = 0 and p.method = 'credit_card')`,
  },
  {
    rule: "no withdrawal took money on hold",
    sql: `select w.id as subject, 'left ' || left_over || ' with ' || held || ' held' as found from (
        select w.id,
          (select coalesce(sum(e.amount), 0) from audit_entries e
            where e.account = 'seller:' || w.user_id and e.at <= w.created_at) as left_over,
          ${HELD_AT("w.created_at")} as held
        from audit_withdrawals w) w
      where left_over < held`,
  },
];
