import type { NewOrderFile } from "~/db/order/files.server";
import { fileName } from "~/domain/order/file";
import type { Files } from "~/platform/core/files.server";
import { log } from "~/platform/core/log.server";

/** Stored before any row names them. Null when one fails; the sweep clears the others. */
export async function storeFiles(files: Files, sent: readonly File[]): Promise<NewOrderFile[] | null> {
  const stored: NewOrderFile[] = [];
  try {
    // One after another: a Worker holds 128 MB in all.
    for (const file of sent) {
      const key = crypto.randomUUID();
      await files.put(key, file);
      stored.push({ key, name: fileName(file.name), size: file.size });
    }
    return stored;
  } catch (error) {
    log("error", "file_not_stored", { error });
    return null;
  }
}
