import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { AreasView } from "~/copy/listing/areas";
import { LISTING_NAMES, LISTING_VERBS } from "~/copy/listing/labels";
import { OWN_LISTING_COPY } from "~/copy/listing/own-listing";
import type { PlaceQuestion } from "~/copy/place/place-question";
import { CATEGORIES } from "~/domain/listing/category";
import { type ListingKind, MIN_DESCRIPTION, MIN_TITLE } from "~/domain/listing/listing";
import { ownListPath } from "~/domain/listing/own-lists";
import { EnterButton, SubmitButton } from "../../kit/button";
import { ErrorSummary } from "../../kit/form/error-summary";
import { type FieldView, typed } from "../../kit/form/field";
import { formResult, type RejectedForm } from "../../kit/form/form-result";
import { PREPARING } from "../../kit/form/photo-field";
import { SelectField } from "../../kit/form/select-field";
import { TextArea } from "../../kit/form/text-area";
import { TextField } from "../../kit/form/text-field";
import { useHydrated } from "../../kit/hydrated";
import { Breadcrumbs } from "../../kit/navigation/breadcrumbs";
import { Section } from "../../kit/section";
import { StickyBar } from "../../kit/sticky-bar";
import { Form } from "../../layout/form";
import { Topline } from "../../layout/title-bar";
import { Toast } from "../../layout/toast";
import { PlaceField } from "../../place/place-field";
import { usePictureChoice } from "./picture-choice";
import { PicturesField } from "./pictures-field";
import { pictureViews, type ShownPicture, ShownPictures } from "./shown-pictures";
import { ListingStatusField } from "./status-field";

const FIELDS = ["requestId", "status", "title", "category", "description", "location", "pictures"] as const;

const categories = CATEGORIES.map(({ name }) => ({ value: name, label: name }));

type Where = { areas: AreasView; place: PlaceQuestion };

/** `Name`: the fields of one kind alone. */
export type ListingFormProps<Name extends string> = {
  values: Partial<Record<(typeof FIELDS)[number] | Name, string | readonly string[]>>;
  where: Where;
  /** Common places, for the list below the field. */
  towns: readonly string[];
  /** Pictures of the listing to change; null makes a new one. */
  shown: readonly ShownPicture[] | null;
  /** Why an operator hid it. */
  hidden: string | null;
  answer: { rejected: RejectedForm; where: Where; failed: boolean } | undefined;
};

/** The fields of both kinds, and those in `names` of one alone. */
export function useListingForm<Name extends string>(
  kind: ListingKind,
  names: readonly Name[],
  { values, where, towns, shown, hidden, answer }: ListingFormProps<Name>,
) {
  const id = kind === "offer" ? "jasa" : "dicari";
  const rejected = answer?.rejected;
  const { fields, errors } = formResult(id, FIELDS, rejected?.result, values);
  const own = formResult(id, names, rejected?.result, values).fields;
  const choice = usePictureChoice(rejected);
  const pictures = { ...fields.pictures, errors: choice.errors ?? fields.pictures.errors };
  const summarised = { ...pictures, errors: choice.summarised ?? fields.pictures.errors };
  const photos = pictureViews(id, shown ?? [], rejected?.result);
  return {
    ...{ id, kind, shown, hidden, errors, choice, photos, result: rejected?.result, failed: answer?.failed },
    where: { towns, ...(answer?.where ?? where) },
    fields: { ...fields, pictures, ...own },
    // For the error summary, which lists them in the page's order.
    about: [fields.title, fields.category, fields.description],
    pictured: [
      ...photos.flatMap(({ place, remove }) => [place, remove]),
      ...photos.map(({ caption }) => caption),
      summarised,
    ],
  };
}

type ListingFormState = ReturnType<typeof useListingForm<never>>;

/** `order`: all fields as the page shows them, but the status, which is last. */
export function ListingForm({
  form: { kind, shown, hidden, errors, choice, failed, fields },
  order,
  children,
}: {
  form: ListingFormState;
  order: readonly FieldView[];
  children: ReactNode;
}) {
  const act = shown ? "change" : "create";
  const { list, ...copy } = OWN_LISTING_COPY[kind];
  const { title, button, note } = copy[act];
  const doing = `${LISTING_VERBS[act]} ${LISTING_NAMES[kind]}`;
  const busy = useNavigation().formMethod === "POST";
  const hydrated = useHydrated();

  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: list, href: ownListPath(kind) }, { text: title }]} />
      </Topline>
      <h1 className="sr-only">{title}</h1>
      {failed && (
        <Toast
          kind="error"
          title={`Gagal ${doing}`}
          description={`Terjadi kesalahan saat ${doing}. Isian Anda masih ada di bawah: kirim lagi sebentar lagi.`}
        />
      )}
      <div className="max-w-form">
        <ErrorSummary fields={[...order, fields.status]} formErrors={errors} />
      </div>
      <Form
        method="post"
        encType="multipart/form-data"
        className="max-w-form"
        onSubmit={(event) => choice.submit(event, fields.pictures.name)}
        noValidate
      >
        <input type="hidden" name="requestId" defaultValue={typed(fields.requestId)} />
        <fieldset disabled={busy}>
          {/* Named without script: Enter may have been pressed in the field for areas. */}
          <EnterButton name={hydrated ? undefined : "enter"} />
          {children}
          {shown && <ListingStatusField kind={kind} field={fields.status} hidden={hidden} />}
          <StickyBar
            action={
              <SubmitButton
                busy={busy || choice.isPreparing}
                busyText={choice.isPreparing ? PREPARING : undefined}
              >
                {button}
              </SubmitButton>
            }
          >
            <span className="small soft">{note}</span>
          </StickyBar>
        </fieldset>
      </Form>
    </>
  );
}

export function AboutSection({
  form: { fields },
  title,
  example,
  onCategory,
}: {
  form: ListingFormState;
  title: string;
  example: string;
  onCategory?: (category: string) => void;
}) {
  return (
    <Section id="tentang" title={title} small>
      <TextField
        field={fields.title}
        label="Judul"
        placeholder={example}
        minLength={MIN_TITLE}
        autoComplete="off"
      />
      <SelectField
        field={fields.category}
        label="Kategori"
        options={categories}
        placeholder="Pilih kategori"
        onChange={(event) => onCategory?.(event.currentTarget.value)}
      />
      <TextArea
        field={fields.description}
        label="Deskripsi"
        data-draft
        hint={`Minimal ${MIN_DESCRIPTION} karakter.`}
        low
        rows={5}
      />
    </Section>
  );
}

export function LocationField({ form: { fields, where }, hint }: { form: ListingFormState; hint: string }) {
  const { towns, place } = where;
  return (
    <PlaceField
      field={fields.location}
      label="Lokasi"
      hint={place.note ?? hint}
      towns={towns}
      asked={place}
    />
  );
}

/** What is stored, and the field that adds to it. */
export function PicturesFields({
  form: { fields, photos, choice },
  label,
}: {
  form: ListingFormState;
  label: string;
}) {
  return (
    <>
      <ShownPictures views={photos} />
      {choice.lost > 0 && <input type="hidden" name="lostPictures" value={choice.lost} />}
      {choice.asked && <input type="hidden" name="withoutPictures" value="on" />}
      <PicturesField
        field={fields.pictures}
        label={label}
        kept={photos.length}
        chosen={choice.files}
        onChoice={choice.choose}
      />
    </>
  );
}
