import { diceStateOf } from '@/engine/kernel/dice'
import { hexesApart } from '@/engine/kernel/hex'
import { present, problemsText } from '@/engine/kernel/refusal'
import { saveAt } from '@/engine/save/save'
import type { Command } from '@/games/wizard-kings/commands'
import { mapOf } from '@/games/wizard-kings/queries/blocks'
import { homeCities, someDeployments, someForces } from '@/games/wizard-kings/queries/set-up'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
import type { State } from '@/games/wizard-kings/state/state'
import type { Kind } from '@/games/wizard-kings/tables/kinds'
import type { Side } from '@/games/wizard-kings/tables/seats'
import { wizardKingsBy } from '../wizard-kings-hand'
import { handy } from './game'

/** Dice with which the Warbird takes a city. */
const SEED = 2

/** A game of two turns on two boards, with everything still to be chosen. */
const SETTINGS = { scenario: 'medium', figures: { turns: 2, earliestEnd: 2, pool: 5 } }

const BIRD: Kind = 'dwarves.warbird'
const ARMIES_LED: Readonly<Record<Side, string>> = { north: 'dwarves', south: 'undead' }

/** What is wished for is played in this order. */
const ORDER: readonly Command['type'][] = [
  ...(['rollOff', 'chooseBoard', 'chooseArmy', 'chooseChaosPool', 'chooseForce', 'chooseCapitals'] as const),
  ...(['deploy', 'rollInitiative', 'move', 'endMoves', 'endRecruiting', 'openBattle', 'fire'] as const),
  ...(['retreat', 'assignHit', 'endAftermath', 'endStudy', 'commitBuilds'] as const),
]

/** A game of two turns from the roll for the boards: a Dwarven Warbird takes a city of the Undead. */
export const KINGDOMS = handy({
  rules,
  save: saveAt('wizard-kings', rules.writePosition(newGame()), diceStateOf(SEED)),
  wish,
  by: wizardKingsBy,
})

function newGame(): State {
  const read = rules.newGame(SETTINGS)
  if (!read.ok) throw new Error(problemsText(read.problems))
  return read.value
}

function wish(position: State): Command {
  const own = chosen(position)
  if (own) return own
  const legal = rules.legalCommands(position).filter((command) => isWished(position, command))
  const [some = []] = ORDER.map((type) => legal.filter((command) => command.type === type)).filter(
    (those) => those.length > 0,
  )
  return present(some.toSorted((a, b) => apart(position, a) - apart(position, b))[0], 'wished command')
}

/** What North puts together otherwise than it is offered: a Warbird in the place of the Catapult, next to the border. */
function chosen(position: State): Command | undefined {
  const { step, actor: seat } = position
  if (seat !== 'north') return undefined
  if (step === 'force') {
    const force = present(someForces(position, seat)[0], 'a force')
    const army = force.army.map((kind) => (kind === 'dwarves.catapult' ? BIRD : kind))
    return { type: 'chooseForce', seat, ...force, army }
  }
  return step === 'deploy' ? { type: 'deploy', seat, placements: deployed(position, seat) } : undefined
}

/** As it is offered, but for the Warbird, which changes places with the first block of the city nearest to the border. */
function deployed(position: State, seat: Side): Readonly<Record<string, readonly Kind[]>> {
  const [offered = {}] = someDeployments(position, seat)
  const [near] = homeCities(position, seat).toSorted((a, b) => b.hex.slice(2).localeCompare(a.hex.slice(2)))
  const other = present(offered[near?.id ?? '']?.[0], 'a block there')
  const exchanged = (kind: Kind) => (kind === BIRD ? other : kind === other ? BIRD : kind)
  return Object.fromEntries(Object.entries(offered).map(([city, kinds]) => [city, kinds.map(exchanged)]))
}

function isWished({ blocks, turn }: State, command: Command): boolean {
  switch (command.type) {
    case 'chooseArmy':
      return command.army === ARMIES_LED[command.seat]
    case 'move':
      return blocks.find(({ id }) => id === command.block)?.kind === BIRD
    case 'commitBuilds':
      return command.items.length === (turn === 1 ? 2 : 0)
    default:
      return true
  }
}

/** How far a move ends from the cities of South. */
function apart(position: State, command: Command): number {
  const { field, cities } = mapOf(position)
  const end = command.type === 'move' ? command.path.at(-1) : undefined
  if (end === undefined) return 0
  const goals = cities.filter(({ home }) => home === 'south')
  return Math.min(...goals.map(({ hex }) => hexesApart(field, field.indexOf(end), field.indexOf(hex))))
}
