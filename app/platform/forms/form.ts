export type FormFields = Readonly<Record<string, string | null>>;

export type FormDefinition = {
  /** The sentence for a form that could not be stored, or a function for it. Null if the address has no form. */
  failed: string | ((params: Record<string, string | undefined>) => string | null);
  fields?: FormFields;
  /** The refusals of a limit that ends with the hour (429). `conflicts` are those that contradict stored data (409). */
  hourly?: readonly string[];
  conflicts?: readonly string[];
};

export type FormRefusal = {
  title: string;
  reason: string;
  login?: string;
  backHref?: string;
  backText?: string;
  code?: string;
};

/** The answer to a script whose page keeps its form. `result` is empty, so that no earlier error remains. */
export type KeptForm = { formRefusal: FormRefusal; result: Record<string, never> };

export type FailedRoute = { id: string; page: unknown; isForm: boolean; form?: FormDefinition | undefined };

/** The content of a form: fields if they can be resent, typed texts, and names of files to choose again. */
export type UnsentForm = { unsent: UnsentFields | null; texts: TypedText[]; files: string[] };

/** A typed text. `label` is null for a field that the page shows without one. */
export type TypedText = { label: string | null; text: string };

export type UnsentFields = { to: string; fields: [name: string, value: string][] };
