import { Button } from "../kit/button";
import { PlainText } from "../kit/text/plain-text";
import type { QueuedMessage } from "./queue";

/** One's own message before it is stored; a failed one stays, with its text. */
export function OnItsWay({
  item,
  again,
  edit,
}: {
  item: QueuedMessage;
  again: (item: QueuedMessage) => void;
  edit: (item: QueuedMessage) => void;
}) {
  return (
    <li className={item.fault ? "messages__own has-error" : "messages__own"}>
      <b className="sr-only">Anda: </b>
      {item.body !== "" && <PlainText text={item.body} />}
      {item.pictures > 0 && <p className="small soft">{item.pictures} foto</p>}
      {item.fault ? (
        <>
          <p className="field-error small">{item.fault}</p>
          <div className="actions">
            <Button look="line" onClick={() => again(item)}>
              Kirim ulang
            </Button>
            <Button look="quiet" onClick={() => edit(item)}>
              Ubah
            </Button>
          </div>
        </>
      ) : (
        <small>Mengirim…</small>
      )}
    </li>
  );
}
