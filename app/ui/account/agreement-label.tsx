/** One line for all that is agreed to, at sign-up and whenever it is asked again. */
export function AgreementLabel() {
  return (
    <>
      Saya menyetujui <a href="/terms">Syarat dan Ketentuan</a> serta <a href="/privacy">Kebijakan Privasi</a>
      , dan berusia 18 tahun atau lebih
    </>
  );
}
