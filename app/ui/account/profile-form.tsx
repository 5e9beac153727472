import type { PlaceQuestion } from "~/copy/place/place-question";
import { SOCIAL_NETWORKS } from "~/domain/account/profile";
import { EnterButton, SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type RejectedForm } from "../kit/form/form-result";
import { PREPARING } from "../kit/form/photo-field";
import { TextArea } from "../kit/form/text-area";
import { TextField } from "../kit/form/text-field";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Section } from "../kit/section";
import { Form } from "../layout/form";
import { usePictureChoice } from "../listing/form/picture-choice";
import { PlaceField } from "../place/place-field";
import { PortraitField } from "./portrait-field";

const ABOUT = ["fullName", "bio", "location"] as const;
const CONTACT = ["contactEmail", "phone", "website"] as const;
const SOCIAL = ["facebook", "twitter", "instagram", "linkedin"] as const;
const FIELDS = ["picture", ...ABOUT, ...CONTACT, "skills", ...SOCIAL] as const;

export type ProfileTexts = Record<Exclude<(typeof FIELDS)[number], "picture">, string>;

/** What was typed last goes before what is stored. */
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
