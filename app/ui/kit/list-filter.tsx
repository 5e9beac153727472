import { Form } from "@remix-run/react";
import { LIST_SORT_LABELS } from "~/copy/core/list-sort";
import { LIST_SORTS, type ListSort } from "~/domain/core/list-sort";
import { SubmitButton } from "./button";
import { fieldView } from "./form/form-result";
import { SelectField } from "./form/select-field";

type Choice = {
  name: string;
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

const SORTS = LIST_SORTS.map((value) => ({ value, label: LIST_SORT_LABELS[value] }));

/** Which rows of one's own list, and in which order; the answer is an address, so it can be kept. */
export function ListFilter({
  path,
  sort,
  choices = [],
  kept = {},
}: {
  path: string;
  sort: ListSort;
  choices?: readonly Choice[];
  /** What the address says besides. */
  kept?: Record<string, string>;
}) {
  const all = [...choices, { name: "sort", label: "Urutkan", value: sort, options: SORTS }];
  return (
    // New values from elsewhere, the tabs for one, find fields that begin anew.
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
