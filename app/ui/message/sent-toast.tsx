import { MESSAGE_SENT } from "~/copy/message/message";
import { Toast } from "../layout/toast";

/** Says that a message was stored; `count` of those sent from this page makes each toast a new one. */
export function SentToast({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div key={count} className="page-width toast-area toast-area--passing no-print">
      <Toast kind="success" title={MESSAGE_SENT} />
    </div>
  );
}
