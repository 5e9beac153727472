import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useActionData,
  useLoaderData,
  useNavigation,
  useRouteError,
} from "@remix-run/react";
import { loginForListing } from "~/copy/account/login-first";
import { findOwnListing } from "~/db/listing/own-listing.server";
import { isId } from "~/domain/core/text";
import { offerChanges } from "~/forms/listing/listing.server";
import { offerTexts } from "~/forms/listing/listing-texts.server";
import { notFound } from "~/http/errors.server";
import { chosenFiles, parseForm, readForm } from "~/http/form.server";
import { formAgain, hiddenAgain, refusedAgain, savedToast } from "~/http/listing-form.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { changeListing } from "~/operations/listing/change-listing.server";
import { fileFault } from "~/operations/listing/encode-pictures.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { Topline } from "~/ui/layout/dashboard";
import { ListingForm } from "~/ui/listing/form";
import { ListingNotSaved } from "~/ui/listing/not-saved";
import { OwnListingNotFound } from "~/ui/listing/own-listing-not-found";

const LIST = "/dashboard/services";

export async function loader(args: LoaderFunctionArgs) {
  const offer = await requireOwn(args);
  return {
    pictures: offer.pictures,
    hidden: offer.hiddenAt === null ? null : offer.hiddenReason,
    values: { requestId: crypto.randomUUID(), ...offerTexts(offer) },
  };
}

/** Somebody else's is not found, like one that never was. */
async function requireOwn({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, loginForListing("change", "offer"));
  if (!isId(id)) notFound();
  return (await findOwnListing(context.db, { id, userId: user.id, kind: "offer" })) ?? notFound();
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const offer = await requireOwn(args);
  const form = await readForm(request);
  const files = chosenFiles(form, "pictures");
  const parsed = await parseForm(form, offerChanges, { secret: ["pictures"] });
  if (!parsed.ok) return formAgain(parsed.result, files, { fault: await fileFault(files), status: 400 });
  try {
    const changed = await changeListing(context, offer, { kind: "offer", ...parsed.value }, files);
    if (changed.ok) {
      const toast = savedToast("Perubahan jasa disimpan", changed.lost);
      return await context.toasts.redirectWithSuccess(LIST, toast, { status: 303 });
    }
    if (changed.reason === "no_listing") notFound();
    if (changed.reason === "hidden") return hiddenAgain(parsed, files);
    return refusedAgain(parsed, files, changed, context.now);
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error("change listing", error);
    return formAgain(parsed.reject({}), files, { fault: null, status: 503 });
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function EditService() {
  const { pictures, hidden, values } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Jasa Ditawarkan", href: LIST }, { text: "Edit Jasa" }]} />
      </Topline>
      <h1>Edit Jasa</h1>
      {answer?.failed && <ListingNotSaved kind="offer" doing="mengubah" />}
      <ListingForm rejected={answer?.rejected} values={values} shown={pictures} hidden={hidden} busy={busy} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Edit Jasa | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingNotFound kind="offer" status={isRouteErrorResponse(error) ? error.status : 500} />;
}
