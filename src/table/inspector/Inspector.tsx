import { useRef } from 'react'
import type { BoardProps } from '@/board/board-props'
import type { HexId } from '@/engine/kernel/hex'
import { Button } from '@/widgets/Button'
import { classNames } from '@/widgets/class-names'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import type { Answering, DeskOf, DeskParts } from '../desk/desk'
import type { LookingOf } from '../desk/use-looking'
import { useIsNarrow } from '../frame/use-is-narrow'
import { type Clauses, HexCard } from './HexCard'
import type { InspectorModel } from './hex-seen'
import { INSPECTOR_TEXT as TEXT } from './inspector-text'
import { pickIn } from './picking'
import { usePlace } from './use-place'
import { useBorrowedFocus, useLightDismiss } from './use-popover'
import { useShiftHover } from './use-shift-hover'
import styles from './inspector.module.css'

interface BoardInspected<P extends DeskParts> extends Clauses, Pick<Answering<P>, 'answerHex'> {
  readonly boardOf: (view: P['view'], isPeeking: boolean) => Pick<BoardProps, 'grid'>
  readonly hexesToAct: (view: P['view']) => readonly HexId[]
}

interface CardProps<P extends DeskParts> {
  readonly model: BoardInspected<P>
  readonly inspector: InspectorModel<P>
  /** The table as the board shows it: now, or at an earlier moment. */
  readonly view: P['view']
}

interface InspectorProps<P extends DeskParts> extends CardProps<P> {
  readonly desk: DeskOf<P>
  readonly looking: LookingOf<P>
}

/** A hex looked at more closely, beside it or at the foot of a narrow screen; nothing waits for it to be closed. */
export function Inspector<P extends DeskParts>({ looking, desk, ...card }: InspectorProps<P>) {
  const { looks, onInspect, pointed } = looking
  const { inspected } = looks
  const hovered = useShiftHover(pointed)
  if (inspected !== null)
    return (
      <OpenInspector key={inspected} {...card} hex={inspected} desk={desk} onClose={() => onInspect(null)} />
    )
  return hovered === null ? null : <Glimpse {...card} hex={hovered} />
}

const NOBODY: readonly string[] = []
const nothing = () => undefined

/** Shown as long as Shift is held; the board's own words tell the same to a screen reader. */
function Glimpse<P extends DeskParts>(props: CardProps<P> & { readonly hex: HexId }) {
  const { model, inspector, view, hex } = props
  const card = useRef<HTMLDivElement>(null)
  usePlace(card, model.boardOf(view, false).grid, hex, useIsNarrow())
  return (
    <div ref={card} className={classNames(styles.inspector, styles['inspector--glimpse'])} aria-hidden="true">
      <HexCard
        hex={hex}
        seen={inspector.seenIn(view, hex)}
        clauses={model}
        pickable={NOBODY}
        onPick={nothing}
      />
    </div>
  )
}

interface OpenInspectorProps<P extends DeskParts> extends CardProps<P> {
  readonly hex: HexId
  readonly desk: DeskOf<P>
  readonly onClose: () => void
}

function OpenInspector<P extends DeskParts>(props: OpenInspectorProps<P>) {
  const { model, inspector, view, hex, desk, onClose } = props
  const card = useRef<HTMLDivElement>(null)
  usePlace(card, model.boardOf(view, false).grid, hex, useIsNarrow())
  useBorrowedFocus(card)
  const onKeyDown = useLightDismiss(card, onClose)
  // Nobody acts in the past.
  const isNow = view === desk.view
  const picking = isNow ? inspector.pickingIn?.(view, hex) : undefined
  const pick = (piece?: string) => {
    onClose()
    pickIn(model, desk, hex, piece === undefined ? undefined : picking?.get(piece))
  }
  return (
    <div
      ref={card}
      className={styles.inspector}
      role="dialog"
      aria-label={TEXT.name(hex)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <HexCard
        hex={hex}
        seen={inspector.seenIn(view, hex)}
        clauses={model}
        pickable={[...(picking?.keys() ?? [])]}
        onPick={pick}
      />
      <div className={styles['inspector__foot']}>
        {isNow && model.hexesToAct(view).includes(hex) ? (
          <PrimaryButton onClick={() => pick()}>{TEXT.pickStack}</PrimaryButton>
        ) : null}
        <Button onClick={onClose}>{TEXT.close}</Button>
      </div>
    </div>
  )
}
