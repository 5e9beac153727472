import { Link } from "@remix-run/react";
import { START_TEXTS, type Tip } from "~/copy/account/start";
import { EmptyState } from "../../kit/empty-state";
import { SidebarIcon } from "../../kit/icon";
import { Mark } from "../../kit/logo";
import { Price } from "../../kit/money/price";
import { ReceiptRows } from "../../kit/money/receipt";
import { AppButtonLink } from "../../kit/navigation/app-link";
import { BEGINNINGS } from "../../layout/beginnings";
import { Failed } from "../../layout/failed";
import { TitleBar } from "../../layout/title-bar";
import { BoughtAgain, type BoughtOffer } from "./bought-again";
import { type Job, JobList, type NextDate, NextDates } from "./job-list";
import { SearchBox } from "./search-box";
import { type TurnLine, TurnList } from "./turn-list";

/** So many amounts fit beside each other on a phone. */
const BESIDE = 2;

type StartProps = {
  /** Somebody who sells begins with the day's work, everybody else with a search. */
  sells: boolean;
  name: string;
  greeting: string;
  date: string;
  /** "Bandung" */
  searchIn: string | null;
  today: readonly Job[];
  ahead: string | null;
  turns: readonly TurnLine[];
  /** Leads to all of them, where not all are shown. */
  all: { href: string; text: string } | null;
  next: readonly NextDate[];
  again: readonly BoughtOffer[];
  /** Integer rupiah. */
  money: readonly { label: string; amount: number }[];
  /** There is enough to withdraw, and no withdrawal on its way: only one can be. */
  drawable: boolean;
  withdrawing: boolean;
  tip: Tip | null;
  /** Nothing was ever bought, and nothing waits. */
  empty: boolean;
};

export function StartPage(page: StartProps) {
  const { sells, turns, all, money, tip } = page;
  return (
    <>
      <TitleBar />
      <h1 className="text-xl">{sells ? page.greeting : `Halo, ${page.name}`}</h1>
      {sells ? <p className="small soft">{page.date}</p> : <SearchBox place={page.searchIn} />}
      <div className="two-columns mt-3">
        <div>
          {sells && <JobList jobs={page.today} ahead={page.ahead} />}
          {page.empty ? (
            <EmptyState
              title={START_TEXTS.noOrders}
              text={START_TEXTS.begin}
              action={{ href: "/explore", text: "Jelajahi jasa" }}
            />
          ) : (
            <TurnList title={sells ? "Perlu dijawab" : "Giliran Anda"} turns={turns} all={all} />
          )}
          <NextDates dates={page.next} sells={sells} />
          <BoughtAgain offers={page.again} />
        </div>
        <aside>
          <section className="receipt" aria-label="Uang">
            {money.length > BESIDE ? (
              <div className="mb-3">
                <ReceiptRows
                  rows={money.map(({ label, amount }) => ({ label, value: <Price amount={amount} /> }))}
                />
              </div>
            ) : (
              <dl className="balances">
                {money.map(({ label, amount }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <Price amount={amount} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {sells && page.withdrawing && (
              <p className="small">
                <Link className="inline-block py-2" to="/dashboard/balance">
                  {START_TEXTS.withdrawing}
                </Link>
              </p>
            )}
            {page.drawable && (
              <AppButtonLink look="line" wide to="/dashboard/balance/withdrawals/new">
                Tarik Saldo
              </AppButtonLink>
            )}
          </section>
          {tip && <TipBox tip={tip} />}
          {sells && (
            <p className="mt-4">
              <AppButtonLink to={BEGINNINGS[0].to}>
                <SidebarIcon name="plus" /> {BEGINNINGS[0].text}
              </AppButtonLink>
            </p>
          )}
        </aside>
      </div>
    </>
  );
}

function TipBox({ tip }: { tip: Tip }) {
  return (
    <div className="tip">
      <Mark />
      <p>
        <b>{tip.about}</b> {tip.text}
      </p>
      <AppButtonLink look="line" to={tip.href}>
        {tip.verb}
      </AppButtonLink>
    </div>
  );
}

/** Also says what the whole list would. */
export function StartFailed() {
  return (
    <>
      <TitleBar />
      <h1 className="sr-only">Beranda</h1>
      <Failed failed="Gagal memuat daftar pesanan" />
    </>
  );
}
