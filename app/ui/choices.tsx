import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes } from "react";
import {
  controlProps,
  errorText,
  Field,
  FieldNotes,
  type FieldProps,
  type FieldView,
  OptionalMark,
  typed,
} from "./fields";

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "className" | "type">;

export function Checkbox({
  field,
  label,
  ...input
}: InputAttributes & {
  field: FieldView;
  label: ReactNode;
}) {
  const error = errorText(field.errors);
  const checked = field.initialValue === "on" || field.initialValue === true;
  return (
    <div className={error ? "choice has-error" : "choice"}>
      <input type="checkbox" defaultChecked={checked} {...input} {...controlProps(field)} />
      <label htmlFor={field.id}>
        {label}
        {error && (
          <>
            <br />
            <span className="field-error" id={field.errorId}>
              {error}
            </span>
          </>
        )}
      </label>
    </div>
  );
}

/**
 * Shows radio buttons or checkboxes. The first one has the field's id, so that the error summary links to a focusable
 * element.
 */
export function ChoiceGroup({
  field,
  label,
  hint,
  optional = false,
  several = false,
  row = false,
  options,
  onChange,
}: FieldProps & {
  several?: boolean;
  row?: boolean;
  options: readonly { value: string; label: ReactNode }[];
  onChange?: () => void;
}) {
  const control = controlProps(field, hint);
  const chosen = [field.initialValue ?? []].flat().map(String);
  const choices = options.map((option, index) => {
    const id = index === 0 ? field.id : `${field.id}-${option.value}`;
    return (
      <div className={row ? "choice mr-8" : "choice"} key={option.value}>
        <input
          type={several ? "checkbox" : "radio"}
          id={id}
          name={field.name}
          value={option.value}
          defaultChecked={chosen.includes(option.value)}
          aria-invalid={control["aria-invalid"]}
        />
        <label htmlFor={id}>{option.label}</label>
      </div>
    );
  });
  return (
    <fieldset
      className={field.errors?.length ? "field has-error" : "field"}
      aria-describedby={control["aria-describedby"]}
      onChange={onChange}
    >
      <legend>
        {label}
        {optional && <OptionalMark />}
      </legend>
      <FieldNotes field={field} hint={hint} />
      {row ? <div className="actions">{choices}</div> : choices}
    </fieldset>
  );
}

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, "id" | "name" | "className" | "defaultValue">;

export function SelectField({
  field,
  label,
  hint,
  optional,
  options,
  placeholder,
  ...select
}: FieldProps &
  SelectFieldProps & {
    options: readonly { value: string; label: string }[];
    placeholder?: string | undefined;
  }) {
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <select {...select} {...controlProps(field, hint)} className="input" defaultValue={typed(field) ?? ""}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
