import type { ReactNode } from "react";
import { Icon, type IconName } from "./kit";

type WayLink = {
  key: string;
  to: { href: string } | { name: string; value: string };
  icon?: IconName;
  face?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  end?: ReactNode;
};

const looks = {
  page: {
    row: "border-t text-action first:border-t-0",
    title: "block truncate text-ink group-hover/way:underline",
    text: "block truncate text-sm text-ink-soft",
  },
  panel: {
    row: "border-t border-dashed border-board-soft text-board-soft first:border-t-0",
    // The smaller font keeps the title on one line.
    title:
      "block truncate text-board-ink group-hover/way:underline max-lg:text-[0.9375rem] max-lg:leading-[1.3] lg:whitespace-normal",
    text: "block truncate text-sm lg:whitespace-normal",
  },
} as const;

type Look = keyof typeof looks;

export function WayLinks({
  ways,
  label,
  look = "page",
  onPhones = ways.length,
}: {
  ways: readonly WayLink[];
  label?: string;
  look?: Look;
  onPhones?: number;
}) {
  const { row } = looks[look];
  return (
    <ul aria-label={label}>
      {ways.map(({ key, to, ...line }, index) => (
        <li key={key} className={index < onPhones ? row : `max-lg:hidden ${row}`}>
          <Way to={to}>
            <Line {...line} look={look} />
          </Way>
        </li>
      ))}
    </ul>
  );
}

const WAY =
  "group/way flex min-h-[3.25rem] w-full cursor-pointer items-center bg-transparent px-0 py-1.5 text-left font-sans font-normal leading-[1.35] text-base text-inherit no-underline";

function Way({ to, children }: Pick<WayLink, "to"> & { children: ReactNode }) {
  if ("href" in to) {
    return (
      <a className={WAY} href={to.href}>
        {children}
      </a>
    );
  }
  return (
    <button className={WAY} type="submit" name={to.name} value={to.value}>
      {children}
    </button>
  );
}

function Line({ icon, face, title, text, end, look }: Omit<WayLink, "key" | "to"> & { look: Look }) {
  const classes = looks[look];
  return (
    <>
      {face ?? (icon && <Icon name={icon} />)}
      <span className={face || icon ? "ml-3 min-w-0 flex-1" : "min-w-0 flex-1"}>
        <b className={classes.title}>{title}</b> {text && <small className={classes.text}>{text}</small>}
      </span>
      {end === undefined ? (
        <Icon name="right" />
      ) : (
        <span className="flex-none pl-3 text-right text-sm text-ink-soft">{end}</span>
      )}
    </>
  );
}
