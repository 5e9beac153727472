import { CONSENT_LABELS, REQUEST_LABELS, REQUEST_STATUS_LABELS } from "~/copy/account/my-data";
import type { readOwnRequests } from "~/db/account/data-requests.server";
import { DATA_EXPORT_EVERY } from "~/domain/account/data-request";
import { formatDate, formatDateTime, type Zone } from "~/domain/core/dates";

type Read = Awaited<ReturnType<typeof readOwnRequests>>;

/** `now` in UTC ms, times in the reader's zone. */
export function myDataView(
  { restrictedAt, requests, consents }: Read,
  { now, zone }: { now: number; zone: Zone },
) {
  const exports = requests.filter(({ kind }) => kind === "access");
  const ready = exports.find(({ hasFile, fileUntil }) => hasFile === 1 && (fileUntil ?? 0) > now);
  const newest = exports[0];
  return {
    dataExport: {
      waiting: newest?.status === "open",
      ready: ready ? { id: ready.id, until: formatDateTime(ready.fileUntil ?? 0, zone) } : null,
      again:
        newest && newest.createdAt > now - DATA_EXPORT_EVERY
          ? formatDateTime(newest.createdAt + DATA_EXPORT_EVERY, zone)
          : null,
    },
    correcting: requests.some(({ kind, status }) => kind === "correction" && status === "open"),
    restrictedSince: restrictedAt === null ? null : formatDateTime(restrictedAt, zone),
    consents: consents.map(({ purpose, version, givenAt, withdrawnAt }) => ({
      key: `${purpose}${version}`,
      text: CONSENT_LABELS[purpose],
      version: formatDate(Date.parse(version), zone),
      given: formatDateTime(givenAt, zone),
      withdrawn: withdrawnAt === null ? null : formatDateTime(withdrawnAt, zone),
    })),
    requests: requests.map(({ id, kind, status, words, answer, createdAt, dueAt }) => ({
      id,
      label: REQUEST_LABELS[kind],
      status: REQUEST_STATUS_LABELS[status],
      open: status === "open",
      words,
      answer,
      asked: formatDateTime(createdAt, zone),
      due: formatDateTime(dueAt, zone),
    })),
  };
}

export type MyData = ReturnType<typeof myDataView>;
