import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { listMail } from "~/database/outbox.server";
import { formatDateTime } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { type NewestKey, newestKey, readNewestKey } from "~/platform/paging";
import { pageTitle } from "~/platform/sentence-text";
import { Badge, EmptyState } from "~/ui/kit";
import { Pagination } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";

const ADDRESS = /(https?:\/\/[^\s]+)/;

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!context.env.development) notFound();
  const query = new URL(request.url).searchParams;
  const to = query.get("to")?.trim().toLowerCase() || null;
  const found = await listMail(context.db, {
    to,
    before: readNewestKey(query.get("before")),
    limit: MAILS_A_PAGE + 1,
  });
  const mails = found.slice(0, MAILS_A_PAGE);
  const last = found.length > MAILS_A_PAGE ? mails.at(-1) : undefined;
  return { to, mails, next: last ? nextPage(to, last) : null };
}

const MAILS_A_PAGE = 25;

function nextPage(to: string | null, last: NewestKey): string {
  const query = new URLSearchParams(to ? { to } : {});
  query.set("before", newestKey(last));
  return `/dev/mailbox?${query}`;
}

function EmailBody({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter's paragraphs never change places
        <p key={index} className="mt-3 whitespace-pre-line">
          {paragraph.split(ADDRESS).map((part) =>
            ADDRESS.test(part) ? (
              <a key={part} href={part}>
                {part}
              </a>
            ) : (
              <Fragment key={part}>{part}</Fragment>
            ),
          )}
        </p>
      ))}
    </>
  );
}

export default function Mailbox() {
  const { to, mails, next } = useLoaderData<typeof loader>();
  return (
    <Main>
      <h1 className="mt-6">Kotak surat</h1>
      <p className="text-ink-soft">
        {to ? (
          <>
            Email untuk {to}, terbaru dahulu. <a href="/dev/mailbox">Lihat semua</a>
          </>
        ) : (
          "Semua email yang dikirim aplikasi ini, terbaru dahulu."
        )}
      </p>
      {mails.length === 0 && <EmptyState title="Belum ada email" text="Email baru tampil di sini." />}
      {mails.map((mail) => (
        <StoredMail key={mail.id} mail={mail} />
      ))}
      <Pagination label="Halaman kotak surat" next={next} />
    </Main>
  );
}

type Mail = ReturnType<typeof useLoaderData<typeof loader>>["mails"][number];

function StoredMail({ mail }: { mail: Mail }) {
  const { subject, recipient, createdAt, sentAt, lastError, body } = mail;
  return (
    <article className="panel mt-6">
      <h2>{subject}</h2>
      <p className="text-sm text-ink-soft">
        Kepada <a href={`/dev/mailbox?to=${encodeURIComponent(recipient)}`}>{recipient}</a>, {formatDateTime(createdAt)}{" "}
        {sentAt === null ? <Badge look="mark">Menunggu</Badge> : <Badge look="on">Terkirim</Badge>}
      </p>
      {lastError && <p className="text-sm field-error">{lastError}</p>}
      <EmailBody text={body} />
    </article>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Kotak surat") }];

export const handle: PageHandle = { page: "document" };
