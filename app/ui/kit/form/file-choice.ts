import { useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { REFUSED_FILES } from "~/domain/core/files";
import type { PhotoChoice } from "./photo-field";

/**
 * The files chosen in a field and their fault, which is undefined where the server's answer `after` tells. A refused file
 * never blocks its form: see `submit`.
 */
export function useFileChoice(after: unknown) {
  const [chosen, setChosen] = useState<PhotoChoice & { after: unknown }>();
  const [submitted, setSubmitted] = useState<string | null>();
  const send = useSubmit();
  const isPreparing = chosen?.files === null;
  const fault = chosen?.fault ?? (chosen?.after === after ? chosen?.fault : undefined);
  return {
    fault,
    /** The fault for the summary above the form, which takes the focus: not before the form is submitted. */
    summarised: fault === submitted ? fault : fault && null,
    files: chosen?.files ?? [],
    isPreparing,
    choose(choice: PhotoChoice) {
      setChosen({ ...choice, after });
    },
    /**
     * Submits the form without the files of the field `name` while one is refused. The server then stores nothing, and its
     * answer names the other faults of the form.
     */
    submit(event: FormEvent<HTMLFormElement>, name: string) {
      if (!fault && !isPreparing) return;
      event.preventDefault();
      if (isPreparing) return;
      const form = new FormData(event.currentTarget);
      form.delete(name);
      form.set(REFUSED_FILES, "on");
      send(form, { method: "post", encType: "multipart/form-data" });
      setSubmitted(fault);
      document.querySelector<HTMLElement>(".error-summary")?.focus();
    },
  };
}

/** The errors of a field whose chosen files have this fault; undefined leaves those of the server. */
export function errorsOf(fault: string | null | undefined): string[] | undefined {
  if (fault === undefined) return undefined;
  return fault === null ? [] : [fault];
}
