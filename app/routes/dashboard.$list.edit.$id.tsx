import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loginForListing } from "~/copy/account/login-first";
import { dateInput } from "~/copy/core/written-date";
import { missingListingTitle, ownListingTitle } from "~/copy/listing/own-listing";
import { findOwnListing } from "~/db/listing/own-listing.server";
import { toDateInput } from "~/domain/core/dates";
import { isId } from "~/domain/core/text";
import { commonTowns } from "~/domain/place/place";
import { listingChanges, listingTexts } from "~/forms/listing/listing.server";
import { whereStored } from "~/forms/listing/where-fields.server";
import { titleUnlessMissing } from "~/http/error-title";
import { notFound } from "~/http/errors.server";
import { answerListingForm, listingKindOf } from "~/http/listing-form.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { recordRefusedName } from "~/operations/account/record-refused-name.server";
import { fileFault } from "~/operations/core/encode-pictures.server";
import { changeListing } from "~/operations/listing/change-listing.server";
import { OwnListingForm } from "~/ui/listing/form/own-listing-form-lazy";
import { OwnListingErrorBoundary } from "~/ui/listing/own-listing-not-found";

export async function loader(args: LoaderFunctionArgs) {
  const { kind, listing } = await (await expectOwn(args))();
  const texts = listingTexts(kind, listing);
  return {
    kind,
    shown: listing.pictures,
    hidden: listing.hiddenAt === null ? null : listing.hiddenReason,
    dates: dateInput(toDateInput(args.context.now)),
    where: whereStored(texts.location, listing.areas),
    towns: commonTowns(),
    values: { requestId: crypto.randomUUID(), ...texts },
  };
}

/** Returns how to find the listing later. Somebody else's is not found, like one that never was. */
async function expectOwn({ params: { id, ...params }, request, context }: LoaderFunctionArgs) {
  const kind = listingKindOf(params);
  const user = await expectUser(context, request, loginForListing("change", kind));
  if (!isId(id)) notFound();
  return async () => {
    const listing = await findOwnListing(context.db, { id, userId: user.id, kind });
    return listing ? { kind, listing } : notFound();
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = args;
  const findOwn = await expectOwn(args);
  return answerListingForm(args, {
    kind: listingKindOf(args.params),
    act: "change",
    fileFault,
    begin: async () => {
      const { kind, listing } = await findOwn();
      return {
        schema: listingChanges(kind, context.now, listing),
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

export function ErrorBoundary() {
  return <OwnListingErrorBoundary />;
}
