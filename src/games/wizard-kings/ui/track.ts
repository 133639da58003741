import type { TrackOf } from '@/table/play/play-model'
import { figuresOf } from '../state/settings'
import { isSetUp, type Step } from '../state/state'
import { SEAT_NAMES, type Side } from '../tables/seats'
import { STEP_NAMES } from '../tables/text'
import type { View } from '../queries/view'
import { PLACES } from './board/places'
import { rulesAt } from './texts/rules-at'
import { STAGE_WORDS } from './texts/stage-text'
import { TEXT } from './texts/table-text'

/** A part of the sequence of play; `side` where only that side’s counts. */
interface Part {
  readonly name: string
  readonly steps: readonly Step[]
  readonly side?: Side
}

/** The parts of a turn, those of whoever moves first before the other’s (TS-1). */
function partsOfTurn({ first }: View, isNarrow: boolean): readonly Part[] {
  const movers: readonly Side[] = first === 'south' ? ['south', 'north'] : ['north', 'south']
  const whose = (side: Side, nth: number) => (first ? SEAT_NAMES[side] : TEXT.movers[nth])
  const moves = movers.flatMap((side, nth): readonly Part[] => [
    { name: `${whose(side, nth)} ${TEXT.moves}`, steps: ['moves'], side },
    {
      name: isNarrow ? TEXT.recruitsShort : `${whose(side, nth)} ${TEXT.recruits}`,
      steps: ['recruiting'],
      side,
    },
  ])
  return [
    { name: STEP_NAMES.initiative, steps: ['initiative'] },
    ...moves,
    { name: STEP_NAMES.battles, steps: ['battles', 'battle', 'aftermath'] },
    { name: STEP_NAMES.study, steps: ['study'] },
    { name: STEP_NAMES.builds, steps: ['builds'] },
  ]
}

/** The steps of set-up that a scenario has (SU-2 to SU-8). */
function partsOfSetUp({ settings }: View): readonly Part[] {
  const steps: readonly Step[] =
    settings.scenario === 'small'
      ? ['rollOff', 'boards', 'edge', 'armies', 'pool', 'force']
      : ['rollOff', 'boards', 'armies', 'pool', 'force', 'capitals', 'deploy']
  return steps.map((step) => ({ name: STEP_NAMES[step], steps: [step] }))
}

/** Where a view stands: in set-up, or in which part of the turn. */
export const trackOf: TrackOf<View> = (view, isNarrow) => {
  const { turn, settings, ending, step, actor } = view
  const parts = isSetUp(view) ? partsOfSetUp(view) : partsOfTurn(view, isNarrow)
  const segment = parts.findIndex(({ steps, side = actor }) => steps.includes(step) && side === actor)
  return {
    turn: Math.max(1, turn),
    turnLimit: figuresOf(settings).turns,
    turnName: 'turn',
    phases: [
      {
        name: SEAT_NAMES[actor],
        side: PLACES[actor],
        segments: parts.map(({ name, steps: [one = step] }) => ({ name, href: rulesAt(clauseOf(one)) })),
      },
    ],
    current: ending || segment < 0 ? null : { phase: 0, segment },
  }
}

function clauseOf(step: Step) {
  return STAGE_WORDS[step === 'battle' ? 'slots' : step].clause
}
