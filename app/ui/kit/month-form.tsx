import type { ReactNode } from "react";
import { fieldView } from "./form/form-result";
import { SelectField } from "./form/select-field";

/** The answer may be a file, so the form is the browser's own. `children`: its buttons. */
export function MonthForm({
  action,
  months,
  children,
}: {
  action: string;
  months: readonly { value: string; label: string }[];
  children: ReactNode;
}) {
  return (
    <form action={action} className="list-filter">
      <SelectField
        field={fieldView("laporan", "bulan", undefined, months[0]?.value)}
        label="Bulan"
        options={months}
      />
      {children}
    </form>
  );
}
