import { useRouteError } from "@remix-run/react";
import type { UnsentForm as Unsent, UnsentFields } from "~/domain/core/unsent-form";
import { type ButtonLook, SubmitButton } from "../button";
import { PlainText } from "../text/plain-text";

type Fault = { data?: Partial<Unsent> & { said?: string | null; code?: string } } | null;

/** Returns the title for the action that a fault prevented, or null when the fault prevented reading a page. */
export function useUnsentTitle(): string | null {
  const error = useRouteError() as Fault;
  return error?.data?.said ?? null;
}

/** After a failure: the texts that were typed and, where the failure passes, a button that sends the form again. */
export function UnsentForm() {
  const error = useRouteError() as Fault;
  const { unsent = null, texts = [] } = error?.data ?? {};
  return (
    <>
      {texts.length > 0 && (
        <section className="panel my-4 text-left" aria-labelledby="h-diisi">
          <h2 id="h-diisi" className="text-m">
            Yang Anda isi
          </h2>
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and texts repeat.
            <PlainText key={index} text={text} />
          ))}
        </section>
      )}
      {unsent && (
        <SendAgain {...unsent}>
          {texts.length > 0 ? "Kirim lagi yang Anda isi" : "Coba sekali lagi"}
        </SendAgain>
      )}
    </>
  );
}

/** The fields of a form as they were sent, the owner of the form among them. */
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
