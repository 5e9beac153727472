import { PlainForm } from "./form";
import { Icon } from "./kit";

/** Placeholder for the size of a document and the bytes saved, until they are known. */
export const PAGE_WEIGHT = "##page-weight##";

/** The parts about saving data. The page context provides them to documents, so that no browser loads them. */
export const DATA_SAVER = { Note: DataSaverNote, Switch: DataSaverSwitch };

function DataSaverNote() {
  return (
    <div className="page-width mb-3">
      <p className="callout px-3 py-2 text-sm" role="status">
        <Icon name="leaf" />
        <span>
          <b>Hemat data menyala.</b> Isi halaman ini {PAGE_WEIGHT}
        </span>
      </p>
    </div>
  );
}

/** Shows the switch of the data saver. Only documents have it, because apps contain few pictures. */
function DataSaverSwitch({ on }: { on: boolean }) {
  return (
    <PlainForm method="post" action="/data-saver">
      <button type="submit" className="btn btn--quiet" name="save" value={on ? "off" : "on"}>
        {on ? "Matikan hemat data" : "Hemat data"}
      </button>
    </PlainForm>
  );
}
