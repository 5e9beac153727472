import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { displayName, type Viewer } from "~/accounts/person";
import { isPrice, parseRupiah } from "~/platform/money";
import { FilePreview } from "~/ui/chosen-files";
import { UNITS, type Unit } from "../../package";
import { ResultCard } from "../result-card";

type Draft = { title: string; category: string; location: string; price: number | null; unit?: Unit };

function readDraft(form: HTMLFormElement): Draft {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "").trim();
  const price = parseRupiah(text("price"));
  const unit = UNITS.find((one) => one === text("unit"));
  return {
    title: text("title"),
    category: text("category"),
    location: text("location"),
    price: isPrice(price) ? price : null,
    ...(unit && { unit }),
  };
}

/** Shows the offer as the results do, and follows the fields of the form. */
export function OfferPreview({
  formId,
  cover,
  file,
}: {
  formId: string;
  cover: { url: string; width: number; height: number } | null;
  file: File | null;
}) {
  const viewer = useRouteLoaderData<{ viewer: Viewer | null }>("root")?.viewer;
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () => setDraft(readDraft(form));
    read();
    // Suggested values, such as a town, change a field without an input event.
    for (const event of ["input", "change"]) form.addEventListener(event, read);
    return () => {
      for (const event of ["input", "change"]) form.removeEventListener(event, read);
    };
  }, [formId]);
  if (!draft) return null;
  const { title, category, location, price, unit } = draft;
  return (
    <section aria-labelledby="h-pratinjau">
      <h2 className="mb-2 text-base" id="h-pratinjau">
        Tampil di hasil pencarian
      </h2>
      <ResultCard
        as="div"
        title={title || "Judul jasa Anda"}
        category={category || "Lainnya"}
        picture={cover && { ...cover, alt: "" }}
        photo={
          !cover && file ? (
            <div className="picture">
              <FilePreview file={file} />
            </div>
          ) : undefined
        }
        sellerName={displayName(viewer?.name)}
        sellerPicture={viewer?.pictureUrl ?? null}
        places={location === "" ? [] : [location]}
        price={price}
        {...(unit && { unit })}
        line={price === null ? "Belum ada harga" : undefined}
      />
    </section>
  );
}
