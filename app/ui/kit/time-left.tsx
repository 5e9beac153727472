/** "17 jam lagi"; with script an open page counts down to `until`, UTC ms (`layout/afterwards`). */
export function TimeLeft({ left, until = null }: { left: string; until?: number | null }) {
  if (until === null) return <>{left}</>;
  return (
    <time dateTime={new Date(until).toISOString()} data-left="">
      {left}
    </time>
  );
}
