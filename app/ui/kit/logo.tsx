export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d="M1 1c9 0 14 5 14 14C6 15 1 10 1 1zM31 31c-9 0-14-5-14-14 9 0 14 5 14 14zM1 31c0-9 5-14 14-14 0 9-5 14-14 14z" />
      <path d="M31 1c0 9-5 14-14 14 0-9 5-14 14-14z" />
    </svg>
  );
}

export function Wordmark() {
  return (
    <>
      <Mark />
      <span>
        Jasa<b>Warga</b>
      </span>
    </>
  );
}

export function Logo() {
  return (
    <a className="logo" href="/" aria-label="JasaWarga, ke Beranda">
      <Wordmark />
    </a>
  );
}
