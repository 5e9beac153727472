import { START_TEXTS } from "~/copy/account/start";
import { NONE_OF_PART } from "~/copy/order/list";
import { Avatar } from "../../kit/avatar";
import { Section } from "../../kit/section";
import { Ways } from "../../kit/ways";

export type TurnLine = {
  href: string;
  /** Of whom the picture's initials are, or a number. */
  face: string;
  title: string;
  text: string;
  verb: string;
};

/** What waits for the reader, the most urgent first. `all`: where there are more. */
export function TurnList({
  title,
  turns,
  all,
}: {
  title: string;
  turns: readonly TurnLine[];
  all: { href: string; text: string } | null;
}) {
  const link = all ? { ...all, label: `${all.text}, giliran Anda` } : undefined;
  return (
    <Section id="giliran" title={title} small link={link}>
      {turns.length === 0 ? (
        <p className="small soft">{all ? START_TEXTS.moreTurns : NONE_OF_PART.turns}</p>
      ) : (
        <Ways
          ways={turns.map(({ href, face, title, text, verb }) => ({
            key: href,
            to: { href },
            face: <Avatar name={face} />,
            title,
            text,
            end: <span className="turn-list__verb">{verb}</span>,
          }))}
        />
      )}
    </Section>
  );
}
