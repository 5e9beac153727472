import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldProps, TextField } from "~/ui/fields";
import { Button } from "~/ui/kit";

/** Shows a field for a code. A `numeric` field takes the six digits of an app only. */
export function OneTimePasswordField({ numeric = false, ...field }: FieldProps & { numeric?: boolean }) {
  return (
    <TextField
      {...field}
      short
      inputMode={numeric ? "numeric" : "text"}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={30}
    />
  );
}

/** The options of the server, in JSON. */
type PasskeyOptions = { creation: string } | { request: string };

/** Asks the device for a passkey and submits the form around it with the answer in JSON. Needs script. */
export function PasskeyButton({
  options,
  onAnswer,
  children,
}: {
  options: PasskeyOptions;
  onAnswer: (response: string) => void;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement | null>(null);
  const [isSupported, setSupported] = useState(false);
  const [failed, setFailed] = useState(false);
  const [answered, setAnswered] = useState(false);
  useEffect(() => setSupported(typeof PublicKeyCredential === "function"), []);
  // The form is submitted after its hidden field has the answer.
  useEffect(() => {
    if (!answered) return;
    setAnswered(false);
    form.current?.requestSubmit();
  }, [answered]);
  if (!isSupported) return null;
  const ask = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    form.current = currentTarget.form;
    setFailed(false);
    try {
      const { startAuthentication, startRegistration } = await import("@simplewebauthn/browser");
      const response =
        "creation" in options
          ? await startRegistration({ optionsJSON: JSON.parse(options.creation) })
          : await startAuthentication({ optionsJSON: JSON.parse(options.request) });
      onAnswer(JSON.stringify(response));
      setAnswered(true);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div className="mt-4">
      <Button look="line" type="button" onClick={ask}>
        {children}
      </Button>
      {failed && (
        <p className="field-error mt-2" role="alert">
          Perangkat tidak memberi kunci sandi. Coba lagi, atau pakai kode.
        </p>
      )}
    </div>
  );
}
