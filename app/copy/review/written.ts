/** `public`: it came second, so that both are shown. */
export function writtenToast(written: "public" | "hidden") {
  return {
    message: "Ulasan terkirim",
    description:
      written === "public" ? "Kedua ulasan sekarang terbit." : "Terbit setelah ulasan kedua masuk.",
  };
}
