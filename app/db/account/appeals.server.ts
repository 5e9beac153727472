import { type SQL, sql } from "drizzle-orm";
import type { AppealStanding } from "~/domain/account/appeal";
import { shareOpenOrder } from "../order/share-open-order.server";

export function appealStanding(operatorId: string): SQL<AppealStanding> {
  const me = sql`${operatorId}`;
  const author = sql`reports.subject_id`;
  return sql<AppealStanding>`case
    when reports.subject <> 'appeal' then 'free'
    when ${shareOpenOrder(me, author)} then 'own_order'
    when not ${suspendedAuthor(me)} then 'free'
    when exists (select 1 from users colleague
      where colleague.operator_since is not null and colleague.suspended_at is null
        and colleague.id not in (${me}, ${author})
        and not ${suspendedAuthor(sql`colleague.id`)} and not ${shareOpenOrder(sql`colleague.id`, author)})
      then 'own_suspension'
    else 'alone' end`;
}

/** Free where no appeal is open. A column is named in full. Rides on reports_subject. */
export function openAppealStanding(operatorId: string, personId: string | SQL): SQL<AppealStanding> {
  return sql<AppealStanding>`coalesce(${ofOpenAppeal(personId, appealStanding(operatorId))}, 'free')`;
}

/** Null where no appeal is open. A column is named in full. Rides on reports_subject. */
export function openAppealId(personId: string | SQL): SQL<string | null> {
  return ofOpenAppeal(personId, sql<string>`reports.id`);
}

function ofOpenAppeal<Value>(personId: string | SQL, asked: SQL<Value>): SQL<Value | null> {
  return sql<Value | null>`(select ${asked} from reports
    where reports.subject = 'appeal' and reports.subject_id = ${personId} and reports.status = 'open')`;
}

/** By the suspension appealed against, or a later one. Rides on operator_acts_subject. */
function suspendedAuthor(operator: SQL): SQL {
  const acts = sql`operator_acts where subject_id = reports.subject_id and kind = 'suspend_person'`;
  return sql`exists (select 1 from ${acts} and operator_id = ${operator}
    and at >= coalesce((select max(at) from ${acts} and at <= reports.created_at), 0))`;
}
