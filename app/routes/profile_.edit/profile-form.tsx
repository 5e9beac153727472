import { SOCIAL_NETWORKS } from "~/accounts/person";
import { MIN_PORTRAIT_SIDE, PORTRAIT_TYPES } from "~/listings/picture";
import { usePictureChoice } from "~/listings/ui/form/picture-choice";
import type { PlaceQuestion } from "~/places/text";
import { PlaceField } from "~/places/ui/place-field";
import {
  EmailField,
  ErrorSummary,
  FieldNotes,
  type FieldView,
  fieldWith,
  type RejectedForm,
  TextArea,
  TextField,
} from "~/ui/fields";
import { FilePicker, type PhotoChoice, PREPARING, usePhotoChoice } from "~/ui/file-fields";
import { Form } from "~/ui/form";
import { Avatar, EnterButton, Section, SubmitButton, useHydrated } from "~/ui/kit";
import { AppButtonLink } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";

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
  const hydrated = useHydrated();
  const preparing = usePhotoChoice(
    {
      max: 1,
      faultOf: async ([file]) => (await import("~/accounts/profile-text")).chosenPortraitFault(file),
      onChoice,
    },
    field.id,
  );
  return (
    <div className={field.errors?.length ? "field has-error" : "field"}>
      <div className="flex items-start">
        <Avatar name={person.name} pictureUrl={person.pictureUrl} size="xl" />
        <div className="ml-4 min-w-0 flex-1">
          <label className={hydrated ? "sr-only" : undefined} htmlFor={field.id}>
            Change Picture
          </label>
          <div lang="id">
            {/* The camera takes no square photos, which are required. */}
            <FilePicker
              {...preparing}
              field={field}
              hint={hint}
              noun="foto"
              accept={PORTRAIT_TYPES}
              chosen={chosen}
              button={<span lang="en">Change Picture</span>}
              camera={false}
            />
          </div>
        </div>
      </div>
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
  const choice = usePictureChoice(rejected);
  const [form, fields] = useServerForm<(typeof FIELDS)[number]>({
    id: "profil",
    lastResult: rejected?.result,
    defaultValue: values,
    onSubmit: (event) => choice.submit(event, "picture"),
  });
  const picture = fieldWith(fields.picture, { errors: choice.errors ?? fields.picture.errors });
  const summarised = fieldWith(picture, { errors: choice.summarised ?? fields.picture.errors });
  const { fullName, bio, location, contactEmail, phone, website, skills } = fields;

  return (
    <>
      <ErrorSummary
        answer={rejected}
        fields={[summarised, ...FIELDS.slice(1).map((name) => fields[name])]}
        formErrors={form.errors}
      />
      <Form method="post" form={form} encType="multipart/form-data" className="max-w-form">
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
              <EmailField field={contactEmail} label="Contact email" />
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
            <p className="actions mt-6">
              <SubmitButton busy={busy || choice.isPreparing} busyText={choice.isPreparing ? PREPARING : undefined}>
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
