import { useCallback, useMemo, useRef, useState } from 'react'
import type { HexId } from '@/engine/hex'
import type { Refusal } from '@/engine/refusal'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { PLACEMENT, WIZARD_PLACEMENT as TEXT } from '../../content/setup-text'
import type { UnitType } from '../../content/units'
import { boardOf } from '../../rules/board'
import { NONE } from '../../rules/counts'
import { sitesOnBoard, stacksOnBoard } from '../board/board-view'
import { browserChance } from './browser-chance'
import { wizardSteps } from './check-steps'
import { EntryGates } from './EntryGates'
import { allInto, cleared } from './entry-plan'
import { ENTRY_STYLES, entriesFilled, type EntryStyle, unitsInHand } from './fill-entries'
import { FillStyles } from './FillStyles'
import { gateHexWords, gateLetter, gateMarks } from './gates'
import { waitingStacks } from './placement-board'
import { PlacementBoard } from './PlacementBoard'
import { PlacementLayout } from './PlacementLayout'
import { SealLine } from './SealLine'
import type { PlacementProps } from './set-up-props'
import { UnassignedUnits } from './UnassignedUnits'
import { type Placement, usePlacement } from './use-placement'
import { WIZARD_HANDS } from './wizard-hands'
import placementStyles from './placement.module.css'

const NOT_A_GATE: Refusal = { clause: 'AR-4.1', message: TEXT.notAGate }
const NONE_LEFT: Refusal = { clause: 'AR-4.1', message: TEXT.noneLeft }

/** Every designed unit of the wizard's side gets its entry hex (AR-4). */
export function WizardPlacement(props: PlacementProps) {
  const { view, setUp, seal } = props
  const { settings, designs } = view
  const { entryHexes } = boardOf(settings)
  const placement = usePlacement(props, WIZARD_HANDS)
  const { say, send, atATime } = placement
  const [gate, setGate] = useState<HexId | undefined>()
  const [picked, setPicked] = useState<UnitType | undefined>()
  const [style, setStyle] = useState<EntryStyle>('spread')
  const gates = useRef<HTMLUListElement>(null)
  const force = designs.wizard ?? NONE
  const inHand = unitsInHand(setUp, force)
  const taken = (type: UnitType) => Math.min(atATime, inHand[type] ?? 0)
  const choose = (hex: HexId) => {
    const nth = entryHexes.indexOf(hex)
    say(nth < 0 ? NOT_A_GATE : undefined)
    if (nth < 0) return
    setGate(hex)
    gates.current?.children[nth]?.scrollIntoView({ block: 'nearest' })
    if (picked === undefined) return
    if (taken(picked) === 0) say(NONE_LEFT)
    else
      placement.put({ name: 'units', counts: { [picked]: taken(picked) }, from: null }, { name: 'hex', hex })
  }
  return (
    <PlacementLayout
      side="wizard"
      title={TEXT.title}
      ready={TEXT.ready}
      steps={wizardSteps(view, setUp)}
      placement={placement}
      board={<GateBoard view={view} placement={placement} gate={gate} onChooseHex={choose} />}
      onFill={() => send(...entriesFilled({ settings, setUp, force, style, lead: gate }, browserChance))}
    >
      <p className={classNames(controlStyles['field__hint'], placementStyles['placement__intro'])}>
        {TEXT.intro}
      </p>
      <UnassignedUnits
        force={force}
        inHand={inHand}
        picked={picked}
        atATime={atATime}
        onAtATime={placement.setAtATime}
        onPick={setPicked}
        onGrab={placement.grab}
      />
      <FillStyles styles={ENTRY_STYLES} words={TEXT.styles} picked={style} onPick={setStyle} />
      <EntryGates
        ref={gates}
        hexes={entryHexes}
        setUp={setUp}
        force={force}
        picked={gate}
        atATime={atATime}
        onAssign={send}
        onAllHere={(hex) => send(...allInto(setUp.entries, force, hex))}
        onGrab={placement.grab}
      />
      <button type="button" className={controlStyles.button} onClick={() => send(...cleared(setUp.entries))}>
        {PLACEMENT.clear}
      </button>
      <SealLine seal={seal} />
    </PlacementLayout>
  )
}

interface GateBoardProps extends Pick<PlacementProps, 'view'> {
  readonly placement: Placement
  readonly gate: HexId | undefined
  readonly onChooseHex: (hex: HexId) => void
}

/** The board with the sorcerer's side as it lies open, and the lettered entry hexes. */
function GateBoard({ view, placement, gate, onChooseHex }: GateBoardProps) {
  const { lying, drag } = placement
  const { dragged } = drag
  const { entryHexes } = boardOf(view.settings)
  const describe = useCallback(
    (hex: HexId) =>
      gateHexWords(view, lying, hex, dragged ? WIZARD_HANDS.refusalAt(view, lying, dragged, hex) : undefined),
    [view, lying, dragged],
  )
  const stacks = useMemo(() => {
    const waiting = waitingStacks(lying, (hex) => gateLetter(entryHexes, hex))
    return [...stacksOnBoard(view), ...waiting]
  }, [view, lying, entryHexes])
  return (
    <PlacementBoard
      settings={view.settings}
      stacks={stacks}
      sites={useMemo(() => sitesOnBoard(view, false), [view])}
      marks={useMemo(() => gateMarks(entryHexes, gate), [entryHexes, gate])}
      label={TEXT.board}
      describeHex={describe}
      onChooseHex={onChooseHex}
      onPointAt={drag.hand.pointAt}
    />
  )
}
