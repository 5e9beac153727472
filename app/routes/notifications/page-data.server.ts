import type { PageOf } from "~/database/statements.server";
import { newProposals, repeated, SEPARATOR } from "~/notifications/line-text";
import { isNewProposal, rowOf } from "~/notifications/notification";
import type { selectNotifications } from "~/notifications/queries.server";
import { clockTime, dayHeading, deadlineText } from "~/platform/date-text";
import type { Zone } from "~/platform/dates";

type NotificationRow = PageOf<typeof selectNotifications>["items"][number];

/** Notifications with the same `rowOf` share the row of the newest. */
export function byDay(items: readonly NotificationRow[], now: number, zone: Zone) {
  const days = new Map<string, Map<string, NotificationRow[]>>();
  for (const item of items) {
    const day = dayHeading(item.createdAt, now, zone);
    const rows = days.get(day) ?? new Map<string, NotificationRow[]>();
    const name = rowOf(item);
    days.set(day, rows.set(name, [...(rows.get(name) ?? []), item]));
  }
  return [...days].map(([day, rows]) => ({
    day,
    rows: [...rows.values()].map((some) => shown(some, now, zone)),
  }));
}

/** `ids` are the unread ones. `due` means that an answer is still expected. */
function shown(some: readonly NotificationRow[], now: number, zone: Zone) {
  const [newest] = some as [NotificationRow];
  const { cause, href, dueAt, createdAt, awaited } = newest;
  const unread = some.filter(({ readAt }) => readAt === null);
  const [subject = "", ...rest] = newest.about.split(SEPARATOR);
  const asked = dueAt === null ? "" : ` sebelum ${deadlineText(dueAt, now, zone)}`;
  const note = dueAt !== null && !awaited ? "" : rest.join(SEPARATOR) + asked;
  const several = some.length > 1;
  const proposals = several && isNewProposal(cause);
  return {
    id: newest.id,
    ids: unread.map(({ id }) => id).join(","),
    title: proposals ? newProposals(some.length) : newest.title,
    subject,
    note: proposals ? "" : several ? repeated(note, some.length) : note,
    href,
    time: clockTime(createdAt, zone),
    due: unread.length > 0 && awaited && dueAt !== null && dueAt > now,
  };
}
