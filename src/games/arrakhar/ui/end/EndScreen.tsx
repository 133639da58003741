import { DiceReport } from '@/table/end/DiceReport'
import type { EndScreenProps } from '@/table/end/EndFrame'
import { endScreen } from '@/table/end/end-screen'
import { momentsBy } from '@/table/end/moments'
import { Proofs } from '@/table/end/Proofs'
import { TitledPanel } from '@/widgets/TitledPanel'
import { ForceReports } from '@/table/end/ForceReport'
import { SealReport } from '@/table/end/SealReport'
import { capitalized } from '@/engine/basics/phrases'
import type { Clause } from '../../clauses'
import { hauntName } from '../../tables/command-text'
import { ICONS } from '../../tables/icons'
import { END } from '../../tables/setup-text'
import { SIDE_NAMES } from '../../tables/text'
import { type Side, TYPES_OF, UNIT_NAMES } from '../../tables/units'
import { countOf, NONE } from '../../queries/counts'
import { costOf } from '../../queries/design'
import { sideOf } from '../../queries/stacking'
import type { Command } from '../../commands'
import type { Event } from '../../events'
import type { Ending, FormerUnit } from '../../state/position'
import type { View } from '../../state/view'
import { PLACES } from '../board/board-view'
import { PRESENTATIONS } from '../events'
import { ClauseLink } from '../rules-help/ClauseLink'
import { endingText, typeLookup } from '../sentences/words'
import { UnitFace } from '../setup/UnitFace'
import { luckLine } from './luck-line'
import styles from './end.module.css'

/** Agreement and resignation need no rule. */
const CLAUSE_OF_ENDING: Readonly<Record<Ending['by'], Clause | null>> = {
  wand: 'AR-12.6',
  elimination: 'AR-12.7',
  turnLimit: 'AR-13.5',
  resignation: null,
  agreement: null,
}

const SIDES: readonly Side[] = ['sorcerer', 'wizard']

/** Who won and how, everything that was secret, and the final board (AR-3.4, AR-12). */
export const EndScreen = endScreen({
  gameId: 'arrakhar',
  seatsOf: () => SIDES,
  names: SIDE_NAMES,
  places: PLACES,
  text: END,
  saysOf: (ending: Ending, { turn }) => `${endingText(ending)} ${END.when(turn)}`,
  clauses: CLAUSE_OF_ENDING,
  Clause: ClauseLink,
  lostOf: (side, view) => lostText(view, side),
  momentsOf: momentsBy(PRESENTATIONS, typeLookup),
  luckOf: luckLine,
  Rest,
})

function Rest(frame: EndScreenProps<View, Command, Event>) {
  const { view, seal, sealHolds, diceSeals, diceCheck } = frame
  return (
    <>
      <WandReport view={view} />
      <TitledPanel id="end-forces-title" title={<Titled text={END.designs} clause="AR-2.4" />}>
        <ForceReports sides={SIDES.map((side) => forceOf(view, side))} />
      </TitledPanel>
      <Proofs sealHolds={sealHolds} diceCheck={diceCheck}>
        <SealReport
          title={<Titled text={END.sealTitle} clause="AR-3.4" />}
          secret={view.wandHaunt}
          seal={seal}
          holds={sealHolds}
        />
        <DiceReport seals={diceSeals} check={diceCheck} />
      </Proofs>
    </>
  )
}

/** What a side lost, and how many of it left the valley. */
function lostText({ eliminated, left }: View, side: Side): string {
  const ofSide = (units: readonly FormerUnit[]) => units.filter(({ type }) => sideOf(type) === side).length
  const [dead, gone] = [ofSide(eliminated), ofSide(left)]
  return gone > 0 ? `${END.lostUnits(dead)}, ${END.leftUnits(gone)}` : END.lostUnits(dead)
}

function Titled({ text, clause }: { readonly text: string; readonly clause: Clause }) {
  return (
    <>
      {text} <ClauseLink clause={clause} />
    </>
  )
}

/** What a side bought, what it lost, and what never came into play or left. */
function forceOf(view: View, side: Side) {
  const { settings, designs, eliminated, pool, left } = view
  const design = designs[side]
  const isSorcerers = side === 'sorcerer'
  return {
    side: SIDE_NAMES[side],
    note: design ? END.spent(costOf(settings, design), settings.allowance[side].points) : undefined,
    heads: [END.unit, END.bought, END.lost, isSorcerers ? END.inPool : END.leftValley],
    rows: TYPES_OF[side].map((type) => ({
      name: capitalized(UNIT_NAMES[type].many),
      face: <UnitFace type={type} />,
      cells: [
        design ? design[type] : '–',
        countOf(eliminated, type),
        isSorcerers ? (pool ?? NONE)[type] : countOf(left, type),
      ],
    })),
  }
}

/** Which haunt hid the wand, and where it is now. */
function WandReport({ view }: { readonly view: View }) {
  return (
    <TitledPanel id="end-wand-title" title={<Titled text={END.wandTitle} clause="AR-11.2" />}>
      <p className={styles['wand-report__text']}>
        <svg className={styles['wand-report__art']} viewBox="0 0 256 256" aria-hidden="true">
          <path d={ICONS.wand.path} />
        </svg>
        <span>{wandText(view)}</span>
      </p>
    </TitledPanel>
  )
}

/** Where the wand was hidden and where it is, in words. */
function wandText({ wandHaunt, haunts, wand }: View): string {
  const hidden = wandHaunt === null ? '' : `It was hidden in ${hauntName(wandHaunt)}. `
  const hex = wandHaunt === null ? undefined : haunts[wandHaunt]
  if (!wand.hidden) return `${hidden}It ended in ${wand.hex}.`
  return `${hidden}Nobody found it${hex === undefined ? '' : `; it still lies at ${hex}`}.`
}
