import { useNavigation } from "@remix-run/react";
import { WEEKDAYS } from "~/copy/core/days";
import type { DateInput } from "~/copy/core/written-date";
import { minuteText } from "~/copy/visit/time";
import { DAY_ENDS, DAY_STARTS } from "~/domain/visit/hours";
import { SubmitButton } from "../kit/button";
import { ErrorSummary } from "../kit/form/error-summary";
import { formResult, type Result } from "../kit/form/form-result";
import { TextField } from "../kit/form/text-field";
import { Panel } from "../kit/panel";
import { Form } from "../layout/form";

export type WeekdayHours = { weekday: number; works: boolean; from: number; to: number };

/** One row a weekday. */
export function HoursForm({
  days,
  untouched,
  result,
  wrong,
}: {
  days: readonly WeekdayHours[];
  /** Nothing was ever saved. */
  untouched: boolean;
  result: Result | undefined;
  /** Weekdays whose hours were refused. */
  wrong: readonly number[];
}) {
  const { errors } = formResult("jam", [], result);
  const busy = useNavigation().state !== "idle";
  const listed = wrong.map((weekday) => ({
    id: `from-${weekday}`,
    errors: errors?.map((said) => `${WEEKDAYS[weekday - 1]}: ${said}`),
  }));
  return (
    <Panel id="jam" title="Hari dan jam kerja">
      <p className="small soft">
        {untouched
          ? "Belum Anda atur: pembeli dapat memilih setiap hari, 08.00–17.00."
          : "Formulir pesanan hanya menawarkan hari dan jam ini."}{" "}
        Jamnya menurut tempat pengerjaan.
      </p>
      <ErrorSummary fields={listed} formErrors={wrong.length === 0 ? errors : []} />
      <Form method="post" noValidate>
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

function DayRow({ weekday, works, from, to, wrong }: WeekdayHours & { wrong: boolean }) {
  const name = WEEKDAYS[weekday - 1];
  return (
    <div className={wrong ? "hours-row has-error" : "hours-row"}>
      <div className="choice hours-row__day">
        <input type="checkbox" id={`works-${weekday}`} name={`works-${weekday}`} defaultChecked={works} />
        <label htmlFor={`works-${weekday}`}>{name}</label>
      </div>
      <Times
        name={`from-${weekday}`}
        label={`${name}, mulai`}
        options={DAY_STARTS}
        value={from}
        bad={wrong}
      />
      <span className="hours-row__until" aria-hidden="true">
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
      className="input hours-row__time"
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

export function DaysOffForm({
  days,
  dates,
  result,
}: {
  days: readonly { value: string; text: string }[];
  dates: DateInput;
  result: Result | undefined;
}) {
  const { fields } = formResult("libur", ["from", "until"], result);
  const busy = useNavigation().state !== "idle";
  return (
    <Panel id="libur" title="Hari libur">
      <p className="small soft">
        Pada hari ini tidak ada yang dapat memesan kunjungan. Jadwal yang sudah disepakati tetap berlaku.
      </p>
      <ErrorSummary fields={[fields.from, fields.until]} />
      <Form method="post" noValidate>
        {days.length > 0 && (
          <ul className="days-off">
            {days.map(({ value, text }) => (
              <li className="spread" key={value}>
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
      <Form method="post" noValidate>
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
