import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { isRouteErrorResponse, useLoaderData, useRouteError } from "@remix-run/react";
import type { PageHandle } from "~/http/page";
import { deleteListing } from "~/operations/listing/delete-listing.server";
import { Crumbs } from "~/ui/kit/breadcrumbs";
import { Topline } from "~/ui/layout/dashboard";
import { DeletionPage } from "~/ui/listing/deletion";
import { OwnListingMissing } from "~/ui/listing/own-listing-not-found";
import { askForDeletion, deletion } from "~/views/listing/own-listing.server";

export function loader(args: LoaderFunctionArgs) {
  return askForDeletion(args, "wanted");
}

export function action(args: ActionFunctionArgs) {
  return deletion(args, "wanted", deleteListing);
}

export default function WantedDeletion() {
  const asked = useLoaderData<typeof loader>();
  return (
    <>
      <Topline>
        <Crumbs
          trail={[{ text: "Jasa Dicari", href: "/dashboard/wanted" }, { text: "Hapus permintaan jasa" }]}
        />
      </Topline>
      <div className="mt-4">
        <DeletionPage kind="wanted" {...asked} />
      </div>
    </>
  );
}

export const meta: MetaFunction = () => [{ title: "Hapus permintaan jasa | JasaWarga" }];

export const handle: PageHandle = { page: "app" };

export function ErrorBoundary() {
  const error = useRouteError();
  return <OwnListingMissing kind="wanted" status={isRouteErrorResponse(error) ? error.status : 500} />;
}
