import { useEffect, useState } from "react";
import { Checkbox } from "~/ui/choices";
import { Form } from "~/ui/form";
import { Button, Section } from "~/ui/kit";
import { useServerForm } from "~/ui/server-form";

const FORM = "langsung-form";

type State = "unknown" | "unsupported" | "refused" | "off" | "on";

const inBase64Url = (bytes: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return null;
  return navigator.serviceWorker.register("/sw.js", { scope: "/dashboard" });
}

async function readState(): Promise<State> {
  const worker = await findWorker();
  if (!worker) return "unsupported";
  if (Notification.permission === "denied") return "refused";
  return (await worker.pushManager.getSubscription()) ? "on" : "off";
}

/** Subscribes this browser with one tap. The browser asks for the permission. */
async function subscribe(publicKey: string): Promise<PushSubscription | null> {
  const worker = await findWorker();
  return worker ? worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }) : null;
}

const SENTENCES: Partial<Record<State, string>> = {
  unsupported: "Peramban ini belum mendukungnya. Di iPhone, tambahkan dulu JasaWarga ke layar utama.",
  refused: "Peramban Anda menolak notifikasi dari JasaWarga. Ubah izinnya di setelan peramban.",
  on: "Aktif di perangkat ini.",
};

export function PushPanel({ publicKey }: { publicKey: string }) {
  const [state, setState] = useState<State>("unknown");
  const [form, fields] = useServerForm<"details">({ id: FORM, lastResult: undefined });
  useEffect(() => {
    readState().then(setState, () => setState("unsupported"));
  }, []);
  async function send(off: boolean) {
    const current = await (await findWorker())?.pushManager.getSubscription();
    const subscription = off ? current : ((await subscribe(publicKey).catch(() => null)) ?? null);
    const element = document.getElementById(FORM);
    if (!(element instanceof HTMLFormElement) || !subscription) return setState(await readState());
    const { elements } = element;
    const fill = (name: string, value: string) => {
      const field = elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = value;
    };
    fill("endpoint", subscription.endpoint);
    fill("p256dh", inBase64Url(subscription.getKey("p256dh")));
    fill("auth", inBase64Url(subscription.getKey("auth")));
    const choice = elements.namedItem("off");
    if (choice instanceof HTMLInputElement) choice.disabled = !off;
    if (off) await subscription.unsubscribe();
    element.requestSubmit();
    setState(off ? "off" : "on");
  }
  return (
    <Section id="langsung" title="Notifikasi langsung" small>
      <p>{SENTENCES[state] ?? "Kabar muncul di layar perangkat ini, juga saat JasaWarga tertutup."}</p>
      <Form method="post" action="/account/push" form={form}>
        {["endpoint", "p256dh", "auth"].map((name) => (
          <input key={name} type="hidden" name={name} />
        ))}
        <input type="hidden" name="off" value="on" disabled />
        {state === "off" && (
          <Checkbox field={fields.details} label="Tampilkan nama dan jumlah uang di layar terkunci" />
        )}
        <p className="actions">
          {state === "off" && (
            <Button type="button" onClick={() => void send(false)}>
              Aktifkan di perangkat ini
            </Button>
          )}
          {state === "on" && (
            <Button type="button" look="line" onClick={() => void send(true)}>
              Matikan di perangkat ini
            </Button>
          )}
        </p>
      </Form>
    </Section>
  );
}
