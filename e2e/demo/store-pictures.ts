import { readFileSync } from "node:fs";
import { PICTURE_WIDTHS } from "~/listings/picture";
import type { Bindings } from "~/platform/env.server";
import { createPictures, type EncodedPicture } from "~/platform/pictures.server";
import type { DemoFile } from "./picture";

type PictureBindings = Pick<Bindings, "PICTURES" | "IMAGES">;

/** More would only wait. */
const ENCODED_TOGETHER = 4;

/** Returns the sizes by picture key. */
export async function storePictures(shown: DemoFile[], { PICTURES, IMAGES }: PictureBindings) {
  const pictures = createPictures(PICTURES, IMAGES);
  const sizes = new Map<string, { width: number; height: number }>();
  const work = new Set(shown.map(({ file }) => file)).values();
  const worker = async () => {
    for (const file of work) {
      const encoded = await encode(file, IMAGES);
      for (const { key, owner } of shown.filter((one) => one.file === file)) {
        await pictures.put(key, encoded, owner);
        sizes.set(`/media/${key}`, { width: encoded.width, height: encoded.height });
      }
    }
  };
  await Promise.all(Array.from({ length: ENCODED_TOGETHER }, worker));
  return sizes;
}

/** Keeps the original file if it is small enough, because demo files contain no metadata. */
async function encode(file: string, images: ImagesBinding): Promise<EncodedPicture> {
  const bytes = new Uint8Array(readFileSync(new URL(`pictures/${file}`, import.meta.url))).buffer;
  const stream = () => new Blob([bytes]).stream();
  const info = await images.info(stream());
  if (!("width" in info)) throw new Error(`${file} is no picture`);
  const files: EncodedPicture["files"] = [];
  for (const width of PICTURE_WIDTHS) {
    if (width >= info.width) {
      files.push({ width, bytes });
      continue;
    }
    const smaller = images.input(stream()).transform({ width, fit: "scale-down" });
    const output = await smaller.output({ format: "image/webp", quality: 78 });
    files.push({ width, bytes: await new Response(output.image()).arrayBuffer() });
  }
  return { files, width: info.width, height: info.height };
}

/** Returns a picture of the demo as if somebody sent it. */
export function pictureFile(file: string, name: string): File {
  return new File([readFileSync(new URL(`pictures/${file}`, import.meta.url))], name, { type: "image/webp" });
}
