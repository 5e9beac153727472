import { PlainForm } from "./form";
import { Icon } from "./kit";

/** Placeholder for the size of a document and the bytes saved, until they are known. */
export const PAGE_WEIGHT = "##page-weight##";

/** No browser runs these components: the page context provides them to documents. */
export const DATA_SAVER = { Note: DataSaverNote, Switch: DataSaverSwitch };

function DataSaverNote() {
  return (
    <div className="page-width mb-3">
      <p className="callout text-sm" role="status">
        <Icon name="leaf" />
        <span>
          <b>Hemat data menyala.</b> Isi halaman ini {PAGE_WEIGHT}
        </span>
      </p>
    </div>
  );
}

/** Work pages have few pictures, so only documents have it. */
function DataSaverSwitch({ on }: { on: boolean }) {
  return (
    <PlainForm method="post" action="/data-saver">
      <button type="submit" className="btn btn--quiet" name="save" value={on ? "off" : "on"}>
        {on ? "Matikan hemat data" : "Hemat data"}
      </button>
    </PlainForm>
  );
}
