import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { listBlocked } from "~/accounts/block-queries.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { AccountNav } from "~/accounts/ui/account";
import { requireUser } from "~/accounts/viewer.server";
import { formatDate } from "~/platform/dates";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";
import { PlainForm } from "~/ui/form";
import { Bdi, Button } from "~/ui/kit";
import { Breadcrumbs, ListPagination } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const after = new URL(request.url).searchParams.get("after");
  const people = await listBlocked(context.db, user.id, after);
  const items = people.items.map(({ id, name, createdAt }) => ({ id, name, since: formatDate(createdAt, user.zone) }));
  return { items, after: people.after, further: after !== null };
}

export default function BlockedPeople() {
  const { items, after, further } = useLoaderData<typeof loader>();
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs trail={[{ text: "Akun", href: "/account" }, { text: "Diblokir" }]} />
      </Topline>
      <h1>Orang yang diblokir</h1>
      <AccountNav here="/account/blocks" />
      <div className="max-w-form">
        {items.length === 0 ? (
          <p>Anda tidak memblokir siapa pun. Tautan untuk memblokir ada di profil orangnya dan di menu percakapan.</p>
        ) : (
          <ul>
            {items.map(({ id, name, since }) => (
              <li key={id} className="flex items-center justify-between border-b py-2">
                <span className="mr-3 min-w-0 flex-1">
                  <a href={`/u/${id}`}>
                    <Bdi>{name}</Bdi>
                  </a>
                  <span className="block text-sm text-ink-soft">Sejak {since}</span>
                </span>
                <PlainForm method="post" action={`/u/${id}/block`}>
                  <input type="hidden" name="keep" value="no" />
                  <Button type="submit" look="line">
                    Buka blokir<span className="sr-only"> {name}</span>
                  </Button>
                </PlainForm>
              </li>
            ))}
          </ul>
        )}
        <ListPagination first={further ? "/account/blocks" : null} next={after && `/account/blocks?after=${after}`} />
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Orang yang diblokir") }];

export const handle: PageHandle = { page: "app", titleBar: true };
