import { type SQL, sql } from "drizzle-orm";
import { PAGE_SIZE } from "~/domain/core/page-cursor";
import { withoutApostrophes } from "~/domain/core/text";
import { endOfBeginnings, type OperatorQuery } from "~/domain/operator/query";
import type { Database } from "../core/connection.server";
import { nameKey, users } from "../schema/users";

/** One page, without further ones. Uses the primary key, users_email, users_name_key or rowid. */
export function selectPeople(db: Database, query: OperatorQuery) {
  return db
    .select({
      personId: users.id,
      name: users.fullName,
      email: users.email,
      location: users.location,
      verifiedAt: users.verifiedAt,
      suspendedAt: users.suspendedAt,
      restrictedAt: users.restrictedAt,
      closedAt: users.closedAt,
      operatorSince: users.operatorSince,
      joinedAt: users.createdAt,
    })
    .from(users)
    .where(beginsLike(query))
    .orderBy(orderFor(query))
    .limit(PAGE_SIZE);
}

function beginsLike(query: OperatorQuery): SQL | undefined {
  switch (query.by) {
    case "id":
      return begins(sql`${users.id}`, query.start);
    case "email":
      return begins(sql`${users.email}`, query.email);
    case "words": {
      const { text } = query;
      const name = withoutApostrophes(text) || text;
      const first = (column: SQL, start: string) =>
        sql`select id from (select id from users where ${begins(column, start)}
          order by ${column} limit ${sql.raw(String(PAGE_SIZE))})`;
      return sql`${users.id} in (${first(nameKey, name)}
        union all ${first(sql`email`, text.toLowerCase())})`;
    }
    case "nothing":
      return undefined;
  }
}

function begins(column: SQL, start: string): SQL {
  return sql`${column} >= ${start} and ${column} < ${endOfBeginnings(start)}`;
}

function orderFor({ by }: OperatorQuery): SQL {
  if (by === "id") return sql`${users.id}`;
  if (by === "email") return sql`${users.email}`;
  return by === "words" ? sql`${users.fullName} collate nocase` : sql`users.rowid desc`;
}
