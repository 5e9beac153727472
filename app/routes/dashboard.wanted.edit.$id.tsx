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
import { toDateInput } from "~/domain/core/dates";
import { isId } from "~/domain/core/text";
import { wantedChanges } from "~/forms/listing/listing.server";
import { wantedTexts } from "~/forms/listing/listing-texts.server";
import { notFound } from "~/http/errors.server";
import { chosenFiles, parseForm, readForm } from "~/http/form.server";
import {
  asksForExamples,
  examplesAgain,
  formAgain,
  hiddenAgain,
  refusedAgain,
  savedToast,
} from "~/http/listing-form.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { changeListing } from "~/operations/listing/change-listing.server";
import { fileFault } from "~/operations/listing/encode-pictures.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { Topline } from "~/ui/layout/dashboard";
import { ListingNotSaved } from "~/ui/listing/not-saved";
import { OwnListingNotFound } from "~/ui/listing/own-listing-not-found";
import { WantedForm } from "~/ui/listing/wanted-form";

const LIST = "/dashboard/wanted";

export async function loader(args: LoaderFunctionArgs) {
  const wanted = await requireOwn(args);
  return {
    pictures: wanted.pictures,
    hidden: wanted.hiddenAt === null ? null : wanted.hiddenReason,
    firstDay: toDateInput(args.context.now),
    values: { requestId: crypto.randomUUID(), ...wantedTexts(wanted) },
  };
}

/** Somebody else's is not found, like one that never was. */
async function requireOwn({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, loginForListing("change", "wanted"));
  if (!isId(id)) notFound();
  return (await findOwnListing(context.db, { id, userId: user.id, kind: "wanted" })) ?? notFound();
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const wanted = await requireOwn(args);
  const form = await readForm(request);
  const files = chosenFiles(form, "pictures");
  const schema = wantedChanges(context.now, wanted.deadline);
  const parsed = await parseForm(form, schema, { secret: ["pictures"] });
  if (asksForExamples(form)) return examplesAgain(parsed, form, files);
  if (!parsed.ok) return formAgain(parsed.result, files, { fault: await fileFault(files), status: 400 });
  try {
    const { budget, ...texts } = parsed.value;
    const changed = await changeListing(context, wanted, { kind: "wanted", price: budget, ...texts }, files);
    if (changed.ok) {
      const toast = savedToast("Perubahan permintaan jasa disimpan", changed.lost);
      return await context.toasts.redirectWithSuccess(LIST, toast, { status: 303 });
    }
    if (changed.reason === "no_listing") notFound();
    if (changed.reason === "hidden") return hiddenAgain(parsed, files);
    return refusedAgain(parsed, files, changed, context.now);
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error("change wanted request", error);
    return formAgain(parsed.reject({}), files, { fault: null, status: 503 });
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function EditWanted() {
  const { pictures, hidden, firstDay, values } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Jasa Dicari", href: LIST }, { text: "Edit Permintaan Jasa" }]} />
      </Topline>
      <h1>Edit Permintaan Jasa</h1>
      {answer?.failed && <ListingNotSaved kind="wanted" doing="mengubah" />}
      <WantedForm
        rejected={answer?.rejected}
        values={values}
        firstDay={firstDay}
        shown={pictures}
        hidden={hidden}
        busy={busy}
      />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Edit Permintaan Jasa | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingNotFound kind="wanted" status={isRouteErrorResponse(error) ? error.status : 500} />;
}
