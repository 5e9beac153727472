import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { changeProfile } from "~/accounts/commands.server";
import { NAME_IS_PASSWORD, profileForm, refusedAbout } from "~/accounts/form.server";
import { recordRefusedAbout, recordRefusedName } from "~/accounts/login-commands.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { findOwnProfile, type OwnProfile } from "~/accounts/profile-queries.server";
import { chosenPortraitFault, profileLimitSentence } from "~/accounts/profile-text";
import { AccountNav } from "~/accounts/ui/account";
import { requireUser, saveViewer } from "~/accounts/viewer.server";
import { secondsToNextHour } from "~/database/attempt-counters.server";
import { normalisePlace } from "~/places/form.server";
import { commonTowns, storedLocation } from "~/places/place";
import { refusedPlace, storedPlace, type TakenPlace, takenPlace, takenPlaceSaved } from "~/places/text";
import { logFault, notFound } from "~/platform/errors.server";
import type { FormDefinition } from "~/platform/forms/form";
import { chosenFiles, type FormResult, leftOutFault, parseForm, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle } from "~/platform/sentence-text";
import { WorkPage } from "~/ui/dashboard-frame";
import { lazyComponent } from "~/ui/lazy-component";
import { Breadcrumbs } from "~/ui/navigation";
import { Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";
import type { ProfileTexts } from "./profile-form";

const ProfileForm = lazyComponent(() => import("./profile-form").then((loaded) => loaded.ProfileForm));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const profile = await findOwnProfile(context.db, user.id);
  if (!profile) notFound();
  const values = texts(profile, user.email);
  return {
    pictureUrl: profile.pictureUrl,
    values,
    where: { place: storedPlace(values.location), towns: commonTowns() },
  };
}

/** Returns the texts of the form. The contact address defaults to the login address. */
function texts(profile: OwnProfile, email: string): ProfileTexts {
  const { fullName, bio, phone, website } = profile;
  const location = storedLocation(profile);
  const { facebook = "", twitter = "", instagram = "", linkedin = "" } = profile.socialLinks;
  return {
    fullName,
    bio,
    location,
    phone,
    website,
    facebook,
    twitter,
    instagram,
    linkedin,
    contactEmail: profile.contactEmail || email,
    skills: profile.skills.join(", "),
  };
}

const PROFILE_FIELDS = {
  bio: "Bio",
  contactEmail: "Email kontak",
  fullName: "Nama lengkap",
  location: "Lokasi",
  phone: "Nomor telepon",
  skills: "Keahlian",
  website: "Website",
  place: null,
  placeFor: null,
  remove: null,
};

export const formDefinition: FormDefinition = { failed: "Gagal menyimpan profil", fields: PROFILE_FIELDS };

export async function action({ request, context }: ActionFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const form = await readForm(request);
  const [file] = chosenFiles(form, "picture");
  const leftOut = leftOutFault(form);
  const taken = normalisePlace(form);
  const back = (...refused: Refused) => formAgain(taken, ...refused);
  const parsed = await parseForm(form, profileForm);
  if (!parsed.ok) {
    recordRefusedName(context, "profile", form.get("fullName"), user.id);
    recordRefusedAbout(context, refusedAbout(form), user.id);
    return back(parsed.result, file, leftOut ?? (await chosenPortraitFault(file)));
  }
  if (leftOut) return back(parsed.reject({}), file, leftOut);
  try {
    const change = await changeProfile(context, user.id, parsed.value, file);
    if (!change.ok) {
      if (change.reason === "refused_file") return back(parsed.reject({}), file, change.sentence);
      if (change.reason === "name_is_password")
        return back(parsed.reject({ fullName: [NAME_IS_PASSWORD] }), file, null);
      const seconds = secondsToNextHour(context.now);
      const result = parsed.reject({ "": [profileLimitSentence(change.reason, seconds)] });
      return back(result, file, null, { status: 429, headers: { "Retry-After": String(seconds) } });
    }
    user.name = parsed.value.fullName;
    if (change.pictureUrl !== undefined) user.pictureUrl = change.pictureUrl;
    // This is awaited, so that the next page shows the new name.
    await saveViewer(context, request);
  } catch (error) {
    logFault("profile_not_saved", error);
    return back(parsed.reject({}), file, null, { status: 503 });
  }
  const { redirectWithInfo, redirectWithSuccess } = context.toasts;
  return (taken ? redirectWithInfo : redirectWithSuccess)(
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

/** Shows the form again. Browsers do not keep a chosen file, so the page mentions its loss. */
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
        where={answer?.place ? { ...where, place: answer.place } : where}
        rejected={answer?.rejected}
        busy={busy}
      />
      <p role="status" className={loadsProfile ? "text-sm text-ink-soft mt-3" : undefined}>
        {loadsProfile && "Memuat profil..."}
      </p>
    </WorkPage>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Edit Profile") }];

export const handle: PageHandle = { page: "app", titleBar: true };
