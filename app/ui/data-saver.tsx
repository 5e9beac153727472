import { PlainForm } from "./form";
import { Icon } from "./kit";

/** Stands in a document for its own weight, and for what it does without, until that is known. */
export const PAGE_WEIGHT = "##page-weight##";

/** What documents alone have, and no browser runs: the page context hands it over. */
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

/** On documents, where pictures are: what one works in has few. */
function DataSaverSwitch({ on }: { on: boolean }) {
  return (
    <PlainForm method="post" action="/data-saver">
      <button type="submit" className="btn btn--quiet" name="save" value={on ? "off" : "on"}>
        {on ? "Matikan hemat data" : "Hemat data"}
      </button>
    </PlainForm>
  );
}
