import type { ChangeRowView } from "~/copy/order/change";
import { firstName } from "~/domain/account/person";
import { answerPath } from "~/domain/order/change-answers";
import { Prices } from "../../kit/money/prices";
import { type ReceiptRow, ReceiptRows } from "../../kit/money/receipt";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { Panel } from "../../kit/panel";
import { Bdi } from "../../kit/text/bdi";
import { LongText } from "../../kit/text/long-text";
import { PlainText } from "../../kit/text/plain-text";

/** Id of the open change, for links to it. */
export const OPEN_CHANGE = "h-usulan";

type Open = {
  orderId: string;
  other: string;
  mine: boolean;
  /** Answering it is the next step. */
  due: boolean;
  rows: readonly ChangeRowView[];
  description: string;
};

export function OpenChange({ orderId, other, mine, due, rows, description }: Open) {
  const name = firstName(other);
  if (mine)
    return (
      <details className="panel disclosure mt-3 no-print">
        <summary>Usulan perubahan Anda</summary>
        <div>
          <ChangeTerms rows={rows} description={description} />
          <p className="small soft mt-3">
            Menunggu jawaban <Bdi>{name}</Bdi>.
          </p>
          <div className="actions">
            <AppButtonLink look="line" to={answerPath(orderId, "withdrawal")}>
              Tarik Usulan
            </AppButtonLink>
          </div>
        </div>
      </details>
    );
  return (
    <div className="mt-3">
      <Panel id="usulan" title={`Usulan ${name}`} show="screen">
        <ChangeTerms rows={rows} description={description} />
        <p className="small soft mt-3">Tidak ada yang berubah sampai Anda menyetujuinya.</p>
        <div className="actions">
          <AppButtonLink look={due ? "primary" : "line"} to={answerPath(orderId, "acceptance")}>
            Setujui Usulan
          </AppButtonLink>
          <AppButtonLink look="line" to={answerPath(orderId, "refusal")}>
            Tolak Usulan
          </AppButtonLink>
        </div>
      </Panel>
    </div>
  );
}

export function ChangeTerms({ rows, description }: Pick<Open, "rows" | "description">) {
  return (
    <>
      {rows.length > 0 && <ReceiptRows rows={rows.map(changeRow)} />}
      <div className={rows.length > 0 ? "mt-3" : undefined}>
        <LongText text={description} />
      </div>
    </>
  );
}

function changeRow({ label, before, after }: ChangeRowView): ReceiptRow {
  return {
    label,
    value: (
      <>
        <span className="soft">
          <span className="sr-only">sekarang </span>
          <Prices text={before} />
          <span aria-hidden="true"> →</span>
        </span>{" "}
        <span className="sr-only">menjadi </span>
        <b className="whitespace-nowrap">
          <Prices text={after} />
        </b>
      </>
    ),
  };
}

type Decided = {
  id: string;
  mine: boolean;
  status: string;
  when: string;
  terms: readonly ReceiptRow[];
  description: string;
};

export function DecidedChanges({ changes, other }: { changes: readonly Decided[]; other: string }) {
  if (changes.length === 0) return null;
  return (
    <Panel id="usulan-lama" title="Usulan sebelumnya" show="screen">
      {changes.map(({ id, mine, status, when, terms, description }) => (
        <details className="disclosure" key={id}>
          <summary>
            {status}, {when}
          </summary>
          <div>
            <p className="small soft">Diusulkan {mine ? "Anda" : other}</p>
            {terms.length > 0 && <ReceiptRows rows={terms} />}
            <PlainText text={description} />
          </div>
        </details>
      ))}
    </Panel>
  );
}
