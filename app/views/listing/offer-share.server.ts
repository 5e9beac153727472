import { formatRupiah } from "~/domain/core/money";

type Shared = { id: string; title: string; seller: string; from: number; cover: { url: string } | undefined };

/** How an offer looks where its address is passed on. `from` in integer rupiah; `origin` without a slash. */
export function offerShare({ id, title, seller, from, cover }: Shared, origin: string) {
  return {
    title,
    description: `${title} oleh ${seller}, mulai ${formatRupiah(from)}.`,
    url: `${origin}/gig/${id}`,
    image: cover ? `${origin}${cover.url}/1280.webp` : undefined,
  };
}
