import { Panel } from "../kit/panel";
import { PlainText } from "../kit/plain-text";

export function OrderNeeds({ text }: { text: string }) {
  return (
    <Panel id="kebutuhan" title="Kebutuhan">
      <PlainText text={text} />
    </Panel>
  );
}

export function OrderNotes({ title, text }: { title: string; text: string }) {
  if (text === "") return null;
  return (
    <Panel id="catatan" title={title}>
      <PlainText text={text} />
    </Panel>
  );
}
