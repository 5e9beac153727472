import { createHash } from "node:crypto";
import type { Ask } from "./audit.ts";
import type { Breach, Check } from "./check.ts";

export const ARCHIVE_CHECKS: readonly Check[] = [
  {
    rule: "a conversation is archived only after its order is closed, with its hash",
    sql: `select id as subject, archived_messages || ' messages with ' || coalesce(archived_hash, 'no hash') as found
      from audit_archives
      where archived_hash is null or length(archived_hash) <> 64 or archived_hash glob '*[^0-9a-f]*'
        or archived_messages < 1 or is_done is not 1 or order_status not in ('completed', 'cancelled')`,
  },
];

const RULE = "an archive has every message and picture of its conversation";

/** Compares each archive in the database with its object. `read` returns an object's text, or null. */
export async function auditArchives(
  ask: Ask,
  read: (key: string) => Promise<string | null>,
): Promise<{ count: number; breaches: Breach[] }> {
  const [rows = []] = await ask([
    `select id, order_id, archived_hash, archived_messages, archived_pictures from audit_archives
      where archived_hash is not null`,
  ]);
  const breaches: Breach[] = [];
  for (const row of rows) {
    const { id, archived_hash } = row;
    const text = await read(`conversations/${id}/${archived_hash}.json`);
    const found = text === null ? "is missing" : wrongIn(text, row);
    if (found) breaches.push({ rule: RULE, subject: String(id), found });
  }
  return { count: rows.length, breaches };
}

function wrongIn(text: string, row: Record<string, unknown>): string | null {
  if (createHash("sha256").update(text).digest("hex") !== row.archived_hash) return "is not what was put there";
  const { conversation, order, messages } = JSON.parse(text);
  if (conversation !== row.id || order !== row.order_id) return "belongs to another conversation";
  if (messages.length !== row.archived_messages) return `holds ${messages.length} of ${row.archived_messages} messages`;
  const named = new Set<string>(
    messages.flatMap(({ pictures }: { pictures: { key: string }[] }) => pictures.map(({ key }) => key)),
  );
  const stored = new Set<string>(JSON.parse(String(row.archived_pictures)));
  const missing = [...named].filter((key) => !stored.has(key));
  if (missing.length > 0) return `names pictures without a row: ${missing.join(", ")}`;
  const unnamed = [...stored].filter((key) => !named.has(key));
  return unnamed.length > 0 ? `does not name the pictures ${unnamed.join(", ")}` : null;
}
