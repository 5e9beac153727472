import { useState } from "react";
import { hasFractionOfDays, parseDays } from "~/listings/package";
import { type FieldProps, TextField, typed } from "~/ui/fields";

const HINT = "Boleh rentang, misalnya 2-3: yang mengikat paling lama, 3 hari.";

export function DaysField({ field, optional }: Pick<FieldProps, "field" | "optional">) {
  const [text, setText] = useState(typed(field) ?? "");
  return (
    <TextField
      field={field}
      label="Waktu pengerjaan (hari)"
      hint={bindingDays(text) ?? HINT}
      optional={optional ?? false}
      short
      inputMode="numeric"
      pattern=".*(\d|hari|minggu|bulan).*"
      autoComplete="off"
      onInput={(event) => setText(event.currentTarget.value)}
    />
  );
}

function bindingDays(text: string): string | null {
  const days = hasFractionOfDays(text) ? null : parseDays(text);
  return days && `Yang mengikat: selesai paling lama ${days.max} hari.`;
}
