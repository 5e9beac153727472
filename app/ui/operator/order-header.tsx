import { shortTitle } from "~/domain/core/text";
import { Breadcrumbs } from "../kit/navigation/breadcrumbs";
import { Bdi } from "../kit/text/bdi";
import { Topline } from "../layout/title-bar";

export function OrderActionHeader({ id, title, heading }: { id: string; title: string; heading: string }) {
  return (
    <>
      <Topline>
        <Breadcrumbs
          trail={[
            { text: "Pesanan", href: "/operator/orders" },
            { text: shortTitle(title), href: `/operator/orders/${id}` },
            { text: heading },
          ]}
        />
      </Topline>
      <h1>{heading}</h1>
      <p className="soft">
        <Bdi>{title}</Bdi>
      </p>
    </>
  );
}
