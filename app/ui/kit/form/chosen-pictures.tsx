import { useEffect, useState } from "react";

/** Pictures chosen in a file field, small, before they are sent; nothing without script. */
export function ChosenPictures({ files }: { files: readonly File[] }) {
  const [urls, setUrls] = useState<string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setUrls(made);
    // Each holds its file in memory until then.
    return () => made.forEach((url) => void URL.revokeObjectURL(url));
  }, [files]);
  if (urls.length === 0) return null;
  return (
    <ul className="photo-tiles" aria-label="Foto yang dipilih">
      {urls.map((url, index) => (
        <li key={url}>
          <img src={url} alt={files[index]?.name ?? ""} />
        </li>
      ))}
    </ul>
  );
}
