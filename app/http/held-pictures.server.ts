import type { AppLoadContext } from "@remix-run/cloudflare";
import { pictureKey } from "~/db/listing/pictures.server";
import { savesData } from "~/platform/core/visitor-cookies.server";

/** What a phone loads of each. */
const WIDTH = 640;

export type HeldPictures = { count: number; kilobytes: number; href: string };

/** Null where pictures are shown: nobody saves data, or they asked for these. */
export async function heldPictures(
  context: AppLoadContext,
  request: Request,
  pictures: readonly { url: string }[],
): Promise<HeldPictures | null> {
  const asked = new URL(request.url).searchParams.has("foto");
  if (pictures.length === 0 || asked || !savesData(request)) return null;
  const keys = pictures.map(({ url }) => pictureKey(url));
  const bytes = await context.pictures.weigh(keys, WIDTH);
  return { count: pictures.length, kilobytes: Math.ceil(bytes / 1024), href: "?foto=semua" };
}

/** In lists drawings stand for photographs. */
export function withHeldPictures<Offer extends { picture: unknown }>(
  request: Request,
  offers: readonly Offer[],
): Offer[] {
  return savesData(request) ? offers.map((offer) => ({ ...offer, picture: null })) : [...offers];
}
