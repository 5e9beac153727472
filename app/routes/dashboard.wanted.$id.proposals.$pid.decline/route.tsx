import type { ActionFunctionArgs, AppLoadContext, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { invalidForm, parseForm, readForm, throwRefusedFormPage } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { declineProposal } from "~/proposals/commands.server";
import { declineForm, PROPOSAL_FIELDS } from "~/proposals/form.server";
import { MIN_DECLINE_REASON, receivedPath } from "~/proposals/proposal";
import { findReceivedProposal } from "~/proposals/queries.server";
import { settlingRefusalSentence } from "~/proposals/text";
import { ErrorSummary, type Result, TextArea } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Bdi, SubmitButton } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";

export async function loader({ params: { id, pid }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id) || !isId(pid)) notFound();
  const proposal = await findReceivedProposal(context.db, { id: pid, wantedId: id, buyerId: user.id });
  if (!proposal) notFound();
  const { wantedId, wantedTitle, proposerName, status } = proposal;
  if (status !== "open") throw await notDeclined(context, id, settlingRefusalSentence(status));
  return { wantedId, wantedTitle, proposerName };
}

export const formDefinition: FormDefinition = { failed: "Gagal menolak penawaran", fields: PROPOSAL_FIELDS };

export async function action({ params: { id, pid }, request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_SEE_PROPOSALS);
  if (!isId(id) || !isId(pid)) notFound();
  const form = await readForm(request);
  const parsed = await parseForm(form, declineForm);
  const received = { id: pid, wantedId: id, buyerId: user.id };
  const refusal = { title: NOT_DECLINED, backHref: receivedPath(id) };
  if (!parsed.ok) {
    const proposal = await findReceivedProposal(context.db, received);
    if (!proposal) notFound();
    const { status } = proposal;
    if (status !== "open") throwRefusedFormPage(form, { ...refusal, reason: settlingRefusalSentence(status) });
    return invalidForm(parsed.result);
  }
  const declined = await declineProposal(context, received, parsed.value.reason);
  if (declined.ok) {
    const toast = {
      message: "Penawaran ditolak",
      description: "Pengirimnya diberi tahu beserta alasan Anda",
    };
    return context.toasts.redirectWithSuccess(receivedPath(id), toast, { status: 303 });
  }
  if (declined.reason === "no_proposal") notFound();
  const reason = settlingRefusalSentence(declined.reason);
  if (parsed.value.reason === "") return notDeclined(context, id, reason);
  throwRefusedFormPage(form, { ...refusal, reason });
}

const NOT_DECLINED = "Penawaran tidak ditolak";

function notDeclined({ toasts }: AppLoadContext, wantedId: string, description: string) {
  const toast = { message: NOT_DECLINED, description };
  return toasts.redirectWithError(receivedPath(wantedId), toast, { status: 303 });
}

function DeclineForm({ name, back, result }: { name: string; back: string; result: Result | undefined }) {
  const [form, fields] = useServerForm<"reason">({ id: "tolak", lastResult: result });
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <ErrorSummary answer={result} fields={[fields.reason]} formErrors={form.errors} />
      <Form method="post" form={form} className="max-w-form">
        <fieldset disabled={busy}>
          <TextArea
            field={fields.reason}
            label="Alasan"
            hint={`Dibaca oleh ${isolated(name)}. Alasan yang jujur membantu penawaran berikutnya. Sedikitnya ${MIN_DECLINE_REASON} karakter.`}
            low
          />
        </fieldset>
        <div className="actions">
          <SubmitButton look="danger" busy={busy}>
            Tolak Penawaran
          </SubmitButton>
          <AppButtonLink look="line" to={back}>
            Kembali
          </AppButtonLink>
        </div>
      </Form>
    </>
  );
}

export default function Decline() {
  const { wantedId, wantedTitle, proposerName } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const back = receivedPath(wantedId);
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Jasa Dicari", href: "/dashboard/wanted" },
            { text: "Penawaran", href: back },
            { text: "Tolak" },
          ]}
        />
      </Topline>
      <h1>
        Tolak penawaran <Bdi>{proposerName}</Bdi>?
      </h1>
      <p className="text-ink-soft">
        Untuk {wantedTitle}. Penawaran yang ditolak tidak dapat dikirim lagi oleh orang yang sama.
      </p>
      <DeclineForm name={proposerName} back={back} result={answer?.result} />
    </>
  );
}

export const meta: MetaFunction = ({ error }) =>
  titleUnlessMissing("Tolak penawaran", "Penawaran tidak ditemukan", error);

export const handle: PageHandle = { page: "app" };

export { ReceivedErrorBoundary as ErrorBoundary } from "~/proposals/ui/proposal-not-found";
