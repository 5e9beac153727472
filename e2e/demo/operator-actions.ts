import type { InferInsertModel } from "drizzle-orm";
import type { operatorActions } from "~/database/schema/operators";
import type { users } from "~/database/schema/users";
import { newId } from "~/database/statements.server";
import { people } from "./people";

type User = InferInsertModel<typeof users> & { id: string };
type Act = InferInsertModel<typeof operatorActions>;

export function operatorActionRows(user: (slug: string) => User): Act[] {
  return people.flatMap(({ slug, suspended }) => {
    const person = user(slug);
    return [
      ...(person.operatorSince ? [becameOperator(person, person.operatorSince)] : []),
      ...(suspended && person.suspendedAt
        ? [
            act({
              operatorId: user(suspended.by).id,
              kind: "suspend_person",
              subjectId: person.id,
              reason: suspended.reason,
              at: person.suspendedAt,
            }),
          ]
        : []),
    ];
  });
}

function becameOperator({ id }: User, at: number): Act {
  return act({ operatorId: id, kind: "become_operator", subjectId: id, reason: "Lewat baris perintah", at });
}

const act = (told: Omit<Act, "id">): Act => ({ ...told, id: newId() });
