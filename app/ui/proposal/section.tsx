import { useLocation } from "@remix-run/react";
import { ButtonLink } from "../kit/button";
import { Callout } from "../kit/callout";
import type { Result } from "../kit/form/form-result";
import { Section } from "../kit/section";
import { DisabledMessage, MESSAGE_FIELD, ProposalForm } from "./form";
import { OwnProposal, type OwnProposalProps } from "./own-proposal";

export type ProposalStanding =
  | { kind: "visitor" /** Path of the login page that leads back here. */; login: string }
  | { kind: "client"; openProposals: number }
  | { kind: "proposer"; requestId: string; seen: number; own: OwnProposalProps | null };

type Step = { kind: "write" } | { kind: "go"; href: string; text: string };

const SECTION = "penawaran";
const SEND = "Kirim Penawaran";

/** Null when there is nothing to do. */
export function proposalStepOf(standing: ProposalStanding): Step | null {
  if (standing.kind === "visitor") return { kind: "go", href: standing.login, text: "Ajukan Penawaran" };
  if (standing.kind === "client") return null;
  const status = standing.own?.status ?? "withdrawn";
  if (status === "withdrawn") return { kind: "write" };
  return { kind: "go", href: `#${SECTION}`, text: "Lihat Penawaran" };
}

export function ProposalSection({
  wantedId,
  standing,
  closed = false,
  result,
}: {
  wantedId: string;
  standing: ProposalStanding;
  /** The request takes no proposals any more. */
  closed?: boolean;
  result: Result | undefined;
}) {
  // After sending or withdrawing, the form remounts with an empty field.
  const { key, search } = useLocation();
  const isChanging = new URLSearchParams(search).has("ubah");
  if (standing.kind === "client") {
    return (
      <Section id={SECTION} title="Penawaran untuk Anda">
        {standing.openProposals === 0 ? (
          <p className="soft">Belum ada penawaran.</p>
        ) : (
          <p className="actions">
            <ButtonLink href={`/dashboard/wanted/${wantedId}/proposals`}>
              {standing.openProposals} penawaran
            </ButtonLink>
          </p>
        )}
      </Section>
    );
  }
  if (standing.kind === "visitor") {
    return (
      <Section id={SECTION} title="Kirim Penawaran Anda">
        <DisabledMessage />
        <p className="actions">
          <ButtonLink href={standing.login}>Masuk untuk mengirim penawaran</ButtonLink>
        </p>
      </Section>
    );
  }
  const { own, requestId, seen } = standing;
  if (own && own.status !== "withdrawn") {
    return (
      <>
        <Section id={SECTION} title="Penawaran Anda">
          <OwnProposal
            own={own}
            changeHref={closed || isChanging ? null : `?ubah#${MESSAGE_FIELD}`}
            closed={closed}
          />
        </Section>
        {own.status === "open" && !closed && (
          <Section id="penawaran-lagi" title={isChanging ? "Ubah Penawaran Anda" : "Kirim Penawaran Anda"}>
            {!isChanging && <p className="soft mb-3">Penawaran baru menggantikan yang sudah terkirim.</p>}
            <ProposalForm
              key={key}
              requestId={requestId}
              seen={seen}
              result={result}
              {...(isChanging && { texts: own.texts })}
              button={isChanging ? "Simpan Perubahan" : SEND}
            />
          </Section>
        )}
      </>
    );
  }
  return (
    <Section id={SECTION} title="Kirim Penawaran Anda">
      {own && <Callout icon="file">Penawaran sudah ditarik. Kirim lagi bila mau.</Callout>}
      <ProposalForm key={key} requestId={requestId} seen={seen} result={result} button={SEND} />
    </Section>
  );
}
