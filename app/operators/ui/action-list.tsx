import { Link } from "@remix-run/react";
import { formatDateTime } from "~/platform/dates";
import { shortId } from "~/platform/strings";
import { type Column, DataTable } from "~/ui/data-table";
import { Bdi, Section } from "~/ui/kit";
import { Prices } from "~/ui/prices";
import { isByCommandLine, operatorActionUrl } from "../operator";
import { BY_COMMAND_LINE, operatorActionLabel } from "../text";

export type OperatorActionItem = {
  actionId: string;
  kind: string;
  subjectId: string;
  reason: string;
  at: number;
  operatorId: string;
  operatorName: string;
};

const columns: Column<OperatorActionItem>[] = [
  {
    head: "Tindakan",
    kind: "title",
    cell: ({ kind, reason }) => (
      <>
        {operatorActionLabel(kind)}
        <small>{reason}</small>
      </>
    ),
  },
  { head: "Mengenai", kind: "id", cell: (act) => <Subject {...act} /> },
  { head: "Waktu", kind: "plain", cell: ({ at }) => <Prices text={formatDateTime(at)} /> },
  {
    head: "Operator",
    kind: "plain",
    cell: ({ kind, operatorId, operatorName }) =>
      isByCommandLine(kind) ? (
        BY_COMMAND_LINE
      ) : (
        <Link to={`/operator/acts?operator=${operatorId}`}>
          <Bdi>{operatorName}</Bdi>
        </Link>
      ),
  },
];

export function operatorActionTable(actions: readonly OperatorActionItem[], caption: string) {
  return { caption, columns, rows: actions, rowKey: ({ actionId }: OperatorActionItem) => actionId };
}

export function OperatorActionsAbout({ actions }: { actions: readonly OperatorActionItem[] }) {
  if (actions.length === 0) return null;
  return (
    <Section id="operator" title="Tindakan operator" tight>
      <DataTable {...operatorActionTable(actions, "Tindakan operator")} />
    </Section>
  );
}

function Subject({ kind, subjectId, operatorName }: OperatorActionItem) {
  const href = operatorActionUrl({ kind, subjectId });
  // This is the affected account, which the row also names as its operator.
  if (href && isByCommandLine(kind))
    return (
      <Link to={href}>
        <Bdi>{operatorName}</Bdi>
      </Link>
    );
  return href ? <Link to={href}>{shortId(subjectId)}</Link> : shortId(subjectId);
}
