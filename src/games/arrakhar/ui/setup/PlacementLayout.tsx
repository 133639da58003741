import type { ReactNode } from 'react'
import type { BoardProps } from '@/board/board-props'
import type { TableProps } from '@/engine/table/table'
import { HIGHLAND } from '@/board/terrain/highland/highland'
import { Board } from '@/board/view/Board'
import { useHintDrawings } from '@/table/hints/hint-desk'
import type { CheckStep } from '@/table/set-up/CheckList'
import { PlacementScreen } from '@/table/set-up/PlacementScreen'
import { rulesAt } from '../../tables/text'
import { hauntKindOf, type Side, UNIT_TYPES } from '../../tables/units'
import { boardOf } from '../../queries/board'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { SetUp, SomeCounts } from '../../state/position'
import type { View } from '../../state/view'
import { terrainLooks } from '../board/board-view'
import { ClauseLink } from '../rules-help/ClauseLink'
import { OtherWays } from './OtherWays'
import type { Piece, Placement } from './piece'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { ICONS } from '../../tables/icons'
import { freshCounter } from './placement-board'
import styles from './pieces.module.css'

/** What a placement screen is given: the seat's view, its own part of the set-up, and the way to play. */
export interface PlacementProps extends Pick<TableProps<View, Command, Event>, 'view' | 'play' | 'seal'> {
  readonly setUp: SetUp
}

interface PlacementLayoutProps extends Pick<
  BoardProps,
  'stacks' | 'sites' | 'marks' | 'describeHex' | 'onChooseHex'
> {
  /** Who places. */
  readonly side: Side
  readonly view: View
  readonly placement: Placement
  readonly words: Readonly<Record<'title' | 'intro' | 'ready' | 'board', string>>
  readonly steps: readonly CheckStep[]
  readonly onFill: () => void
  /** The panel beside the board. */
  readonly children: ReactNode
}

const NO_ARROWS = [] as const

/** A placement screen of either side; on its board nothing is aimed at yet. */
export function PlacementLayout(props: PlacementLayoutProps) {
  const { side, view, placement, words, steps, onFill, children, ...lying } = props
  const { settings } = view
  return (
    <PlacementScreen
      {...words}
      placement={placement}
      faceOf={(piece) => <PieceFace piece={piece} />}
      steps={steps}
      rulesAt={rulesAt}
      Clause={ClauseLink}
      onFinish={() => placement.send({ type: 'finishPlacement' })}
      onFill={onFill}
      others={<OtherWays side={side} onResign={placement.send} />}
      board={
        <Board
          grid={boardOf(settings).grid}
          terrain={terrainLooks(settings.map)}
          art={HIGHLAND}
          arrows={NO_ARROWS}
          drawings={useHintDrawings()}
          label={words.board}
          onPointAt={placement.drag.hand.pointAt}
          {...lying}
        />
      }
    >
      {children}
    </PlacementScreen>
  )
}

/** What a piece looks like while it hangs on the pointer. */
function PieceFace({ piece }: { readonly piece: Piece }) {
  return piece.name === 'haunt' ? <HauntFace {...piece} /> : <UnitsFace counts={piece.counts} />
}

function HauntFace({ haunt }: Pick<Extract<Piece, { name: 'haunt' }>, 'haunt'>) {
  return (
    <span className={styles['piece-face__haunt']}>
      <svg viewBox="0 0 256 256">
        <path d={ICONS[hauntKindOf(haunt)].path} />
      </svg>
      <b>{haunt}</b>
    </span>
  )
}

function UnitsFace({ counts }: { readonly counts: SomeCounts }) {
  const types = UNIT_TYPES.filter((type) => (counts[type] ?? 0) > 0)
  const total = types.reduce((sum, type) => sum + (counts[type] ?? 0), 0)
  const [top] = types
  return (
    <>
      {top && <CounterPicture counter={freshCounter(top, top)} />}
      {total > 1 && <b className={styles['piece-face__count']}>{total}</b>}
    </>
  )
}
