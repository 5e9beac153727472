import { formatDay } from "~/copy/core/relative-dates";
import type { listNotifications } from "~/db/notification/list.server";
import { formatTime, type Zone } from "~/domain/core/dates";

type NotificationRow = Awaited<ReturnType<typeof listNotifications>>["items"][number];

export function byDay(items: readonly NotificationRow[], now: number, zone: Zone) {
  const days: { day: string; items: ReturnType<typeof shown>[] }[] = [];
  for (const item of items) {
    const day = formatDay(item.createdAt, now, zone);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(shown(item, zone));
    else days.push({ day, items: [shown(item, zone)] });
  }
  return days;
}

function shown({ id, kind, title, body, href, createdAt, readAt }: NotificationRow, zone: Zone) {
  return { id, kind, title, body, href, time: formatTime(createdAt, zone), unread: readAt === null };
}
