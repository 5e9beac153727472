import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
  MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { loginForListing } from "~/copy/account/login-first";
import { defaultRequirements } from "~/copy/listing/requirements";
import { toDateInput } from "~/domain/core/dates";
import { wantedForm } from "~/forms/listing/listing.server";
import { chosenFiles, parseForm, readForm } from "~/http/form.server";
import {
  asksForExamples,
  examplesAgain,
  formAgain,
  refusedAgain,
  savedToast,
} from "~/http/listing-form.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { createListing } from "~/operations/listing/create-listing.server";
import { fileFault } from "~/operations/listing/encode-pictures.server";
import { Breadcrumbs } from "~/ui/kit/breadcrumbs";
import { Topline } from "~/ui/layout/dashboard";
import { ListingNotSaved } from "~/ui/listing/not-saved";
import { WantedForm } from "~/ui/listing/wanted-form";

const LIST = "/dashboard/wanted";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request, loginForListing("create", "wanted"));
  return {
    firstDay: toDateInput(context.now),
    values: { requestId: crypto.randomUUID(), requirements: defaultRequirements("").join("\n") },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const client = await requireUser(context, request, loginForListing("create", "wanted"));
  const form = await readForm(request);
  const files = chosenFiles(form, "pictures");
  const parsed = await parseForm(form, wantedForm(context.now), { secret: ["pictures"] });
  if (asksForExamples(form)) return examplesAgain(parsed, form, files);
  if (!parsed.ok) return formAgain(parsed.result, files, { fault: await fileFault(files), status: 400 });
  try {
    const { budget, ...texts } = parsed.value;
    const made = await createListing(context, client, { kind: "wanted", price: budget, ...texts }, files);
    if (!made.ok) return refusedAgain(parsed, files, made, context.now);
    const toast = savedToast("Permintaan jasa berhasil dibuat!", made.lost);
    return await context.toasts.redirectWithSuccess(LIST, toast, { status: 303 });
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error("create wanted request", error);
    return formAgain(parsed.reject({}), files, { fault: null, status: 503 });
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function CreateWanted() {
  const { values, firstDay } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Jasa Dicari", href: LIST }, { text: "Buat Permintaan Jasa" }]} />
      </Topline>
      <h1>Buat Permintaan Jasa</h1>
      {answer?.failed && <ListingNotSaved kind="wanted" doing="membuat" />}
      <WantedForm rejected={answer?.rejected} values={values} firstDay={firstDay} shown={null} busy={busy} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Buat Permintaan Jasa | JasaWarga" }];

export const handle: PageHandle = { page: "app" };
