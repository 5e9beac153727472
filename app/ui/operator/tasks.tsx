import { TASK_LABELS } from "~/copy/operator/tasks";
import { cappedCountText } from "~/domain/core/capped-count";
import { type OperatorTask, TASK_PATHS } from "~/domain/operator/task";
import { AppButtonLink } from "../kit/app-link";
import { type Column, DataTable } from "../kit/table";

type WaitingTask = { task: OperatorTask; count: number };

const columns: Column<WaitingTask>[] = [
  {
    head: "Pekerjaan",
    kind: "title",
    cell: ({ task }) => (
      <>
        {TASK_LABELS[task].title}
        <small>{TASK_LABELS[task].text}</small>
      </>
    ),
  },
  {
    head: "Menunggu",
    kind: "status",
    cell: ({ count }) =>
      count === 0 ? (
        <span className="soft whitespace-nowrap">Tidak ada yang menunggu</span>
      ) : (
        <b className="needs-action whitespace-nowrap">{cappedCountText(count)} menunggu</b>
      ),
  },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ task, count }) => (
      <AppButtonLink
        look={count > 0 ? "line" : "quiet"}
        to={TASK_PATHS[task]}
        aria-label={`Buka: ${TASK_LABELS[task].title}`}
      >
        Buka
      </AppButtonLink>
    ),
  },
];

export function OperatorTasks({ tasks }: { tasks: readonly WaitingTask[] }) {
  return (
    <DataTable caption="Yang menunggu operator" columns={columns} rows={tasks} rowKey={({ task }) => task} />
  );
}
