import { type ComponentType, type ElementType, lazy, memo, type ReactNode, Suspense, useEffect, useState } from "react";
import { formatDateTime, type Zone } from "~/platform/dates";
import { Button, Icon, type IconName, PlainText, useHydrated } from "./kit";
import { Prices } from "./prices";

/** Until the code loads, or if it fails, the server's forms stay. `memo` keeps what is typed. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>) {
  const onServer = typeof document === "undefined";
  // After a client navigation there is no server markup, so the code loads together with the data.
  const byLink = !onServer && document.readyState === "complete";
  const Waiting: ElementType = lazy(() => load().then((part) => ({ default: part }), missing));
  let Part: ElementType = Waiting;
  if (onServer || byLink)
    load().then(
      (part) => {
        Part = part;
      },
      () => undefined,
    );

  function missing(): Promise<never> {
    if (byLink) window.location.reload();
    return new Promise(() => undefined);
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a module.
  return memo(function Later(props: P) {
    // Replacing the component would lose its state.
    const [Shown] = useState(() => Part);
    return (
      <Suspense>
        <Shown {...props} />
        {byLink && Shown === Waiting && <Arrival />}
      </Suspense>
    );
  });
}

/** Scrolls to the fragment's target, which may exist only now, unless the user has scrolled. */
function Arrival() {
  useEffect(() => {
    if (window.scrollY === 0) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return null;
}

/** Without JavaScript it explains how to print. */
export function PrintButton({ what }: { what: string }) {
  const hydrated = useHydrated();
  return (
    <p className="no-print my-4">
      {hydrated ? (
        <Button look="line" onClick={() => window.print()}>
          Cetak {what}
        </Button>
      ) : (
        <span className="small soft">Untuk mencetak {what} ini, pilih Cetak di menu peramban Anda.</span>
      )}
    </p>
  );
}

const shapes = {
  line: "skeleton",
  photo: "picture",
} as const;

function Bone({ shape = "line" }: { shape?: keyof typeof shapes }) {
  return <span className={shapes[shape]} />;
}

const FOUR = ["a", "b", "c", "d"] as const;

export function CardBones({ label }: { label: string }) {
  return (
    <>
      <p className="soft" role="status">
        {label}
      </p>
      <ul className="cards" aria-hidden="true">
        {FOUR.map((key) => (
          <li className="offer-card" key={key}>
            <Bone shape="photo" />
            <div>
              <Bone />
              <Bone />
              <Bone />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** `phone` hides it if the page has the button. Without a text, buttons share the bar. */
export function StickyBar({
  phone = false,
  action,
  children,
}: {
  phone?: boolean;
  action: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={["sticky-bar", phone && "phone-only", !children && "sticky-bar--shared"].filter(Boolean).join(" ")}>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}

export type TimelineStep = {
  key: string;
  title: string;
  at: number;
  who: string;
  quote?: string | null;
  below?: ReactNode;
};

export function Timeline({
  steps,
  named = null,
  next,
  zone,
}: {
  steps: readonly TimelineStep[];
  named?: { key: string; id: string } | null;
  next?: { title: string; note?: ReactNode };
  zone?: Zone;
}) {
  const lastKey = steps[steps.length - 1]?.key;
  return (
    <ol className="timeline">
      {steps.map((step) => (
        <li
          key={step.key}
          id={step.key === named?.key ? named.id : undefined}
          className={next && step.key === lastKey ? "timeline__last" : undefined}
        >
          <b>{step.title}</b>
          <p className="small soft">
            <time dateTime={new Date(step.at).toISOString()}>{formatDateTime(step.at, zone)}</time> ·{" "}
            <Prices text={step.who} />
          </p>
          {step.quote && <PlainText text={`“${step.quote}”`} />}
          {step.below}
        </li>
      ))}
      {next && (
        <li className="timeline__next">
          <b>{next.title}</b>
          {next.note && <p className="small soft">{next.note}</p>}
        </li>
      )}
    </ol>
  );
}

type WayLink = {
  key: string;
  to: { href: string } | { name: string; value: string };
  icon?: IconName;
  face?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Content at the end of the row. If missing, an arrow is shown. */
  end?: ReactNode;
};

export function WayLinks({ ways, label }: { ways: readonly WayLink[]; label?: string }) {
  return (
    <ul className="ways" aria-label={label}>
      {ways.map(({ key, to, ...line }) => (
        <li key={key}>
          {"href" in to ? (
            <a href={to.href}>
              <Line {...line} />
            </a>
          ) : (
            <button type="submit" name={to.name} value={to.value}>
              <Line {...line} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

function Line({ icon, face, title, text, end }: Omit<WayLink, "key" | "to">) {
  return (
    <>
      {face ?? (icon && <Icon name={icon} />)}
      <span className="ways__words">
        <b>{title}</b> {text && <small>{text}</small>}
      </span>
      {end === undefined ? <Icon name="right" /> : <span className="ways__end">{end}</span>}
    </>
  );
}

/** Storage may be full or forbidden, so the value may be missing. */
export function readStored(key: string): string | null {
  return attempt(() => sessionStorage.getItem(key)) ?? null;
}

export function writeStored(key: string, text: string): void {
  attempt(() => (text === "" ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, text)));
}

export function deleteStored(prefix: string): void {
  for (const key of storedKeys(prefix)) writeStored(key, "");
}

export function forgetOthers(prefix: string, own: string): void {
  for (const key of storedKeys(prefix)) if (!key.startsWith(own)) writeStored(key, "");
}

const storedKeys = (prefix: string) =>
  (attempt(() => Object.keys(sessionStorage)) ?? []).filter((key) => key.startsWith(prefix));

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
