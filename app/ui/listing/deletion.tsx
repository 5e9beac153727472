import { useLocation, useNavigation } from "@remix-run/react";
import { OWN_LISTING_COPY } from "~/copy/listing/own-listing";
import { isolated } from "~/domain/core/bidi";
import type { ListingKind } from "~/domain/listing/listing";
import { ownListPath } from "~/domain/listing/own-lists";
import { SubmitButton } from "../kit/button";
import { ConfirmBox, ConfirmDialog } from "../kit/dialog";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Breadcrumbs } from "../kit/navigation/breadcrumbs";
import { Bdi } from "../kit/text/bdi";
import { Form } from "../layout/form";
import { Topline } from "../layout/title-bar";

const words = {
  offer: {
    question: "Apakah Anda yakin ingin menghapus jasa ini?",
    gone: "tidak lagi tampil dan tidak dapat dipesan.",
    button: "Hapus Jasa",
  },
  wanted: {
    question: "Apakah Anda yakin ingin menghapus permintaan jasa ini?",
    gone: "tidak lagi tampil dan tidak dapat ditawari.",
    button: "Hapus Permintaan",
  },
} as const;

type DeletionProps = { kind: ListingKind; id: string; title: string };

const deletionPath = ({ kind, id }: DeletionProps) => `${ownListPath(kind)}/${id}/deletion`;

/** A dialog with script, the page behind its link without. */
export function DeletionDialog(asked: DeletionProps) {
  // Another visit of the same page finds the dialog closed.
  const { key } = useLocation();
  return (
    <ConfirmDialog
      key={key}
      href={deletionPath(asked)}
      trigger="Hapus"
      look="quiet"
      label={`Hapus ${isolated(asked.title)}`}
      title={words[asked.kind].question}
      description={<Consequence {...asked} />}
    >
      <DeletionForm {...asked} />
    </ConfirmDialog>
  );
}

export function DeletionPage(asked: DeletionProps) {
  const list = ownListPath(asked.kind);
  const { list: name, deletion } = OWN_LISTING_COPY[asked.kind];
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: name, href: list }, { text: deletion.title }]} />
      </Topline>
      <div className="mt-4">
        <ConfirmBox title={words[asked.kind].question} description={<Consequence {...asked} />}>
          <DeletionForm {...asked} />
          <AppButtonLink look="line" to={list}>
            Kembali
          </AppButtonLink>
        </ConfirmBox>
      </div>
    </>
  );
}

function Consequence({ kind, title }: DeletionProps) {
  return (
    <p>
      <b>
        <Bdi>{title}</Bdi>
      </b>{" "}
      {words[kind].gone} Pesanan yang sudah ada tetap berjalan, begitu pula uangnya. Tindakan ini tidak dapat
      dibatalkan.
    </p>
  );
}

function DeletionForm(asked: DeletionProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" action={deletionPath(asked)}>
      <SubmitButton look="danger" busy={busy}>
        {words[asked.kind].button}
      </SubmitButton>
    </Form>
  );
}
