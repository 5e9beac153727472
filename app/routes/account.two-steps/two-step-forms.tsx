import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { OneTimePasswordField, PasskeyButton } from "~/accounts/ui/second-step";
import { ErrorSummary, PasswordField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Callout, Panel, SubmitButton, useHydrated } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";

type Result = SubmissionResult<string[]>;

type TwoStepsPage = {
  email: string;
  /** The date since which two steps are on, or null. */
  since: string | null;
  isOperator: boolean;
  codesLeft: number;
  app: { key: string; uri: string; size: number; path: string } | null;
  passkeys: readonly ListedPasskey[];
  creation: string | null;
  result: Result | undefined;
  /** New recovery codes, which are shown once. */
  codes: readonly string[] | null;
};

export function TwoStepForms({ since, app, codes, codesLeft, ...page }: TwoStepsPage) {
  return (
    <>
      {codes && <RecoveryCodes codes={codes} />}
      {since === null && app === null && <Off {...page} />}
      {app && <Proposed app={app} result={page.result} />}
      {since !== null && (
        <>
          <p className="text-ink-soft">
            Menyala sejak {since}. Masuk memerlukan kata sandi dan kode dari aplikasi, kunci sandi, atau kode pemulihan.
          </p>
          <Passkeys {...page} />
          <Panel id="codes" title="Kode pemulihan">
            <p className="text-ink-soft">
              Tersisa {codesLeft} dari 10. Membuat kode baru membatalkan semua kode yang lama.
            </p>
            <BothForm {...page} change="codes">
              <SubmitButton look="line">Buat kode baru</SubmitButton>
            </BothForm>
          </Panel>
          {!page.isOperator && (
            <div className="mt-4">
              <Panel id="end" title="Matikan">
                <p className="text-ink-soft">Setelah dimatikan, masuk hanya memerlukan kata sandi.</p>
                <BothForm {...page} change="end">
                  <SubmitButton look="danger-line">Matikan verifikasi dua langkah</SubmitButton>
                </BothForm>
              </Panel>
            </div>
          )}
        </>
      )}
    </>
  );
}

function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <div className="mb-4">
      <Panel id="new-codes" title="Simpan kode pemulihan ini">
        <Callout icon="warn" warm>
          Kode ini hanya tampil sekali. Catat di tempat yang aman. Masing-masing dapat dipakai satu kali bila ponsel
          Anda hilang.
        </Callout>
        <ul className="mt-3">
          {codes.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

/** Returns the answer if it is to the form of `change`, and whether that form is being sent. */
function useChange(change: string, result: Result | undefined) {
  const busy = useNavigation().formData?.get("change") === change;
  return { lastResult: result?.initialValue?.change === change ? result : undefined, busy };
}

function PasswordOnly({
  change,
  email,
  result,
  children,
}: {
  change: string;
  email: string;
  result: Result | undefined;
  children: (busy: boolean) => ReactNode;
}) {
  const { lastResult, busy } = useChange(change, result);
  const [form, fields] = useServerForm<"currentPassword">({ id: change, lastResult });
  return (
    <>
      <ErrorSummary answer={lastResult} fields={[fields.currentPassword]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="change" value={change} />
          {/* Password managers need this field, because they store a password by account. */}
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField field={fields.currentPassword} label="Kata sandi" autoComplete="current-password" />
          {children(busy)}
        </fieldset>
      </Form>
    </>
  );
}

function Off({ email, isOperator, result }: Pick<TwoStepsPage, "email" | "isOperator" | "result">) {
  return (
    <Panel id="begin" title="Nyalakan">
      <p className="text-ink-soft">
        Saat masuk, selain kata sandi Anda menulis enam angka dari aplikasi di ponsel, misalnya Google Authenticator
        atau Aegis. Orang yang mengetahui kata sandi Anda tetap tidak dapat masuk.
      </p>
      {isOperator && (
        <Callout icon="lock" warm>
          Operator wajib memakainya. Halaman operator terbuka setelah ini selesai.
        </Callout>
      )}
      <PasswordOnly change="begin" email={email} result={result}>
        {(busy) => (
          <div className="mt-6">
            <SubmitButton busy={busy}>Mulai</SubmitButton>
          </div>
        )}
      </PasswordOnly>
    </Panel>
  );
}

function Proposed({ app, result }: { app: NonNullable<TwoStepsPage["app"]>; result: Result | undefined }) {
  const { lastResult, busy } = useChange("confirm", result);
  const [form, fields] = useServerForm<"oneTimePassword">({ id: "confirm", lastResult });
  return (
    <Panel id="confirm-app" title="Hubungkan aplikasi">
      <p>1. Pindai kode ini dengan aplikasi, atau tulis kuncinya.</p>
      <svg
        className="my-3"
        width="192"
        height="192"
        viewBox={`0 0 ${app.size} ${app.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label="Kode QR untuk aplikasi. Kuncinya tertulis di bawah."
      >
        <rect width={app.size} height={app.size} fill="#fff" />
        <path d={app.path} fill="#000" />
      </svg>
      <p>
        <code>{app.key}</code>
      </p>
      <p className="mt-2">
        <a href={app.uri}>Buka di aplikasi pada ponsel ini</a>
      </p>
      <p className="mt-4">2. Tulis enam angka yang tampil di aplikasi.</p>
      <ErrorSummary answer={lastResult} fields={[fields.oneTimePassword]} formErrors={form.errors} />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="change" value="confirm" />
          <OneTimePasswordField field={fields.oneTimePassword} label="Kode enam angka" numeric />
          <div className="mt-6">
            <SubmitButton busy={busy}>Nyalakan verifikasi dua langkah</SubmitButton>
          </div>
        </fieldset>
      </Form>
    </Panel>
  );
}

function BothForm({
  change,
  email,
  result,
  children,
}: {
  change: "codes" | "end" | "passkey";
  email: string;
  result: Result | undefined;
  children: ReactNode;
}) {
  const { lastResult, busy } = useChange(change, result);
  const [form, fields] = useServerForm<"currentPassword" | "oneTimePassword">({ id: change, lastResult });
  return (
    <>
      <ErrorSummary
        answer={lastResult}
        fields={[fields.currentPassword, fields.oneTimePassword]}
        formErrors={form.errors}
      />
      <Form method="post" form={form}>
        <fieldset disabled={busy}>
          <input type="hidden" name="change" value={change} />
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField field={fields.currentPassword} label="Kata sandi" autoComplete="current-password" />
          <OneTimePasswordField field={fields.oneTimePassword} label="Kode enam angka" numeric />
          <div className="mt-6">{children}</div>
        </fieldset>
      </Form>
    </>
  );
}

type ListedPasskey = { id: string; name: string; added: string; used: string | null };

function Passkeys({
  email,
  passkeys,
  creation,
  result,
}: Pick<TwoStepsPage, "email" | "passkeys" | "creation" | "result">) {
  const [response, setResponse] = useState("");
  const hydrated = useHydrated();
  return (
    <div className="my-4">
      <Panel id="passkeys" title="Kunci sandi (passkey)">
        <p className="text-ink-soft">
          Dengan kunci sandi, langkah kedua cukup sidik jari, wajah, atau PIN perangkat. Menambahkannya memerlukan
          JavaScript.
        </p>
        <ul className="mt-3">
          {passkeys.map(({ id, name, added, used }) => (
            <li key={id} className="mb-3">
              <b>{name}</b>
              <br />
              <span className="text-sm text-ink-soft">
                Ditambahkan {added}
                {used === null ? "" : `, terakhir dipakai ${used}`}
              </span>
            </li>
          ))}
        </ul>
        {creation && hydrated && (
          <BothForm change="passkey" email={email} result={result}>
            <input type="hidden" name="response" value={response} />
            <PasskeyButton options={{ creation }} onAnswer={setResponse}>
              Tambah kunci sandi
            </PasskeyButton>
          </BothForm>
        )}
        {passkeys.length > 0 && (
          <PasswordOnly change="removal" email={email} result={result}>
            {(busy) => (
              <div className="mt-4 space-y-2">
                {passkeys.map(({ id, name, added }) => (
                  <SubmitButton key={id} look="danger-line" name="passkey" value={id} busy={busy}>
                    Hapus {name}, {added}
                  </SubmitButton>
                ))}
              </div>
            )}
          </PasswordOnly>
        )}
      </Panel>
    </div>
  );
}
