import type { ReactNode } from "react";
import { Icon } from "../kit/icon";
import { RelatedSearches } from "./related-searches";

/** Past the last line: where else to look, and how to ask everybody. */
export function AfterResults({
  requestHref,
  related,
  children,
}: {
  requestHref: string;
  related: readonly { text: string; href: string }[];
  /** The button that keeps the search. */
  children?: ReactNode;
}) {
  return (
    <>
      <RelatedSearches id="terkait" title="Pencarian terkait" searches={related} />
      <div className="callout">
        <Icon name="ask" />
        <div>
          <p>
            Belum pas? <a href={requestHref}>Pasang permintaan</a> dan biarkan penyedia menawar.
          </p>
          {children && <div className="mt-3">{children}</div>}
        </div>
      </div>
    </>
  );
}
