import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { requireUser } from "~/accounts/viewer.server";
import { type DateInput, WEEKDAYS } from "~/platform/date-text";
import { LISTS_CACHE_TAG } from "~/platform/edge-cache.server";
import type { FormDefinition } from "~/platform/forms/form";
import { type FormResult, readForm } from "~/platform/forms/requests.server";
import type { PageHandle } from "~/platform/pages";
import { pageTitle, SETTING_NOT_SAVED } from "~/platform/sentence-text";
import { ErrorSummary, type Result, TextField } from "~/ui/fields";
import { Form } from "~/ui/form";
import { Panel, SubmitButton } from "~/ui/kit";
import { Breadcrumbs } from "~/ui/navigation";
import { useServerForm } from "~/ui/server-form";
import { Topline } from "~/ui/title-bar";
import { askedDaysOff, askedHours, hoursIntent, VISIT_FIELDS } from "~/visits/form.server";
import { hoursView } from "~/visits/page-data.server";
import { addDaysOff, findHours, removeDayOff, saveHours } from "~/visits/queries.server";
import { daysOffResult, hoursResult } from "~/visits/requests.server";
import { minuteText } from "~/visits/time-text";
import { DAY_ENDS, DAY_STARTS, readDaysOff, readHours, today } from "~/visits/visit";

type WeekdayHours = { weekday: number; works: boolean; from: number; to: number };

const LOGIN_TO_SET_HOURS = { message: "Anda harus login untuk mengatur jam kerja" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const user = await requireUser(context, request, LOGIN_TO_SET_HOURS);
  // WIB is the zone in which a day begins last.
  const found = await findHours(db, user.id, today(now, "WIB"));
  return hoursView(found, today(now, user.zone));
}

export const formDefinition: FormDefinition = { failed: SETTING_NOT_SAVED, fields: VISIT_FIELDS };

export async function action({ request, context }: ActionFunctionArgs) {
  const { db, now, toasts } = context;
  const user = await requireUser(context, request, LOGIN_TO_SET_HOURS);
  const form = await readForm(request);
  const intent = hoursIntent(form);
  const done = (message: string) => toasts.redirectWithSuccess(PAGE, { message }, { status: 303 });
  if (intent.kind === "work") {
    await removeDayOff(db, user.id, intent.day, now);
    return done("Hari libur dihapus");
  }
  if (intent.kind === "off") {
    const first = today(now, user.zone);
    const asked = askedDaysOff(form);
    const read = readDaysOff(asked, first);
    if (!read.ok) {
      const refused: Refused = {
        form: "off",
        result: daysOffResult(asked, read, first),
        wrong: [],
        days: null,
      };
      return data(refused, { status: 400 });
    }
    await addDaysOff(db, user.id, read.days, first, now);
    return done("Hari libur ditambahkan");
  }
  const asked = askedHours(form);
  const read = readHours(asked);
  if (!read.ok) {
    const refused: Refused = {
      form: "hours",
      result: hoursResult(read.fault),
      wrong: read.weekdays,
      days: asked,
    };
    return data(refused, { status: 400 });
  }
  await saveHours(db, user.id, read.hours, now);
  // Search results depend on the sellers' hours.
  context.purge(LISTS_CACHE_TAG);
  return done("Jam kerja disimpan");
}

const PAGE = "/dashboard/services/hours";

function HoursForm({
  days,
  untouched,
  result,
  wrong,
}: {
  days: readonly WeekdayHours[];
  untouched: boolean;
  result: Result | undefined;
  wrong: readonly number[];
}) {
  const [form] = useServerForm({ id: "jam-kerja", lastResult: result });
  const busy = useNavigation().state !== "idle";
  const listed = wrong.map((weekday) => ({
    id: `from-${weekday}`,
    errors: form.errors?.map((said) => `${WEEKDAYS[weekday - 1]}: ${said}`),
  }));
  return (
    <Panel id="jam" title="Hari dan jam kerja">
      <p className="text-sm text-ink-soft">
        {untouched
          ? "Belum Anda atur: pembeli dapat memilih setiap hari, 08.00–17.00."
          : "Formulir pesanan hanya menawarkan hari dan jam ini."}{" "}
        Jamnya menurut tempat pengerjaan.
      </p>
      <ErrorSummary answer={result} fields={listed} formErrors={wrong.length === 0 ? form.errors : []} />
      <Form method="post" form={form}>
        <input type="hidden" name="intent" value="hours" />
        <fieldset disabled={busy}>
          <legend className="sr-only">Hari kerja</legend>
          {days.map((day) => (
            <DayRow key={day.weekday} {...day} wrong={wrong.includes(day.weekday)} />
          ))}
        </fieldset>
        <div className="actions">
          <SubmitButton busy={busy}>Simpan Jam Kerja</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}

const HOURS = "flex items-center border-b py-1 [&>select]:mt-0 [&>select]:w-auto [&>select]:pl-2 [&>select]:pr-7";

function DayRow({ weekday, works, from, to, wrong }: WeekdayHours & { wrong: boolean }) {
  const name = WEEKDAYS[weekday - 1];
  return (
    <div className={wrong ? `has-error ${HOURS}` : HOURS}>
      <div className="choice mt-0 flex-1 [&>label]:pl-2">
        <input type="checkbox" id={`works-${weekday}`} name={`works-${weekday}`} defaultChecked={works} />
        <label htmlFor={`works-${weekday}`}>{name}</label>
      </div>
      <Times name={`from-${weekday}`} label={`${name}, mulai`} options={DAY_STARTS} value={from} bad={wrong} />
      <span className="px-1.5" aria-hidden="true">
        –
      </span>
      <Times name={`to-${weekday}`} label={`${name}, selesai`} options={DAY_ENDS} value={to} bad={wrong} />
    </div>
  );
}

function Times({
  name,
  label,
  options,
  value,
  bad,
}: {
  name: string;
  label: string;
  options: readonly number[];
  value: number;
  bad: boolean;
}) {
  return (
    <select
      id={name}
      name={name}
      className="input"
      aria-label={label}
      aria-invalid={bad || undefined}
      defaultValue={options.includes(value) ? value : options[0]}
    >
      {options.map((minute) => (
        <option key={minute} value={minute}>
          {minuteText(minute)}
        </option>
      ))}
    </select>
  );
}

function DaysOffForm({
  days,
  dates,
  result,
}: {
  days: readonly { value: string; text: string }[];
  dates: DateInput;
  result: Result | undefined;
}) {
  const [form, fields] = useServerForm<"from" | "until">({ id: "hari-libur", lastResult: result });
  const busy = useNavigation().state !== "idle";
  return (
    <Panel id="libur" title="Hari libur">
      <p className="text-sm text-ink-soft">
        Pada hari ini tidak ada yang dapat memesan kunjungan. Jadwal yang sudah disepakati tetap berlaku.
      </p>
      <ErrorSummary answer={result} fields={[fields.from, fields.until]} />
      <Form method="post" noValidate>
        {days.length > 0 && (
          <ul className="mt-3 [&>li]:border-b [&>li]:py-1.5">
            {days.map(({ value, text }) => (
              <li className="mb-4 mt-3 flex items-center justify-between" key={value}>
                <span>{text}</span>
                <button
                  type="submit"
                  className="btn btn--line"
                  name="remove"
                  value={value}
                  disabled={busy}
                  aria-label={`Hapus libur ${text}`}
                >
                  Hapus
                </button>
              </li>
            ))}
          </ul>
        )}
      </Form>
      <Form method="post" form={form}>
        <input type="hidden" name="intent" value="off" />
        <fieldset disabled={busy}>
          <TextField field={fields.from} label="Mulai libur" short type="date" {...dates} />
          <TextField
            field={fields.until}
            label="Sampai"
            hint="Kosongkan bila libur satu hari."
            optional
            short
            type="date"
            {...dates}
          />
        </fieldset>
        <div className="actions">
          <SubmitButton busy={busy}>Tambah Libur</SubmitButton>
        </div>
      </Form>
    </Panel>
  );
}

type Refused = { form: "hours" | "off"; result: FormResult; wrong: number[]; days: WeekdayHours[] | null };

export default function Hours() {
  const { days, untouched, daysOff, dates } = useLoaderData<typeof loader>();
  const answer = useActionData<Refused>();
  const ofHours = answer?.form === "hours" ? answer : undefined;
  const ofDays = answer?.form === "off" ? answer : undefined;
  return (
    <>
      <Topline>
        <Breadcrumbs trail={[{ text: "Jasa Ditawarkan", href: "/dashboard/services" }, { text: "Jam kerja" }]} />
      </Topline>
      <h1>Jam kerja</h1>
      <div className="mt-4">
        <HoursForm
          key={ofHours ? "sent" : JSON.stringify(days)}
          days={ofHours?.days ?? days}
          untouched={untouched}
          result={ofHours?.result}
          wrong={ofHours?.wrong ?? []}
        />
      </div>
      <div className="mt-6">
        <DaysOffForm key={daysOff.length} days={daysOff} dates={dates} result={ofDays?.result} />
      </div>
    </>
  );
}

export const meta: MetaFunction = () => [{ title: pageTitle("Jam kerja") }];

export const handle: PageHandle = { page: "app" };
