/**
 * Why a form was not processed: a title, and what to do. `login` and `back` are addresses; `open` is the text of
 * the link `back`.
 */
export type FormRefusal = {
  said: string;
  why: string;
  login?: string;
  back?: string;
  open?: string;
  code?: string;
};

/** The answer to a script whose page keeps its form. `result` is empty, so that no earlier error stays. */
export type KeptForm = { formRefusal: FormRefusal; result: Record<string, never> };

export type FailedRoute = { id: string; page: unknown; isForm: boolean };

/** The fields if they can be resent, what was typed, and the files to choose again. */
export type UnsentForm = { unsent: UnsentFields | null; texts: TypedText[]; files: string[] };

/** `label` is null for a field that the page shows without one. */
export type TypedText = { label: string | null; text: string };

export type UnsentFields = { to: string; fields: [name: string, value: string][] };
