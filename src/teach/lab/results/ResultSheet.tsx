import { useDeferredValue, useMemo, useState } from 'react'
import { balanceOf } from '@/engine/lab/balance'
import { resultsText } from '@/engine/lab/results'
import type { AnyGame, LabDesk } from '@/contract/manifest'
import { seatCalled } from '@/contract/seat-names'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import panelStyles from '@/widgets/panel.module.css'
import { download } from '../../page-parts/download'
import { LAB_TEXT } from '../lab-text'
import type { LabRun, Sheet } from '../run/lab-run'
import { AdvicePanel } from './AdvicePanel'
import { Endings } from './Endings'
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
  const shown = run.sheets.find((sheet) => sheet.points === points) ?? first
  return (
    <section className={classNames(panelStyles.panel, styles['lab__sheet'])} aria-labelledby="lab-results">
      <header className={styles['lab__sheet-head']}>
        <div>
          <h2 id="lab-results">{LAB_TEXT.results}</h2>
          <p className={styles['lab__having']}>
            {LAB_TEXT.having(seatCalled(game, desk.measureOf(first.plan).seat), shown.points)}
          </p>
        </div>
        <Button disabled={shown.records.size === 0} onClick={() => save(game, shown)}>
          {LAB_TEXT.save}
        </Button>
      </header>
      {shown.records.size === 0 ? <p>{LAB_TEXT.empty}</p> : <Figures {...{ game, desk }} sheet={shown} />}
      <AdvicePanel {...{ game, desk, run }} />
      {run.mostSheets > 1 && <Sums {...{ game, desk, run }} shown={shown.points} onShow={setPoints} />}
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
  const turns = useMemo(() => [...records.values()].map((record) => record.turns), [records])
  return (
    <>
      <WinRates seats={game.seats} balance={balance} />
      <div className={styles['lab__pair']}>
        <Lengths balance={balance} turns={turns} turn={game.words.turn} />
        <Endings seats={game.seats} balance={balance} endingText={(by) => desk.endingText(by)} />
      </div>
      <Losses seats={game.seats} units={desk.units} balance={balance} />
    </>
  )
}

function save(game: AnyGame, { points, plan, records }: Sheet): void {
  const games = [...records.values()]
  const text = resultsText({ plan, shard: { part: 1, of: 1 }, records: games })
  const name = LAB_TEXT.fileName(game.id, games[0]?.scenario ?? '', points, plan.seed)
  download(name, new Blob([text], { type: 'application/jsonl' }))
}
