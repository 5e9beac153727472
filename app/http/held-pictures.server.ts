import type { AppLoadContext } from "@remix-run/cloudflare";
import { pictureKey } from "~/db/listing/pictures.server";
import { savesData } from "~/platform/core/visitor-cookies.server";

/** What a phone loads of each. */
const WIDTH = 640;

/** `href`: the same page with them. */
export type HeldPictures = { count: number; kilobytes: number; href: string };

function holdsBack(request: Request): boolean {
  return savesData(request) && !new URL(request.url).searchParams.has("foto");
}

/** Null where pictures are shown: there are none, nobody saves data, or they asked for these. */
export async function heldPictures(
  context: AppLoadContext,
  request: Request,
  pictures: readonly { url: string }[],
): Promise<HeldPictures | null> {
  if (pictures.length === 0 || !holdsBack(request)) return null;
  const keys = pictures.map(({ url }) => pictureKey(url));
  const bytes = await context.pictures.weigh(keys, WIDTH);
  const query = new URL(request.url).searchParams;
  query.set("foto", "semua");
  return { count: pictures.length, kilobytes: Math.ceil(bytes / 1024), href: `?${query}` };
}

/** In lists drawings stand for photographs. */
export function withHeldPictures<Offer extends { picture: unknown }>(
  request: Request,
  offers: readonly Offer[],
): Offer[] {
  return holdsBack(request) ? offers.map((offer) => ({ ...offer, picture: null })) : [...offers];
}

/** Of cards. */
export function picturesOf<Picture>(cards: readonly { picture: Picture | null }[]): Picture[] {
  return cards.flatMap(({ picture }) => picture ?? []);
}

export function bothHeld(one: HeldPictures | null, other: HeldPictures | null): HeldPictures | null {
  if (one === null || other === null) return one ?? other;
  const { count, kilobytes, href } = one;
  return { count: count + other.count, kilobytes: kilobytes + other.kilobytes, href };
}
