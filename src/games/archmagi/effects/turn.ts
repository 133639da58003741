import { reading } from '@/engine/kernel/draft'
import type { Ending } from '../state/state'
import { type MageSeat, type Phase, PHASES } from '../state/terms'
import { leadersOf } from '../queries/dominion'
import { unknownNear } from '../queries/exploring'
import { seatsIn } from '../queries/units'
import { countRounds, endEffects } from './lasting'
import { doNext, type Scene, tell } from './scene'
import { strand } from './stranding'

/** The phase ends, and the next that is not passed over begins, or the turn ends (AM-4.1, AM-4.2). */
export function endPhase(scene: Scene): void {
  const { draft } = scene
  const { phase, active } = draft
  const next = PHASES.slice(PHASES.indexOf(phase) + 1).find(
    (one) => one !== 'exploration' || unknownNear(reading(draft), active).length > 0,
  )
  if (next === undefined) {
    doNext(scene, { do: 'endTurn' })
    return
  }
  beginPhase(scene, next)
  // Stranded units of the active seat (AM-9.12).
  if (phase === 'movement') strand(scene, ({ seat }) => seat === active)
}

function beginPhase(scene: Scene, phase: Phase): void {
  const { draft } = scene
  draft.phase = phase
  draft.drawn = false
  draft.given = []
  tell(scene, { type: 'phaseBegan', seat: draft.active, phase, round: draft.round })
}

/** What lasts a turn ends, what was seen is hidden again, and whoever cannot stay where he is is lost (AM-4.4, AM-5.7). */
export function endTurn(scene: Scene): void {
  const { draft } = scene
  endEffects(scene, ({ until }) => until === 'turn')
  for (const unit of draft.units) {
    unit.knownTo = []
    if (unit.shown === 'turn') unit.shown = 'no'
  }
  for (const seat of draft.order) draft.mages[seat].sees = []
  draft.seenQueues = []
  doNext(scene, { do: 'nextTurn' })
  strand(scene, () => true)
}

/**
 * The next seat's turn, and another round once each seat that is left has had one (AM-0.5); the rounds of those who are
 * out are counted where their turns would have come (AM-4.6).
 */
export function nextTurn(scene: Scene): void {
  const { draft } = scene
  const { order, active } = draft
  const at = order.indexOf(active)
  for (let step = 1; step <= order.length; step++) {
    const seat = order[(at + step) % order.length] as MageSeat
    if (at + step === order.length && isLastRound(scene)) return
    if (at + step === order.length) draft.round += 1
    countRounds(scene, seat)
    if (draft.mages[seat].out) continue
    beginTurn(scene, seat)
    return
  }
}

/** Whether the game ends with this round; then who has most dominion wins (AM-V.4). */
function isLastRound(scene: Scene): boolean {
  const { draft } = scene
  const { roundLimit } = draft.settings
  if (roundLimit === 0 || draft.round < roundLimit) return false
  const leaders = leadersOf(reading(draft))
  const [winner, ...others] = leaders
  const ending: Ending =
    winner !== undefined && others.length === 0 ? { winner, by: 'rounds' } : { winner: 'draw', by: 'rounds' }
  draft.ending = ending
  tell(scene, { type: 'ended', ...ending })
  return true
}

/** A turn begins, be it whose it may: all seats' units may do again what is done once a turn (AM-4.3, AM-4.5). */
function beginTurn(scene: Scene, seat: MageSeat): void {
  const { draft } = scene
  draft.active = seat
  draft.fought = []
  for (const unit of draft.units) {
    unit.used = []
    unit.foundBare = []
  }
  draft.mages[seat].traded = false
  tell(scene, { type: 'turnBegan', seat, round: draft.round })
  beginPhase(scene, 'recruitUnits')
}

/** The first turn of the game (AM-3.7). */
export function beginGame(scene: Scene): void {
  const { draft } = scene
  draft.setup = null
  draft.round = 1
  beginTurn(scene, seatsIn(draft)[0] as MageSeat)
}
