import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { encode } from "uqr";
import {
  firstCodeForm,
  newPasskeyForm,
  passkeyRemovalForm,
  passwordRecheckForm,
  twoStepRecheckForm,
} from "~/accounts/form.server";
import { clientAddress } from "~/accounts/login.server";
import { LOGIN_FIRST, TWO_STEPS_PATH } from "~/accounts/login-prompt-text";
import { deviceName } from "~/accounts/login-text";
import { WRONG_PASSWORD, waitSentence } from "~/accounts/text";
import {
  addPasskey,
  beginTwoSteps,
  confirmTwoSteps,
  endTwoSteps,
  passkeyCreation,
  proposedSecret,
  readTwoSteps,
  removePasskey,
  renewRecoveryCodes,
} from "~/accounts/two-step-commands.server";
import { AccountNav } from "~/accounts/ui/account";
import { type Reader, requireUser } from "~/accounts/viewer.server";
import { formatRelative } from "~/platform/date-text";
import { formatDate } from "~/platform/dates";
import { badRequest } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { type FormResult, invalidAccountForm, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";
import { lazyComponent } from "~/ui/lazy-component";
import { Breadcrumbs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";

const TwoStepForms = lazyComponent(() => import("./two-step-forms").then((loaded) => loaded.TwoStepForms));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const { db, now, sessions } = context;
  const { since, operatorSince, proposed, passkeys, codesLeft } = await readTwoSteps(db, user.id, now);
  const sessionId = (await sessions.claim(request))?.sessionId ?? "";
  return {
    email: user.email,
    since: since === null ? null : formatDate(since),
    isOperator: operatorSince !== null,
    codesLeft,
    app: proposed === null ? null : await appView(context, user, proposed),
    passkeys: passkeys.map(({ id, device, createdAt, lastUsedAt }) => ({
      id,
      name: deviceName(device),
      added: formatDate(createdAt),
      used: lastUsedAt === null ? null : formatRelative(lastUsedAt, now, user.zone),
    })),
    creation: since === null ? null : await passkeyCreation(context, user, { sessionId, existing: passkeys }),
  };
}

/** Returns the secret in groups of four and its QR code as the path of an SVG of `size` units. */
async function appView(context: AppLoadContext, user: Reader, stored: string) {
  const found = await proposedSecret(context, user, stored);
  if (!found) return null;
  const { secret, uri } = found;
  const { data: rows, size } = encode(uri, { border: 2 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")))
    .filter(Boolean)
    .join("");
  return { key: (secret.match(/.{1,4}/g) ?? []).join(" "), uri, size, path };
}

export const formDefinition: FormDefinition = {
  failed: "Perubahan belum tersimpan",
  fields: { change: null, response: null, passkey: null },
};

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const form = await readForm(request);
  const browser = {
    address: clientAddress(request),
    device: request.headers.get("User-Agent") ?? "",
    sessionId: (await context.sessions.claim(request))?.sessionId ?? "",
    knownDevice: null,
  };
  switch (form.get("change")) {
    case "begin": {
      const parsed = await parseForm(form, passwordRecheckForm);
      if (!parsed.ok) return invalidAccountForm(parsed);
      const { currentPassword: password } = parsed.value;
      return respond(context, parsed, await beginTwoSteps(context, user, { password, ...browser }));
    }
    case "confirm": {
      const parsed = await parseForm(form, firstCodeForm);
      if (!parsed.ok) return invalidAccountForm(parsed);
      const { oneTimePassword: code } = parsed.value;
      return respond(context, parsed, await confirmTwoSteps(context, user, { code, ...browser }));
    }
    case "codes":
    case "end": {
      const parsed = await parseForm(form, twoStepRecheckForm);
      if (!parsed.ok) return invalidAccountForm(parsed);
      const { currentPassword: password, oneTimePassword: code } = parsed.value;
      const change = form.get("change") === "end" ? endTwoSteps : renewRecoveryCodes;
      return respond(context, parsed, await change(context, user, { password, code, ...browser }));
    }
    case "passkey": {
      const parsed = await parseForm(form, newPasskeyForm);
      if (!parsed.ok) return invalidAccountForm(parsed);
      const { currentPassword: password, oneTimePassword: code, response } = parsed.value;
      return respond(context, parsed, await addPasskey(context, user, { password, code, response, ...browser }));
    }
    case "removal": {
      const parsed = await parseForm(form, passkeyRemovalForm);
      if (!parsed.ok) return invalidAccountForm(parsed);
      const { currentPassword: password, passkey: id } = parsed.value;
      return respond(context, parsed, await removePasskey(context, user, { password, id, ...browser }));
    }
    default:
      return badRequest();
  }
}

type Answer =
  | { ok: true; value: keyof typeof DONE | "begun" | string[] }
  | { ok: false; reason: keyof typeof REFUSALS | "wrong" }
  | { ok: false; reason: "limited"; seconds: number };

const DONE = {
  ended: "Verifikasi dua langkah dimatikan",
  added: "Kunci sandi ditambahkan",
  removed: "Kunci sandi dihapus",
};

const REFUSALS = {
  wrong_code: "Kode salah atau sudah dipakai. Tunggu kode berikutnya, lalu coba lagi.",
  too_late: "Kunci ini sudah tidak berlaku. Mulai lagi dari awal.",
  operator_late: "Operator menyalakannya dalam sehari setelah diangkat. Minta pengelola mengangkat Anda lagi.",
  operator: "Operator tidak dapat mematikan verifikasi dua langkah.",
  wrong_passkey: "Kunci sandi ini tidak dapat dipakai. Coba lagi atau pakai perangkat lain.",
  too_many: "Kunci sandi paling banyak sepuluh. Hapus satu dulu.",
  unknown: "Kunci sandi ini sudah tidak ada.",
};

const BEGUN = { message: "Sekarang pindai kodenya", description: "Lalu tulis enam angka dari aplikasi." };

type Parsed = { reject(errors: Record<string, string[]>): FormResult };

async function respond(context: AppLoadContext, parsed: Parsed, answer: Answer) {
  if (!answer.ok) return refuse(parsed, answer);
  const { value } = answer;
  const { toasts } = context;
  // The codes are shown once, so they are part of the answer instead of a page.
  if (Array.isArray(value)) return data({ result: {} as FormResult, toast: null, codes: value });
  return value === "begun"
    ? toasts.redirectWithInfo(TWO_STEPS_PATH, BEGUN, { status: 303 })
    : toasts.redirectWithSuccess(TWO_STEPS_PATH, { message: DONE[value] }, { status: 303 });
}

function refuse(parsed: Parsed, answer: Extract<Answer, { ok: false }>) {
  switch (answer.reason) {
    case "wrong":
      return invalidAccountForm({ result: parsed.reject({ currentPassword: [WRONG_PASSWORD] }) });
    case "wrong_code":
      return invalidAccountForm({ result: parsed.reject({ oneTimePassword: [REFUSALS.wrong_code] }) });
    case "limited": {
      const toast = { title: "Belum dapat dicoba lagi", description: waitSentence(answer.seconds) };
      return invalidAccountForm({ result: parsed.reject({}), toast, seconds: answer.seconds });
    }
    default:
      return invalidAccountForm({ result: parsed.reject({ "": [REFUSALS[answer.reason]] }) });
  }
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function TwoSteps() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Akun", href: "/account" },
            { text: "Keamanan akun", href: "/account/security" },
            { text: "Verifikasi dua langkah" },
          ]}
        />
      </Topline>
      <h1>Verifikasi dua langkah</h1>
      <AccountNav here="/account/security" />
      {answer?.toast && <Toast kind="error" {...answer.toast} />}
      <div className="max-w-form mt-4">
        <TwoStepForms {...page} result={answer?.result} codes={answer && "codes" in answer ? answer.codes : null} />
      </div>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Verifikasi dua langkah") }];

export const handle: PageHandle = { page: "app", titleBar: true };
