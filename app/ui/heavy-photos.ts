import type { PhotoFile } from "~/listings/chosen-photos";

const MB = 1024 * 1024;
/** Most PNGs are drawings, which JPEG would blur. */
const HEAVY_PHOTO = 1.5 * MB;
const HEAVY_DRAWING = 5 * MB;

export function isHeavy(file: File): boolean {
  if (isHeicName(file)) return true;
  if (file.type === "image/png") return file.size > HEAVY_DRAWING;
  return /^image\/(jpeg|webp)$/.test(file.type) && file.size > HEAVY_PHOTO;
}

/** Safari reads HEIC. Other browsers do not know its type. */
export function isHeicName({ name, type }: File): boolean {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
}

/** Bytes that tell a picture from another file, and the size of a PNG or GIF. */
const START = 32;

export async function withStart(file: File): Promise<PhotoFile> {
  const start = await new Response(file.slice(0, START)).arrayBuffer();
  return { name: file.name, size: file.size, start: new Uint8Array(start) };
}

/** Returns false in Safari before 14.1, which cannot create a file list. The field then stays unchanged. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): boolean {
  try {
    const list = new DataTransfer();
    for (const file of files) list.items.add(file);
    input.files = list.files;
    return true;
  } catch {
    return false;
  }
}
