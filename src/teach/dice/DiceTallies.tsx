import { useMemo } from 'react'
import { type DiceTally, fairnessOf, isSmallSample, LEAST_EXPECTED, talliesOf } from '@/engine/table/fairness'
import type { LogStep } from '@/engine/table/table'
import type { AnyEvent, Seat } from '@/engine/kernel/game'
import type { AnyGame } from '@/contract/manifest'
import { sideOfSeat } from '@/widgets/side'
import { DICE_TEXT } from './dice-text'
import { FaceTable } from './FaceTable'
import styles from './dice.module.css'

interface DiceTalliesProps {
  readonly game: AnyGame
  /** The steps whose dice count. */
  readonly log: readonly LogStep<AnyEvent>[]
}

/** The faces that each side rolled, and how far they are from an even spread. */
export function DiceTallies({ game, log }: DiceTalliesProps) {
  const tallies = useMemo(() => inOrder(game, talliesOf(log)), [game, log])
  if (tallies.length === 0) return <p>{DICE_TEXT.none}</p>
  return (
    <div className={styles['dice-tallies']}>
      {tallies.map((tally) => (
        <TallyPart key={`${tally.seat} ${tally.typed} ${tally.counts.length}`} game={game} tally={tally} />
      ))}
    </div>
  )
}

function nameOf({ seats }: AnyGame, seat: Seat): string {
  return seats.find(({ id }) => id === seat)?.name ?? seat
}

/** By seats as the game lists them, dice rolled here first. */
function inOrder({ seats }: AnyGame, tallies: readonly DiceTally[]): readonly DiceTally[] {
  const placeOf = ({ seat, typed }: DiceTally) =>
    2 * seats.findIndex(({ id }) => id === seat) + (typed ? 1 : 0)
  return tallies.toSorted((a, b) => placeOf(a) - placeOf(b))
}

function TallyPart({ game, tally }: { readonly game: AnyGame; readonly tally: DiceTally }) {
  const { seat, typed, counts } = tally
  const head = DICE_TEXT.head(seat === null ? DICE_TEXT.nobody : nameOf(game, seat), typed)
  const { dice, mean, expected, chiSquare, p } = fairnessOf(counts)
  const facts = [
    [DICE_TEXT.dice, dice],
    [DICE_TEXT.mean, DICE_TEXT.meanOf(mean, expected)],
    [DICE_TEXT.even, (dice / counts.length).toFixed(1)],
    [DICE_TEXT.chiSquare, DICE_TEXT.chiSquareOf(chiSquare, counts.length - 1)],
    [DICE_TEXT.p, DICE_TEXT.pOf(p)],
  ] as const
  return (
    <section
      className={styles['dice-tally']}
      aria-label={head}
      data-side={seat === null ? undefined : sideOfSeat(game.seats, seat)}
    >
      <h3>{head}</h3>
      <FaceTable caption={DICE_TEXT.table(head)} counts={counts} />
      <dl className={styles['dice-tally__facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        {isSmallSample(counts) ? DICE_TEXT.small(dice, LEAST_EXPECTED * counts.length) : DICE_TEXT.reading(p)}
      </p>
    </section>
  )
}
