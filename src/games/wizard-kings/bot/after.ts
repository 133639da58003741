import { bestOf } from '@/engine/bot/weigh'
import { copyForPlay } from '@/engine/bot/bot-rollout'
import { legalOf } from '@/engine/declare/legal'
import { diceStateOf, seededDice } from '@/engine/kernel/dice'
import { playInPlace } from '@/engine/kernel/play'
import { COMMANDS, type Command } from '../commands'
import { wizardKingsPlay } from '../play'
import { blockNamed, blocksIn, isCastle, isContested, mapOf } from '../queries/blocks'
import { mainSidesOf } from '../queries/contests'
import { owingBlocks } from '../queries/battle/retreats'
import { mostSteps } from '../queries/recruiting'
import type { State } from '../state/state'
import type { Side } from '../tables/seats'
import { forceIn } from './campaign'
import { factsOf, punchOf, worthOf } from './worth'

type Given<Type extends Command['type']> = Extract<Command, { type: Type }>

/** Everybody recruits who can, the strongest kinds where the hex does not serve all; then the recruiting ends. */
export function plannedRecruits(state: State, seat: Side): readonly Command[] {
  const now = copyForPlay(state)
  const commands: Command[] = []
  for (;;) {
    const best = bestRecruit(now)
    if (!best) return [...commands, { type: 'endRecruiting', seat }]
    commands.push(best)
    playInPlace(wizardKingsPlay, now, best, seededDice(diceStateOf(1)))
  }
}

function bestRecruit(state: State): Given<'recruit'> | undefined {
  return bestOf(legalOf(COMMANDS, state, 'recruit'), ({ block: id, steps }) => {
    const block = blockNamed(state, id)
    return factsOf(block.kind).perStep * (steps ?? mostSteps(state, block))
  })
}

/** Which battle is fought next, and from where: as most come at once. */
export function openedBattle(state: State, seat: Side): Command | undefined {
  return bestOf(legalOf(COMMANDS, state, 'openBattle'), ({ hex, main }) => {
    const from = main ?? mainSidesOf(state, hex, seat)[0]
    const came = state.entries.filter((entry) => entry.hex === hex && entry.from === from)
    return came.reduce((sum, { block }) => {
      const one = blockNamed(state, block)
      return one.owner === seat ? sum + punchOf(one) : sum
    }, 0)
  })
}

/** After a victory: who must leave does, recruits come before all, and a city is manned if it was nearly lost. */
export function plannedAftermath(state: State, seat: Side): readonly Command[] {
  const { aftermath } = state
  const owing = new Set<string>(owingBlocks(state).map(({ id }) => id))
  const out = legalOf(COMMANDS, state, 'regroupOut').filter(({ block }) => owing.has(block))
  const flight = bestOf(out, ({ to }) => forceIn(state, to, seat).punch)
  if (flight) return [flight]
  const recruit = bestRecruit(state)
  if (recruit) return [recruit]
  const hex = aftermath?.hex
  const isCity = hex !== undefined && mapOf(state).cityIn.has(hex)
  const help = isCity
    ? bestOf(legalOf(COMMANDS, state, 'regroupIn'), ({ block }) => helpBy(state, block), 0)
    : undefined
  return [help ?? { type: 'endAftermath', seat }]
}

/** Who comes in is not to leave a city, nor to crowd where enough are. */
function helpBy(state: State, id: string): number {
  const block = blockNamed(state, id)
  const [hex, to] = [block.at, state.aftermath?.hex]
  if (hex === 'edge' || hex === 'pool' || hex === 'lost' || to === undefined) return 0
  const isLeft = mapOf(state).cityIn.has(hex) && blocksIn(state, hex, block.owner).length < 2
  const there = blocksIn(state, to, block.owner).filter((one) => !isCastle(one)).length
  return isLeft || isContested(state, hex) || there > 1 ? 0 : worthOf(block)
}

/** A wizard studies where it can. */
export function plannedStudy(state: State, seat: Side): readonly Command[] {
  const [study] = legalOf(COMMANDS, state, 'study')
  return [study ?? { type: 'endStudy', seat }]
}
