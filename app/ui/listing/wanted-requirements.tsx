import { Section } from "../kit/section";

export function WantedRequirements({
  requirements,
  additionalInfo,
}: {
  requirements: readonly string[];
  additionalInfo: readonly string[];
}) {
  return (
    <>
      {requirements.length > 0 && (
        <Section id="persyaratan" title="Persyaratan">
          <Lines className="check-list" lines={requirements} />
        </Section>
      )}
      {additionalInfo.length > 0 && (
        <details className="disclosure mt-5">
          <summary>Informasi Tambahan</summary>
          <div className="prose">
            <Lines lines={additionalInfo} />
          </div>
        </details>
      )}
    </>
  );
}

function Lines({ lines, className }: { lines: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
