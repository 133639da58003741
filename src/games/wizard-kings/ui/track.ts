import type { TrackOf } from '@/table/play/play-model'
import { figuresOf } from '../state/settings'
import { isSetUp, type Step } from '../state/state'
import { otherSide, SEAT_NAMES, type Side } from '../tables/seats'
import { STEP_NAMES } from '../tables/text'
import type { View } from '../queries/view'
import { PLACES } from './board/places'
import { TEXT } from './texts/table-text'
import { rulesAt } from './texts/rules-at'
import { STAGE_WORDS } from './texts/stage-text'

interface Part {
  readonly name: string
  readonly side: Side | null
  readonly steps: readonly Step[]
}

/** The parts of a turn, those of whoever moves first before the other’s (TS-1). */
function partsOf({ first }: View): readonly Part[] {
  const mover = first ?? 'north'
  const moves = (side: Side): Part => ({
    name: first ? SEAT_NAMES[side] : TEXT.movers[side === mover ? 0 : 1],
    side: first && side,
    steps: ['moves', 'recruiting'],
  })
  return [
    { name: TEXT.turnParts.initiative, side: null, steps: ['initiative'] },
    moves(mover),
    moves(otherSide(mover)),
    { name: TEXT.turnParts.combat, side: null, steps: ['battles', 'battle', 'aftermath'] },
    { name: TEXT.turnParts.build, side: null, steps: ['study', 'builds'] },
  ]
}

/** The steps of set-up that a scenario has (SU-2 to SU-8). */
function setUpSteps({ settings }: View): readonly Step[] {
  return settings.scenario === 'small'
    ? ['rollOff', 'boards', 'edge', 'armies', 'pool', 'force']
    : ['rollOff', 'boards', 'armies', 'pool', 'force', 'capitals', 'deploy']
}

/** Where a view stands: in set-up, or in which step of whose part of the turn. */
export const trackOf: TrackOf<View> = (view) => {
  const { turn, settings, ending, step, actor } = view
  const parts: readonly Part[] = isSetUp(view)
    ? [{ name: TEXT.turnParts.setUp, side: null, steps: setUpSteps(view) }]
    : partsOf(view)
  const phase = parts.findIndex(
    ({ side, steps }) => steps.includes(step) && (side === null || side === actor),
  )
  return {
    turn: Math.max(1, turn),
    turnLimit: figuresOf(settings).turns,
    turnName: 'turn',
    phases: parts.map(({ name, side, steps }) => ({
      name,
      side: PLACES[side ?? actor],
      segments: steps.map((one) => ({
        name: STEP_NAMES[one],
        href: rulesAt(STAGE_WORDS[stageFor(one)].clause),
      })),
    })),
    current: ending || phase < 0 ? null : { phase, segment: parts[phase]?.steps.indexOf(step) ?? 0 },
  }
}

/** A stage of a step, for its rules. */
function stageFor(step: Step): keyof typeof STAGE_WORDS {
  return step === 'battle' ? 'slots' : step
}
