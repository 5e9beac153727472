import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findPersonToBlock, removeBlock, storeBlock } from "~/accounts/block-queries.server";
import { LOGIN_TO_BLOCK } from "~/accounts/login-prompt-text";
import { requireUser } from "~/accounts/viewer.server";
import { notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { titleUnlessMissing } from "~/platform/sentence-text";
import { isId, isolated } from "~/platform/strings";
import { PlainForm } from "~/ui/form";
import { Bdi, Button, ButtonLink, Callout } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { Main } from "~/ui/page-frame";

const BLOCKS = "/account/blocks";

export async function loader(args: LoaderFunctionArgs) {
  const { person } = await requirePerson(args);
  return person;
}

async function requirePerson({ params: { id }, request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_TO_BLOCK);
  if (!isId(id) || id === user.id) notFound();
  const person = await findPersonToBlock(context.db, user.id, id);
  if (!person) notFound();
  return { user, person };
}

export const formDefinition: FormDefinition = { failed: "Pilihan belum disimpan", fields: { keep: null } };

/** Blocks the person, or removes the block with `keep=no`. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const { user, person } = await requirePerson(args);
  const form = await readForm(request);
  const block = { blockerId: user.id, blockedId: person.id };
  const { toasts } = context;
  if (form.get("keep") === "no") {
    await removeBlock(context.db, block);
    const toast = { message: `Blokir ${isolated(person.name)} dibuka` };
    return toasts.redirectWithSuccess(BLOCKS, toast, { status: 303 });
  }
  await storeBlock(context.db, block, context.now);
  return toasts.redirectWithSuccess(BLOCKS, { message: `${isolated(person.name)} diblokir` }, { status: 303 });
}

export default function Block() {
  const { id, name, blocked } = useLoaderData<typeof loader>();
  const profile = `/u/${id}`;
  return (
    <Main>
      <Breadcrumbs
        trail={[
          { text: "Beranda", href: "/" },
          { text: name, href: profile },
          { text: blocked ? "Buka blokir" : "Blokir" },
        ]}
      />
      <div className="max-w-form">
        <h1>
          {blocked ? "Buka blokir" : "Blokir"} <Bdi>{name}</Bdi>?
        </h1>
        {blocked ? (
          <p>Anda berdua dapat saling mengirim pesan, memesan, dan menawarkan jasa lagi.</p>
        ) : (
          <p>
            Anda berdua tidak akan dapat saling mengirim pesan, memesan, atau mengirim penawaran. Pesanan yang sedang
            berjalan tetap berjalan, bersama percakapannya. Orangnya tidak kami beri tahu, dan Anda dapat membuka
            blokirnya kapan saja.
          </p>
        )}
        {!blocked && (
          <Callout icon="warn" small>
            Apakah orang ini melanggar aturan? <a href={`/reports/new?subject=person&id=${id}`}>Laporkan juga</a>
          </Callout>
        )}
        <PlainForm method="post">
          {blocked === 1 && <input type="hidden" name="keep" value="no" />}
          <div className="actions">
            <Button type="submit">{blocked ? "Buka Blokir" : "Blokir"}</Button>
            <ButtonLink look="line" href={profile}>
              Kembali
            </ButtonLink>
          </div>
        </PlainForm>
      </div>
    </Main>
  );
}

export const meta: MetaFunction = ({ error }) => titleUnlessMissing("Blokir", "Profil tidak ditemukan", error);

export const handle: PageHandle = { page: "app" };
