import { Form } from "~/ui/form";
import { Badge, SubmitButton } from "~/ui/kit";

type Device = {
  id: string;
  name: string;
  used: string;
  here: boolean;
};

/** The current device has no button: "Keluar" ends it. */
export function DeviceList({ devices, busy }: { devices: readonly Device[]; busy: boolean }) {
  return (
    <Form method="post">
      <fieldset disabled={busy}>
        <input type="hidden" name="change" value="devices" />
        <ul>
          {devices.map((device) => (
            <li key={device.id} className="spread">
              <span className="pr-2">
                <b>{device.name}</b>
                <br />
                <span className="small soft">
                  {device.here ? "Sedang dipakai" : `Terakhir dipakai ${device.used}`}
                </span>
              </span>
              {device.here ? (
                <Badge look="on">Perangkat ini</Badge>
              ) : (
                <SubmitButton
                  look="danger-line"
                  name="session"
                  value={device.id}
                  aria-label={`Keluarkan ${device.name}, terakhir dipakai ${device.used}`}
                >
                  Keluarkan
                </SubmitButton>
              )}
            </li>
          ))}
        </ul>
        {devices.some(({ here }) => !here) ? (
          <SubmitButton look="line" wide name="session" value="others">
            Keluarkan semua perangkat lain
          </SubmitButton>
        ) : (
          <p className="small soft">Akun Anda tidak dibuka di perangkat lain.</p>
        )}
      </fieldset>
    </Form>
  );
}
