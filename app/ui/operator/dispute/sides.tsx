import type { ComponentProps } from "react";
import { Bdi } from "../../kit/text/bdi";
import { LongText } from "../../kit/text/long-text";
import { WorkFiles } from "../../order/page/work-files";

type Statement = {
  /** UTC ms */
  at: number;
  when: string;
  /** How long after what it is about. */
  after: string;
  quote: string;
  files: ComponentProps<typeof WorkFiles>["files"];
};

type CaseSide = {
  personId: string;
  name: string;
  figures: string;
  said: Statement | null;
  /** Until when an answer was or is awaited; null where there is one, or nobody asked. */
  silence: string | null;
};

/** What both sides say, next to each other. */
export function CaseSides({ sides }: { sides: readonly CaseSide[] }) {
  return (
    <div className="case-sides">
      {sides.map(({ personId, name, figures, said, silence }) => (
        <section key={personId} aria-labelledby={`h-${personId}`}>
          <h2 id={`h-${personId}`} className="text-m">
            <a href={`/u/${personId}`}>
              <Bdi>{name}</Bdi>
            </a>
          </h2>
          <p className="tiny soft">{figures}</p>
          {said && (
            <>
              <p className="tiny soft">
                <time dateTime={new Date(said.at).toISOString()}>{said.when}</time> · {said.after}
              </p>
              <blockquote className="mt-2">
                <LongText text={`“${said.quote}”`} />
              </blockquote>
              <WorkFiles files={said.files} />
            </>
          )}
          {silence && <p className="small mt-2">{silence}</p>}
        </section>
      ))}
    </div>
  );
}
