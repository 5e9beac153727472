import { formatShortDate, formatTime } from "~/platform/dates";
import { shortId } from "~/platform/strings";
import { type Column, DataTable, type Table } from "~/ui/data-table";
import { Bdi, Section } from "~/ui/kit";
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
    cell: ({ kind }) => operatorActionLabel(kind),
    notes: ({ reason }) => [reason],
  },
  { head: "Mengenai", kind: "id", cell: (act) => <Subject {...act} /> },
  { head: "Waktu (WIB)", kind: "date", cell: ({ at }) => `${formatShortDate(at)}, ${formatTime(at).slice(0, 5)}` },
  {
    head: "Operator",
    kind: "plain",
    cell: ({ kind, operatorName }) => (isByCommandLine(kind) ? BY_COMMAND_LINE : <Bdi>{operatorName}</Bdi>),
  },
];

export function operatorActionTable(
  actions: readonly OperatorActionItem[],
  caption: string,
): Table<OperatorActionItem> {
  return {
    caption,
    columns,
    rows: actions,
    rowKey: ({ actionId }) => actionId,
    link: (act) => {
      const href = operatorActionUrl(act);
      return href === null ? null : { href };
    },
    uncut: true,
  };
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
  // This is the affected account, which the row also names as its operator.
  return isByCommandLine(kind) ? <Bdi>{operatorName}</Bdi> : shortId(subjectId);
}
