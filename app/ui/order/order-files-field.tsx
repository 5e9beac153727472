import { orderFilesFaultSentence } from "~/copy/order/file";
import { orderFilesFault } from "~/domain/order/file";
import type { useFileChoice } from "../kit/form/file-choice";
import { FileField, type FileFieldProps } from "../kit/form/file-field";

/** Checks the files of an order when they are chosen, and lists them. */
export function OrderFilesField({
  choice,
  ...field
}: Omit<FileFieldProps, "chosen" | "onChange"> & { choice: ReturnType<typeof useFileChoice> }) {
  return (
    <FileField
      {...field}
      multiple
      chosen={choice.files}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        const found = orderFilesFault(files);
        choice.choose({ files, fault: found && orderFilesFaultSentence(found) });
      }}
    />
  );
}
