import type { OperatorAct } from "~/domain/operator-act";
import type { Database } from "./connection.server";
import { operatorActs } from "./schema/operators";

/** The log's line of an act. It belongs in the batch that does it. */
export function recordAct(db: Database, act: OperatorAct, now: number) {
  return db.insert(operatorActs).values({ ...act, id: crypto.randomUUID(), at: now });
}
