import { useNavigation } from "@remix-run/react";
import {
  type ComponentProps,
  type DragEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { useProceeds } from "~/ledger/ui/proceeds-fields";
import { CATEGORIES } from "~/listings/category";
import { type ListingKind, MAX_AREAS, MAX_PICTURES, MIN_DESCRIPTION, MIN_TITLE, ownListPath } from "~/listings/listing";
import {
  BASIS_LABELS,
  formatDays,
  OWN_LISTING_COPY,
  PACKAGE_NAMES,
  TRAVEL_FEE,
  UNIT_LABELS,
  WITHOUT_PACKAGES,
} from "~/listings/own-text";
import {
  EXTRA_BASES,
  MAX_CALL_OUT_FEE,
  MAX_CALL_OUT_PERCENT,
  MAX_EXTRA_NAME,
  MAX_EXTRAS,
  MAX_TRAVEL_FEE,
  packageEstimate,
  STANDARD_PACKAGE_NAME,
  UNITS,
  USUAL_UNIT,
} from "~/listings/package";
import {
  DEFAULT_WAY,
  LISTING_NAMES,
  LISTING_VERBS,
  listingStatusLabel,
  OWN_MODES,
  SEVERAL_WAYS,
  START_LABELS_FOR_SELLERS,
} from "~/listings/text";
import type { PlaceQuestion } from "~/places/text";
import { PlaceField, PlaceNames, usePlaceNames } from "~/places/ui/place-field";
import type { DateInput } from "~/platform/date-text";
import { FILE_LIMITS, PHOTO_FORMATS } from "~/platform/file-text";
import { formatRupiah, isPrice, PLATFORM_FEE_PERCENT, parseRupiah } from "~/platform/money";
import { SUPPORT_EMAIL } from "~/platform/sentence-text";

import { START_STEPS } from "~/search/search";
import { Checkbox, ChoiceGroup, SelectField } from "~/ui/choices";
import {
  controlProps,
  ErrorSummary,
  errorText,
  FieldNotes,
  type FieldView,
  fieldView,
  fieldWith,
  Hint,
  PriceField,
  type RejectedForm,
  type Result,
  TextArea,
  TextField,
  typed,
  typedPart,
  useOpened,
} from "~/ui/fields";
import { type PhotoChoice, PhotoField, PREPARING } from "~/ui/file-fields";
import { type ConformFormProps, Form } from "~/ui/form";
import { Button, Callout, EnterButton, Icon, Section, SubmitButton, useHydrated } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { StickyBar } from "~/ui/page-actions";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";
import { Toast } from "~/ui/toast";
import type { AreaPress, AreasView } from "../../areas-text";
import { MAX_CAPTION, PICTURE_TYPES } from "../../picture";
import type { QuestionsView } from "../../questions-text";
import { areExamples, MAX_REQUIREMENTS, withExamples } from "../../requirements-text";
import { WORK_MODES } from "../../ways";
import { askedQuestions, QUESTIONS_HINT, QuestionFields } from "../questions";
import { usePictureChoice } from "./picture-choice";

type PreventableEvent = { preventDefault(): void };

/** Keeps the list of areas. `press` returns the list after a button, or nothing if the server must answer. */
function useAreas(given: AreasView) {
  const [view, setView] = useState(given);
  const [unreachable, setUnreachable] = useState(false);
  useEffect(() => setView(given), [given]);
  return {
    view,
    async press(event: PreventableEvent, how: AreaPress): Promise<AreasView | undefined> {
      if (unreachable) return undefined;
      event.preventDefault();
      try {
        const { pressArea } = await import("../../areas-text");
        const after = pressArea(
          view.areas.map(({ code }) => code),
          how,
        );
        setView(after);
        return after;
      } catch {
        setUnreachable(true);
        return undefined;
      }
    },
  };
}

const here = "#tempat";

/** Shows the areas. Every button submits the form, but with JavaScript the list updates in place, without an upload. */
function AreasField({
  field: sent,
  areas: given,
  towns,
  fees,
}: {
  field: FieldView;
  areas: AreasView;
  towns: readonly string[];
  fees: FeeViews;
}) {
  const { view, press } = useAreas(given);
  const input = useRef<HTMLInputElement>(null);
  const names = usePlaceNames(sent.id, towns);
  const field = fieldWith(sent, { errors: view.error ? [view.error] : undefined });

  async function pressed(event: PreventableEvent, codes: Omit<AreaPress, "typed"> = {}) {
    const typed = input.current?.value ?? "";
    const after = await press(event, { typed, ...codes });
    if (after && input.current) input.current.value = after.text;
  }
  const add = (event: MouseEvent, code: string) => pressed(event, { add: code });

  return (
    <fieldset className="field">
      <legend>Wilayah yang Anda datangi</legend>
      <p className="field__hint">
        Paling banyak {MAX_AREAS}, selain tempat Anda sendiri. Jasa Anda muncul untuk pencarian di sini.
      </p>
      <p className="sr-only" role="status">
        {view !== given && `${view.areas.length} wilayah: ${view.areas.map(({ name }) => name).join(", ")}`}
      </p>
      {view.areas.length > 0 && (
        <p className="chips">
          {view.areas.map(({ code, name }, index) => (
            <span key={code}>
              <input type="hidden" name={`areas[${index}]`} value={code} />
              <button
                type="submit"
                className="chip"
                name="removeArea"
                value={code}
                formAction={here}
                aria-label={`Hapus ${name}`}
                onClick={(event) => pressed(event, { remove: code })}
              >
                {name}
                <Icon name="close" />
              </button>
            </span>
          ))}
        </p>
      )}
      {view.areas.map(({ code, name }, index) => (
        <div key={code}>
          <input type="hidden" name={`travel[${index}].place`} value={code} />
          <PriceField
            field={fees(code, index)}
            label={`${TRAVEL_FEE} ke ${name}`}
            hint={index === 0 ? FEE_HINT : undefined}
            optional
          />
        </div>
      ))}
      <div className={view.error ? "field has-error" : "field"}>
        <label htmlFor={field.id}>Tambah wilayah</label>
        <FieldNotes field={field} />
        <div className="input-group">
          <input
            {...controlProps(field)}
            {...names.input}
            ref={input}
            className="input"
            type="text"
            defaultValue={given.text}
            placeholder="mis. Kota Depok, Jawa Barat"
            enterKeyHint="done"
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              if (event.key === "Enter" && !event.nativeEvent.isComposing) void pressed(event);
            }}
          />
          <Button
            type="submit"
            look="line"
            name="addArea"
            value="1"
            formAction={here}
            onClick={(event: MouseEvent) => void pressed(event)}
          >
            Tambah
          </Button>
        </div>
        <PlaceNames list={names} />
        <Additions places={view.choices} onPress={add} />
      </div>
      <Additions places={view.wholes} onPress={add} />
    </fieldset>
  );
}

function Additions({
  places,
  onPress,
}: {
  places: readonly { code: string; name: string; note?: string }[];
  onPress: (event: MouseEvent, code: string) => void;
}) {
  if (places.length === 0) return null;
  return (
    <p className="chips">
      {places.map(({ code, name, note }) => (
        <button
          key={code}
          type="submit"
          className="chip"
          name="addArea"
          value={code}
          formAction={here}
          onClick={(event) => onPress(event, code)}
        >
          <span>
            + {name} {note && <i>{note}</i>}
          </span>
        </button>
      ))}
    </p>
  );
}

const CALL_OUT_HINT = `Sampai ${formatRupiah(MAX_CALL_OUT_FEE)}, dan paling banyak ${MAX_CALL_OUT_PERCENT}% dari total. Anda terima bila pembeli membatalkan kurang dari 24 jam sebelum jadwal.`;

const FEE_HINT = `Sampai ${formatRupiah(MAX_TRAVEL_FEE)} sekali datang. Kosongkan bila sudah termasuk harga.`;

type FeeViews = (code: string, index: number) => FieldView;

function feeViews(form: string, result: Result | undefined, stored: readonly TravelText[]): FeeViews {
  const sent = result?.initialValue?.travel;
  const fees: readonly unknown[] = result ? (Array.isArray(sent) ? sent : []) : stored;
  return (code, index) => {
    const at = fees.findIndex((fee) => typedPart(fee, "place") === code);
    const errors = at < 0 ? undefined : result?.error?.[`travel[${at}].fee`];
    return fieldView(form, `travel[${index}].fee`, typedPart(fees[at], "fee"), errors);
  };
}

type TravelText = { place: string; fee: string };
type ExtraText = { name: string; price: string; per: string };

// Photos of phones rarely exceed the limits of pixels, so only their error mentions them.
const RULES = `Hingga ${MAX_PICTURES} foto ${PHOTO_FORMATS}, ${FILE_LIMITS}. Yang pertama menjadi sampul.`;
const RULES_TO_ADD = `Foto ${PHOTO_FORMATS}, ${FILE_LIMITS}.`;

function PicturesField({
  field,
  label,
  kept,
  chosen,
  onChoice,
}: {
  field: FieldView;
  label: string;
  kept: number;
  chosen: readonly File[];
  onChoice: (choice: PhotoChoice) => void;
}) {
  return (
    <PhotoField
      field={field}
      label={kept > 0 ? "Tambah foto" : label}
      hint={kept > 0 ? RULES_TO_ADD : RULES}
      optional={kept === 0}
      multiple
      accept={PICTURE_TYPES}
      max={MAX_PICTURES}
      faultOf={async (files) => (await import("../../picture-text")).chosenPhotosFault(files, MAX_PICTURES)}
      chosen={chosen}
      first={kept > 0 ? undefined : "Sampul"}
      onChoice={onChoice}
    />
  );
}

function moveItem<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, at) => at !== from);
  const item = list[from];
  return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** Keeps the order of dragged tiles. The form submits the position in the select of each tile. */
function useDragging(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [placed, setPlaced] = useState<readonly number[]>([]);
  const order = placed.length === count ? placed : Array.from({ length: count }, (_, index) => index);
  const from = useRef<number | null>(null);
  const draggable = useHydrated();

  useEffect(() => {
    const selects = list.current?.querySelectorAll("select") ?? [];
    for (const at of placed.keys()) {
      const select = selects[at];
      if (select) select.value = String(at + 1);
    }
  }, [placed]);

  const dragging = (at: number) =>
    draggable
      ? {
          draggable,
          onDragStart: ({ dataTransfer }: DragEvent) => {
            // Firefox starts no drag without data.
            dataTransfer.setData("text/plain", "");
            from.current = at;
          },
          // After a drop elsewhere, a later drop, such as that of a file, must not move a photo.
          onDragEnd: () => {
            from.current = null;
          },
          onDragOver: (event: DragEvent) => {
            if (from.current !== null) event.preventDefault();
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (from.current === null) return;
            const start = from.current;
            from.current = null;
            setPlaced(moveItem(order, start, at));
          },
        }
      : {};
  return { list, order, dragging };
}

type ShownPicture = { id: string; url: string; caption: string; width: number; height: number };

type PictureViews = { picture: ShownPicture; caption: FieldView; position: FieldView; remove: FieldView };

function pictureViews(form: string, pictures: readonly ShownPicture[], result: Result | undefined): PictureViews[] {
  const sent = result?.initialValue?.photos;
  return pictures.map((picture, index) => {
    const said = Array.isArray(sent) && sent.find((photo) => typedPart(photo, "id") === picture.id);
    const view = (part: string, stored?: string) => {
      const name = `photos[${index}].${part}`;
      return fieldView(form, name, said ? typedPart(said, part) : stored, result?.error?.[name]);
    };
    return {
      picture,
      caption: view("caption", picture.caption),
      position: view("place", String(index + 1)),
      remove: view("remove"),
    };
  });
}

const photoTiles =
  "-mx-1 flex flex-wrap supports-grid:grid supports-grid:grid-cols-3 [&_.field-error]:block [&_.field-error]:px-2 [&_.field-error]:pt-1 [&_.has-error]:border-[3px] [&_.has-error]:border-danger [&_.has-error]:p-0 [&_.input]:m-0 [&_.input]:min-w-0 [&_.input]:flex-1 [&_.input]:border-0 [&_.input]:py-0 [&_.input]:pl-1.5 [&_.input]:pr-5 [&_.input]:text-sm [&_.input]:[background-position:right_0.625rem_center,right_0.25rem_center] [&_:checked+img]:opacity-25 [&_:checked~div_label]:bg-danger-soft [&_:focus~div_label]:[outline:3px_solid_var(--ink)] [&_fieldset>div]:flex [&_fieldset>div]:justify-between [&_fieldset]:relative [&_fieldset]:overflow-hidden [&_fieldset]:rounded [&_fieldset]:border [&_fieldset]:bg-raised [&_img]:h-[4.75rem] [&_img]:w-full [&_img]:object-cover supports-grid:[&>:first-child_img]:h-[12.875rem] supports-grid:[&>:first-child]:col-span-2 supports-grid:[&>:first-child]:row-span-2 supports-grid:[&>:first-child]:w-auto [&>:first-child]:w-full supports-grid:[&>li]:w-auto [&>li]:w-1/3 [&>li]:p-1";

const tileButton = "ml-auto cursor-pointer border-0 bg-transparent p-3.5 text-danger";

function ShownPictures({ views }: { views: readonly PictureViews[] }) {
  const { list, order, dragging } = useDragging(views.length);
  if (views.length === 0) return null;
  const positions = views.map((_, index) => (index === 0 ? "Sampul" : String(index + 1)));
  return (
    <>
      <ul ref={list} className={photoTiles}>
        {order.map((index, at) => {
          const view = views[index];
          return (
            view && (
              <li key={view.picture.id} {...dragging(at)}>
                <Tile index={index} positions={positions} {...view} />
              </li>
            )
          );
        })}
      </ul>
      <Captions views={views} />
    </>
  );
}

function Tile({
  picture,
  position,
  remove,
  index,
  positions,
}: PictureViews & { index: number; positions: readonly string[] }) {
  const wrong = [position, remove].filter(({ errors }) => errors?.length);
  const leaves = remove.initialValue === "on" || remove.initialValue === true;
  return (
    <fieldset className={wrong.length > 0 ? "has-error" : undefined}>
      <legend className="sr-only">Foto {index + 1}</legend>
      <input type="hidden" name={`photos[${index}].id`} value={picture.id} />
      <input type="checkbox" className="sr-only" defaultChecked={leaves} {...controlProps(remove)} />
      <img
        src={`${picture.url}/320.webp`}
        width={picture.width}
        height={picture.height}
        alt={picture.caption || `Foto ${index + 1}`}
        loading="lazy"
      />
      <div>
        <select {...controlProps(position)} className="input" aria-label="Urutan" defaultValue={typed(position) ?? ""}>
          {positions.map((text, at) => (
            <option key={text} value={at + 1}>
              {text}
            </option>
          ))}
        </select>
        <label className={tileButton} htmlFor={remove.id}>
          <Icon name="close" />
          <span className="sr-only">Hapus foto ini</span>
        </label>
      </div>
      {wrong.map(({ id, errorId, errors }) => (
        <p key={id} className="field-error text-sm" id={errorId}>
          {errorText(errors)}
        </p>
      ))}
    </fieldset>
  );
}

function Captions({ views }: { views: readonly PictureViews[] }) {
  const written = views.filter(({ caption }) => typed(caption)).length;
  const wrong = useOpened(views.some(({ caption }) => caption.errors?.length));
  return (
    <details className="disclosure mt-3" open={wrong}>
      <summary>
        <span className="flex-1">Keterangan foto</span>
        <span className="text-sm text-ink-soft mx-2">{written > 0 ? `${written} terisi` : "Tambah"}</span>
      </summary>
      <div>
        {views.map(({ picture, caption }, index) => (
          <TextField key={picture.id} field={caption} label={`Keterangan foto ${index + 1}`} maxLength={MAX_CAPTION} />
        ))}
      </div>
    </details>
  );
}

const hints: Record<ListingKind, string> = {
  offer: "Tidak aktif: tersembunyi.",
  wanted: "Ditutup: tersembunyi.",
};

function ListingStatusField({ kind, field, hidden }: { kind: ListingKind; field: FieldView; hidden: string | null }) {
  if (hidden !== null) {
    return (
      <>
        <input type="hidden" name={field.name} value="inactive" />
        <Callout icon="lock" warm>
          <b>Disembunyikan oleh JasaWarga.</b> Alasannya: {hidden} Anda dapat memperbaiki isinya. Setelah itu tulis ke{" "}
          <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a> agar kami memeriksanya lagi. Pesanan yang sudah ada
          tetap berjalan.
        </Callout>
      </>
    );
  }
  return (
    <ChoiceGroup
      field={field}
      label="Status"
      hint={hints[kind]}
      row
      options={(["active", "inactive"] as const).map((status) => ({
        value: status,
        label: listingStatusLabel(kind, status),
      }))}
    />
  );
}

const FIELDS = ["formId", "version", "status", "title", "category", "description", "location", "pictures"] as const;

const categories = CATEGORIES.map(({ name }) => ({ value: name, label: name }));

type WorkplaceView = { areas: AreasView; place: PlaceQuestion };

type ListingFormProps<Name extends string> = {
  values: Partial<Record<(typeof FIELDS)[number] | Name, string | readonly string[]>>;
  where: WorkplaceView;
  towns: readonly string[];
  shown: readonly ShownPicture[] | null;
  hidden: string | null;
  answer:
    | {
        rejected: RejectedForm;
        where: WorkplaceView;
        questions: QuestionsView | null;
        sought: boolean;
        moved: string | null;
        failed: boolean;
      }
    | undefined;
};

function useListingForm<Name extends string>(
  kind: ListingKind,
  names: readonly Name[],
  { values, where, towns, shown, hidden, answer }: ListingFormProps<Name>,
) {
  const id = kind === "offer" ? "jasa" : "dicari";
  const rejected = answer?.rejected;
  const choice = usePictureChoice(rejected);
  const [form, fields] = useServerForm<(typeof FIELDS)[number] | Name>({
    id,
    lastResult: rejected?.result,
    defaultValue: values,
    onSubmit: (event) => choice.submit(event, "pictures"),
  });
  const pictures = fieldWith(fields.pictures, { errors: choice.errors ?? fields.pictures.errors });
  const summarised = fieldWith(pictures, { errors: choice.summarised ?? fields.pictures.errors });
  // Take the errors that remain, by the full names of nested fields.
  const result = rejected && { ...rejected.result, error: form.allErrors };
  const photos = pictureViews(id, shown ?? [], result);
  const driven: ConformFormProps = form;
  const { formId, version, status, title, category, description, location } = fields;
  const own = Object.fromEntries(names.map((name) => [name, fields[name]])) as unknown as Record<Name, FieldView>;
  return {
    driven,
    errors: form.errors,
    rejected,
    kind,
    shown,
    hidden,
    choice,
    photos,
    result,
    failed: answer?.failed,
    where: { towns, ...(answer?.where ?? where) },
    fields: { formId, version, status, title, category, description, location, pictures, ...own },
    // The error summary lists them in the order of the page.
    about: [fields.title, fields.category, fields.description],
    pictured: [
      ...photos.flatMap(({ position, remove }) => [position, remove]),
      ...photos.map(({ caption }) => caption),
      summarised,
    ],
  };
}

type ListingFormState = ReturnType<typeof useListingForm<never>>;

export function ListingForm({
  form,
  order,
  children,
}: {
  form: ListingFormState;
  order: readonly FieldView[];
  children: ReactNode;
}) {
  const { driven, errors, rejected, kind, shown, hidden, choice, failed, fields } = form;
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
        <ErrorSummary answer={rejected} fields={[...order, fields.status]} formErrors={errors} />
      </div>
      <div className="2xl:flex 2xl:items-start">
        <Form method="post" form={driven} encType="multipart/form-data" className="max-w-form 2xl:flex-1">
          <input type="hidden" name="formId" defaultValue={typed(fields.formId)} />
          {shown && <input type="hidden" name="version" defaultValue={typed(fields.version)} />}
          <fieldset disabled={busy}>
            {/* The button has a name, because Enter in the field for areas submits it without JavaScript. */}
            <EnterButton name={hydrated ? undefined : "enter"} />
            {children}
            {shown && <ListingStatusField kind={kind} field={fields.status} hidden={hidden} />}
            <StickyBar
              beside="sidebar"
              action={
                <SubmitButton busy={busy || choice.isPreparing} busyText={choice.isPreparing ? PREPARING : undefined}>
                  {button}
                </SubmitButton>
              }
            >
              <span className="text-sm text-ink-soft">{note}</span>
            </StickyBar>
          </fieldset>
        </Form>
        {kind === "offer" && hydrated && <Preview form={form} />}
      </div>
    </>
  );
}

const LazyOfferPreview = lazy(() =>
  import("./offer-preview").then(
    ({ OfferPreview }) => ({ default: OfferPreview }),
    () => ({ default: () => null }),
  ),
);

/** Needs script and a wide screen. Its code loads after the form, which works without it. */
function Preview({ form: { driven, photos, choice } }: { form: ListingFormState }) {
  return (
    <aside className="sticky top-4 ml-8 min-w-0 flex-1 pt-4 max-2xl:hidden">
      <Suspense>
        <LazyOfferPreview formId={driven.id} cover={photos[0]?.picture ?? null} file={choice.files[0] ?? null} />
      </Suspense>
    </aside>
  );
}

function AboutSection({
  form: { fields },
  title,
  example,
  hint = `Minimal ${MIN_DESCRIPTION} karakter.`,
  onCategory,
  children,
}: {
  form: ListingFormState;
  title: string;
  example: string;
  hint?: string | undefined;
  onCategory?: (category: string) => void;
  children?: ReactNode;
}) {
  return (
    <Section id="tentang" title={title} small>
      <TextField field={fields.title} label="Judul" placeholder={example} minLength={MIN_TITLE} />
      <SelectField
        field={fields.category}
        label="Kategori"
        options={categories}
        placeholder="Pilih kategori"
        onChange={(event) => onCategory?.(event.currentTarget.value)}
      />
      {children}
      <TextArea field={fields.description} label="Deskripsi" data-draft hint={hint} low rows={5} />
    </Section>
  );
}

function LocationField({ form: { fields, where }, hint }: { form: ListingFormState; hint: string }) {
  const { towns, place } = where;
  return <PlaceField field={fields.location} label="Lokasi" hint={place.note ?? hint} towns={towns} asked={place} />;
}

function PicturesFields({ form: { fields, photos, choice }, label }: { form: ListingFormState; label: string }) {
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

const options = WORK_MODES.map((value) => ({ value, label: OWN_MODES[value] }));

function ModesField({ field }: { field: FieldView }) {
  const [isChosen, setChosen] = useState([field.initialValue ?? []].flat().length > 0);
  return (
    <ChoiceGroup
      several
      field={field}
      label="Bagaimana Anda mengerjakannya?"
      hint={isChosen ? SEVERAL_WAYS : DEFAULT_WAY}
      options={options}
      onChange={() => setChosen(true)}
    />
  );
}

const ROWS = ["basic", "standard", "premium"] as const;
const PACKAGE_FIELDS = ["name", "price", "unit", "days", "revisions", "summary", "checklist"] as const;

type PackageFieldViews = Record<(typeof PACKAGE_FIELDS)[number], FieldView> & { remove: FieldView | null };

type PackageTexts = Record<(typeof ROWS)[number], Record<(typeof PACKAGE_FIELDS)[number], string>>;

function packageViews(form: string, result: Result | undefined, stored: PackageTexts | undefined): PackageFieldViews[] {
  const texts = result ? result.initialValue?.packages : stored;
  return ROWS.map((row) => {
    const view = (part: (typeof PACKAGE_FIELDS)[number] | "remove") => {
      const name = `packages.${row}.${part}`;
      return fieldView(form, name, typedPart(typedPart(texts, row), part), result?.error?.[name]);
    };
    return {
      name: view("name"),
      price: view("price"),
      unit: view("unit"),
      days: view("days"),
      revisions: view("revisions"),
      summary: view("summary"),
      checklist: view("checklist"),
      remove: stored?.[row].price ? view("remove") : null,
    };
  });
}

/** Shows a package. The summary line has its content, so only an error expands it. `position` starts at 0. */
function PackageFields({ position, fields }: { position: number; fields: PackageFieldViews }) {
  const { remove, ...texts } = fields;
  const { name, price, unit, days, revisions, summary, checklist } = texts;
  const usualName = PACKAGE_NAMES[position] ?? STANDARD_PACKAGE_NAME;
  const usual = formatDays(packageEstimate({ minDays: null, maxDays: null }, position));
  const written = [name, price, days, revisions, summary, checklist].some(typed);
  const wrong = useOpened(Object.values(texts).some((field) => field.errors?.length));
  const proceeds = useProceeds(price, PLATFORM_FEE_PERCENT);
  return (
    <details className="disclosure" open={wrong}>
      <summary>
        <span className="flex-1 min-w-0">{typed(name) || usualName}</span>
        <span className="text-sm text-ink-soft mx-2">{written ? termsText(fields, usual) : "Tambah"}</span>
      </summary>
      <div>
        <fieldset>
          <legend className="sr-only">{usualName}</legend>
          <div className="field-pair">
            <TextField field={name} label="Nama paket" placeholder={usualName} />
            <PriceField field={price} label="Harga paket" hint={proceeds.said} below onInput={proceeds.onInput} />
            {proceeds.said && <Hint field={price} hint={proceeds.said} />}
          </div>
          <UnitField field={unit} />
          <div className="field-pair">
            <TextField field={days} label="Lama pengerjaan" placeholder={usual} inputMode="text" />
            <TextField field={revisions} label="Jumlah revisi" placeholder="tanpa batas" inputMode="numeric" />
          </div>
          <TextField field={summary} label="Untuk siapa paket ini" placeholder="mis. Untuk AC yang rutin dirawat" />
          <TextArea
            field={checklist}
            label="Yang didapat pembeli"
            hint="Satu hal per baris, misalnya: 3 konsep desain"
            low
          />
          {remove && <Checkbox field={remove} label="Hapus paket ini" />}
        </fieldset>
      </div>
    </details>
  );
}

function termsText({ price, days }: PackageFieldViews, usual: string): string {
  const time = typed(days) || usual;
  return `${amountText(price)} · ${/\d$/.test(time) ? `${time} hari` : time}`;
}

function amountText(price: FieldView): string {
  const amount = parseRupiah(typed(price) ?? "");
  return isPrice(amount) ? formatRupiah(amount) : "Belum ada harga";
}

const UNIT_OPTIONS = UNITS.map((value) => ({ value, label: `per ${UNIT_LABELS[value]}` }));

function UnitField({ field }: { field: FieldView }) {
  const chosen = fieldWith(field, { initialValue: typed(field) ?? USUAL_UNIT });
  return <SelectField field={chosen} label="Harga dihitung" options={UNIT_OPTIONS} />;
}

type ExtraViews = Record<"name" | "price" | "per", FieldView> & { remove: FieldView | null };

function extraViews(form: string, result: Result | undefined, stored: readonly ExtraText[]): ExtraViews[] {
  const sent = result?.initialValue?.extras;
  const rows: readonly unknown[] = result ? (Array.isArray(sent) ? sent : []) : stored;
  return Array.from({ length: MAX_EXTRAS }, (_, index) => {
    const view = (part: string) => {
      const name = `extras[${index}].${part}`;
      return fieldView(form, name, typedPart(rows[index], part), result?.error?.[name]);
    };
    return {
      name: view("name"),
      price: view("price"),
      per: view("per"),
      remove: stored[index] ? view("remove") : null,
    };
  });
}

const BASIS_OPTIONS = EXTRA_BASES.map((value) => ({ value, label: BASIS_LABELS[value] }));

function ExtraFields({ position, fields }: { position: number; fields: ExtraViews }) {
  const { name, price, per, remove } = fields;
  const wrong = useOpened([name, price].some((field) => field.errors?.length));
  const written = typed(name) || typed(price);
  const title = `Tambahan ${position + 1}`;
  return (
    <details className="disclosure" open={wrong}>
      <summary>
        <span className="flex-1 min-w-0">{typed(name) || title}</span>
        <span className="text-sm text-ink-soft mx-2">{written ? amountText(price) : "Tambah"}</span>
      </summary>
      <div>
        <fieldset>
          <legend className="sr-only">{title}</legend>
          <div className="field-pair">
            <TextField field={name} label="Nama tambahan" placeholder="mis. Isi freon R32" maxLength={MAX_EXTRA_NAME} />
            <PriceField field={price} label="Harga tambahan" />
          </div>
          <SelectField
            field={fieldWith(per, { initialValue: typed(per) ?? EXTRA_BASES[0] })}
            label="Dihitung"
            options={BASIS_OPTIONS}
          />
          {remove && <Checkbox field={remove} label="Hapus tambahan ini" />}
        </fieldset>
      </div>
    </details>
  );
}

const START_OPTIONS = START_STEPS.map((step) => ({ value: String(step), label: START_LABELS_FOR_SELLERS[step] }));

const OFFER_FIELDS = ["price", "unit", "deliveryTime", "modes", "area", "startsIn", "callOutFee"] as const;

const FEE = `JasaWarga memotong biaya platform ${PLATFORM_FEE_PERCENT}% dari setiap pesanan.`;

type Props = ListingFormProps<(typeof OFFER_FIELDS)[number]> & {
  values: { packages?: PackageTexts; extras?: readonly ExtraText[]; travel?: readonly TravelText[] };
};

function OfferForm(props: Props) {
  const form = useListingForm("offer", OFFER_FIELDS, props);
  const { price, unit, deliveryTime, modes, location, area, startsIn, callOutFee } = form.fields;
  const proceeds = useProceeds(price, PLATFORM_FEE_PERCENT);
  const packages = packageViews(form.driven.id, form.result, props.values.packages);
  const packageFields = packages.flatMap(({ remove: _, ...row }) => Object.values(row));
  const { areas, towns } = form.where;
  const fees = feeViews(form.driven.id, form.result, props.values.travel ?? []);
  const feeFields = areas.areas.map(({ code }, index) => fees(code, index));
  const extras = extraViews(form.driven.id, form.result, props.values.extras ?? []);
  const extraFields = extras.flatMap(({ name, price, per }) => [name, price, per]);
  const more = useOpened(
    areas.areas.length > 0 ||
      areas.text !== "" ||
      [startsIn, callOutFee].some((field) => typed(field) || field.errors?.length),
  );
  const choosable = useOpened(
    extras.some(({ name, price }) => [name, price].some((field) => typed(field) || field.errors?.length)),
  );
  return (
    <ListingForm
      form={form}
      order={[
        ...form.pictured,
        ...form.about,
        ...[modes, location, startsIn, callOutFee, ...feeFields, area, price, unit, deliveryTime],
        ...packageFields,
        ...extraFields,
      ]}
    >
      <Section
        id="foto"
        title="Foto"
        // The refused choice is not stored, so its count is hidden.
        aside={
          form.fields.pictures.errors?.length
            ? undefined
            : `${form.photos.length + form.choice.files.length}/${MAX_PICTURES}`
        }
        small
      >
        <PicturesFields form={form} label="Foto hasil kerja" />
      </Section>
      <AboutSection form={form} title="Jasa Anda" example="mis. Desain logo untuk UMKM" />
      <Section id="tempat" title="Cara dan tempat" small>
        <ModesField field={modes} />
        <LocationField form={form} hint="Kota, kabupaten, atau Online." />
        <details className="disclosure mt-4" open={more || Boolean(areas.error)}>
          <summary>
            <span className="flex-1">Wilayah lain, mulai kerja, ongkos datang</span>
          </summary>
          <div>
            <SelectField
              field={startsIn}
              label="Paling cepat bisa mulai"
              optional
              options={START_OPTIONS}
              placeholder="Tidak disebut"
            />
            <PriceField
              field={callOutFee}
              label="Ongkos datang bila batal mendadak"
              hint={CALL_OUT_HINT}
              optional
              inputMode="numeric"
              pattern={undefined}
            />
            <AreasField field={area} areas={areas} towns={towns} fees={fees} />
          </div>
        </details>
      </Section>
      <Section id="harga" title="Harga dan waktu" small>
        <div className="field-pair">
          <PriceField field={price} label="Harga" hint={FEE} below onInput={proceeds.onInput} />
          <TextField field={deliveryTime} label="Waktu pengerjaan" placeholder="3-5 hari" />
          <Hint field={price} hint={proceeds.said ?? FEE} />
        </div>
        <UnitField field={unit} />
      </Section>
      <Section id="paket" title="Paket" aside={WITHOUT_PACKAGES} small>
        {packages.map((row, position) => (
          <PackageFields key={row.name.name} position={position} fields={row} />
        ))}
      </Section>
      <details className="disclosure mt-6" open={choosable} id="tambahan">
        <summary>
          <span className="flex-1">Tambahan</span>
          <span className="text-sm text-ink-soft mx-2">Opsional</span>
        </summary>
        <div>
          <p className="field__hint mb-3">
            Paling banyak {MAX_EXTRAS}. Pembeli dapat memilihnya saat memesan, selain paketnya.
          </p>
          {extras.map((row, position) => (
            <ExtraFields key={row.name.name} position={position} fields={row} />
          ))}
        </div>
      </details>
    </ListingForm>
  );
}

function useRequirements(field: FieldView) {
  const [offered, setOffered] = useState<{ count: number; text: string }>();
  const box = useRef<HTMLDivElement>(null);
  const text = offered?.text ?? typed(field);
  const written = () => box.current?.querySelector("textarea")?.value ?? "";
  const offer = (category: string) => {
    const text = withExamples(written(), category);
    setOffered((before) => ({ count: (before?.count ?? 0) + 1, text }));
  };

  return {
    follow(category: string) {
      if (areExamples(written())) offer(category);
    },
    element: (
      <div ref={box}>
        <TextArea
          // A textarea reads its default value once, so other examples need a new element.
          key={offered?.count}
          field={fieldWith(field, { initialValue: text })}
          label="Persyaratan"
          hint={`Satu persyaratan per baris, paling banyak ${MAX_REQUIREMENTS}.`}
          optional
          rows={5}
        />
        <p className="mt-4">
          <Button
            type="submit"
            look="line"
            name="examples"
            value="1"
            onClick={(event: MouseEvent<HTMLButtonElement>) => {
              event.preventDefault();
              const category = event.currentTarget.form?.elements.namedItem("category");
              offer(category instanceof HTMLSelectElement ? category.value : "");
            }}
          >
            Isi contoh persyaratan
          </Button>
        </p>
      </div>
    ),
  };
}

const WANTED_FIELDS = ["budget", "deadline", "requirements", "additionalInfo"] as const;

type WantedFormProps = ListingFormProps<(typeof WANTED_FIELDS)[number]> & {
  dates: DateInput;
  questions: QuestionsView | null;
  answers: readonly (readonly string[])[];
};

/** Writes answers that the server moved into the description. A text field reads its default value only once. */
function useMovedAnswers(id: string, answer: WantedFormProps["answer"]) {
  useEffect(() => {
    const field = answer?.moved ? document.getElementById(id) : null;
    if (field instanceof HTMLTextAreaElement) field.value = String(answer?.rejected.result.initialValue?.description);
  }, [id, answer]);
}

function WantedForm({ dates, questions: shownFirst, answers, ...props }: WantedFormProps) {
  const form = useListingForm("wanted", WANTED_FIELDS, props);
  const { budget, deadline, location, additionalInfo } = form.fields;
  const requirements = useRequirements(form.fields.requirements);
  const needs = [form.fields.requirements, additionalInfo];
  const needed = useOpened(needs.some((field) => typed(field) || field.errors?.length));
  const questions = props.answer ? props.answer.questions : shownFirst;
  useMovedAnswers(form.fields.description.id, props.answer);
  const asked = askedQuestions(form.driven.id, questions, { result: form.result, answers });
  const [title, category, description] = form.about;
  const about = [title, category, ...asked.map(({ field }) => field), description].filter(
    (field) => field !== undefined,
  );
  const pictures = useOpened(
    form.photos.length > 0 || form.choice.files.length > 0 || form.pictured.some(({ errors }) => errors?.length),
  );
  return (
    <ListingForm form={form} order={[...about, budget, deadline, location, ...needs, ...form.pictured]}>
      <AboutSection
        form={form}
        title="Yang Anda cari"
        example="mis. Cat ulang dua kamar tidur"
        hint={questions ? `${QUESTIONS_HINT} ${questions.example}` : undefined}
        onCategory={requirements.follow}
      >
        {questions ? (
          <QuestionFields id={questions.id} asked={asked} />
        ) : (
          <p className="mt-4">
            <Button type="submit" look="line" name="ask" value="1">
              Jawab pertanyaan singkat
            </Button>
          </p>
        )}
        {props.answer?.moved && !description?.errors?.length && (
          <p className="field__hint" role="status">
            {props.answer.moved}
          </p>
        )}
        {props.answer?.sought && !questions && (
          <p className="field__hint" role="status">
            Belum ada pertanyaan tentang pekerjaan ini. Tulis deskripsinya di bawah.
          </p>
        )}
      </AboutSection>
      <Section id="anggaran" title="Anggaran, waktu, dan tempat" small>
        <div className="field-pair">
          <PriceField field={budget} label="Budget" />
          <TextField field={deadline} label="Deadline" type="date" {...dates} />
        </div>
        <LocationField form={form} hint="Kota atau kabupaten pekerjaannya, atau Online." />
      </Section>
      <details className="disclosure mt-6" open={needed} id="persyaratan">
        <summary>
          <span className="flex-1">Persyaratan dan informasi tambahan</span>
          <span className="text-sm text-ink-soft mx-2">Opsional</span>
        </summary>
        <div>
          {requirements.element}
          <TextArea
            field={additionalInfo}
            label="Informasi tambahan"
            hint="Satu hal per baris, misalnya: Cat sudah tersedia"
            optional
            low
          />
        </div>
      </details>
      <details className="disclosure" open={pictures}>
        <summary>
          <span className="flex-1">Foto referensi</span>
          <span className="text-sm text-ink-soft mx-2">Opsional</span>
        </summary>
        <div>
          <PicturesFields form={form} label="Foto referensi" />
        </div>
      </details>
    </ListingForm>
  );
}

type OwnListingFormProps = ComponentProps<typeof OfferForm> & ComponentProps<typeof WantedForm> & { kind: ListingKind };

export default function OwnListingForm({ kind, ...page }: OwnListingFormProps) {
  const ListingForm = kind === "offer" ? OfferForm : WantedForm;
  return <ListingForm {...page} />;
}
