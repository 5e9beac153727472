import type { BatchStatement } from "~/db/core/batch.server";
import { insertOrderFiles, type NewOrderFile } from "~/db/order/files.server";
import { type Outcome, ok, refused } from "~/domain/core/outcome";
import { stepOfKind } from "~/domain/order/decide";
import { fileName, MAX_FILES_OF_ORDER } from "~/domain/order/file";
import type { StepTaken } from "~/domain/order/step-pages";
import type { Context } from "~/platform/core/context.server";
import { changeOrder, type NotChanged } from "./change-order.server";
import { storeFiles } from "./store-files.server";

type StepTrouble = "files_lost" | "too_many_files";

export async function takeOrderStep(
  context: Context,
  orderId: string,
  userId: string,
  step: StepTaken,
  { files = [], seen = null }: { files?: readonly File[]; seen?: number | null } = {},
): Promise<Outcome<"done", NotChanged | StepTrouble>> {
  const { agreesToNothing, attaches } = stepOfKind(step.kind);
  let stored: NewOrderFile[] | null = null;
  return changeOrder<StepTrouble>(context, {
    orderId,
    userId,
    // Of the same moment as the order, whose version also changes with a slot.
    command: { kind: step.kind, read: ({ visit }) => ({ ...step, visit }) },
    seen: agreesToNothing ? null : seen,
    files: files.map((file) => ({ name: fileName(file.name), size: file.size })),
    async prepare({ order, filesHeld }): Promise<Outcome<BatchStatement[], StepTrouble>> {
      if (files.length === 0 || attaches === null) return ok([]);
      if (filesHeld + files.length > MAX_FILES_OF_ORDER) return refused("too_many_files");
      stored ??= await storeFiles(context.files, files);
      if (!stored) return refused("files_lost");
      const brought = {
        orderId,
        version: order.version + 1,
        senderId: userId,
        purpose: attaches,
        now: context.now,
      } as const;
      return ok([insertOrderFiles(context.db, stored, brought)]);
    },
    // What a faster change made of the order may not be what this step was meant for.
    tries: agreesToNothing ? 3 : 1,
  });
}
