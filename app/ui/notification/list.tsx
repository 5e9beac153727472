import { Form, useNavigation } from "@remix-run/react";
import { SubmitButton } from "../kit/button";
import { Prices } from "../kit/prices";

type Row = {
  id: string;
  /** Of what is unread in it, joined by commas. */
  ids: string;
  title: string;
  about: string;
  href: string;
  time: string;
  /** An answer is awaited. */
  due: boolean;
};

/** An unread row is a button, which marks it as read and leads on. */
export function NotificationDay({ day, rows }: { day: string; rows: readonly Row[] }) {
  return (
    // Not the router's form: its target may be a page without script.
    <form className="news" method="post" action="/notifications">
      <h2>{day}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id} className={row.due ? "news__due" : undefined}>
            {row.ids === "" ? (
              <a href={row.href}>
                <Lines {...row} />
              </a>
            ) : (
              <button type="submit" name="read" value={row.ids}>
                <Lines {...row} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </form>
  );
}

function Lines({ ids, title, about, time }: Row) {
  return (
    <>
      <span className="news__title">
        <span className="truncate">
          {ids !== "" && <span className="sr-only">Baru: </span>}
          <Prices text={title} />
        </span>
        <time dateTime={time.replace(".", ":")}>{time}</time>
      </span>
      {about && (
        <span className="truncate news__about">
          <Prices text={about} />
        </span>
      )}
    </>
  );
}

/** `until` in UTC ms: what came after this page was made stays unread. */
export function ReadAll({ until }: { until: number }) {
  const busy = useNavigation().formAction === "/notifications";
  return (
    <Form method="post" action="/notifications">
      <input type="hidden" name="until" value={until} />
      <SubmitButton look="quiet" name="read" value="all" busy={busy}>
        Tandai semua dibaca
      </SubmitButton>
    </Form>
  );
}
