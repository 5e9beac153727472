import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { sellerRating } from "~/accounts/text";
import { readAsUser, requireUser } from "~/accounts/viewer.server";
import { pageQuery } from "~/database/statements.server";
import type { FormDefinition } from "~/platform/forms/form";
import { type FormResult, invalidForm, parseForm, readForm, statusOf } from "~/platform/forms/requests.server";
import { formatRupiah } from "~/platform/money";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isId } from "~/platform/strings";
import { INVITATION_FIELDS, invitationForm } from "~/proposals/form.server";
import { receivedPath } from "~/proposals/proposal";
import { MAX_INVITATIONS } from "~/proposals/reach";
import { inviteSellers, listInvitable } from "~/proposals/reach-jobs.server";
import { selectOffersOf, selectOpenRequests } from "~/proposals/reach-queries.server";
import { INVITATION_REFUSALS, invitationsSent } from "~/proposals/text";
import { ratingText } from "~/reviews/review";
import { ChoiceGroup } from "~/ui/choices";
import { ErrorSummary, type Result } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Bdi, ButtonLink, EmptyState, SubmitButton } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";

const LOGIN_TO_INVITE = { message: "Anda harus login untuk mengundang penyedia" };

/** Shows the offer `jasa`, or else the matches of the request `permintaan`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const asked = (name: string) => [query.get(name) ?? ""].filter(isId)[0] ?? null;
  const [offerId, requestId] = [asked("jasa"), asked("permintaan")];
  const { db } = context;
  const { user, page } = await readAsUser(context, request, LOGIN_TO_INVITE, (userId) =>
    pageQuery(
      [selectOpenRequests(db, userId), selectOffersOf(db, offerId === null ? [] : [offerId], userId)],
      ([requests, offers]) => ({ requests, offers }),
    ),
  );
  const { requests } = page;
  const chosen = requests.find(({ id }) => id === requestId) ?? (requests.length === 1 ? requests[0] : undefined);
  const offers = page.offers.length > 0 || !chosen ? page.offers : await listInvitable(context, chosen, user.id);
  return {
    requestId: chosen?.id ?? null,
    requests: requests.map(({ id, title, invited }) => ({ id, title, left: Math.max(0, MAX_INVITATIONS - invited) })),
    offers: offers.map(({ id, title, price, location, sellerName, ratingCount, ratingSum }) => ({
      id,
      sellerName,
      title,
      facts: [
        location,
        `mulai ${formatRupiah(price)}`,
        ...(ratingCount > 0 ? [`rating ${ratingText(sellerRating({ ratingSum, ratingCount }))}`] : []),
      ].join(" · "),
    })),
    ofGig: page.offers.length > 0,
  };
}

export const formDefinition: FormDefinition = {
  failed: "Undangan belum terkirim",
  fields: INVITATION_FIELDS,
  hourly: ["too_often"],
};

export async function action({ request, context }: ActionFunctionArgs) {
  const buyer = await requireUser(context, request, LOGIN_TO_INVITE);
  const parsed = await parseForm(await readForm(request), invitationForm);
  if (!parsed.ok) return invalidForm(parsed.result);
  const { request: wantedId, offers: offerIds } = parsed.value;
  const sent = await inviteSellers(context, { buyer, wantedId, offerIds });
  if (sent.ok)
    return context.toasts.redirectWithSuccess(
      receivedPath(wantedId),
      { message: invitationsSent(sent.value), description: "Kami kabari Anda begitu ada penawaran." },
      { status: 303 },
    );
  const field = sent.reason === "no_request" ? "request" : sent.reason === "too_often" ? "" : "offers";
  const result = parsed.reject({ [field]: [INVITATION_REFUSALS[sent.reason]] });
  return data({ result }, statusOf(sent.reason, formDefinition, context.now));
}

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

function InvitationForm({ requestId, requests, offers, ofGig, result }: Page & { result: Result | undefined }) {
  const [form, fields] = useServerForm<"request" | "offers">({
    id: "undangan",
    lastResult: result,
    defaultValue: { request: requestId ?? "", ...(ofGig && { offers: offers.map(({ id }) => id) }) },
  });
  const busy = useNavigation().formMethod === "POST";
  return (
    <>
      <ErrorSummary answer={result} fields={[fields.request, fields.offers]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <ChoiceGroup
            field={fields.offers}
            label="Siapa yang Anda undang?"
            hint={`Paling banyak ${MAX_INVITATIONS} penyedia untuk satu permintaan. Mereka bebas menawar atau tidak.`}
            several
            options={offers.map(({ id, sellerName, title, facts }) => ({
              value: id,
              label: (
                <>
                  <b>
                    <Bdi>{sellerName}</Bdi>
                  </b>
                  <br />
                  <Bdi>{title}</Bdi>
                  <br />
                  <span className="text-sm text-ink-soft">{facts}</span>
                </>
              ),
            }))}
          />
          <ChoiceGroup
            field={fields.request}
            label="Untuk permintaan yang mana?"
            options={requests.map(({ id, title, left }) => ({
              value: id,
              label: (
                <>
                  <Bdi>{title}</Bdi>
                  <br />
                  <span className="text-sm text-ink-soft">
                    {left > 0 ? `masih dapat mengundang ${left}` : "undangannya sudah habis"}
                  </span>
                </>
              ),
            }))}
          />
        </fieldset>
        <div className="actions">
          <SubmitButton busy={busy}>Kirim Undangan</SubmitButton>
          <ButtonLink look="line" href="/explore">
            Cari penyedia lain
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function Invitations() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ result: FormResult }>();
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Jasa Dicari", href: "/dashboard/wanted" }, { text: "Undang penyedia" }]} />
      </Topline>
      <h1 className="text-xl">Undang penyedia</h1>
      {page.requests.length === 0 ? (
        <EmptyState
          drawing="requests"
          title="Belum ada permintaan yang terbuka"
          text="Tulis dahulu kebutuhan Anda. Sesudah itu Anda dapat mengundang penyedia untuk menawar."
          action={{ href: "/dashboard/wanted/create", text: "Buat Permintaan Jasa" }}
        />
      ) : page.offers.length === 0 ? (
        <EmptyState
          drawing="none"
          title="Belum ada penyedia yang dapat diundang"
          text="Buka halaman jasa yang Anda suka, lalu pilih Undang ke permintaan Anda."
          action={{ href: "/explore", text: "Cari penyedia" }}
        />
      ) : (
        <div className="max-w-form">
          <InvitationForm {...page} result={answer?.result} />
        </div>
      )}
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Undang penyedia") }];

export const handle: PageHandle = { page: "app" };
