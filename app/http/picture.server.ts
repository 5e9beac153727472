import { PICTURE_WIDTHS, type PictureWidth } from "~/domain/listing/picture";

/** The width that an address names as "320.webp". */
export function pictureWidth(file: string | undefined): PictureWidth | undefined {
  return PICTURE_WIDTHS.find((known) => file === `${known}.webp`);
}

export function missingPicture(): Response {
  return new Response("Foto tidak ditemukan", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}
