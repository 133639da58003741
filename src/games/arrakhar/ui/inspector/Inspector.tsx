import { useRef } from 'react'
import type { HexId } from '@/engine/hex'
import { useIsNarrow } from '@/table/frame/use-is-narrow'
import { usePlace } from '@/table/inspector/use-place'
import { useBorrowedFocus, useLightDismiss } from '@/table/inspector/use-popover'
import { useShiftHover } from '@/table/inspector/use-shift-hover'
import { IDLE } from '@/table/desk/answer'
import { classNames } from '@/widgets/class-names'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import controlStyles from '@/widgets/control.module.css'
import type { Desk, Looking } from '../desk/desk'
import { INSPECTOR_TEXT } from '../../content/inspector-text'
import { boardOf } from '../../rules/board'
import type { UnitId } from '../../rules/position'
import type { View } from '../../rules/view'
import { answerHex, hexesToAct } from '../gestures/answering'
import { HexCard } from './HexCard'
import { pickableIn } from './pickable'
import styles from './inspector.module.css'

interface InspectorProps {
  /** The table as the board shows it: now, or at an earlier moment. */
  readonly view: View
  readonly desk: Desk
  readonly looking: Looking
}

/** A hex looked at more closely, beside it or at the foot of a narrow screen; nothing waits for it to be closed. */
export function Inspector({ view, desk, looking: { looks, onInspect, pointed } }: InspectorProps) {
  const { inspected } = looks
  const hovered = useShiftHover(pointed)
  if (inspected !== null)
    return (
      <OpenInspector
        key={inspected}
        view={view}
        hex={inspected}
        desk={desk}
        onClose={() => onInspect(null)}
      />
    )
  return hovered === null ? null : <Glimpse view={view} hex={hovered} />
}

/** Shown as long as Shift is held; the board's own words tell the same to a screen reader. */
function Glimpse({ view, hex }: { readonly view: View; readonly hex: HexId }) {
  const card = useRef<HTMLDivElement>(null)
  usePlace(card, boardOf(view.settings).grid, hex, useIsNarrow())
  return (
    <div ref={card} className={classNames(styles.inspector, styles['inspector--glimpse'])} aria-hidden="true">
      <HexCard view={view} hex={hex} />
    </div>
  )
}

interface OpenInspectorProps {
  readonly view: View
  readonly hex: HexId
  readonly desk: Desk
  readonly onClose: () => void
}

function OpenInspector({ view, hex, desk, onClose }: OpenInspectorProps) {
  const card = useRef<HTMLDivElement>(null)
  usePlace(card, boardOf(view.settings).grid, hex, useIsNarrow())
  useBorrowedFocus(card)
  const onKeyDown = useLightDismiss(card, onClose)
  // Nobody acts in the past.
  const isNow = view === desk.view
  const pickStack = () => {
    onClose()
    desk.follow(answerHex(desk.view, IDLE, hex))
  }
  const pick = (units: readonly UnitId[]) => {
    pickStack()
    desk.adjust({ type: 'takeUnits', units })
  }
  return (
    <div
      ref={card}
      className={styles.inspector}
      role="dialog"
      aria-label={INSPECTOR_TEXT.name(hex)}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      <HexCard view={view} hex={hex} pickable={isNow ? pickableIn(view, hex) : []} onPick={pick} />
      <div className={styles['inspector__foot']}>
        {isNow && hexesToAct(view).includes(hex) ? (
          <PrimaryButton onClick={pickStack}>{INSPECTOR_TEXT.pickStack}</PrimaryButton>
        ) : null}
        <button type="button" className={controlStyles.button} onClick={onClose}>
          {INSPECTOR_TEXT.close}
        </button>
      </div>
    </div>
  )
}
