import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { FormResult } from "~/http/form.server";
import { askForModeration, moderation } from "~/http/moderation.server";
import type { PageHandle } from "~/http/page";
import { moderate } from "~/operations/report/moderate.server";
import { OperatorBoundary } from "~/ui/operator/not-found";
import { ModerationPage } from "~/ui/report/moderation-form";

export function loader(args: LoaderFunctionArgs) {
  return askForModeration(args, "review");
}

export function action(args: ActionFunctionArgs) {
  return moderation(args, "review", moderate);
}

export default function ReviewHiding() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return <ModerationPage {...page} result={answer?.result} />;
}

export const meta: MetaFunction = () => [{ title: "Sembunyikan ulasan | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return <OperatorBoundary />;
}
