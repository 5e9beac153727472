import type { Check } from "./check.ts";

export const HAND_CHECKS: readonly Check[] = [
  {
    rule: "above Rp 5.000.000 one person approved and another one paid",
    sql: `select id as subject, kind || ' of ' || amount || ' approved by ' || coalesce(approved_by, 'nobody')
        || ', paid by ' || coalesce(paid_by, 'nobody') as found
      from audit_handwork
      where amount > 5000000 and paid_by is not null and (approved_by is null or approved_by = paid_by)`,
  },
  {
    rule: "nobody handled their own money",
    sql: `select h.id as subject, h.kind || ' of ' || h.owner_id || ' by themselves' as found
      from audit_handwork h
      where h.owner_id = h.approved_by or h.owner_id = h.paid_by
        or exists (select 1 from audit_acts a where a.subject_id = h.id and a.operator_id = h.owner_id)`,
  },
  {
    rule: "what was approved and paid by hand stands in the operators' log",
    sql: `select h.id as subject, h.kind || ' is ' || h.status || ' without the act of whoever did it' as found
      from audit_handwork h
      where (h.status = 'paid' and (h.paid_by is not null or h.kind = 'withdrawal') and not exists (
          select 1 from audit_acts a
          where a.subject_id = h.id and a.kind = 'pay_' || h.kind and a.operator_id = h.paid_by))
        or (h.approved_by is not null and not exists (
          select 1 from audit_acts a
          where a.subject_id = h.id and a.kind = 'approve_' || h.kind and a.operator_id = h.approved_by))`,
  },
];
