import { shortTitle, titleWithId } from "~/domain/core/text";
import { Breadcrumbs } from "../../kit/navigation/breadcrumbs";
import { Topline } from "../../layout/title-bar";

/** `decide`: a phone leads straight to the ruling. */
export function DisputeBreadcrumbs({
  id,
  title,
  here,
  decide = false,
}: {
  id: string;
  title: string;
  here?: string;
  decide?: boolean;
}) {
  const place = { text: shortTitle(title), href: `/operator/disputes/${id}` };
  return (
    <Topline
      menu={
        decide && (
          <a className="btn btn--line phone-only" href="#putusan">
            Putuskan
          </a>
        )
      }
    >
      <Breadcrumbs
        trail={[
          { text: "Sengketa", href: "/operator/disputes" },
          ...(here ? [place, { text: here }] : [{ text: titleWithId(title, id) }]),
        ]}
      />
    </Topline>
  );
}
