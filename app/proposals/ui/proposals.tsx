import { useLocation, useNavigation } from "@remix-run/react";
import { orderPath } from "~/orders/order";
import { formatRupiah, sellerProceeds } from "~/platform/money";
import { CheckList } from "~/ui/check-list";
import { fieldView, type Result, TextArea } from "~/ui/fields";
import { ButtonLink, Callout, Panel, PlainText, Section, SubmitButton, useHydrated } from "~/ui/kit";
import { lazyComponent } from "~/ui/lazy-component";
import { Price, ReceiptRows } from "~/ui/prices";
import { Status, type StatusLook } from "~/ui/status";
import { type ProposalStatus, receivedPath, type ShownStatus } from "../proposal";
import { PROPOSAL_STATUS_LABELS } from "../text";
import { isBlank, MESSAGE_FIELD, PROPOSAL_FORM } from "./message-field";

const ProposalForm = lazyComponent(() => import("./proposal-form").then((loaded) => loaded.ProposalForm));

function DisabledMessage() {
  return (
    <fieldset disabled>
      <TextArea
        field={fieldView(PROPOSAL_FORM, "message")}
        label="Pesan Anda ke Klien"
        hint="Klien membaca semua penawaran, lalu memilih."
        rows={6}
      />
    </fieldset>
  );
}

const proposalLooks: Record<ShownStatus, StatusLook> = {
  open: "waiting",
  withdrawn: "off",
  declined: "off",
  accepted: "done",
  closed: "off",
  not_chosen: "off",
};

export function ProposalStatusBadge({ status }: { status: ShownStatus }) {
  return <Status look={proposalLooks[status]}>{PROPOSAL_STATUS_LABELS[status]}</Status>;
}

type OwnProposalProps = {
  id: string;
  status: ProposalStatus;
  shown: ShownStatus;
  message: string;
  price: number | null;
  /** Per cent: the accepted order's fee, otherwise the current one. */
  feePercent: number;
  days: number | null;
  declineReason: string;
  orderId: string | null;
  outdated: boolean;
  sent: string;
  updatedAt: number;
  texts: { message: string; price: string; days: string };
};

function OwnProposal({
  own,
  changeHref,
  closed,
}: {
  own: OwnProposalProps;
  /** The address of the form with this proposal's texts. Null while the proposal is open or cannot be changed. */
  changeHref: string | null;
  closed: boolean;
}) {
  return (
    <div className="panel">
      <ProposalStatusBadge status={own.shown} />
      <p className="text-sm text-ink-soft mt-1 mb-3">Dikirim {own.sent}</p>
      {own.outdated && (
        <div className="mb-3">
          <Callout warm small icon="ask">
            Klien mengubah permintaan ini, dan baru dapat menerima setelah Anda menekan “Ubah” dan “Simpan Perubahan”
            {closed ? " begitu dibuka kembali" : ""}.
          </Callout>
        </div>
      )}
      {own.status === "open" && own.price === null && (
        <div className="mb-3">
          <Callout warm small icon="ask">
            Klien belum dapat menerima: belum ada harganya.
            {!closed && " Tekan “Ubah”."}
          </Callout>
        </div>
      )}
      {own.status === "declined" && (
        <div className="mb-3">
          <b>Alasan klien</b>
          <PlainText text={own.declineReason} />
        </div>
      )}
      <PlainText text={own.message} />
      <div className="mt-3">
        <ReceiptRows rows={termRows(own)} />
      </div>
      {own.orderId && (
        <div className="actions">
          <ButtonLink href={orderPath(own.orderId)}>Lihat Pesanan</ButtonLink>
        </div>
      )}
      {own.status === "open" && (
        <div className="actions">
          {changeHref && (
            <ButtonLink look="line" href={changeHref}>
              Ubah
            </ButtonLink>
          )}
          {/* This is always a page, because a dialog would add 11 KB of script. */}
          <ButtonLink look="danger-line" href={`/dashboard/proposals/${own.id}/withdrawal`}>
            Tarik penawaran
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

export function termRows({ price, feePercent, days }: Pick<OwnProposalProps, "price" | "feePercent" | "days">) {
  return [
    { label: "Harga", value: price === null ? "Dibicarakan" : <Price amount={price} /> },
    ...(price === null ? [] : [{ label: "Anda menerima", value: formatRupiah(sellerProceeds(price, feePercent)) }]),
    { label: "Waktu", value: proposalDaysText(days) },
  ];
}

export function proposalDaysText(days: number | null): string {
  return days === null ? "Dibicarakan" : `${days} hari`;
}

/** Shows a link to the message field while that is empty, and always without JavaScript. */
export function ProposeButton({ wide }: { wide: boolean }) {
  const busy = useNavigation().formMethod === "POST";
  const text = "Ajukan Penawaran";
  if (!useHydrated()) {
    return (
      <ButtonLink href={`#${MESSAGE_FIELD}`} wide={wide}>
        {text}
      </ButtonLink>
    );
  }
  return (
    <SubmitButton
      form={PROPOSAL_FORM}
      wide={wide}
      busy={busy}
      onClick={(event) => {
        if (!isBlank()) return;
        event.preventDefault();
        const field = document.getElementById(MESSAGE_FIELD);
        field?.scrollIntoView({ block: "center" });
        field?.focus();
      }}
    >
      {text}
    </SubmitButton>
  );
}

export type ProposalViewer =
  | { kind: "visitor"; login: string }
  | { kind: "buyer"; openProposals: number; decidedProposals: number }
  | { kind: "proposer"; formId: string; seen: number; own: OwnProposalProps | null };

type Step = { kind: "write" } | { kind: "go"; href: string; text: string };

const SECTION = "penawaran";
const SEND = "Kirim Penawaran";

export function proposalStep(proposalViewer: ProposalViewer): Step | null {
  if (proposalViewer.kind === "visitor") return { kind: "go", href: proposalViewer.login, text: "Ajukan Penawaran" };
  if (proposalViewer.kind === "buyer") return null;
  const status = proposalViewer.own?.status ?? "withdrawn";
  if (status === "withdrawn") return { kind: "write" };
  return { kind: "go", href: `#${SECTION}`, text: "Lihat Penawaran" };
}

export function ProposalSection({
  wantedId,
  proposalViewer,
  closed = false,
  result,
}: {
  wantedId: string;
  proposalViewer: ProposalViewer;
  closed?: boolean;
  result: Result | undefined;
}) {
  // The form remounts with an empty field after a message was sent or withdrawn.
  const { key, search } = useLocation();
  const isChanging = new URLSearchParams(search).has("ubah");
  if (proposalViewer.kind === "buyer") {
    const { openProposals, decidedProposals } = proposalViewer;
    const path = receivedPath(wantedId);
    return (
      <Section id={SECTION} title="Penawaran untuk Anda">
        {openProposals + decidedProposals === 0 ? (
          <p className="text-ink-soft">Belum ada penawaran.</p>
        ) : (
          <p className="actions">
            {openProposals > 0 ? (
              <ButtonLink href={path}>{openProposals} penawaran</ButtonLink>
            ) : (
              <ButtonLink look="line" href={path}>
                {decidedProposals} penawaran, semua sudah diputuskan
              </ButtonLink>
            )}
          </p>
        )}
      </Section>
    );
  }
  if (proposalViewer.kind === "visitor") {
    return (
      <Section id={SECTION} title="Kirim Penawaran Anda">
        <DisabledMessage />
        <p className="actions">
          <ButtonLink href={proposalViewer.login}>Masuk untuk mengirim penawaran</ButtonLink>
        </p>
      </Section>
    );
  }
  const { own, formId, seen } = proposalViewer;
  const version = own?.updatedAt ?? 0;
  const form = <ProposalForm key={key} {...{ formId, seen, version, result }} button={SEND} />;
  if (own && own.status !== "withdrawn") {
    return (
      <>
        <Section id={SECTION} title="Penawaran Anda">
          <OwnProposal own={own} changeHref={closed || isChanging ? null : `?ubah#${MESSAGE_FIELD}`} closed={closed} />
        </Section>
        {own.status === "open" && !closed && isChanging && (
          <Section id="penawaran-lagi" title="Ubah Penawaran Anda">
            <ProposalForm
              key={key}
              formId={formId}
              seen={seen}
              version={version}
              result={result}
              texts={own.texts}
              button="Simpan Perubahan"
            />
          </Section>
        )}
        {own.status === "open" && !closed && !isChanging && (
          <details className="disclosure mt-6" open={result ? true : undefined}>
            <summary>Kirim penawaran baru</summary>
            <div>
              <p className="text-ink-soft mb-3">Penawaran baru menggantikan yang sudah terkirim.</p>
              {form}
            </div>
          </details>
        )}
      </>
    );
  }
  return (
    <Section id={SECTION} title="Kirim Penawaran Anda">
      {own && <Callout icon="file">Penawaran sudah ditarik. Kirim lagi bila mau.</Callout>}
      {form}
    </Section>
  );
}

const tips = [
  "Baca persyaratan sampai selesai, lalu jawab satu per satu.",
  "Sebutkan harga dan apa saja yang termasuk di dalamnya.",
  "Sebutkan kapan Anda bisa mulai dan kapan selesai.",
  "Ceritakan satu pekerjaan serupa yang pernah Anda kerjakan.",
  "Pakai bahasa yang sopan dan tanyakan hal yang belum jelas.",
] as const;

export function ProposalTips() {
  return (
    <Panel id="tips" title="Tips Mengajukan Penawaran">
      <CheckList lines={tips} />
    </Panel>
  );
}

export function ProposalHint() {
  return <Callout icon="ask">Penawaran yang jelas lebih cepat dijawab.</Callout>;
}

/** Shows the buyer how many sellers were notified of a request. */
export function RequestReachNote({
  sentences,
  inviteHref,
}: {
  sentences: readonly string[];
  inviteHref: string | null;
}) {
  return (
    <div className="my-4">
      <Callout icon="bell">
        {sentences.join(" ")} {inviteHref && <a href={inviteHref}>Undang penyedia pilihan Anda</a>}
      </Callout>
    </div>
  );
}
