import { Form } from "@remix-run/react";
import { LIST_SORT_LABELS } from "~/copy/core/list-sort";
import { LIST_SORTS, type ListSort } from "~/domain/core/list-sort";
import { SubmitButton } from "./button";
import { fieldView } from "./form/form-result";
import { SelectField } from "./form/select-field";

type FilterChoice = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

const SORTS = LIST_SORTS.map((value) => ({ value, label: LIST_SORT_LABELS[value] }));

/** A GET form, so the filtered list has an address. */
export function ListFilter({
  path,
  sort,
  choices = [],
  kept = {},
}: {
  path: string;
  sort: ListSort;
  choices?: readonly FilterChoice[];
  /** Other parameters of the address to keep. */
  kept?: Record<string, string>;
}) {
  const all = [...choices, { name: "sort", label: "Urutkan", value: sort, options: SORTS }];
  return (
    // Values that change from elsewhere (the tabs, say) remount the fields.
    <Form
      action={path}
      className="list-filter"
      key={JSON.stringify([path, kept, all.map(({ value }) => value)])}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {all.map(({ name, label, value, options }) => (
        <SelectField
          key={name}
          field={fieldView("daftar", name, undefined, value)}
          label={label}
          options={options}
        />
      ))}
      <SubmitButton look="line" busy={false}>
        Terapkan
      </SubmitButton>
    </Form>
  );
}
