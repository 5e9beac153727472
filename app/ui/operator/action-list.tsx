import { Link } from "@remix-run/react";
import { actLabel } from "~/copy/operator/action";
import { formatDateTime } from "~/domain/core/dates";
import { shortId } from "~/domain/core/text";
import { actHref } from "~/domain/operator/action";
import { Prices } from "../kit/prices";
import { Section } from "../kit/section";
import { type Column, DataTable } from "../kit/table";

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
  { head: "Waktu", kind: "plain", cell: ({ at }) => <Prices text={formatDateTime(at)} /> },
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

/** What operators did about the thing whose file this is; nothing where nobody did anything. */
export function ActsAbout({ acts }: { acts: readonly Act[] }) {
  if (acts.length === 0) return null;
  return (
    <Section id="operator" title="Tindakan operator" tight>
      <ActList acts={acts} caption="Tindakan operator" />
    </Section>
  );
}

function Subject({ kind, subjectId }: Act) {
  const href = actHref({ kind, subjectId });
  return href ? <Link to={href}>{shortId(subjectId)}</Link> : shortId(subjectId);
}
