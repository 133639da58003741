import { useDeferredValue, useMemo, useState } from 'react'
import { balanceOf } from '@/engine/lab/balance'
import { resultsText } from '@/engine/lab/results'
import type { LabDesk } from '@/contract/lab'
import type { AnyGame } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { download } from '../../page-parts/download'
import { LAB_TEXT } from '../lab-text'
import type { LabRun, Sheet } from '../run/lab-run'
import { seatsPlaying } from '../seats-playing'
import { AdvicePanel } from './AdvicePanel'
import { Endings } from './Endings'
import { Left } from './Left'
import { Lengths } from './Lengths'
import { Losses } from './Losses'
import { Sums } from './Sums'
import { WinRates } from './WinRates'
import styles from '../lab.module.css'

interface ResultSheetProps {
  readonly game: AnyGame
  readonly desk: LabDesk
  readonly run: LabRun
}

/** What the games of a run say: at the points agreed on or at others, and what would even the match. */
export function ResultSheet({ game, desk, run }: ResultSheetProps) {
  const [points, setPoints] = useState<number>()
  const [first] = run.sheets
  const { evening } = desk
  const shown = run.sheets.find((sheet) => sheet.points === points) ?? first
  return (
    <section className={classNames(panelStyles.panel, styles['lab__sheet'])} aria-labelledby="lab-results">
      <header className={styles['lab__sheet-head']}>
        <div>
          <h2 id="lab-results">{LAB_TEXT.results}</h2>
          {evening && (
            <p className={styles['lab__having']}>
              {LAB_TEXT.having(seatCalled(game, evening.measureOf(first.plan).seat), shown.points)}
            </p>
          )}
        </div>
        <Button
          disabled={shown.records.size === 0}
          onClick={() => save(game, shown, evening ? shown.points : undefined)}
        >
          {LAB_TEXT.save}
        </Button>
      </header>
      {shown.records.size === 0 ? <p>{LAB_TEXT.empty}</p> : <Figures {...{ game, desk }} sheet={shown} />}
      {evening && <AdvicePanel {...{ game, evening, run }} />}
      {evening && run.mostSheets > 1 && (
        <Sums {...{ game, evening, run }} shown={shown.points} onShow={setPoints} />
      )}
    </section>
  )
}

interface FiguresProps {
  readonly game: AnyGame
  readonly desk: LabDesk
  readonly sheet: Sheet
}

function Figures({ game, desk, sheet }: FiguresProps) {
  // What came in last may wait until the page has answered whoever uses it.
  const records = useDeferredValue(sheet.records)
  const balance = useMemo(() => balanceOf([...records.values()]), [records])
  const { units } = desk
  const seats = useMemo(() => seatsPlaying(game, desk, sheet.plan), [game, desk, sheet.plan])
  const turns = useMemo(() => [...records.values()].map((record) => record.turns), [records])
  return (
    <>
      <WinRates seats={seats} balance={balance} />
      <div className={styles['lab__pair']}>
        <Lengths balance={balance} turns={turns} turn={game.words.turn} />
        <Endings seats={seats} balance={balance} endingText={(by) => desk.endingText(by)} />
      </div>
      {units.are === 'bought' ? (
        <Losses seats={seats} units={units.types} balance={balance} />
      ) : (
        <Left seats={seats} nameOf={units.nameOf} balance={balance} />
      )}
    </>
  )
}

function save(game: AnyGame, { plan, records }: Sheet, points: number | undefined): void {
  const games = [...records.values()]
  const text = resultsText({ plan, shard: { part: 1, of: 1 }, records: games })
  const name = LAB_TEXT.fileName(game.id, games[0]?.scenario ?? '', points, plan.seed)
  download(name, new Blob([text], { type: 'application/jsonl' }))
}
