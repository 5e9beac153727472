import { Button } from "../kit/button";
import { fieldView } from "../kit/form/form-result";
import { SelectField } from "../kit/form/select-field";

/** The answer is a file, so the form is the browser's own. */
export function StatementForm({ months }: { months: readonly { value: string; label: string }[] }) {
  return (
    <form action="/dashboard/balance/statement.csv" className="list-filter">
      <SelectField
        field={fieldView("laporan", "bulan", undefined, months[0]?.value)}
        label="Bulan"
        options={months}
      />
      <Button type="submit" look="line">
        Unduh CSV
      </Button>
    </form>
  );
}
