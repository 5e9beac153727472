import { orderPath } from "~/orders/order";
import { formatDate, formatDateTime, type Zone } from "~/platform/dates";
import { titleWithId } from "~/platform/strings";
import { DATA_EXPORT_EVERY, type Obstacle, type OpenObstacle } from "./personal-data";
import type { listOrdersInTheWay, readOwnDataRequests } from "./personal-data-queries.server";
import { CONSENT_LABELS, OBSTACLE_LINKS, REQUEST_LABELS, REQUEST_STATUS_LABELS } from "./text";

type OwnDataRequestRows = Awaited<ReturnType<typeof readOwnDataRequests>>;

export function myDataView(
  { restrictedAt, requests, consents }: OwnDataRequestRows,
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

type Orders = Awaited<ReturnType<typeof listOrdersInTheWay>>;

export function openMattersView(open: readonly OpenObstacle[], { bought, sold, refunded }: Orders) {
  const named: Partial<Record<Obstacle, readonly { id: string; title: string }[]>> = {
    disputes: [...bought, ...sold].filter(({ disputed }) => disputed === 1),
    bought: bought.filter(({ disputed }) => disputed === 0),
    sold: sold.filter(({ disputed }) => disputed === 0),
    refunds: refunded,
  };
  return open.map(({ obstacle, count }) => {
    const { href, text } = OBSTACLE_LINKS[obstacle];
    return {
      href,
      // Keeps an amount on one line.
      text: text(count).replace("Rp ", "Rp\u00a0"),
      orders: (named[obstacle] ?? []).map(({ id, title }) => ({
        href: orderPath(id),
        text: titleWithId(title, id),
      })),
    };
  });
}
