import { Link } from "@remix-run/react";
import { isolated } from "~/domain/core/bidi";
import { receivedPath } from "~/domain/proposal/proposal";
import { ButtonLink } from "../kit/button";
import { AppButtonLink } from "../kit/navigation/app-link";
import { MoreMenu } from "../kit/navigation/more-menu";
import { Bdi } from "../kit/text/bdi";

type Undecided = {
  id: string;
  proposerId: string;
  name: string;
  /** integer rupiah */
  price: number | null;
  /** The request changed since. */
  outdated: boolean;
};

/** Accepting needs a price. */
export function Decisions({
  wanted,
  proposal,
}: {
  wanted: { id: string; open: boolean };
  proposal: Undecided;
}) {
  const { id, proposerId, name, price, outdated } = proposal;
  const path = `${receivedPath(wanted.id)}/${id}`;
  return (
    <>
      {outdated && (
        <p className="small soft mt-2">
          Permintaan berubah setelah penawaran ini dikirim. Minta <Bdi>{name}</Bdi> memeriksa dan menyimpan
          ulang penawarannya.
        </p>
      )}
      {price === null && (
        <p className="small soft mt-2">
          Belum dapat diterima: minta <Bdi>{name}</Bdi> menuliskan harganya.
        </p>
      )}
      <div className="proposals__acts">
        {price !== null && !outdated && wanted.open && (
          <AppButtonLink to={`${path}/acceptance`} aria-label={`Terima penawaran ${isolated(name)}`}>
            Terima
          </AppButtonLink>
        )}
        <ButtonLink
          look="line"
          href={`/messages/new?listing=${wanted.id}&with=${proposerId}`}
          aria-label={`Tanya ${isolated(name)}`}
        >
          Tanya
        </ButtonLink>
        <MoreMenu label={`Lainnya untuk ${isolated(name)}`}>
          <Link to={`${path}/decline`} aria-label={`Tolak penawaran ${isolated(name)}`}>
            Tolak penawaran
          </Link>
        </MoreMenu>
      </div>
    </>
  );
}
