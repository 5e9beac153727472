import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LOGIN_TO_SET_HOURS } from "~/copy/account/login-first";
import { addDaysOff, findHours, removeDayOff, saveHours } from "~/db/visit/hours.server";
import { today } from "~/domain/visit/calendar";
import { readDaysOff, readHours } from "~/domain/visit/hours";
import { askedDaysOff, askedHours, hoursIntent } from "~/forms/visit/hours.server";
import { type FormResult, readForm } from "~/http/form.server";
import type { PageHandle } from "~/http/page";
import { expectUser } from "~/http/viewer.server";
import { daysOffResult, hoursResult } from "~/http/visit-form.server";
import { LISTS } from "~/platform/core/cache-tags.server";
import { Breadcrumbs } from "~/ui/kit/navigation/breadcrumbs";
import { Topline } from "~/ui/layout/title-bar";
import { DaysOffForm, HoursForm, type WeekdayHours } from "~/ui/visit/hours-form";
import { hoursView } from "~/views/visit/hours.server";

const PAGE = "/dashboard/services/hours";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { db, now } = context;
  const user = await expectUser(context, request, LOGIN_TO_SET_HOURS);
  // No zone begins its day later than WIB.
  const found = await findHours(db, user.id, today(now, "WIB"));
  return hoursView(found, today(now, (await user.reader()).zone));
}

type Refused = { form: "hours" | "off"; result: FormResult; wrong: number[]; days: WeekdayHours[] | null };

export async function action({ request, context }: ActionFunctionArgs) {
  const { db, now, toasts } = context;
  const user = await expectUser(context, request, LOGIN_TO_SET_HOURS);
  const form = await readForm(request);
  const intent = hoursIntent(form);
  const done = (message: string) => toasts.redirectWithSuccess(PAGE, { message }, { status: 303 });
  if (intent.kind === "work") {
    await removeDayOff(db, user.id, intent.day, now);
    return done("Hari libur dihapus");
  }
  if (intent.kind === "off") {
    const first = today(now, (await user.reader()).zone);
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
  // Searches order offers by the hours of their sellers.
  context.purge(LISTS);
  return done("Jam kerja disimpan");
}

export default function Hours() {
  const { days, untouched, daysOff, dates } = useLoaderData<typeof loader>();
  const answer = useActionData<Refused>();
  const ofHours = answer?.form === "hours" ? answer : undefined;
  const ofDays = answer?.form === "off" ? answer : undefined;
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[{ text: "Jasa Ditawarkan", href: "/dashboard/services" }, { text: "Jam kerja" }]}
        />
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
      <div className="mt-5">
        <DaysOffForm key={daysOff.length} days={daysOff} dates={dates} result={ofDays?.result} />
      </div>
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Jam kerja | JasaWarga" }];

export const handle: PageHandle = { page: "app", sheet: "ordering" };
