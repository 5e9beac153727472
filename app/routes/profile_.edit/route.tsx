import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { changeProfile, portraitFileFault } from "~/accounts/commands.server";
import { NAME_IS_PASSWORD, profileForm } from "~/accounts/form.server";
import { recordRefusedName } from "~/accounts/login-commands.server";
import { LOGIN_FIRST } from "~/accounts/login-prompt-text";
import { SOCIAL_NETWORKS } from "~/accounts/person";
import { findOwnProfile, type OwnProfile } from "~/accounts/profile-queries.server";
import { AccountNav } from "~/accounts/ui/account-pages";
import { secondsToNextHour } from "~/database/attempt-counters.server";
import { MIN_PORTRAIT_SIDE, PORTRAIT_TYPES } from "~/listings/picture";
import { usePictureChoice } from "~/listings/ui/form/picture-choice";
import { settlePlace } from "~/places/form.server";
import {
  type PlaceQuestion,
  refusedPlace,
  storedPlace,
  type TakenPlace,
  takenPlace,
  takenPlaceSaved,
} from "~/places/page-text";
import { commonTowns, storedLocation } from "~/places/place";
import { PlaceField } from "~/places/ui/place-field";
import { logFault, notFound } from "~/platform/errors.server";
import {
  chosenFiles,
  type FormResult,
  leftOutFault,
  parseForm,
  readForm,
} from "~/platform/form-requests.server";
import type { PageHandle } from "~/platform/pages";
import { tooOftenSentence } from "~/platform/rate-limit-text";
import { pageTitle } from "~/platform/sentence-text";
import { requireUser, saveViewer } from "~/platform/viewer.server";
import { WorkPage } from "~/ui/dashboard-frame";
import {
  controlProps,
  ErrorSummary,
  FieldNotes,
  type FieldView,
  formResult,
  type RejectedForm,
  TextArea,
  TextField,
} from "~/ui/fields";
import {
  ChosenFiles,
  type PhotoChoice,
  PREPARING,
  PreparingNote,
  useEarlyChoice,
  usePhotoChoice,
} from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Toast, Topline } from "~/ui/frame";
import { Avatar, EnterButton, Section, SubmitButton } from "~/ui/kit";
import { AppButtonLink, Breadcrumbs } from "~/ui/navigation";

export function PortraitField({
  field,
  person,
  chosen,
  onChoice,
}: {
  field: FieldView;
  person: { name: string; pictureUrl: string | null };
  chosen: readonly File[];
  onChoice: (choice: PhotoChoice) => void;
}) {
  const hint = `Square JPG, PNG, or GIF, at least ${MIN_PORTRAIT_SIDE}x${MIN_PORTRAIT_SIDE} pixels.`;
  useEarlyChoice(field.id);
  const { isPreparing, onChange } = usePhotoChoice({
    most: 1,
    faultOf: async (files) => (await import("~/accounts/profile-text")).portraitChoiceFault(files),
    onChoice,
  });
  return (
    <div className={field.errors?.length ? "field has-error" : "field"}>
      <div className="portrait-choice">
        <Avatar name={person.name} pictureUrl={person.pictureUrl} size="xl" />
        <div>
          {/* The label is the button. The input next to it shows the file name and takes the focus. */}
          <label className="btn btn--line" htmlFor={field.id}>
            Change Picture
          </label>
          <input {...controlProps(field, hint)} type="file" accept={PORTRAIT_TYPES} onChange={onChange} />
        </div>
      </div>
      <div lang="id">
        <ChosenFiles id={field.id} files={chosen} noun="foto" />
      </div>
      {isPreparing && <PreparingNote />}
      <FieldNotes field={field} hint={hint} />
    </div>
  );
}

const ABOUT = ["fullName", "bio", "location"] as const;
const CONTACT = ["contactEmail", "phone", "website"] as const;
const SOCIAL = ["facebook", "twitter", "instagram", "linkedin"] as const;
const FIELDS = ["picture", ...ABOUT, ...CONTACT, "skills", ...SOCIAL] as const;

export type ProfileTexts = Record<Exclude<(typeof FIELDS)[number], "picture">, string>;

export function ProfileForm({
  values,
  where,
  pictureUrl,
  rejected,
  busy,
}: {
  values: ProfileTexts;
  where: { towns: readonly string[]; place: PlaceQuestion };
  pictureUrl: string | null;
  rejected: RejectedForm | undefined;
  busy: boolean;
}) {
  const { fields, errors } = formResult("profil", FIELDS, rejected?.result ?? stored(values));
  const choice = usePictureChoice(rejected);
  const picture = { ...fields.picture, errors: choice.errors ?? fields.picture.errors };
  const summarised = { ...picture, errors: choice.summarised ?? fields.picture.errors };
  const { fullName, bio, location, contactEmail, phone, website, skills } = fields;

  return (
    <>
      <ErrorSummary
        answer={rejected}
        fields={[summarised, ...FIELDS.slice(1).map((name) => fields[name])]}
        formErrors={errors}
      />
      <Form
        method="post"
        encType="multipart/form-data"
        className="max-w-form"
        onSubmit={(event) => choice.submit(event, picture.name)}
        noValidate
      >
        <fieldset disabled={busy}>
          <EnterButton />
          <div lang="en">
            <PortraitField
              field={picture}
              person={{ name: values.fullName, pictureUrl }}
              chosen={choice.files}
              onChoice={choice.choose}
            />
            <Section id="dasar" title="Basic Information" tight>
              <TextField field={fullName} label="Full name" autoComplete="name" />
              <TextArea field={bio} label="Bio" rows={5} optional />
              <PlaceField
                field={location}
                label="Location"
                hint={<span lang="id">{where.place.note ?? "Kota atau kabupaten Anda."}</span>}
                towns={where.towns}
                asked={where.place}
              />
            </Section>
            <Section
              id="kontak"
              title="Contact Information"
              note={<span lang="id">Email dan telepon tidak tampil di profil publik Anda.</span>}
              tight
            >
              <TextField
                field={contactEmail}
                label="Contact email"
                type="email"
                inputMode="email"
                autoComplete="email"
                autoCapitalize="none"
                spellCheck={false}
              />
              <TextField field={phone} label="Phone number" type="tel" inputMode="tel" autoComplete="tel" />
              <TextField
                field={website}
                label="Website"
                hint={<span lang="id">Diawali https://. Tampil di profil publik Anda.</span>}
                type="url"
                inputMode="url"
                autoComplete="url"
                autoCapitalize="none"
                spellCheck={false}
                optional
              />
            </Section>
            <Section id="keahlian" title="Skills" tight>
              <TextField
                field={skills}
                label="Skills"
                hint={<span lang="id">Pisahkan dengan koma, misalnya: Desain logo, Ilustrasi.</span>}
                autoComplete="off"
                optional
              />
            </Section>
            <Section
              id="tautan"
              title={<span lang="id">Media sosial</span>}
              note={<span lang="id">Alamat lengkap, diawali https://. Tampil di profil publik Anda.</span>}
              tight
            >
              {SOCIAL_NETWORKS.map(({ name, label }) => (
                <TextField
                  key={name}
                  field={fields[name]}
                  label={label}
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  autoCapitalize="none"
                  spellCheck={false}
                  optional
                />
              ))}
            </Section>
            <p className="actions mt-5">
              <SubmitButton
                busy={busy || choice.isPreparing}
                busyText={choice.isPreparing ? PREPARING : undefined}
              >
                Save Changes
              </SubmitButton>
              <AppButtonLink to="/profile" look="line">
                Cancel
              </AppButtonLink>
            </p>
          </div>
        </fieldset>
      </Form>
    </>
  );
}

function stored(initialValue: ProfileTexts) {
  return { initialValue, error: {} };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request, LOGIN_FIRST);
  const profile = await findOwnProfile(context.db, user.id);
  if (!profile) notFound();
  const values = texts(profile, user.email);
  return {
    ...{ pictureUrl: profile.pictureUrl, values },
    where: { place: storedPlace(values.location), towns: commonTowns() },
  };
}

/** The contact address defaults to the login address. */
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
    user.name = parsed.value.fullName;
    if (change.pictureUrl !== undefined) user.pictureUrl = change.pictureUrl;
    // Awaited, so that the next page shows the new name.
    await saveViewer(context, request);
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

/** Browsers do not keep a chosen file, so the page mentions its loss. */
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

export const meta: MetaFunction = () => [{ title: pageTitle("Edit Profile") }];

export const handle: PageHandle = { page: "app", titleBar: true };
