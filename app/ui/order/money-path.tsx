export type Station = { name: string; note?: string };

/** Where the money is: stations it has left, the one it rests at, those it has yet to reach. */
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
