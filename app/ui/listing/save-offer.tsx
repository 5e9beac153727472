import { shareOnWhatsApp } from "~/copy/listing/saved";
import { Button, ButtonLink } from "../kit/button";
import { DocumentIcon, Icon } from "../kit/icon";
import { PlainForm } from "../layout/form";

type SaveProps = {
  id: string;
  title: string;
  /** The offer's whole address. */
  url: string;
  saved: boolean;
  /** The seller has it anyway. */
  mine: boolean;
};

/** Keep and share. A form and a link: the page ships no script. */
export function SaveOffer({ id, title, url, saved, mine }: SaveProps) {
  return (
    <div className="keep-share">
      {!mine && (
        <PlainForm method="post" action={`/gig/${id}/favourite`}>
          {saved && <input type="hidden" name="keep" value="no" />}
          <Button type="submit" look="line" wide>
            {saved ? <Icon name="check" /> : <DocumentIcon name="heart" />}{" "}
            {saved ? (
              <>
                Tersimpan<span className="sr-only">, hapus dari simpanan</span>
              </>
            ) : (
              "Simpan"
            )}
          </Button>
        </PlainForm>
      )}
      <div>
        <ButtonLink look="line" wide href={shareOnWhatsApp(title, url)} rel="nofollow noopener">
          <DocumentIcon name="share" /> Bagikan<span className="sr-only"> lewat WhatsApp</span>
        </ButtonLink>
      </div>
    </div>
  );
}
