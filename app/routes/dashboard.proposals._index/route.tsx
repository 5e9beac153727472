import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SEE_PROPOSALS } from "~/accounts/login-prompt-text";
import { readAsUser } from "~/accounts/viewer.server";
import { WantedTabs } from "~/listings/ui/own-listing";
import { orderPath } from "~/orders/order";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { isolated } from "~/platform/strings";
import { sentProposalsView } from "~/proposals/page-data.server";
import { selectSentProposals } from "~/proposals/queries.server";
import { MESSAGE_FIELD } from "~/proposals/ui/message-field";
import { ProposalStatusBadge, termRows } from "~/proposals/ui/proposals";
import { WithdrawalDialog } from "~/proposals/ui/withdrawal";
import { FailedPage } from "~/ui/error-page";
import { Example } from "~/ui/example";
import { Bdi, ButtonLink, EmptyState, PlainText } from "~/ui/kit";
import { AppButtonLink, ListPagination } from "~/ui/navigation";
import { ReceiptRows } from "~/ui/prices";
import { LongText } from "~/ui/rich-text";
import { TitleBar } from "~/ui/title-bar";

type SentList = ReturnType<typeof sentProposalsView>;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const after = new URL(request.url).searchParams.get("after");
  const { user, page } = await readAsUser(context, request, LOGIN_TO_SEE_PROPOSALS, (userId) =>
    selectSentProposals(context.db, { proposerId: userId, after }),
  );
  return sentProposalsView(page, after, { now: context.now, zone: user.zone });
}

function SentProposals({ proposals, first, next }: SentList) {
  if (proposals.length === 0 && first === null) {
    return (
      <EmptyState
        drawing="sent"
        title="Anda belum mengirim penawaran"
        text="Pilih permintaan yang cocok dengan keahlian Anda, lalu tulis apa yang Anda tawarkan."
        example={
          <Example title="Untuk “Cuci tiga AC di rumah kos”" text="Menunggu keputusan Budi Santoso" end="Rp 225.000" />
        }
        action={{ href: "/wanted", text: "Lihat Jasa Dicari" }}
      />
    );
  }
  return (
    <>
      <ul>
        {proposals.map((proposal) => (
          <li key={proposal.id} className="panel mt-4">
            <SentProposal proposal={proposal} />
          </li>
        ))}
      </ul>
      <ListPagination first={first} next={next} />
    </>
  );
}

function SentProposal({ proposal }: { proposal: SentList["proposals"][number] }) {
  const { id, status, wantedId, wantedTitle, wantedOpen } = proposal;
  return (
    <>
      <ProposalStatusBadge status={status} />
      <h2 className="mt-2 text-base">{wantedOpen ? <a href={`/wanted/${wantedId}`}>{wantedTitle}</a> : wantedTitle}</h2>
      <p className="text-sm text-ink-soft">
        <Bdi>{proposal.buyerName}</Bdi> · dikirim {proposal.sent}
      </p>
      {status === "open" && proposal.outdated && (
        <p className="text-sm mt-2">
          Permintaan berubah setelah penawaran ini dikirim. Tekan “Ubah”, baca lagi permintaannya, lalu “Simpan
          Perubahan”. Sebelum itu pembeli tidak dapat menerimanya.
        </p>
      )}
      {status === "declined" && (
        <div className="mt-3">
          <b>Alasan pembeli</b>
          <PlainText text={proposal.declineReason} />
        </div>
      )}
      <div className="my-3">
        <ReceiptRows rows={termRows(proposal)} />
      </div>
      <LongText text={proposal.message} />
      <div className="actions">
        {status === "open" && (
          <ButtonLink
            look="line"
            href={`/wanted/${wantedId}?ubah#${MESSAGE_FIELD}`}
            aria-label={`Ubah penawaran untuk ${isolated(wantedTitle)}`}
          >
            Ubah
          </ButtonLink>
        )}
        {status === "withdrawn" && wantedOpen && (
          <ButtonLink
            look="line"
            href={`/wanted/${wantedId}#penawaran`}
            aria-label={`Kirim lagi untuk ${isolated(wantedTitle)}`}
          >
            Kirim lagi
          </ButtonLink>
        )}
        {proposal.orderId && (
          <AppButtonLink to={orderPath(proposal.orderId)} aria-label={`Lihat pesanan untuk ${isolated(wantedTitle)}`}>
            Lihat Pesanan
          </AppButtonLink>
        )}
        {status === "open" && <WithdrawalDialog id={id} label={`Tarik penawaran untuk ${isolated(wantedTitle)}`} />}
      </div>
    </>
  );
}

function SentProposalsFailed() {
  return <FailedPage failed="Gagal memuat daftar penawaran" />;
}

export default function OwnProposals() {
  return (
    <>
      <TitleBar title="Penawaran Saya" />
      <WantedTabs current="proposals" />
      <SentProposals {...useLoaderData<typeof loader>()} />
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Penawaran Saya") }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  return (
    <>
      <TitleBar title="Penawaran Saya" />
      <SentProposalsFailed />
    </>
  );
}
