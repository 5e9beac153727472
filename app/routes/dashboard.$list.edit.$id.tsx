import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recordRefusedName } from "~/accounts/login-commands.server";
import { loginForListing } from "~/accounts/login-text";
import { requireUser } from "~/accounts/viewer.server";
import { changeListing } from "~/listings/commands.server";
import { LISTING_FIELDS, listingChangeForm, listingTexts, whereStored } from "~/listings/form.server";
import { kindOfTitle } from "~/listings/kind-of-work-text";
import { findOwnListing } from "~/listings/own-queries.server";
import { listingFailure, missingListingTitle, ownListingTitle } from "~/listings/own-text";
import { decomposed, questionsView } from "~/listings/questions-text";
import { answerListingForm, parseListingKind } from "~/listings/requests.server";
import { OwnListingForm } from "~/listings/ui/form/lazy-listing-form";
import { commonTowns } from "~/places/place";
import { dateInput } from "~/platform/date-text";
import { toDateInput } from "~/platform/dates";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import type { PageHandle } from "~/platform/pages";
import { fileFault } from "~/platform/picture-uploads.server";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";

export async function loader(args: LoaderFunctionArgs) {
  const { kind, listing } = await (await expectOwn(args))();
  const about = kind === "wanted" ? kindOfTitle(listing) : null;
  const { answers, note } = decomposed(about, listing.description);
  const texts = { ...listingTexts(kind, listing), description: note };
  return {
    kind,
    shown: listing.pictures,
    hidden: listing.hiddenAt === null ? null : listing.hiddenReason,
    dates: dateInput(toDateInput(args.context.now)),
    where: whereStored(texts.location, listing.areas),
    towns: commonTowns(),
    questions: questionsView(about),
    answers,
    values: { formId: crypto.randomUUID(), version: String(listing.updatedAt), ...texts },
  };
}

/** Throws 404 unless the listing is the user's. Another user's looks like a missing one. */
async function expectOwn({ params: { id, ...params }, request, context }: LoaderFunctionArgs) {
  const kind = parseListingKind(params);
  const user = await requireUser(context, request, loginForListing("change", kind));
  if (!isId(id)) notFound();
  return async () => {
    const listing = await findOwnListing(context.db, { id, userId: user.id, kind });
    return listing ? { kind, listing } : notFound();
  };
}

export const formDefinition: FormDefinition = {
  failed: ({ list }) => listingFailure("change", list),
  fields: LISTING_FIELDS,
};

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const findOwn = await expectOwn(args);
  return answerListingForm(args, {
    kind: parseListingKind(args.params),
    act: "change",
    fileFault: (files: File[]) => fileFault(context.pictures, files),
    begin: async (form: FormData) => {
      const { kind, listing } = await findOwn();
      return {
        schema: listingChangeForm(kind, context.now, listing, form),
        save: (changes, files) => changeListing(context, listing, changes, files),
        onTitle: (typed) => recordRefusedName(context, "title", typed, listing.userId),
      };
    },
  });
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function EditListing() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <OwnListingForm {...page} answer={answer} />;
}

export const meta: MetaFunction = ({ params, error }) =>
  titleUnlessMissing(ownListingTitle(params.list, "change"), missingListingTitle(params.list), error);

export const handle: PageHandle = { page: "app", ownStep: true };

export { OwnListingErrorBoundary as ErrorBoundary } from "~/listings/ui/own-listing";
