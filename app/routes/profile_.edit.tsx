import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { LOGIN_FIRST } from "~/copy/account/login-first";
import { tooOftenSentence } from "~/copy/core/rate-limits";
import {
  refusedPlace,
  storedPlace,
  type TakenPlace,
  takenPlace,
  takenPlaceSaved,
} from "~/copy/place/place-question";
import { findOwnProfile, type OwnProfile } from "~/db/account/own-profile.server";
import { secondsToNextHour } from "~/db/core/attempt-counters.server";
import { commonTowns, storedLocation } from "~/domain/place/place";
import { NAME_IS_PASSWORD, profileForm } from "~/forms/account/profile.server";
import { settlePlace } from "~/forms/place/place.server";
import { logFault, notFound } from "~/http/errors.server";
import { chosenFiles, type FormResult, leftOutFault, parseForm, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { renameViewer } from "~/http/session-record.server";
import { expectUser, requireUser } from "~/http/viewer.server";
import { changeProfile, portraitFileFault } from "~/operations/account/change-profile.server";
import { recordRefusedName } from "~/operations/account/record-refused-name.server";
import { AccountNav } from "~/ui/account/nav";
import { ProfileForm, type ProfileTexts } from "~/ui/account/profile-form";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { Toast } from "~/ui/layout/toast";
import { WorkPage } from "~/ui/layout/work-page";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await expectUser(context, request, LOGIN_FIRST);
  const profile = await findOwnProfile(context.db, user.id);
  if (!profile) notFound();
  const values = texts(profile, (await user.reader()).email);
  return {
    ...{ pictureUrl: profile.pictureUrl, values },
    where: { place: storedPlace(values.location), towns: commonTowns() },
  };
}

/** The contact address begins as the one to sign in with. */
function texts(profile: OwnProfile, email: string): ProfileTexts {
  const { fullName, bio, phone, website } = profile;
  const location = storedLocation(profile);
  const { facebook = "", twitter = "", instagram = "", linkedin = "" } = profile.socialLinks;
  return {
    ...{ fullName, bio, location, phone, website, facebook, twitter, instagram, linkedin },
    contactEmail: profile.contactEmail || email,
    skills: profile.skills.join(", "),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const form = await readForm(request);
  const [file] = chosenFiles(form, "picture");
  const leftOut = leftOutFault(form);
  const taken = settlePlace(form);
  const back = (...refused: Refused) => formAgain(taken, ...refused);
  const parsed = await parseForm(form, profileForm, { secret: ["picture"] });
  if (!parsed.ok) {
    recordRefusedName(context, "profile", form.get("fullName"), user.id);
    return back(parsed.result, file, leftOut ?? (await portraitFileFault(file)));
  }
  if (leftOut) return back(parsed.reject({}), file, leftOut);
  try {
    const change = await changeProfile(context, user.id, parsed.value, file);
    if (!change.ok) {
      if (change.reason === "refused_file") return back(parsed.reject({}), file, change.sentence);
      if (change.reason === "name_is_password")
        return back(parsed.reject({ fullName: [NAME_IS_PASSWORD] }), file, null);
      const seconds = secondsToNextHour(context.now);
      const result = parsed.reject({ "": [tooOftenSentence(change.reason, seconds)] });
      return back(result, file, null, { status: 429, headers: { "Retry-After": String(seconds) } });
    }
    const { pictureUrl } = change;
    await renameViewer(context, request, { name: parsed.value.fullName, pictureUrl });
  } catch (error) {
    logFault("profile_not_saved", error);
    return back(parsed.reject({}), file, null, { status: 503 });
  }
  return context.toasts.redirectWithSuccess(
    "/profile",
    { message: "Profil berhasil disimpan", ...(taken && { description: takenPlaceSaved(taken) }) },
    { status: 303 },
  );
}

type Refused = [
  result: FormResult,
  file: File | undefined,
  fault: string | null,
  init?: { status: 400 | 429 | 503; headers?: Record<string, string> },
];

/** A file cannot be given back, so its loss is told. */
function formAgain(taken: TakenPlace | null, ...[result, file, fault, init = { status: 400 }]: Refused) {
  const error = fault ? { ...result.error, picture: [fault] } : result.error;
  const rejected = {
    result: { ...result, status: "error" as const, error },
    pictures: file && !fault ? 1 : 0,
  };
  const refused = result.error?.location ? String(result.initialValue?.location) : "";
  const place = taken ? takenPlace(taken) : refusedPlace(refused);
  return data({ rejected, place, failed: init.status === 503 }, init);
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function EditProfile() {
  const { where, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { formMethod, state, location } = useNavigation();
  const busy = formMethod === "POST";
  const loadsProfile = state === "loading" && location.pathname === "/profile";
  return (
    <WorkPage>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Profil", href: "/profile" },
            { text: "Edit Profile", lang: "en" },
          ]}
        />
      </Topline>
      <h1 lang="en">Edit Profile</h1>
      <AccountNav here="/profile/edit" />
      {answer?.failed && (
        <Toast
          kind="error"
          title="Gagal menyimpan profil"
          description="Isian Anda masih ada di bawah: kirim lagi sebentar lagi."
        />
      )}
      <ProfileForm
        {...page}
        where={answer ? { ...where, place: answer.place } : where}
        rejected={answer?.rejected}
        busy={busy}
      />
      <p role="status" className={loadsProfile ? "small soft mt-3" : undefined}>
        {loadsProfile && "Memuat profil..."}
      </p>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: "Edit Profile | JasaWarga" }];

export const handle: PageHandle = { page: "app", titleBar: true };
