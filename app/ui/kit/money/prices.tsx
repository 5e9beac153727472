const WHOLE = /(Rp \d[\d.]*\d|Rp \d|\d\d\.\d\d WI(?:B|TA|T))/;

/** Running text that does not wrap within "Rp 350.000" or "10.05 WIB". */
export function Prices({ text }: { text: string }) {
  return (
    <>
      {text.split(WHOLE).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stand where they stand.
          <span key={index} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}
