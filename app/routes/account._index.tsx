import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { readAccountMenu } from "~/db/account/menu.server";
import { displayName } from "~/domain/account/person";
import type { PageHandle } from "~/http/page";
import { requireAccount } from "~/http/viewer.server";
import { savesData } from "~/platform/core/visitor-cookies.server";
import { AccountPage } from "~/ui/account/menu-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireAccount(context, request, LOGIN_FIRST);
  return {
    person: { name: displayName(user.name), pictureUrl: user.pictureUrl },
    operator: user.operator,
    dataSaver: savesData(request),
    ...(await readAccountMenu(context.db, user.id)),
  };
}

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Akun | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "start", titleBar: true };
