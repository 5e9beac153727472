import { Failed } from "./failed";
import { TitleBar } from "./title-bar";

/** A page of work whose list could not be read: its head, and the way to try again. */
export function ListFailed({ title, failed, text = "" }: { title: string; failed: string; text?: string }) {
  return (
    <>
      <TitleBar title={title} />
      <Failed failed={failed} text={text} />
    </>
  );
}
