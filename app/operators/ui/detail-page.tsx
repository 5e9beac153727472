import type { ReactNode } from "react";
import { besideColumn, twoColumns } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";
import type { OperatorActionItem } from "./action-list";
import { LazyOperatorActionsAbout } from "./lazy";

const layouts = {
  columns: `mt-4 ${twoColumns}`,
  judge:
    "mt-3 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:[grid-column-gap:1.5rem] [&>aside]:mb-3 [&>aside]:scroll-mt-4 [&_.section--tight]:mt-6 print:[&_.section--tight]:mt-4",
};

type Heading =
  | {
      list: { text: string; href: string };
      name: string;
      title: ReactNode;
      badge?: ReactNode;
      line?: ReactNode;
    }
  | { heading: ReactNode };

export function DetailPage({
  notices,
  layout = "columns",
  aside,
  asideId,
  background,
  log,
  children,
  ...shown
}: Heading & {
  notices?: ReactNode;
  layout?: keyof typeof layouts | "single";
  aside?: ReactNode;
  asideId?: string;
  background?: ReactNode;
  log?: readonly OperatorActionItem[];
  children: ReactNode;
}) {
  return (
    <>
      {"heading" in shown ? shown.heading : <DetailHeading {...shown} />}
      {notices}
      {layout === "single" ? (
        <div className="mt-4 max-w-form">{children}</div>
      ) : (
        <div className={layouts[layout]}>
          <div>{children}</div>
          {aside && (
            <aside id={asideId} className={besideColumn}>
              {aside}
            </aside>
          )}
        </div>
      )}
      {background}
      {log && <LazyOperatorActionsAbout actions={log} />}
    </>
  );
}

function DetailHeading({ list, name, title, badge, line }: Exclude<Heading, { heading: ReactNode }>) {
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[list, { text: name }]} />
      </Topline>
      {badge ? (
        <div className="flex flex-wrap items-start justify-between">
          <h1 className="flex-[1_1_16rem] mr-4 mb-2">{title}</h1>
          <p className="mb-2">{badge}</p>
        </div>
      ) : (
        <h1>{title}</h1>
      )}
      {line && <p className="text-sm text-ink-soft">{line}</p>}
    </>
  );
}
