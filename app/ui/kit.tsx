import { useRouteError } from "@remix-run/react";
import {
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  Fragment,
  type ReactNode,
  useSyncExternalStore,
} from "react";
import { initials } from "~/accounts/person";
import { categorySlug } from "~/listings/category";
import { hasRightToLeft, withoutIsolation } from "~/platform/strings";

/** Isolates a user's name or title that is right-to-left, so that it does not reorder the text next to it. */
export function Bdi({ children }: { children: string }) {
  return hasRightToLeft(children) ? <bdi>{withoutIsolation(children)}</bdi> : children;
}

export function PlainText({ text }: { text: string }) {
  const lines = text.split("\n").map((line, index) => ({ key: `${index} ${line}`, line, first: index === 0 }));
  return (
    <p className="text-sm">
      {lines.map(({ key, line, first }) => (
        <Fragment key={key}>
          {!first && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  );
}

const tones = ["avatar", "avatar avatar--b", "avatar avatar--c"] as const;
const sizes = {
  xs: " avatar--xs",
  s: " h-9 w-9 text-sm leading-9",
  m: "",
  xl: " h-16 w-16 text-[1.375rem] leading-[4rem]",
} as const;
const pixels = { xs: 22, s: 36, m: 44, xl: 64 } as const;

/** Shows a picture or initials. It is decorative, because the name is always next to it. */
export function Avatar({
  name,
  pictureUrl = null,
  size = "m",
}: {
  name: string;
  pictureUrl?: string | null;
  size?: keyof typeof sizes;
}) {
  const className = `${tone(name)}${sizes[size]}`;
  if (pictureUrl) {
    return (
      <img
        className={className}
        src={`${pictureUrl}/320.webp`}
        width={pixels[size]}
        height={pixels[size]}
        alt=""
        loading="lazy"
      />
    );
  }
  return (
    <span className={className} aria-hidden="true">
      {initials(name)}
    </span>
  );
}

function tone(name: string): string {
  let sum = 0;
  for (let index = 0; index < name.length; index++) sum += name.charCodeAt(index);
  return tones[sum % tones.length] ?? tones[0];
}

const looks = { mark: "badge", on: "badge badge--on", off: "badge badge--off" } as const;

export function Badge({ look = "mark", children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={looks[look]}>{children}</span>;
}

/**
 * The looks of a button. `primary` is used once per view, `line` for secondary actions, `quiet` for links back and
 * `danger` for deletions.
 */
export type ButtonLook = "primary" | "line" | "quiet" | "danger" | "danger-line";

const buttonClass: Record<ButtonLook, string> = {
  primary: "btn",
  line: "btn btn--line",
  quiet: "btn btn--quiet",
  danger: "btn btn--danger",
  "danger-line": "btn btn--danger btn--line",
};

type Look = { look?: ButtonLook; wide?: boolean };

export const buttonClassName = (look: ButtonLook, wide: boolean) =>
  wide ? `${buttonClass[look]} block w-full` : buttonClass[look];

export function Button({
  look = "primary",
  wide = false,
  type = "button",
  ...rest
}: Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return <button {...rest} type={type} className={buttonClassName(look, wide)} />;
}

export function ButtonLink({
  look = "primary",
  wide = false,
  href,
  children,
  ...rest
}: Look & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "className" | "href">) {
  return (
    <a {...rest} href={href} className={buttonClassName(look, wide)}>
      {children}
    </a>
  );
}

export function SubmitButton({
  busy = false,
  disabled = false,
  busyText = "Memproses...",
  children,
  ...rest
}: Look & { busy?: boolean; busyText?: string | undefined } & Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    "className" | "type"
  >) {
  return (
    <Button {...rest} type="submit" disabled={busy || disabled} aria-busy={busy || undefined}>
      {busy ? busyText : children}
    </Button>
  );
}

/** Submits by Enter in forms with several buttons. Enter uses the first button, so this hidden one comes first. */
export function EnterButton({ name }: { name?: string | undefined }) {
  return (
    <button className="sr-only" type="submit" tabIndex={-1} aria-hidden="true" name={name} value="1">
      Kirim
    </button>
  );
}

const shapes = {
  search: "M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM20 20l-4-4",
  menu: "M4 7h16M4 12h16M4 17h16",
  chat: "M4 5h16v11H10l-5 4v-4H4z",
  bell: "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4",
  lock: "M5 11h14v9H5zM8 11V7.5a4 4 0 0 1 8 0V11",
  clock: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM12 7v5l3 2",
  pin: "M12 21s7-6 7-11a7 7 0 0 0-14 0c0 5 7 11 7 11zM14 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0z",
  check: "m5 12 5 5 9-11",
  warn: "M12 4 2.5 20h19zM12 10v4M12 17v.1",
  left: "m15 5-7 7 7 7",
  right: "m9 5 7 7-7 7",
  box: "M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8",
  ask: "M5 4h14v16H5zM9 9h6M9 13h6M9 17h3",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  home: "m4 11 8-7 8 7v9h-5v-6H9v6H4z",
  user: "M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 21a8 8 0 0 1 16 0",
  leaf: "M5 19C4 9 10 4 20 4c0 10-5 16-15 15zM5 19l8-8",
  close: "M6 6l12 12M18 6 6 18",
} as const;

// These shapes are separate, because every page with a script includes the ones above.

const workShapes = {
  clip: "m19 11-8 8a5 5 0 0 1-7-7l8-8a3.5 3.5 0 0 1 5 5l-8 8a1.7 1.7 0 0 1-2.5-2.5L14 8",
  dots: "M12 4.5v1M12 11.5v1M12 18.5v1",
} as const;

const documentShapes = {
  globe: "M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0zM3.5 12h17M12 3.5c3 3 3 14 0 17c-3-3-3-14 0-17z",
  screen: "M3 5h18v11H3zM8 20h8M12 16v4",
  heart: "M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 8a4.2 4.2 0 0 1 8 1.5C20 15 12 20 12 20z",
  share: "M14 5l6 5-6 5v-3c-5 0-8 2-10 6 0-6 4-9 10-10z",
  sift: "M4 7h9.5M18.5 7H20M4 17h1.5M10.5 17H20M18.5 7a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM10.5 17a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
} as const;

export type IconName = keyof typeof shapes;
export type DocumentIconName = keyof typeof documentShapes;

export function Icon({ name }: { name: IconName }) {
  return <Drawing shape={shapes[name]} />;
}

export function WorkIcon({ name }: { name: keyof typeof workShapes }) {
  return <Drawing shape={workShapes[name]} />;
}

export function DocumentIcon({ name }: { name: DocumentIconName }) {
  return <Drawing shape={documentShapes[name]} />;
}

/**
 * Draws an icon. Screen readers skip it, because a label is next to it. The path is repeated inline, which gzip
 * compresses.
 */
export function Drawing({ shape }: { shape: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  );
}

const POINTS = " 3 6.7 7.3.8-5.5 4.9 1.6 7.2-6.4-3.7-6.4 3.7 1.6-7.2-5.5-4.9 7.3-.8z";
// A function, because pages without stars would include the value of a constant.
const five = () => `m12 2${[POINTS, POINTS, POINTS, POINTS, POINTS].join("m24 0")}`;

export function Star() {
  return (
    <svg className="star" viewBox="0 0 24 24" aria-hidden="true">
      <path d={`m12 2${POINTS}`} />
    </svg>
  );
}

export function StarRow({ width, label }: { width: number; label: string }) {
  return (
    <svg className="star stars" viewBox="0 0 120 24" role="img" aria-label={label}>
      <path d={five()} />
      {/* The inner svg clips the row to the filled width. */}
      <svg width={width} aria-hidden="true">
        <path d={five()} />
      </svg>
    </svg>
  );
}

export function Callout({
  icon = "lock",
  warm = false,
  small = false,
  phone = false,
  role,
  children,
}: {
  icon?: IconName;
  warm?: boolean;
  small?: boolean;
  phone?: boolean;
  role?: "status" | undefined;
  children: ReactNode;
}) {
  const className = [
    "callout",
    warm && "bg-accent-soft [&>svg]:text-accent-ink",
    small && "px-3 py-2 text-sm [&>svg]:mr-2",
    phone && "lg:hidden",
  ]
    .filter(Boolean)
    .join(" ");
  return (
    <p className={className} role={role}>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

type Fault = { status?: number | undefined; code?: string | undefined };

/** Shows the code by which operators find the error. `code` is used if the error has none. */
export function FaultCode({ status, code }: Fault) {
  const error = useRouteError() as { data?: { code?: string } } | null;
  const parts = [status, error?.data?.code ?? code].filter(Boolean);
  return parts.length > 0 ? (
    <p className="text-sm text-ink-soft" lang="id">
      Kode {parts.join(" · ")}
    </p>
  ) : null;
}

export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M1 1c9 0 14 5 14 14C6 15 1 10 1 1zM31 31c-9 0-14-5-14-14 9 0 14 5 14 14zM1 31c0-9 5-14 14-14 0 9-5 14-14 14z" />
      <path d="M31 1c0 9-5 14-14 14 0-9 5-14 14-14z" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <>
      <LogoMark />
      <span>
        Jasa<b>Warga</b>
      </span>
    </>
  );
}

export function Logo() {
  return (
    <a className="logo" href="/" aria-label="JasaWarga, ke Beranda">
      <Wordmark />
    </a>
  );
}

/** Names of the drawings in `public/empty.svg`. */
type EmptyDrawing =
  | "accepted"
  | "acts"
  | "balance"
  | "data"
  | "declined"
  | "disputes"
  | "filtered"
  | "listings"
  | "mail"
  | "messages"
  | "missing"
  | "names"
  | "none"
  | "notifications"
  | "orders"
  | "payments"
  | "people"
  | "popular"
  | "received"
  | "refunds"
  | "reports"
  | "requests"
  | "reviews"
  | "sales"
  | "saved"
  | "searches"
  | "sent"
  | "services"
  | "waiting"
  | "withdrawals";

export function EmptyState({
  drawing = "missing",
  title,
  text,
  example,
  action,
  children,
  level = 2,
  lang,
  fault,
}: {
  drawing?: EmptyDrawing;
  title: ReactNode;
  text?: ReactNode;
  /** An `Example`: what the list looks like when filled. */
  example?: ReactNode;
  action?: { href: string; text: string };
  children?: ReactNode;
  /** 1 for an error page, which shows the code of the error. */
  level?: 1 | 2 | 3;
  lang?: "en";
  fault?: Fault;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state" lang={lang}>
      <img src={`/empty.svg#${drawing}`} alt="" />
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {example}
      {level === 1 && <FaultCode {...fault} />}
      {children}
      {action && <ButtonLink href={action.href}>{action.text}</ButtonLink>}
    </div>
  );
}

export function Group({
  id,
  title,
  count,
  note,
  children,
}: {
  id: string;
  title: string;
  count?: string | undefined;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className="mt-6" aria-labelledby={`h-${id}`}>
      <div className={`mb-2 justify-start ${sectionHead}`}>
        <h2 id={`h-${id}`} className="mr-2 text-lg">
          {title}
        </h2>
        {count && <span className="text-ink-soft text-sm">{count}</span>}
        {note && <p className={sectionNote}>{note}</p>}
      </div>
      {children}
    </section>
  );
}

const sectionHead = "section-head flex flex-wrap items-baseline border-t-2 border-ink pt-3";
export const sectionLink = "py-2.5 font-bold";
const sectionNote = "w-full text-sm text-ink-soft";

const seen = { always: "panel", desk: "panel max-lg:hidden", screen: "panel print:hidden" } as const;

export function Panel({
  id,
  title,
  show = "always",
  children,
}: {
  id: string;
  title: string;
  show?: keyof typeof seen;
  children: ReactNode;
}) {
  return (
    <section className={seen[show]} aria-labelledby={`h-${id}`}>
      <h2 id={`h-${id}`}>{title}</h2>
      {children}
    </section>
  );
}

export const twoColumns = "lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:[grid-column-gap:2rem]";
export const besideColumn = "max-lg:mt-6 lg:sticky lg:top-4 [&>:first-child>p:first-child]:mt-0";

/** A picture. `url` is the base `/media/{key}`, below which three widths are stored. */
export type Picture = { url: string; alt: string; width: number; height: number };

const WIDTHS = [320, 640, 1280] as const;

export function pictureSrcSet(url: string): string {
  return WIDTHS.map((width) => `${url}/${width}.webp ${width}w`).join(", ");
}

/** Returns a fragment of one file with all drawings, so that a page loads a single file however many it shows. */
export function illustrationUrl(category: string): string {
  return `/illustrations.svg#${categorySlug(category)}`;
}

type Loading = "lazy" | "first";

/**
 * Shows a picture or the drawing of its category. `sizes` is its width, or "small" below 10rem. `loading="first"` is
 * for photos above the fold.
 */
export function Photo({
  picture,
  category,
  alt = "",
  sizes = "(min-width: 70em) 18rem, 50vw",
  loading = "lazy",
}: {
  picture: Picture | null;
  category: string;
  alt?: string;
  sizes?: string;
  loading?: Loading;
}) {
  const how = loading === "lazy" ? ({ loading: "lazy" } as const) : firstPicture;
  return (
    <span className="picture">
      {picture ? (
        <img
          {...(sizes === "small"
            ? { src: `${picture.url}/${WIDTHS[0]}.webp` }
            : { src: `${picture.url}/640.webp`, srcSet: pictureSrcSet(picture.url), sizes })}
          width={picture.width}
          height={picture.height}
          alt={alt}
          {...how}
        />
      ) : (
        <img src={illustrationUrl(category)} width={160} height={120} alt={alt} {...how} />
      )}
    </span>
  );
}

// React 18 supports the attribute only in lower case, its types only in camel case.
const firstPicture = { fetchpriority: "high" } as { fetchPriority?: "high" };

type SectionLink = {
  href: string;
  text: string;
  /** The name that replaces "Lihat Semua" for screen readers. It starts with the visible words. */
  label?: string;
};

const sections = { plain: "mt-[var(--air)]", tight: "section--tight mt-8 print:mt-4" } as const;

export function Section({
  id,
  title,
  note,
  link,
  tight = false,
  small = false,
  aside,
  children,
}: {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  link?: SectionLink | undefined;
  tight?: boolean;
  small?: boolean;
  aside?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={tight || small ? sections.tight : sections.plain} id={id} aria-labelledby={`h-${id}`}>
      <SectionHead id={id} title={title} note={note} link={link} small={small} aside={aside} />
      {children}
    </section>
  );
}

function SectionHead({
  id,
  title,
  note,
  link,
  small,
  aside,
}: {
  id: string;
  title: ReactNode;
  note?: ReactNode;
  link?: SectionLink | undefined;
  small: boolean;
  aside: string | undefined;
}) {
  return (
    <div className={`mb-3 justify-between ${sectionHead}`}>
      <h2 id={`h-${id}`} className={small ? "text-base" : undefined}>
        {title}
      </h2>
      {link && (
        <a className={sectionLink} href={link.href} aria-label={link.label}>
          {link.text}
        </a>
      )}
      {aside && <span className="text-sm text-ink-soft">{aside}</span>}
      {note && <p className={sectionNote}>{note}</p>}
    </div>
  );
}

/** Shows the time that is left. With JavaScript it counts down to `until` (`AfterHydration`). */
export function TimeLeft({ left, until = null }: { left: string; until?: number | null }) {
  if (until === null) return <>{left}</>;
  return (
    // The countdown may change the text before a lazily loaded part hydrates.
    <time dateTime={new Date(until).toISOString()} data-left="" suppressHydrationWarning>
      {left}
    </time>
  );
}

const never = () => () => {};

/** Returns false until the page hydrates, so that controls without effect can be hidden. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
