import { type Ref, useCallback, useMemo, useRef, useState } from 'react'
import type { HexId } from '@/engine/kernel/hex'
import type { Refusal } from '@/engine/kernel/refusal'
import { HexCountsList } from '@/table/set-up/HexCountsList'
import { SET_UP_TEXT } from '@/table/set-up/set-up-text'
import { FillStyles, PieceTray } from '@/table/set-up/Trays'
import { usePlacement } from '@/table/set-up/use-placement'
import { Button } from '@/widgets/Button'
import { Stepper } from '@/widgets/Stepper'
import { Tooltip } from '@/widgets/Tooltip'
import { TERMS, WIZARD_PLACEMENT as TEXT } from '../../tables/setup-text'
import { COUNTERMIX, TYPES_OF, type UnitType } from '../../tables/units'
import { boardOf } from '../../queries/board'
import { NONE } from '../../queries/counts'
import { assignedTo } from '../../queries/placement'
import type { Counts, SetUp } from '../../state/position'
import type { View } from '../../state/view'
import { sitesOnBoard, stacksOnBoard } from '../board/board-view'
import { TermLink } from '../rules-help/TermLink'
import { browserChance } from './browser-chance'
import { wizardSteps } from './check-steps'
import { ENTRIES, ENTRY_STYLES, entriesFilled, type EntryStyle, unitsInHand } from './fill-entries'
import { FORCES } from './forces'
import { gateHexWords, gateLetter, gateMarks } from './gates'
import type { Piece, Placement } from './piece'
import { waitingStacks } from './placement-board'
import { PlacementLayout, type PlacementProps } from './PlacementLayout'
import { NOT_A_GATE, WIZARD_HANDS } from './gates'
import styles from './pieces.module.css'

const NONE_LEFT: Refusal = { clause: 'AR-4.1', message: TEXT.noneLeft }

const UNITS_TO_PLACE = TYPES_OF.wizard.map((type) => ({
  type,
  name: FORCES.nameOf(type),
  face: FORCES.faceOf(type),
}))

/** Every designed unit of the wizard's side gets its entry hex (AR-4). */
export function WizardPlacement(props: PlacementProps) {
  const { view, setUp, seal } = props
  const { settings, designs } = view
  const { entryHexes } = boardOf(settings)
  const placement = usePlacement(props, WIZARD_HANDS)
  const { say, send, put, grab, atATime } = placement
  const [gate, setGate] = useState<HexId | undefined>()
  const [picked, setPicked] = useState<UnitType | undefined>()
  const [style, setStyle] = useState<EntryStyle>('spread')
  const gates = useRef<HTMLUListElement>(null)
  const force = designs.wizard ?? NONE
  const inHand = unitsInHand(setUp, force)
  /** As many of a type as are taken at a time; undefined where none is left. */
  const taken = (type: UnitType): Piece | undefined => {
    const count = Math.min(atATime, inHand[type] ?? 0)
    return count > 0 ? { name: 'units', counts: { [type]: count }, from: null } : undefined
  }
  const choose = (hex: HexId) => {
    const nth = entryHexes.indexOf(hex)
    say(nth < 0 ? NOT_A_GATE : undefined)
    if (nth < 0) return
    setGate(hex)
    gates.current?.children[nth]?.scrollIntoView({ block: 'nearest' })
    if (picked === undefined) return
    const piece = taken(picked)
    if (piece) put(piece, { name: 'hex', hex })
    else say(NONE_LEFT)
  }
  return (
    <PlacementLayout
      side="wizard"
      {...{ view, placement }}
      words={TEXT}
      steps={wizardSteps(view, setUp)}
      onFill={() => send(...entriesFilled({ settings, setUp, force, style, lead: gate }, browserChance))}
      {...useGateBoard(view, placement, gate)}
      onChooseHex={choose}
    >
      <PieceTray
        title={TEXT.left}
        className={styles.unassigned}
        pieces={UNITS_TO_PLACE.map(({ type, name, face }) => ({
          id: type,
          className: styles['unit-button'],
          isPicked: type === picked,
          onPick: () => setPicked(type === picked ? undefined : type),
          piece: taken(type),
          face: (
            <>
              {face}
              <span>
                {name}
                <br />
                <b>{inHand[type] ?? 0}</b> {TEXT.of(force[type])}
              </span>
            </>
          ),
        }))}
        onGrab={grab}
      >
        <Stepper
          label={SET_UP_TEXT.atATime}
          value={atATime}
          min={1}
          max={COUNTERMIX}
          onChange={placement.setAtATime}
        />
      </PieceTray>
      <FillStyles ids={ENTRY_STYLES} texts={TEXT.styles} picked={style} onPick={setStyle} />
      <Gates ref={gates} {...{ setUp, force, placement, gate }} hexes={entryHexes} />
      <Button onClick={() => send(...ENTRIES.cleared(setUp.entries))}>{TEXT.clear}</Button>
      {seal && <SealLine digest={seal.digest} />}
    </PlacementLayout>
  )
}

interface GatesProps {
  readonly ref: Ref<HTMLUListElement>
  readonly hexes: readonly HexId[]
  readonly setUp: SetUp
  readonly force: Counts
  readonly placement: Placement
  readonly gate: HexId | undefined
}

/** The entry hexes, each with a count of every type. */
function Gates({ ref, hexes, setUp, force, placement: { send, grab, atATime }, gate }: GatesProps) {
  const { entries } = setUp
  const waitingIn = (hex: HexId, type: UnitType) => entries[hex]?.[type] ?? 0
  return (
    <HexCountsList
      ref={ref}
      hexes={hexes.map((hex) => ({
        hex,
        name: gateLetter(hexes, hex),
        title: (
          <TermLink term="entry hex" hint={TERMS.entry}>
            <b className={styles.gate__letter}>{gateLetter(hexes, hex)}</b> {hex}
          </TermLink>
        ),
      }))}
      types={UNITS_TO_PLACE}
      countOf={waitingIn}
      mostOf={(hex, type) => force[type] - assignedTo(setUp, hex)[type]}
      picked={gate}
      onCount={(hex, type, count) => send(ENTRIES.countChanged(entries, hex, type, count))}
      onAllHere={(hex) => send(...ENTRIES.allInto(entries, force, hex))}
      onGrab={(event, hex, type) => {
        const count = Math.min(atATime, waitingIn(hex, type))
        if (count > 0) grab(event, { name: 'units', counts: { [type]: count }, from: hex })
      }}
    />
  )
}

/** The board with the sorcerer's side as it lies open, and the lettered entry hexes. */
function useGateBoard(view: View, { lying, drag: { dragged } }: Placement, gate: HexId | undefined) {
  const { entryHexes } = boardOf(view.settings)
  const stacks = useMemo(
    () => [...stacksOnBoard(view), ...waitingStacks(lying, (hex) => gateLetter(entryHexes, hex))],
    [view, lying, entryHexes],
  )
  const sites = useMemo(() => sitesOnBoard(view, false), [view])
  const marks = useMemo(() => gateMarks(entryHexes, gate), [entryHexes, gate])
  const describeHex = useCallback(
    (hex: HexId) =>
      gateHexWords(view, lying, hex, dragged ? WIZARD_HANDS.refusalAt(view, lying, dragged, hex) : undefined),
    [view, lying, dragged],
  )
  return { stacks, sites, marks, describeHex }
}

/** The fingerprint of the hidden haunt, shown so that it can be noted down and checked later (AR-3.4). */
function SealLine({ digest }: { readonly digest: string }) {
  return (
    <p className={styles['seal-line']}>
      <Tooltip text={TERMS.seal}>
        <button type="button">{TEXT.seal}</button>
      </Tooltip>{' '}
      <code>{digest}</code>
    </p>
  )
}
