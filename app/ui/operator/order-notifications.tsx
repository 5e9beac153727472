import { AppButtonLink } from "../kit/navigation/app-link";
import { Section } from "../kit/section";

type AdminOrderNotification = {
  key: string;
  /** null: the archive does not hold it as it was */
  body: string | null;
  received: string;
  /** null while it has had no effect */
  processed: string | null;
  outcome: string;
  /** When the body was cut to what the books need; null while it is whole. */
  shortened: string | null;
};

/** One without effect can be processed again. */
export function AdminOrderNotifications({
  orderId,
  notifications,
}: {
  orderId: string;
  notifications: readonly AdminOrderNotification[];
}) {
  return (
    <Section id="kabar" title="Kabar penyedia pembayaran" tight>
      {notifications.length === 0 && (
        <p className="soft">Penyedia pembayaran belum mengirim kabar apa pun.</p>
      )}
      {notifications.map(({ key, body, received, processed, outcome, shortened }) => (
        <details className="disclosure" key={key}>
          <summary>
            <span>
              {received}
              <br />
              <span className={processed ? "small soft" : "small"}>
                {processed ? `Diproses: ${outcome}` : `Belum diproses: ${outcome}`}
              </span>
            </span>
          </summary>
          <div>
            {body === null ? <p>Isinya tidak ada di arsip seperti waktu disimpan.</p> : <pre>{body}</pre>}
            {shortened && (
              <p className="small soft">
                Isi lengkapnya dihapus {shortened}, karena memuat data pribadi. Yang tersisa ini untuk
                pembukuan.
              </p>
            )}
            {!processed && !shortened && (
              <p className="mt-4">
                <AppButtonLink look="line" to={`/operator/orders/${orderId}/notifications/${key}`}>
                  Proses Ulang
                </AppButtonLink>
              </p>
            )}
          </div>
        </details>
      ))}
    </Section>
  );
}
