import { type CSSProperties, useMemo, useState } from 'react'
import type { Json } from '@/engine/kernel/game'
import { Button } from '@/widgets/Button'
import { Select } from '@/widgets/Select'
import { learnAddress } from '../addresses/learn-address'
import { chartsAddress, rulesAddress } from '../addresses/rules-address'
import { PageHead } from '../page-parts/PageHead'
import type { TeachingPageProps } from '../page-parts/page-props'
import type { Stage } from '../stage/stage'
import { useStage } from '../stage/use-stage'
import { MapSheets } from './MapSheets'
import { PAPER_TEXT as TEXT } from './paper-text'
import { tilesOf } from './tiles'
import styles from './paper.module.css'

/** How wide a counter is, in millimeters. */
const SIZES = { small: 12, medium: 15, large: 18 }
type CounterSize = keyof typeof SIZES
const SIZE_NAMES = (Object.keys(SIZES) as CounterSize[]).map((value) => ({ value, name: TEXT.sizes[value] }))

/** A game's map and the counters of a position, to be cut out. */
export function PaperPage({ game }: TeachingPageProps) {
  const stage = useStage(game)
  const links = [
    [rulesAddress(game.id), TEXT.rules],
    [chartsAddress(game.id), TEXT.charts],
    [learnAddress(game.id), TEXT.learn],
  ] as const
  return (
    <div className={styles.paper}>
      <PageHead title={TEXT.title(game.name)} links={links}>
        <Button disabled={!stage} onClick={() => print()}>
          {TEXT.print}
        </Button>
      </PageHead>
      <main>
        <p className={styles['paper__lead']}>{TEXT.lead}</p>
        {stage ? <Sheets stage={stage} /> : <p role="status">{TEXT.loading}</p>}
      </main>
    </div>
  )
}

function Sheets({ stage }: { readonly stage: Stage }) {
  const { starts } = stage.teaching.desk
  // The first is an empty table.
  const [id, setId] = useState((starts[1] ?? starts[0])?.id ?? '')
  const [size, setSize] = useState<CounterSize>('medium')
  const start = starts.find((one) => one.id === id)
  const view = useMemo(() => start && viewOf(stage, start.position), [stage, start])
  return (
    <>
      <div className={styles['paper__choices']}>
        <Select
          label={TEXT.position}
          value={id}
          options={starts.map(({ id: value, name }) => ({ value, name }))}
          onChange={setId}
        />
        <Select label={TEXT.size} value={size} options={SIZE_NAMES} onChange={setSize} />
      </div>
      {view && start ? (
        <ToCutOut stage={stage} view={view} name={start.name} millimeters={SIZES[size]} />
      ) : (
        <p>{TEXT.cannotShow}</p>
      )}
    </>
  )
}

/** A position with all that both sides know of it, for nobody plays it yet; undefined where it is none. */
function viewOf({ rules, files, teaching }: Stage, position: Json): object | undefined {
  const opened = teaching.desk.open(position)
  const read = opened.ok ? files.parsePosition(opened.value) : opened
  return read.ok ? rules.viewOf(read.value, 'referee') : undefined
}

interface ToCutOutProps {
  readonly stage: Stage
  readonly view: object
  readonly name: string
  /** How wide a counter is. */
  readonly millimeters: number
}

function ToCutOut({ stage: { game, teaching }, view, name, millimeters }: ToCutOutProps) {
  const { paper } = teaching
  const counters = useMemo(() => paper.countersOf(view), [paper, view])
  const { width, height, counter } = paper.sizeOf(view)
  const unit = millimeters / counter
  const tiling = tilesOf({ width: width * unit, height: height * unit })
  return (
    <>
      <p className={styles['paper__count']} role="status">
        {TEXT.willCome(tiling.tiles.length, counters.length)}
      </p>
      <div className={styles['paper__sheets']}>
        <section aria-label={TEXT.map} className={styles.sheets}>
          <MapSheets {...{ paper, view, tiling }} game={game.name} width={width * unit} />
        </section>
        {counters.length > 0 && (
          <section className={styles.sheets} aria-labelledby="paper-counters">
            <div className={styles.sheet} data-lies="counters">
              <h2 id="paper-counters" className={styles['sheet__words']}>
                <b>{game.name}</b> {TEXT.countersOf(name)}
              </h2>
              <ul className={styles.counters} style={{ '--counter': `${millimeters}mm` } as CSSProperties}>
                {counters.map(({ id, Face }) => (
                  <li key={id} className={styles.counter}>
                    <Face />
                  </li>
                ))}
              </ul>
            </div>
          </section>
        )}
      </div>
    </>
  )
}
