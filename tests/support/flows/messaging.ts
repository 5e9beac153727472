import type { TestPerson, World } from "../world";

/** An empty file field has one empty file, as in a browser. */
export function messageFields(message: string, files: File[] = [], changes: Record<string, string> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ formId: crypto.randomUUID(), message, ...changes }))
    form.append(name, value);
  const chosen = files.length > 0 ? files : [new File([], "", { type: "application/octet-stream" })];
  for (const file of chosen) form.append("pictures", file);
  return form;
}

/** Returns the conversation's id. */
export async function askAbout(world: World, person: TestPerson, listingId: string, message: string) {
  const answer = await world.fetch(`/messages/new?listing=${listingId}`, {
    as: person,
    form: messageFields(message),
  });
  const id = /^\/messages\/([2-9a-z]{20})#/.exec(answer.headers.get("Location") ?? "")?.[1];
  if (answer.status !== 303 || !id) throw new Error(`no conversation: ${answer.status} ${await answer.text()}`);
  await world.settled();
  return id;
}

export function write(world: World, person: TestPerson, conversationId: string, message: string) {
  return world.fetch(`/messages/${conversationId}`, { as: person, form: messageFields(message) });
}

/** The stored number, and the sum over the conversations. */
export async function unreadOf(world: World, person: TestPerson) {
  return world.bindings.DB.prepare(
    `select unread_messages as counted,
      (select coalesce(sum(unread), 0) from conversation_members where user_id = ?1) as summed
      from users where id = ?1`,
  )
    .bind(person.id)
    .first<{ counted: number; summed: number }>();
}
