import { PlainForm } from "./form";
import { Icon } from "./kit";

/** Placeholder in a document for its size and the bytes saved, until they are known. */
export const PAGE_WEIGHT = "##page-weight##";

/** Components for documents, which no browser runs: the page context provides them. */
export const DATA_SAVER = { Note: DataSaverNote, Switch: DataSaverSwitch };

function DataSaverNote() {
  return (
    <div className="page-width mb-3">
      <p className="callout small" role="status">
        <Icon name="leaf" />
        <span>
          <b>Hemat data menyala.</b> Isi halaman ini {PAGE_WEIGHT}
        </span>
      </p>
    </div>
  );
}

/** On documents, which have pictures; work pages have few. */
function DataSaverSwitch({ on }: { on: boolean }) {
  return (
    <PlainForm method="post" action="/data-saver">
      <button type="submit" className="btn btn--quiet" name="save" value={on ? "off" : "on"}>
        {on ? "Matikan hemat data" : "Hemat data"}
      </button>
    </PlainForm>
  );
}
