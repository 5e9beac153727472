import { Link } from "@remix-run/react";
import { formatDateTime } from "~/domain/dates";
import { actHref, actLabel } from "~/domain/operator-act";
import { shortId } from "~/domain/text";
import { type Column, DataTable } from "./table";

export type Act = {
  actId: string;
  kind: string;
  subjectId: string;
  reason: string;
  /** UTC ms */
  at: number;
  operatorId: string;
  operatorName: string;
};

const columns: Column<Act>[] = [
  {
    head: "Tindakan",
    kind: "title",
    cell: ({ kind, reason }) => (
      <>
        {actLabel(kind)}
        <small>{reason}</small>
      </>
    ),
  },
  { head: "Mengenai", kind: "id", cell: (act) => <Subject {...act} /> },
  { head: "Waktu", kind: "plain", cell: ({ at }) => formatDateTime(at) },
  {
    head: "Operator",
    kind: "plain",
    cell: ({ operatorId, operatorName }) => (
      <Link to={`/operator/acts?operator=${operatorId}`}>{operatorName}</Link>
    ),
  },
];

/** What operators did: what, why, on what, when and who. */
export function ActList({ acts, caption }: { acts: readonly Act[]; caption: string }) {
  return <DataTable caption={caption} columns={columns} rows={acts} rowKey={({ actId }) => actId} />;
}

function Subject({ kind, subjectId }: Act) {
  const href = actHref({ kind, subjectId });
  return href ? <Link to={href}>{shortId(subjectId)}</Link> : shortId(subjectId);
}
