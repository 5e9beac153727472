import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loginForListing } from "~/copy/account/login-first";
import { dateInput } from "~/copy/core/written-date";
import { ownListingTitle } from "~/copy/listing/own-listing";
import { toDateInput } from "~/domain/core/dates";
import { placeChosen } from "~/domain/place/choice";
import { commonTowns, placeOf } from "~/domain/place/place";
import { listingForm } from "~/forms/listing/listing.server";
import { requestTexts } from "~/forms/listing/wanted.server";
import { whereStored } from "~/forms/listing/where-fields.server";
import { answerListingForm, listingKindOf } from "~/http/listing-form.server";
import type { PageHandle } from "~/http/page";
import { expectUser, requireUser } from "~/http/viewer.server";
import { recordRefusedName } from "~/operations/account/record-refused-name.server";
import { fileFault } from "~/operations/core/encode-pictures.server";
import { createListing } from "~/operations/listing/create-listing.server";
import { rememberedPlace } from "~/platform/core/visitor-cookies.server";
import { OwnListingForm } from "~/ui/listing/form/own-listing-form-lazy";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const kind = listingKindOf(params);
  const user = await requireUser(context, request, loginForListing("create", kind));
  const asked = kind === "wanted" ? requestTexts(new URL(request.url).searchParams) : undefined;
  const home = (placeOf(user.placeCode ?? "") ?? placeChosen(rememberedPlace(request)))?.name ?? "";
  const location = asked?.location || home;
  return {
    kind,
    where: whereStored(location),
    towns: commonTowns(),
    dates: dateInput(toDateInput(context.now)),
    values: { requestId: crypto.randomUUID(), ...asked, location },
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const kind = listingKindOf(params);
  const owner = await expectUser(context, request, loginForListing("create", kind));
  return answerListingForm(
    { request, context },
    {
      kind,
      act: "create",
      fileFault,
      begin: async () => ({
        schema: listingForm(kind, context.now),
        save: async (draft, files) => createListing(context, await owner.reader(), draft, files),
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

export const meta: MetaFunction = ({ params }) => [
  { title: `${ownListingTitle(params.list, "create")} | JasaWarga` },
];

export const handle: PageHandle = { page: "app", ownStep: true };
