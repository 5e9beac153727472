export type Station = { name: string; note?: string };

export function MoneyPath({ stations, at }: { stations: readonly Station[]; at: number }) {
  return (
    <ol className="money-path">
      {stations.map(({ name, note }, index) => (
        <li
          key={name}
          className={index < at ? "money-path__past" : index === at ? "money-path__now" : undefined}
          aria-current={index === at ? "step" : undefined}
        >
          {name}
          {note && (
            <>
              <br />
              <span className="tiny">{note}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
