import { Fragment } from "react";

const ADDRESS = /(https?:\/\/[^\s]+)/;

export function EmailBody({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter's paragraphs never change places
        <p key={index} className="mt-3 whitespace-pre-line">
          {paragraph.split(ADDRESS).map((part) =>
            ADDRESS.test(part) ? (
              <a key={part} href={part}>
                {part}
              </a>
            ) : (
              <Fragment key={part}>{part}</Fragment>
            ),
          )}
        </p>
      ))}
    </>
  );
}
