import { Form, useNavigation } from "@remix-run/react";
import { formatRupiah } from "~/domain/money";
import type { OrderAction } from "~/domain/order-actions";
import { AppButtonLink } from "./app-link";
import { ButtonLink, SubmitButton } from "./button";
import { MESSAGE_TEXT } from "./message-form";
import { OPEN_CHANGE } from "./order-changes";
import { EndingDialog } from "./order-confirm";
import { Panel } from "./panel";
import { Prices } from "./prices";
import { SeenVersion } from "./seen-version";
import { Stick } from "./stick";
import { Turn } from "./turn";

type Steps = { id: string; actions: readonly OrderAction[] };
/** What may be said back to a price; `renew` is how one asks for one that has run out. */
type Counter = { renew: string | null } | null;

/** What leads on, by its own page; the first is the main one, and whoever is asked answers first. */
const ONWARD = [
  "accept_cancellation",
  "refuse_cancellation",
  "deliver",
  "answer_dispute",
  "accept_settlement",
  "propose_settlement",
  "request_revision",
] as const;

/** What leads elsewhere, by its own page. */
const ASIDE = ["propose_change", "withdraw_cancellation", "request_cancellation", "open_dispute"] as const;

const find = (actions: readonly OrderAction[], command: OrderAction["command"]) =>
  actions.find((action) => action.command === command);

/** Whose turn it is, with the steps that lead on. */
export function OrderTurn({
  turn,
  ...steps
}: Steps & {
  turn: { yours: boolean; who: string; title: string; text: string; answers: boolean };
  counter: Counter;
}) {
  return (
    <Turn
      yours={turn.yours}
      who={turn.who}
      title={turn.title}
      actions={<Onwards {...steps} strong={turn.yours && !turn.answers} answers={turn.answers} />}
    >
      <p>
        <Prices text={turn.text} />
      </p>
    </Turn>
  );
}

function Onwards({
  id,
  actions,
  counter,
  strong,
  answers,
}: Steps & { counter: Counter; strong: boolean; answers: boolean }) {
  const busy = useNavigation().state !== "idle";
  const pay = find(actions, "start_payment");
  const accept = find(actions, "accept_quote");
  const decline = find(actions, "cancel");
  const complete = find(actions, "complete");
  const propose = find(actions, "propose_change");
  const pages = ONWARD.flatMap((command) => find(actions, command) ?? []);
  return (
    <>
      {pay && (
        <AppButtonLink to={`/payment/${id}`} reloadDocument>
          {pay.label}
        </AppButtonLink>
      )}
      {answers && <ButtonLink href={`#${OPEN_CHANGE}`}>Lihat Usulan</ButtonLink>}
      {pages.map(({ command, label, page }, place) => (
        <AppButtonLink
          key={command}
          look={strong && place === 0 && !complete ? "primary" : "line"}
          to={page ?? ""}
        >
          {label}
        </AppButtonLink>
      ))}
      {accept && (
        <Form method="post" action={`/dashboard/orders/${id}/acceptance`}>
          <SeenVersion version={accept.version} />
          <SubmitButton busy={busy}>{accept.label}</SubmitButton>
        </Form>
      )}
      {counter && (
        <ButtonLink look="line" href={`#${MESSAGE_TEXT}`}>
          Tanya Dulu
        </ButtonLink>
      )}
      {counter && propose?.page && (
        <AppButtonLink look="line" to={propose.page}>
          {counter.renew ?? propose.label}
        </AppButtonLink>
      )}
      {accept && decline && (
        <EndingDialog
          orderId={id}
          ending="cancellation"
          consequence={decline.consequence}
          version={decline.version}
          look="line"
          trigger="Tolak Penawaran"
        />
      )}
      {complete && (
        <EndingDialog
          orderId={id}
          ending="completion"
          consequence={complete.consequence}
          version={complete.version}
          look={strong ? "primary" : "line"}
        />
      )}
    </>
  );
}

/** The way out. Once it is over both ends stand there, pressed by nobody any more. */
export function OtherActions({
  id,
  actions,
  counter,
  closed,
}: Steps & { counter: Counter; closed: boolean }) {
  const cancel = find(actions, "cancel");
  // What stands beside the price already is not said twice, and who names the price has no need to propose one.
  const priced = counter !== null || find(actions, "quote") !== undefined;
  const aside = ASIDE.flatMap((command) => find(actions, command) ?? []).filter(
    ({ command }) => !priced || command !== "propose_change",
  );
  if (!cancel && !closed && aside.length === 0) return null;
  return (
    <Panel id="lain" title="Tindakan lain" show="screen">
      {aside.map(({ command, label, consequence, page }) => (
        <details className="task" key={command}>
          <summary>{label}</summary>
          <div>
            <p className="small soft">
              <Prices text={consequence} />
            </p>
            <p className="acts">
              <AppButtonLink look="line" to={page ?? ""}>
                {label}
              </AppButtonLink>
            </p>
          </div>
        </details>
      ))}
      {cancel && (
        <details className="task">
          <summary>Batalkan order</summary>
          <div>
            <p className="small soft">
              <Prices text={cancel.consequence} />
            </p>
            <p className="acts">
              <EndingDialog
                orderId={id}
                ending="cancellation"
                consequence={cancel.consequence}
                version={cancel.version}
                look="danger-line"
              />
            </p>
          </div>
        </details>
      )}
      {closed && (
        <>
          <p className="small soft">Pesanan ini sudah ditutup, jadi tidak bisa diubah lagi.</p>
          <div className="acts">
            <button type="button" className="btn line" disabled>
              Selesaikan Order
            </button>
            <button type="button" className="btn danger line" disabled>
              Batalkan Order
            </button>
          </div>
        </>
      )}
    </Panel>
  );
}

/** The next step under the thumb; on wide screens the panel above has it. */
export function OrderStick({
  id,
  actions,
  answers,
  total,
}: Steps & { answers: boolean; total: number | null }) {
  const pay = find(actions, "start_payment");
  const complete = find(actions, "complete");
  if (total === null || answers || (!pay && !complete)) return null;
  return (
    <Stick
      phone
      action={
        pay ? (
          <AppButtonLink to={`/payment/${id}`} reloadDocument>
            {pay.label}
          </AppButtonLink>
        ) : (
          <EndingDialog
            orderId={id}
            ending="completion"
            consequence={complete?.consequence ?? ""}
            version={complete?.version ?? 0}
            look="primary"
            trigger="Selesaikan"
          />
        )
      }
    >
      <b>{formatRupiah(total)}</b>
      <br />
      <span className="tiny soft">{pay ? "belum dibayar" : "ditahan di titipan"}</span>
    </Stick>
  );
}
