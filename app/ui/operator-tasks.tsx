import { countedText } from "~/domain/counted";
import { type OperatorTask, TASK_WORDS } from "~/domain/operator-task";
import { AppButtonLink } from "./app-link";
import { OPERATOR_PLACES } from "./operator-side";
import { type Column, DataTable } from "./table";

export type WaitingTask = { task: OperatorTask; count: number };

const columns: Column<WaitingTask>[] = [
  {
    head: "Pekerjaan",
    kind: "title",
    cell: ({ task }) => (
      <>
        {TASK_WORDS[task].title}
        <small>{TASK_WORDS[task].text}</small>
      </>
    ),
  },
  {
    head: "Menunggu",
    kind: "plain",
    cell: ({ count }) =>
      count === 0 ? <span className="soft">Tidak ada</span> : <b className="act">{countedText(count)}</b>,
  },
  {
    head: "Aksi",
    kind: "action",
    cell: ({ task, count }) => <TaskLink to={TASK_WORDS[task].to} task={task} urgent={count > 0} />,
  },
];

/** What waits for an operator, and the way to where it is done. */
export function OperatorTasks({ tasks }: { tasks: readonly WaitingTask[] }) {
  return (
    <DataTable caption="Yang menunggu operator" columns={columns} rows={tasks} rowKey={({ task }) => task} />
  );
}

function TaskLink({ to, task, urgent }: { to: string; task: OperatorTask; urgent: boolean }) {
  if (!OPERATOR_PLACES.some((place) => place.to === to)) return null;
  return (
    <AppButtonLink look={urgent ? "primary" : "line"} to={to} aria-label={`Buka: ${TASK_WORDS[task].title}`}>
      Buka
    </AppButtonLink>
  );
}
