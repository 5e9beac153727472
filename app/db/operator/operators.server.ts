import { type SQL, sql } from "drizzle-orm";
import { SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import { newId } from "../core/new-id.server";

export type OperatorCandidate = { name: string; verified: number; suspended: number; operator: number };

type OperatorChange = {
  kind: "add" | "remove";
  /** In lower case. */
  email: string;
  reason: string;
  /** UTC ms */
  now: number;
};

/** One batch; its first statement answers the state before, from which `operatorRefusal` decides. */
export function changeOperators({ kind, email, reason, now }: OperatorChange): string {
  const adding = kind === "add";
  const may = adding
    ? sql`email = ${email} and email_verified_at is not null and suspended_at is null and operator_since is null`
    : sql`email = ${email} and operator_since is not null`;
  const act = adding ? "become_operator" : "leave_operators";
  return asText([
    // The update stands last: those before it ask for the state that it changes.
    sql`select full_name as name, email_verified_at is not null as verified, suspended_at is not null as suspended,
      operator_since is not null as operator from users where email = ${email}`,
    sql`insert into operator_acts (id, operator_id, kind, subject_id, reason, at)
      select ${newId()}, id, ${act}, id, ${reason}, ${now} from users where ${may}`,
    sql`delete from sessions where user_id in (select id from users where ${may})`,
    sql`update users set operator_since = ${adding ? now : null} where ${may}`,
  ]);
}

/** Longest first. Rides on users_operators. */
export function listOperators(): string {
  return asText([
    sql`select full_name as name, email, operator_since as since from users
      where operator_since is not null order by operator_since`,
  ]);
}

/** For wrangler's command line, which binds no values: they are quoted into the text. */
function asText(statements: SQL[]): string {
  const dialect = new SQLiteSyncDialect();
  return statements.map((statement) => dialect.sqlToQuery(statement.inlineParams()).sql).join(";\n");
}
