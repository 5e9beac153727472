import { EmptyState } from "../kit/empty-state";
import { Main } from "../layout/page-shell";

/** Missing or somebody else's: the two look the same. */
export function ConversationNotFound() {
  return (
    <Main>
      <EmptyState
        level={1}
        title="Percakapan tidak ditemukan"
        text="Mungkin tautannya keliru, atau jasanya tidak lagi ditawarkan."
        action={{ href: "/messages", text: "Kembali ke Pesan" }}
      />
    </Main>
  );
}
