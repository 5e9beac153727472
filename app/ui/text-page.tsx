import type { PhrasingContent, Root } from "mdast";
import type { ReactNode } from "react";
import { formatDate } from "~/platform/dates";
import { ANSWER_DAYS, CONSUMER_PROTECTION, SUPPORT_EMAIL } from "~/platform/sentence-text";
import { besideColumn, Panel, Section, twoColumns } from "./kit";
import { Breadcrumbs } from "./navigation";
import { Main } from "./page-frame";
import { RichLine, RichText } from "./rich-text";
import { TrustNote } from "./trust-note";

type HowStep = { title: string; text: ReactNode; money: ReactNode };

export function HowSteps({ steps }: { steps: readonly HowStep[] }) {
  return (
    <ol>
      {steps.map(({ title, text, money }, index) => (
        <li key={title} className="flex flex-wrap items-baseline border-t py-3 first:border-t-0 first:pt-0">
          <span
            className="w-11 font-extrabold leading-none tracking-tight text-[2rem] text-accent-ink"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <div className="max-w-[36rem] flex-[1_1_14rem] pr-4">
            <h3 className="text-lg">{title}</h3>
            {text}
          </div>
          <div className="ml-11 flex-[1_1_14rem] text-ink-soft lg:ml-0">
            <TrustNote>{money}</TrustNote>
          </div>
        </li>
      ))}
    </ol>
  );
}

type TextPart = { id: string; title: string; tree: Root; money: readonly PhrasingContent[] };
type TextSection = { id: string; title: string; intro: Root; parts: readonly TextPart[] };
type Parts = "questions" | "steps" | undefined;

export function TextPage({
  page,
}: {
  page: {
    title: string;
    updated: string;
    parts?: Parts;
    lead: Root;
    sections: readonly TextSection[];
  };
}) {
  const { title, updated, parts, lead, sections } = page;
  return (
    <Main>
      <Breadcrumbs trail={[{ text: "Beranda", href: "/" }, { text: title }]} />
      <div className={twoColumns}>
        <article>
          <h1>{title}</h1>
          <p className="text-ink-soft text-sm mt-1 mb-4">
            Terakhir diperbarui <time dateTime={updated}>{formatDate(Date.parse(updated))}</time>
          </p>
          <Words tree={lead} />
          <details className="disclosure lg:hidden mt-4">
            <summary>Isi halaman</summary>
            <Contents label="Isi halaman, layar kecil" sections={sections} />
          </details>
          {sections.map((section) => (
            <Section key={section.id} id={section.id} title={section.title} tight>
              {section.intro.children.length > 0 && <Words tree={section.intro} />}
              <PartList parts={section.parts} kind={parts} />
            </Section>
          ))}
          <div className="mt-8 max-w-form">
            <ContactPanel />
          </div>
        </article>
        <aside className={`max-lg:hidden print:hidden ${besideColumn}`}>
          <div className="panel">
            <h2>Isi halaman</h2>
            <Contents label="Isi halaman" sections={sections} />
          </div>
        </aside>
      </div>
    </Main>
  );
}

function Contents({ label, sections }: { label: string; sections: readonly TextSection[] }) {
  return (
    <nav aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id} className="py-2">
            <a className="py-2" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PartList({ parts, kind }: { parts: readonly TextPart[]; kind: Parts }) {
  if (parts.length === 0) return null;
  if (kind === "steps") {
    return (
      <HowSteps
        steps={parts.map(({ title, tree, money }) => ({
          title,
          text: (
            <div className="pr-4">
              <RichText tree={tree} ours />
            </div>
          ),
          money: <RichLine words={money} />,
        }))}
      />
    );
  }
  return (
    <>
      {parts.map(({ id, title, tree }) =>
        kind === "questions" ? (
          <details key={id} id={id} className="disclosure">
            <summary>{title}</summary>
            <div>
              <Words tree={tree} />
            </div>
          </details>
        ) : (
          <section key={id} id={id} className="mt-4">
            <h3>{title}</h3>
            <div className="mt-1">
              <Words tree={tree} />
            </div>
          </section>
        ),
      )}
    </>
  );
}

/** Shows the text 34rem wide, just under 70 characters. The unit `ch` measures zeros, which are wider. */
function Words({ tree }: { tree: Root }) {
  return (
    <div className="max-w-form">
      <RichText tree={tree} ours />
    </div>
  );
}

function ContactPanel() {
  return (
    <Panel id="kontak" title="Hubungi kami">
      <p>
        Tulis ke <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>. Kami membalas paling lambat {ANSWER_DAYS} hari
        kerja. Sertakan ID pesanan bila ada, dan jangan pernah mengirim kata sandi atau kode OTP.
      </p>
      <p className="text-sm text-ink-soft mt-3">
        Layanan pengaduan konsumen: {CONSUMER_PROTECTION.name}, WhatsApp{" "}
        <a href={`https://wa.me/62${CONSUMER_PROTECTION.whatsapp.slice(1).replaceAll("-", "")}`}>
          {CONSUMER_PROTECTION.whatsapp}
        </a>
        .
      </p>
    </Panel>
  );
}
