import { Form, Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { isPaymentPath } from "~/payments/payment";
import { LIST_SORTS, type ListSort } from "~/platform/paging";
import { LIST_SORT_LABELS } from "~/platform/sentence-text";
import { SelectField } from "./choices";
import { fieldView } from "./fields";
import { Bdi, ButtonLink, type ButtonLook, buttonClassName, SubmitButton, WorkIcon } from "./kit";

/** Shows a link as a button. With JavaScript it navigates without a reload, except to a payment. */
export function AppButtonLink({
  look = "primary",
  wide = false,
  ...link
}: Omit<LinkProps, "className" | "to" | "reloadDocument"> & {
  to: string;
  look?: ButtonLook;
  wide?: boolean;
}) {
  return <Link {...link} reloadDocument={isPaymentPath(link.to)} className={buttonClassName(look, wide)} />;
}

export type Breadcrumb = { text: string; href?: string; lang?: "en" };

export function Breadcrumbs({ trail }: { trail: readonly Breadcrumb[] }) {
  return (
    <nav aria-label="Remah roti">
      <ol className="breadcrumbs print:hidden">
        {trail.map(({ text, href, lang }) => (
          <li key={text}>
            {href ? (
              <a href={href} lang={lang}>
                <Bdi>{text}</Bdi>
              </a>
            ) : (
              <span aria-current="page" lang={lang}>
                <Bdi>{text}</Bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type LinkChip = { text: string; note?: string; href: string };

export function LinkChips({ label, links }: { label?: string; links: readonly LinkChip[] }) {
  if (links.length === 0) return null;
  const chips = links.map(({ text, note, href }) => (
    <a key={href} className="chip" href={href}>
      {note ? (
        <span>
          {text} <i>{note}</i>
        </span>
      ) : (
        text
      )}
    </a>
  ));
  if (label === undefined) return <p className="chips">{chips}</p>;
  return (
    <nav
      className="chips max-md:scrollbar-none max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-[calc(var(--gutter)-0.25rem)] max-md:*:flex-none"
      aria-label={label}
    >
      {chips}
    </nav>
  );
}

/** Shows links to the pages of a list. Keyset paging has no page numbers. */
export function Pagination({
  label = "Halaman",
  previous,
  next,
  note,
}: {
  label?: string;
  previous?: string | null | undefined;
  next?: string | null | undefined;
  note?: ReactNode;
}) {
  if (!previous && !next && !note) return null;
  return (
    <nav className="mt-6 flex flex-wrap items-center justify-between" aria-label={label}>
      {previous ? (
        <ButtonLink look="line" href={previous} rel="prev">
          Sebelumnya
        </ButtonLink>
      ) : (
        <span className="text-ink-soft text-sm">{note}</span>
      )}
      {next && (
        <ButtonLink look="line" href={next} rel="next">
          Berikutnya
        </ButtonLink>
      )}
    </nav>
  );
}

/** Shows links to the next and the first page. Keyset paging cannot go back by one page. */
export function ListPagination({ first, next }: { first: string | null; next: string | null }) {
  return (
    <Pagination
      next={next}
      note={
        first && (
          <a className="btn btn--line" href={first}>
            Kembali ke awal
          </a>
        )
      }
    />
  );
}

const menus = {
  list: { menu: "closes-on-resize dropdown print:hidden", sheet: "dropdown__sheet" },
  row: {
    menu: "closes-on-resize dropdown print:hidden inline-block whitespace-normal align-middle [--narrow:flex] lg:[--narrow:none] lg:[--wide:flex]",
    sheet: "dropdown__sheet justify-between px-3 py-2 2xl:right-0 2xl:w-60 [&_.btn]:m-0",
  },
};

export function MoreMenu({
  label,
  look = "list",
  children,
}: {
  label: string;
  look?: keyof typeof menus;
  children: ReactNode;
}) {
  return (
    <details className={menus[look].menu}>
      <summary className="icon-button" aria-label={label}>
        <WorkIcon name="dots" />
      </summary>
      <div className={menus[look].sheet}>{children}</div>
    </details>
  );
}

export type Tab = { to: string; text: string; current: boolean; lang?: "en" };

const tabRow =
  "mb-4 mt-3 flex flex-wrap border-b [&>[aria-current]]:text-ink [&>[aria-current]]:[box-shadow:inset_0_-3px_var(--action)] [&>a:last-child]:mr-0 [&>a]:mr-3 [&>a]:py-3 [&>a]:text-sm [&>a]:font-semibold [&>a]:text-ink-soft [&>a]:no-underline min-[30em]:[&>a]:mr-6 min-[30em]:[&>a]:text-base";
const scrollingRow = () =>
  `${tabRow} max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:scrollbar-none max-lg:[&>[aria-current]]:[scroll-initial-target:nearest] max-lg:[&>a]:flex-none`;

export function Tabs({
  label,
  tabs,
  more,
  row = false,
}: {
  label: string;
  tabs: readonly Tab[];
  more?: { href: string; text: string };
  row?: boolean;
}) {
  return (
    <nav className={row ? scrollingRow() : tabRow} aria-label={label}>
      {tabs.map(({ to, text, current, lang }) => (
        <Link key={to} to={to} aria-current={current ? "page" : undefined} lang={lang}>
          {text}
        </Link>
      ))}
      {more && (
        <a className="!font-medium !underline" href={more.href}>
          {more.text}
        </a>
      )}
    </nav>
  );
}

export type FilterChip = { text: string; count: string | null; href: string; current: boolean };

export const filterChips =
  "-mx-gutter flex overflow-x-auto px-gutter pt-3 [&>.chip]:mr-1.5 [&>.chip]:flex-none [&>.chip]:rounded-[1.5rem] [&>[aria-current]]:bg-ink [&>[aria-current]]:text-surface";

export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  return (
    <nav className={filterChips} aria-label={label}>
      {chips.map(({ text, count, href, current }) => (
        <Link key={href} className="chip" to={href} aria-current={current ? "true" : undefined}>
          {count === null ? text : `${text} ${count}`}
        </Link>
      ))}
    </nav>
  );
}

type FilterChoice = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

const sortOptions = () => LIST_SORTS.map((value) => ({ value, label: LIST_SORT_LABELS[value] }));

export const filterForm =
  "mb-4 flex flex-wrap items-end *:mb-2 [&>.field]:mr-3 [&>.field]:mt-0 [&>.field]:max-w-56 [&>.field]:flex-[1_1_8rem]";

/** Shows the filters of a list. They are a GET form, so that the filtered list has a URL. */
export function ListFilter({
  path,
  sort,
  choices = [],
  kept = {},
}: {
  path: string;
  sort: ListSort;
  choices?: readonly FilterChoice[];
  kept?: Record<string, string>;
}) {
  const all = [...choices, { name: "sort", label: "Urutkan", value: sort, options: sortOptions() }];
  return (
    // Remounts the fields when the values change elsewhere, such as in the tabs.
    <Form action={path} className={filterForm} key={JSON.stringify([path, kept, all.map(({ value }) => value)])}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {all.map(({ name, label, value, options }) => (
        <SelectField key={name} field={fieldView("daftar", name, value)} label={label} options={options} />
      ))}
      <SubmitButton look="line" busy={false}>
        Terapkan
      </SubmitButton>
    </Form>
  );
}

/** Shows a form to choose a month. It is a native form, because the answer may be a file. */
export function MonthForm({
  action,
  months,
  children,
}: {
  action: string;
  months: readonly { value: string; label: string }[];
  children: ReactNode;
}) {
  return (
    <form action={action} className={filterForm}>
      <SelectField field={fieldView("laporan", "bulan", months[0]?.value)} label="Bulan" options={months} />
      {children}
    </form>
  );
}
