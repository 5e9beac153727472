import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { readAccountMenu } from "~/db/account/menu.server";
import { displayName } from "~/domain/account/person";
import type { PageHandle } from "~/http/page";
import { expectAccount } from "~/http/viewer.server";
import { savesData } from "~/platform/core/visitor-cookies.server";
import { AccountPage } from "~/ui/account/menu-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectAccount(context, request, LOGIN_FIRST);
  const menu = await readAccountMenu(context.db, user.id);
  const { name, pictureUrl, operator } = await user.reader();
  return {
    person: { name: displayName(name), pictureUrl },
    operator,
    dataSaver: savesData(request),
    ...menu,
  };
}

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}

export const meta: MetaFunction = () => [{ title: "Akun | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "start", titleBar: true };
