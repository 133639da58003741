import type { ComponentType } from 'react'
import type { BoardCounter, BoardStack } from '@/board/board-props'
import counterStyles from '@/board/counters.module.css'
import { boardSize } from '@/board/geometry'
import { classOfCounter, HALF } from '@/board/layers/counter-shape'
import { CounterFace } from '@/board/layers/CounterFace'
import { type HexId, neighborsOf } from '@/engine/kernel/hex'
import { hexesOfDrawing } from '@/engine/rulebook/marks'
import type { Drawing } from '@/engine/rulebook/rulebook'
import { classNames } from '@/widgets/class-names'
import { type PicturedBoard, Still } from './Picture'
import pictureStyles from './picture.module.css'

/** What the contract of a game's teaching asks for. */
export interface Paper<View> {
  readonly Map: ComponentType<{ readonly view: View; readonly label: string }>
  sizeOf(view: View): { readonly width: number; readonly height: number; readonly counter: number }
  countersOf(
    view: View,
  ): readonly { readonly id: string; readonly name: string; readonly Face: ComponentType }[]
  hexesOf(view: View, drawings: readonly Drawing[]): readonly HexId[]
}

/**
 * What is printed of a game, by how its board is drawn: only what a view knows. `besideOf` tells the counters that lie
 * ready beside the board.
 */
export function paperBy<View extends object>(
  board: PicturedBoard<View>,
  besideOf: (view: View) => readonly BoardCounter[] = () => [],
): Paper<View> {
  const lookOf = (view: View) => board.boardOf(view, false)
  return {
    Map: ({ view, label }) => {
      const { grid, terrain, sites = [], art = board.art } = lookOf(view)
      const wordsOf = (hex: HexId) => board.hexInWords(view, hex, [], false)
      return <Still {...{ grid, terrain, sites, art, label, wordsOf }} stacks={[]} drawings={[]} />
    },
    sizeOf: (view) => ({ ...boardSize(lookOf(view).grid), counter: 2 * HALF }),
    countersOf: (view) =>
      [...countersIn(board.boardOf(view, true).stacks), ...besideOf(view)].map((counter, nth) => ({
        id: `${counter.id} ${nth}`,
        name: counter.label,
        Face: () => <Cardboard counter={fresh(counter)} />,
      })),
    hexesOf(view, drawings) {
      const { grid, stacks } = lookOf(view)
      const used = [...stacks.map(({ hex }) => hex), ...drawings.flatMap(hexesOfDrawing)]
      const indices = used.map((hex) => grid.indexOf(hex)).filter((index) => index >= 0)
      const seen = new Set(indices.flatMap((index) => [index, ...neighborsOf(grid, index)]))
      return [...seen].flatMap((index) => grid.ids[index] ?? [])
    },
  }
}

function countersIn(stacks: readonly BoardStack[]): readonly BoardCounter[] {
  return stacks.flatMap(({ counters }) => counters.flatMap((counter) => [counter, ...(counter.riders ?? [])]))
}

/** A counter without what it has done or been given in a game. */
function fresh({ id, icon, side, factors, label }: BoardCounter): BoardCounter {
  return { id, icon, side, factors, label, flipped: false, spent: false, badges: [] }
}

/** A counter that fills its square. */
function Cardboard({ counter }: { readonly counter: BoardCounter }) {
  return (
    <svg
      className={classNames(
        counterStyles['counter-picture'],
        classOfCounter(counter),
        pictureStyles.cardboard,
      )}
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      role="img"
      aria-label={counter.label}
    >
      <CounterFace counter={counter} />
    </svg>
  )
}
