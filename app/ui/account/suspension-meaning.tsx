import { SUSPENSION_MEANING } from "~/copy/account/suspension";
import { AppButtonLink } from "../kit/navigation/app-link";
import { Section } from "../kit/section";

export function SuspensionMeaning() {
  return (
    <Section id="artinya" title="Apa artinya" tight>
      {SUSPENSION_MEANING.map(({ first, rest }) => (
        <p className="mb-3" key={rest}>
          {first && <b>{first}</b>} {rest}
        </p>
      ))}
      <p className="actions">
        <AppButtonLink look="line" to="/dashboard/orders?sisi=pembeli">
          Pesanan Saya
        </AppButtonLink>
        <AppButtonLink look="line" to="/dashboard/orders?sisi=penjual">
          Dipesan dari Saya
        </AppButtonLink>
        <AppButtonLink look="line" to="/dashboard/balance/withdrawals/new">
          Tarik Saldo
        </AppButtonLink>
      </p>
    </Section>
  );
}
