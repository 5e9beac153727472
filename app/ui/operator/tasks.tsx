import { TASK_LABELS } from "~/copy/operator/tasks";
import { cappedCountText } from "~/domain/core/capped-count";
import { formatRupiah } from "~/domain/core/money";
import { type OperatorTask, TASK_PATHS } from "~/domain/operator/task";
import { Section } from "../kit/section";
import { type ListedDispute, listedRows } from "./dispute-list";
import { Queue } from "./queue";

/** `long`: it has waited for more than a day. Integer rupiah. */
type WaitingTask = { task: OperatorTask; count: number; amount: number; age: string; long: boolean };

type OperatorTasksProps = {
  disputes: readonly ListedDispute[];
  disputed: { count: number; amount: number };
  money: readonly WaitingTask[];
  others: readonly WaitingTask[];
  total: {
    count: number;
    more: boolean;
    amount: number;
    next: string | null;
    late: boolean;
    oldest: string | null;
  };
};

/** What waits, by when and how much; a group without anything is not there. */
export function OperatorTasks({ disputes, disputed, money, others, total }: OperatorTasksProps) {
  const more = disputed.count > disputes.length;
  return (
    <>
      <dl className="queue-sums">
        <div>
          <dt>menunggu</dt>
          <dd>
            {total.count}
            {total.more && "+"}
          </dd>
        </div>
        {(total.next ?? total.oldest) && (
          <div>
            <dt>{total.next ? "putusan terdekat" : "menunggu terlama"}</dt>
            <dd className={total.late ? "text-danger" : "text-accent-ink"}>{total.next ?? total.oldest}</dd>
          </div>
        )}
        {total.amount > 0 && (
          <div>
            <dt>uang tertahan</dt>
            <dd className="whitespace-nowrap">{sum(total.amount, total.more)}</dd>
          </div>
        )}
      </dl>
      {disputes.length > 0 && (
        <Section
          id="sengketa"
          small
          title={TASK_LABELS.disputes.title}
          note={`${cappedCountText(disputed.count)} · ${formatRupiah(disputed.amount)}`}
        >
          <Queue
            caption="Sengketa, tenggat terdekat di atas"
            heads={["Pesanan", "Putuskan dalam", "Bukti"]}
            rows={listedRows(disputes)}
          />
          {more && (
            <p className="mt-2">
              <a href={TASK_PATHS.disputes}>Semua sengketa</a>
            </p>
          )}
        </Section>
      )}
      <TaskGroup id="uang" title="Uang keluar" tasks={money} />
      <TaskGroup id="lainnya" title="Lainnya" tasks={others} />
    </>
  );
}

function TaskGroup({ id, title, tasks }: { id: string; title: string; tasks: readonly WaitingTask[] }) {
  if (tasks.length === 0) return null;
  const amount = tasks.reduce((total, task) => total + task.amount, 0);
  const count = tasks.reduce((total, task) => total + task.count, 0);
  return (
    <Section
      id={id}
      small
      title={title}
      note={amount > 0 ? `${count} · ${formatRupiah(amount)}` : String(count)}
    >
      <Queue
        caption={title}
        heads={["Jenis", "Terlama", "Jumlah"]}
        rows={tasks.map((one) => ({
          key: one.task,
          href: TASK_PATHS[one.task],
          title: TASK_LABELS[one.task].title,
          note: TASK_LABELS[one.task].text,
          amount: one.amount > 0 ? one.amount : null,
          due: one.age,
          tone: one.long ? ("due" as const) : ("calm" as const),
          count: cappedCountText(one.count),
        }))}
      />
    </Section>
  );
}

const sum = (amount: number, more: boolean) => `${formatRupiah(amount)}${more ? "+" : ""}`;
