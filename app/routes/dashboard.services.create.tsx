import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { offerForm } from "~/forms/listing.server";
import { type FormResult, parseForm, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { requireUser } from "~/http/viewer.server";
import { createListing } from "~/operations/create-listing.server";
import { chosenFiles, fileFault } from "~/operations/encode-pictures.server";
import { Crumbs } from "~/ui/crumbs";
import { Topline } from "~/ui/dashboard";
import { ListingForm } from "~/ui/listing-form";
import { Toast } from "~/ui/toast";

const LIST = "/dashboard/services";
const MEMBERS_ONLY = { message: "Anda harus login untuk membuat jasa" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request, MEMBERS_ONLY);
  return { requestId: crypto.randomUUID() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const seller = await requireUser(context, request, MEMBERS_ONLY);
  const form = await readForm(request);
  const files = chosenFiles(form, "pictures");
  const parsed = await parseForm(form, offerForm, { secret: ["pictures"] });
  if (!parsed.ok) return back(parsed.result, files, await fileFault(files));
  try {
    const made = await createListing(context, seller, parsed.value, files);
    if (!made.ok) return back(parsed.reject({}), files, made.sentence);
    return await context.toasts.redirectWithSuccess(LIST, toast(made.lost), { status: 303 });
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error("create listing", error);
    return back(parsed.reject({}), files, null, 503);
  }
}

/** The page again with everything that was typed. Files cannot be given back, so how many there were is told. */
function back(result: FormResult, files: File[], fault: string | null, status: 400 | 503 = 400) {
  const error = fault ? { ...result.error, pictures: [fault] } : result.error;
  const rejected = {
    result: { ...result, status: "error" as const, error },
    pictures: fault ? 0 : files.length,
  };
  return data({ rejected, failed: status === 503 }, { status });
}

function toast(lost: number) {
  const message = "Jasa berhasil dibuat!";
  if (lost === 0) return { message };
  return { message, description: `${lost} foto tidak dapat disimpan karena gangguan di pihak kami.` };
}

export default function CreateService() {
  const { requestId } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <Topline>
        <Crumbs trail={[{ text: "Jasa Ditawarkan", href: LIST }, { text: "Tambah Jasa Baru" }]} />
      </Topline>
      <h1>Tambah Jasa Baru</h1>
      {answer?.failed && (
        <Toast
          kind="error"
          title="Gagal membuat jasa"
          description="Terjadi kesalahan saat membuat jasa. Isian Anda masih ada di bawah: kirim lagi sebentar lagi."
        />
      )}
      <ListingForm rejected={answer?.rejected} values={{ requestId }} submitText="Buat Jasa" busy={busy} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Tambah Jasa Baru | JasaWarga" }];

export const handle: PageHandle = { page: "app" };
