import { useLocation } from "@remix-run/react";
import { TitleBar } from "./title-bar";
import { Toast } from "./toast";

/** In place of a list that could not be read: says so on top, and asks once more for the same page. */
export function ListFailed({ title, failed, text = "" }: { title: string; failed: string; text?: string }) {
  return (
    <>
      <TitleBar title={title} />
      <Failed failed={failed} text={text} />
    </>
  );
}

/** The same where the page has another head. */
export function Failed({ failed, text = "" }: { failed: string; text?: string }) {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-3">
      <Toast
        kind="error"
        title={failed}
        description={`${text} Periksa sambungan Anda.`.trim()}
        again={pathname + search}
      />
    </div>
  );
}
