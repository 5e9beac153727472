import { REQUEST_LABELS, REQUEST_STATUS_LABELS } from "~/copy/account/my-data";
import type { findRequest, listOpenRequests } from "~/db/account/data-requests.server";
import type { DataRequestKind } from "~/domain/account/data-request";
import { isolated } from "~/domain/core/bidi";
import { formatDateTime, formatShortDate, formatTime, HOUR } from "~/domain/core/dates";

type Row = Awaited<ReturnType<typeof listOpenRequests>>[number];

const SOON = 24 * HOUR;

/** Who answers each: the product by itself, but for corrections. */
const NOTES: Record<DataRequestKind, string> = {
  access: "Dibuat sistem",
  correction: "Perlu dijawab",
  restriction: "Dijalankan sistem",
  deletion: "Dijalankan sistem",
};

export function openRequestRow(row: Row, now: number) {
  const left = row.dueAt - now;
  const hours = Math.floor(Math.abs(left) / HOUR);
  const tone = left < 0 ? ("late" as const) : left < SOON ? ("due" as const) : ("calm" as const);
  return {
    ...rowOf(row),
    due: left < 0 ? `Terlambat ${hours} jam` : `${hours} jam lagi`,
    at: `${formatShortDate(row.dueAt)}, ${formatTime(row.dueAt)}`,
    tone,
  };
}

export function closedRequestRow(row: Row) {
  return { ...rowOf(row), due: formatDateTime(row.closedAt ?? row.createdAt), tone: "calm" as const };
}

function rowOf({ id, kind, status, personName }: Row) {
  return {
    key: id,
    href: `/operator/data/${id}`,
    title: `${REQUEST_LABELS[kind]}: ${isolated(personName)}`,
    note: NOTES[kind],
    amount: null,
    count: REQUEST_STATUS_LABELS[status],
  };
}

type Found = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

export function requestView({
  kind,
  status,
  words,
  answer,
  createdAt,
  dueAt,
  closedAt,
  userId,
  personName,
}: Found) {
  return {
    title: `${REQUEST_LABELS[kind]}: ${isolated(personName)}`,
    person: { id: userId, name: personName },
    status: REQUEST_STATUS_LABELS[status],
    answerable: kind === "correction" && status === "open",
    note: NOTES[kind],
    words,
    answer,
    asked: formatDateTime(createdAt),
    due: formatDateTime(dueAt),
    closed: closedAt === null ? null : formatDateTime(closedAt),
  };
}
