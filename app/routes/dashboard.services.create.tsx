import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { loginForListing } from "~/copy/account/login-first";
import { offerForm } from "~/forms/listing/listing.server";
import { chosenFiles, parseForm, readForm } from "~/http/form.server";
import { formAgain, refusedAgain, savedToast } from "~/http/listing-form.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { createListing } from "~/operations/listing/create-listing.server";
import { fileFault } from "~/operations/listing/encode-pictures.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { Topline } from "~/ui/layout/dashboard";
import { ListingForm } from "~/ui/listing/form";
import { ListingNotSaved } from "~/ui/listing/not-saved";

const LIST = "/dashboard/services";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request, loginForListing("create", "offer"));
  return { requestId: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await requireUser(context, request, loginForListing("create", "offer"));
  const form = await readForm(request);
  const files = chosenFiles(form, "pictures");
  const parsed = await parseForm(form, offerForm, { secret: ["pictures"] });
  if (!parsed.ok) return formAgain(parsed.result, files, { fault: await fileFault(files), status: 400 });
  try {
    const made = await createListing(context, seller, { kind: "offer", ...parsed.value }, files);
    if (!made.ok) return refusedAgain(parsed, files, made, context.now);
    const toast = savedToast("Jasa berhasil dibuat!", made.lost);
    return await context.toasts.redirectWithSuccess(LIST, toast, { status: 303 });
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error("create listing", error);
    return formAgain(parsed.reject({}), files, { fault: null, status: 503 });
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function CreateService() {
  const { requestId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Jasa Ditawarkan", href: LIST }, { text: "Tambah Jasa Baru" }]} />
      </Topline>
      <h1>Tambah Jasa Baru</h1>
      {answer?.failed && <ListingNotSaved kind="offer" doing="membuat" />}
      <ListingForm rejected={answer?.rejected} values={{ requestId }} shown={null} busy={busy} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Tambah Jasa Baru | JasaWarga" }];

export const handle: PageHandle = { page: "app" };
