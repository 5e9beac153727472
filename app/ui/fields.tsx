import type { SubmissionResult, useForm } from "@conform-to/react";
import { useRouteError } from "@remix-run/react";
import {
  type InputHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type TextareaHTMLAttributes,
  useEffect,
  useRef,
  useState,
} from "react";
import type { TypedText, UnsentForm as Unsent, UnsentFields } from "~/platform/forms/form";
import { type ButtonLook, PlainText, Section, SubmitButton, useHydrated } from "./kit";

const numberWords = () => "nol satu dua tiga empat lima enam tujuh delapan sembilan sepuluh".split(" ");

export function errorsTitle(count: number): string {
  return `Ada ${numberWords()[count] ?? count} hal yang perlu diperbaiki`;
}

type ListedError = { id: string | null; message: string };

/** Lists the errors of a form. It takes the focus with each new `answer`, so that screen readers start here. */
export function ErrorSummary({
  answer,
  fields,
  formErrors = [],
}: {
  answer: unknown;
  fields: readonly Pick<FieldView, "id" | "errors">[];
  formErrors?: readonly string[] | undefined;
}) {
  const errors = listErrors(fields, formErrors);
  const box = useRef<HTMLDivElement>(null);
  const announced = useRef<unknown>();
  useEffect(() => {
    if (!box.current || answer === announced.current) return;
    announced.current = answer;
    // A refusal takes the focus. The errors of the previous answer remain beside it for a moment and must not take it
    // back.
    if (document.activeElement?.getAttribute("role") !== "alert") box.current.focus();
  });
  if (errors.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the summary answers a submit; without JavaScript nothing else moves the focus to it.
    <div className="error-summary" role="alert" tabIndex={-1} aria-labelledby="h-errs" ref={box} autoFocus>
      <h2 id="h-errs" className="mb-3 text-lg">
        {errorsTitle(errors.length)}
      </h2>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>{id ? <FieldLink id={id}>{message}</FieldLink> : message}</li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Links to a field. The router treats a new fragment as a navigation and drops the errors, so a script sets the focus.
 */
function FieldLink({ id, children }: { id: string; children: string }) {
  function goToField(event: MouseEvent) {
    const field = document.getElementById(id);
    if (field && focusOn(field)) event.preventDefault();
  }
  return (
    <a href={`#${id}`} className="inline-block py-2.5 font-bold text-danger" onClick={goToField}>
      {children}
    </a>
  );
}

/** Focuses a field, also of a form that hydrates late. Returns false if the field takes no focus. */
function focusOn(field: HTMLElement): boolean {
  field.focus();
  const asleep = field.isConnected && field.matches(":disabled");
  if (asleep) requestAnimationFrame(() => focusOn(field));
  return asleep || document.activeElement === field;
}

/** Returns all errors of a field as one text, so that no correction is followed by another refusal. */
export function errorText(errors: readonly string[] | undefined): string {
  return [...new Set(errors)].join(". ");
}

function listErrors(fields: readonly Pick<FieldView, "id" | "errors">[], formErrors: readonly string[]): ListedError[] {
  const ofFields = fields.flatMap(({ id, errors }) => {
    const message = errorText(errors);
    return message ? [{ id, message }] : [];
  });
  return [...formErrors.map((message) => ({ id: null, message })), ...ofFields];
}

export type FieldView = {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[] | undefined;
  initialValue?: unknown;
  required?: boolean | undefined;
};

/** Returns a changed copy. A field of conform is a proxy, and spreading it gives an empty object. */
export function fieldWith(field: FieldView, changes: Partial<FieldView>): FieldView {
  const { id, name, errorId, descriptionId, errors, initialValue, required } = field;
  return { id, name, errorId, descriptionId, errors, initialValue, required, ...changes };
}

/** Returns true from the first error on, so that a disclosure stays open while its error is corrected. */
export function useOpened(wrong: boolean): boolean {
  const opened = useRef(false);
  opened.current ||= wrong;
  return opened.current;
}

export type FieldProps = {
  field: FieldView;
  label: ReactNode;
  hint?: ReactNode;
  /** Puts the hint in a separate `Hint`, so that fields side by side align. */
  below?: boolean;
  optional?: boolean;
};

export function Field({
  field,
  label,
  hint,
  below = false,
  optional = false,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className={field.errors?.length ? "field has-error" : "field"}>
      <label htmlFor={field.id}>
        {label}
        {optional && <OptionalMark />}
      </label>
      <FieldNotes field={field} hint={below ? undefined : hint} />
      {children}
    </div>
  );
}

export function Hint({ field, hint }: { field: FieldView; hint: ReactNode }) {
  return (
    <p className="field__hint" id={field.descriptionId}>
      {hint}
    </p>
  );
}

export function OptionalMark() {
  return <span className="text-ink-soft"> (opsional)</span>;
}

export function FieldNotes({ field, hint }: { field: FieldView; hint?: ReactNode }) {
  return (
    <>
      {hint && <Hint field={field} hint={hint} />}
      {field.errors?.[0] && (
        <p className="field-error" id={field.errorId}>
          <span className="sr-only">Kesalahan: </span>
          {errorText(field.errors)}
        </p>
      )}
    </>
  );
}

/** The ARIA attributes of a control. Screen readers read the error before the hint. */
export function controlProps(field: FieldView, hint?: ReactNode) {
  const bad = Boolean(field.errors?.length);
  const notes = [bad && field.errorId, hint && field.descriptionId].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    required: field.required,
    "aria-invalid": bad || undefined,
    "aria-describedby": notes.length ? notes.join(" ") : undefined,
  };
}

export function typed(field: FieldView): string | undefined {
  const { initialValue } = field;
  return typeof initialValue === "string" || typeof initialValue === "number" ? String(initialValue) : undefined;
}

type PasswordFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "type" | "defaultValue"
>;

/** Shows a password field without its value, because a password must not be in the page. */
export function PasswordField({ field, label, hint, optional, ...input }: FieldProps & PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field field={field} label={label} hint={hint} optional={optional}>
      <div className="input-group">
        <input
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          {...controlProps(field, hint)}
          className="input"
          type={shown ? "text" : "password"}
        />
        {hydrated && (
          <button
            className="btn btn--line"
            type="button"
            aria-controls={field.id}
            aria-label={shown ? "Sembunyikan kata sandi" : "Tampilkan kata sandi"}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Sembunyikan" : "Tampilkan"}
          </button>
        )}
      </div>
    </Field>
  );
}

type PriceFieldProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "className" | "type" | "defaultValue"
>;

/** Shows a field for a price. It has a text keyboard, because people type "350.000", "350rb" and "1,5 jt". */
export function PriceField({ field, label, hint, below, optional, ...input }: FieldProps & PriceFieldProps) {
  return (
    <Field field={field} label={label} hint={hint} below={below} optional={optional}>
      <div className="input-group">
        <span aria-hidden="true">Rp</span>
        <input
          pattern=".*\d.*"
          {...input}
          {...controlProps(field, hint)}
          className="input"
          type="text"
          defaultValue={typed(field)}
        />
      </div>
    </Field>
  );
}

type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "id" | "name" | "className" | "defaultValue">;

export function TextArea({
  field,
  label,
  hint,
  below,
  optional,
  low = false,
  ...textarea
}: FieldProps & TextAreaProps & { low?: boolean }) {
  return (
    <Field field={field} label={label} hint={hint} below={below} optional={optional}>
      <textarea
        {...textarea}
        ref={useTyped(field.id)}
        {...controlProps(field, hint)}
        className={low ? "input !min-h-24" : "input"}
        defaultValue={typed(field)}
      />
    </Field>
  );
}

/** Restores what was typed before hydration, which resets a text area to its first text. */
export function useTyped(id: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  const takesOver = !useHydrated() && typeof document !== "undefined";
  const [written] = useState(() => {
    const shown = takesOver && document.getElementById(id);
    return shown && shown instanceof HTMLTextAreaElement && shown.value;
  });
  useEffect(() => {
    const field = area.current;
    // If nothing was typed before hydration, a draft may already have been restored.
    if (field && typeof written === "string" && written !== field.defaultValue) field.value = written;
  }, [written]);
  return area;
}

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, "id" | "name" | "className" | "defaultValue">;

export function TextField({
  field,
  label,
  hint,
  below,
  optional,
  short = false,
  ...input
}: FieldProps & TextFieldProps & { short?: boolean }) {
  return (
    <Field field={field} label={label} hint={hint} below={below} optional={optional}>
      <input
        type="text"
        {...input}
        {...controlProps(field, hint)}
        className={short ? "input max-w-64" : "input"}
        defaultValue={typed(field)}
      />
    </Field>
  );
}

export function EmailField(input: FieldProps & TextFieldProps) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...input}
    />
  );
}

export function TypedTexts({ texts, reason }: { texts: readonly TypedText[]; reason: string }) {
  if (texts.length === 0) return null;
  return (
    <Section id="tulisan" title="Yang Anda tulis">
      <p>{reason}</p>
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts repeat.
        <div className="panel my-4" key={index}>
          <LabelledText {...text} />
        </div>
      ))}
    </Section>
  );
}

function LabelledText({ label, text }: TypedText) {
  return (
    <>
      {label && <p className="text-sm text-ink-soft">{label}</p>}
      <PlainText text={text} />
    </>
  );
}

export function FilesToChooseAgain({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section className="panel my-4 text-left" aria-labelledby="h-berkas">
      <h2 id="h-berkas" className="text-base">
        Berkas yang harus dipilih lagi
      </h2>
      <p>Berkas ini tidak kami simpan. Pilih lagi di formulirnya:</p>
      <ul>
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat.
          <li key={index}>{name}</li>
        ))}
      </ul>
    </section>
  );
}

type Fault = { data?: Partial<Unsent> & { title?: string | null; code?: string } } | null;

export function useUnsentTitle(): string | null {
  const error = useRouteError() as Fault;
  return error?.data?.title ?? null;
}

/** Shows the typed texts after a failure. If it is temporary, a button resends the form. */
export function UnsentFormNote() {
  const error = useRouteError() as Fault;
  const { unsent = null, texts = [], files = [] } = error?.data ?? {};
  return (
    <>
      {texts.length > 0 && (
        <section className="panel my-4 text-left" aria-labelledby="h-diisi">
          <h2 id="h-diisi" className="text-base">
            Yang Anda isi
          </h2>
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts repeat.
            <div className="mt-2" key={index}>
              <LabelledText {...text} />
            </div>
          ))}
        </section>
      )}
      <FilesToChooseAgain names={files} />
      {unsent && (
        <SendAgain {...unsent}>{texts.length > 0 ? "Kirim lagi yang Anda isi" : "Coba sekali lagi"}</SendAgain>
      )}
    </>
  );
}

export function SendAgain({
  to,
  fields,
  look = "primary",
  children = "Kirim lagi yang Anda isi",
}: UnsentFields & { look?: ButtonLook; children?: string }) {
  return (
    <form method="post" action={to}>
      {fields.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat.
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton look={look}>{children}</SubmitButton>
    </form>
  );
}

export type Result = SubmissionResult<string[]>;

/**
 * A rejected form. `pictures` is the number of files that were sent, now or earlier. `names` are the names of those sent
 * now. If `asked` is true, the person may send the form without the files.
 */
export type RejectedForm = { result: Result; pictures: number; names?: readonly string[]; asked?: boolean };

export type Constraints = NonNullable<Parameters<typeof useForm>[0]["constraint"]>;

export function fieldView(form: string, name: string, initialValue?: unknown, errors?: string[] | null): FieldView {
  const id = `${form}-${name.replace(/\W+/g, "-")}`;
  return {
    id,
    name,
    errorId: `${id}-error`,
    descriptionId: `${id}-description`,
    errors: errors ?? undefined,
    initialValue,
  };
}

/**
 * Returns the value that the refused form sent in a hidden field. Conform keeps the first value of a field until the
 * page is left.
 */
export function sentText(result: Result | undefined, name: string): string | undefined {
  const sent = result?.initialValue?.[name];
  return typeof sent === "string" ? sent : undefined;
}

export function typedPart(typed: unknown, key: string): unknown {
  return typeof typed === "object" && typed !== null ? Reflect.get(typed, key) : undefined;
}
