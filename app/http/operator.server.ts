import type { AppLoadContext } from "@remix-run/cloudflare";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { notFound } from "./errors.server";
import { type Admit, admitUser, type Expected, expectWith, findUser } from "./viewer.server";

export function expectOperator(context: AppLoadContext, request: Request): Promise<Expected> {
  const admit: Admit = async (found) => {
    const user = await admitUser(context, request, LOGIN_FIRST)(found);
    return user.operator ? user : notFound();
  };
  return expectWith(context, request, admit, "operator");
}

export async function onlyOperators(context: AppLoadContext, request: Request): Promise<void> {
  // Loaders start together: by the next step the page's own has asked, with what it shows.
  await Promise.resolve();
  const user = await findUser(context, request);
  if (!user?.operator) notFound();
}
