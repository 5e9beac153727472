import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { recordRefusedName } from "~/accounts/login-commands.server";
import { loginForListing } from "~/accounts/login-text";
import { requireUser } from "~/accounts/viewer.server";
import { createListing } from "~/listings/commands.server";
import { LISTING_FIELDS, listingForm, prefilledTexts, whereStored } from "~/listings/form.server";
import { questionsAbout } from "~/listings/kind-of-work-text";
import { listingFailure, ownListingTitle } from "~/listings/own-text";
import { answerListingForm, parseListingKind } from "~/listings/requests.server";
import { OwnListingForm } from "~/listings/ui/form/lazy-listing-form";
import { commonTowns, placeChosen, placeOf } from "~/places/place";
import { dateInput } from "~/platform/date-text";
import { toDateInput } from "~/platform/dates";
import type { FormDefinition } from "~/platform/forms/form";
import type { PageHandle } from "~/platform/pages";
import { fileFault } from "~/platform/picture-uploads.server";
import { pageTitle } from "~/platform/sentence-text";
import { rememberedPlace } from "~/platform/visitor-cookies.server";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const kind = parseListingKind(params);
  const user = await requireUser(context, request, loginForListing("create", kind));
  const asked = kind === "wanted" ? prefilledTexts(new URL(request.url).searchParams) : undefined;
  const home = (placeOf(user.placeCode ?? "") ?? placeChosen(rememberedPlace(request)))?.name ?? "";
  const location = asked?.location || home;
  const questions = asked ? questionsAbout(asked.title, asked.category) : null;
  return {
    kind,
    where: whereStored(location),
    towns: commonTowns(),
    dates: dateInput(toDateInput(context.now)),
    questions,
    answers: [],
    values: { formId: crypto.randomUUID(), ...asked, location },
  };
}

export const formDefinition: FormDefinition = {
  failed: ({ list }) => listingFailure("create", list),
  fields: LISTING_FIELDS,
};

export async function action({ params, request, context }: ActionFunctionArgs) {
  const kind = parseListingKind(params);
  const owner = await requireUser(context, request, loginForListing("create", kind));
  return answerListingForm(
    { request, context },
    {
      kind,
      act: "create",
      fileFault: (files: File[]) => fileFault(context.pictures, files),
      begin: async (form: FormData) => ({
        schema: listingForm(kind, context.now, form),
        save: async (draft, files) => createListing(context, owner, draft, files),
        onTitle: (typed) => recordRefusedName(context, "title", typed, owner.id),
      }),
    },
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function CreateListing() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return <OwnListingForm {...page} shown={null} hidden={null} answer={answer} />;
}

export const meta: MetaFunction = ({ params }) => [{ title: pageTitle(ownListingTitle(params.list, "create")) }];

export const handle: PageHandle = { page: "app", ownStep: true };
