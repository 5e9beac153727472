import { isHeavy, isHeicName } from "./heavy-photos";

/** The longer side of a sent photo, in pixels. Pages show at most 1,280 wide, and a tall photo is higher than wide. */
const LONG_SIDE = 2_560;
const QUALITY = 0.85;
const MAX_DECODING_TIME = 15_000;
const TOO_LONG = new Error("not decoded in time");

/**
 * Makes the photos smaller, one after the other, because each takes four bytes per pixel. Unreadable files stay
 * unchanged. Skips the photos of `tried` and adds the others to it.
 */
export async function makeSmall(files: readonly File[], tried: WeakSet<File>): Promise<File[]> {
  const made: File[] = [];
  let hangs = false;
  for (const file of files) {
    const asItIs = (error: unknown) => {
      hangs = error === TOO_LONG;
      return file;
    };
    const isDue = isHeavy(file) && !tried.has(file) && !hangs;
    const small = isDue ? await smaller(file).catch(asItIs) : file;
    tried.add(small);
    made.push(small);
  }
  return made;
}

async function smaller(file: File): Promise<File> {
  // Older browsers would lose the orientation.
  if (!CSS.supports("image-orientation", "from-image")) return file;
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await Promise.race([image.decode(), tooLong()]);
    const blob = await drawn(image);
    if (!blob || (blob.size >= file.size && !isHeicName(file))) return file;
    const name = `${file.name.replace(/\.[^.]*$/, "")}.jpg`;
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Rejects after a while, because a browser that blocks pictures never decodes one. */
function tooLong(): Promise<never> {
  return new Promise((_, fail) => setTimeout(fail, MAX_DECODING_TIME, TOO_LONG));
}

async function drawn(image: HTMLImageElement): Promise<Blob | null> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONG_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // JPEG has no transparency. Without this background it becomes black.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  // Safari keeps the pixels of a canvas in memory until it is emptied.
  canvas.width = 0;
  return blob;
}
