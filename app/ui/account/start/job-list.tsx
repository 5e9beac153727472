import { Link } from "@remix-run/react";
import { START_TEXTS } from "~/copy/account/start";
import { ButtonLink } from "../../kit/button";
import { Section } from "../../kit/section";

export type Job = {
  href: string;
  /** "09.00" */
  time: string;
  /** "–10.30", "paling lambat" */
  until: string;
  title: string;
  /** With whom, and where. */
  text: string;
  /** Where a map shows the address. */
  map: string | null;
  /** It is on, or late. */
  now: boolean;
};

/** The day's work by its hours. `ahead`: "Besok 2, pekan ini 5". */
export function JobList({ jobs, ahead }: { jobs: readonly Job[]; ahead: string | null }) {
  return (
    <Section
      id="hari-ini"
      title="Hari ini"
      small
      aside={jobs.length > 0 ? `${jobs.length} pekerjaan` : undefined}
    >
      {jobs.length === 0 && <p className="small soft">{START_TEXTS.noJobs}</p>}
      <ol className="jobs">
        {jobs.map(({ href, time, until, title, text, map, now }) => (
          <li key={href}>
            <p className={now ? "jobs__time jobs__time--now" : "jobs__time"}>
              {time}
              <small>{until}</small>
            </p>
            <p className="jobs__what">
              <Link to={href}>{title}</Link>
              <br />
              <span className="small soft">{text}</span>
            </p>
            {map && (
              <ButtonLink look="line" href={map} aria-label={`Peta ke ${text}`}>
                Peta
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
      {ahead && (
        <p>
          <Link className="row-link" to="/dashboard/orders?sisi=penjual">
            {ahead}
          </Link>
        </p>
      )}
    </Section>
  );
}

export type NextDate = { href: string; weekday: string; date: string; title: string; text: string };

/** What happens next with what was bought. `sells`: it stands below what was sold, and says which it is. */
export function NextDates({ dates, sells }: { dates: readonly NextDate[]; sells: boolean }) {
  if (dates.length === 0) return null;
  return (
    <Section id="berikutnya" title={sells ? "Saya memesan" : "Berikutnya"} small>
      <ol className="jobs jobs--brief">
        {dates.map(({ href, weekday, date, title, text }) => (
          <li key={href}>
            <p className="jobs__time">
              {weekday}
              <small>{date}</small>
            </p>
            <p className="jobs__what">
              <Link to={href}>{title}</Link>
              <span className="small soft">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
