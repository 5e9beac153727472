import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listCodes } from "~/accounts/two-step-commands.server";
import { notFound } from "~/platform/errors.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { EmptyState } from "~/ui/kit";
import { Main } from "~/ui/page-frame";

export async function loader({ context }: LoaderFunctionArgs) {
  if (!context.env.development) notFound();
  return { people: await listCodes(context) };
}

/** Shows the current code of each account, in place of an authenticator app. Exists in development only. */
export default function Codes() {
  const { people } = useLoaderData<typeof loader>();
  return (
    <Main>
      <h1 className="mt-6">Kode untuk masuk</h1>
      <p className="text-ink-soft">
        Pengganti aplikasi kode di komputer pengembang. Kode berganti setiap 30 detik dan berlaku satu kali.
      </p>
      {people.length === 0 && <EmptyState title="Belum ada kode" text="Akun dengan dua langkah tampil di sini." />}
      <dl className="mt-4">
        {people.map(({ email, code }) => (
          <div key={email} className="mb-3">
            <dt>{email}</dt>
            <dd>
              <code className="text-lg font-bold">{code}</code>
            </dd>
          </div>
        ))}
      </dl>
    </Main>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Kode untuk masuk") }];

export const handle: PageHandle = { page: "document" };
