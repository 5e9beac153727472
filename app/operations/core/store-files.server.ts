import type { NewOrderFile } from "~/db/order/files.server";
import { fileName } from "~/domain/order/file";
import type { Files } from "~/platform/core/files.server";

/**
 * Puts files into R2 before anything says that they exist: a delivery never promises a file that is not there. When
 * one fails they all count as not sent; what got there is swept away.
 */
export async function storeFiles(files: Files, sent: readonly File[]): Promise<NewOrderFile[] | null> {
  const stored: NewOrderFile[] = [];
  try {
    // One after another: a Worker holds 128 MB in all.
    for (const file of sent) {
      const key = crypto.randomUUID();
      await files.put(key, await file.arrayBuffer());
      stored.push({ key, name: fileName(file.name), size: file.size });
    }
    return stored;
  } catch (error) {
    console.error("file not stored", error);
    return null;
  }
}
