import { dateInput } from "~/copy/core/written-date";
import { dayText } from "~/copy/visit/time";
import type { findHours } from "~/db/visit/hours.server";
import { USUAL_HOURS } from "~/domain/visit/slots";

type Found = Awaited<ReturnType<typeof findHours>>;

/** Every weekday, as it holds now, and the days off from `first` on. */
export function hoursView({ hours, daysOff }: Found, first: string) {
  const untouched = hours.length === 0;
  return {
    untouched,
    dates: dateInput(first),
    days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
      const own = hours.find((day) => day.weekday === weekday);
      const { from, to } = own ?? USUAL_HOURS;
      return { weekday, works: untouched || own !== undefined, from, to };
    }),
    daysOff: daysOff.filter((day) => day >= first).map((day) => ({ value: day, text: dayText(day) })),
  };
}
