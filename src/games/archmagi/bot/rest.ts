import { legalOf } from '@/engine/declare/legal'
import { COMMANDS, type Command } from '../commands'
import { askedSeat, stageOf } from '../queries/asked'
import { availableOfSide, unitsOfSide } from '../queries/battle/fighters'
import { roleOf } from '../queries/traits'
import { unitById } from '../queries/units'
import type { Battle, State, Unit } from '../state/state'
import type { ChitId, MageSeat, SpellId, UnitId, UnitType } from '../state/terms'
import { inOrder } from './clash'
import { factsOf } from './facts'
import { fighterOf, pieceOf, type Stakes } from './scene'
import { supports } from './support'
import { artifactWorth, spellWorth } from './worth'

type Given<Type extends Command['type']> = Extract<Command, { type: Type }>

/** What whoever is asked does without much thought; undefined where something is to be decided, or a phase goes on. */
export function restOf(state: State): Command | undefined {
  const seat = askedSeat(state)
  if (seat === null || state.setup) return undefined
  return state.battle ? inBattle(state, seat, state.battle) : outOfBattle(state, seat)
}

function inBattle(state: State, seat: MageSeat, battle: Battle): Command | undefined {
  switch (stageOf(state)) {
    case 'pick':
      return pickFor(state, seat, battle)
    case 'plan':
      return supportFor(state, seat, battle) ?? { type: 'commitPlan', seat }
    case 'replace':
      return replacementFor(state, seat, battle)
    case 'flee':
      return legalOf(COMMANDS, state, 'flee')[0]
    case 'revive':
      return best(legalOf(COMMANDS, state, 'revive'), ({ chit }) => (chit === null ? -1 : chitWorth(chit)))
    default:
      return answerFor(state, seat)
  }
}

/** What is asked in battle and out of it. */
function answerFor(state: State, seat: MageSeat): Command | undefined {
  switch (stageOf(state)) {
    case 'respond':
      return { type: 'passResponse', seat }
    case 'reroll':
      return { type: 'passReroll', seat }
    case 'save':
      return saveFor(state, seat)
    case 'loot':
      return best(legalOf(COMMANDS, state, 'loot'), ({ unit }) => (unit === null ? -1 : 0))
    case 'discard':
      return best(legalOf(COMMANDS, state, 'discardSpells'), ({ spells }) => -spellsWorth(spells))
    default:
      return undefined
  }
}

function outOfBattle(state: State, seat: MageSeat): Command | undefined {
  switch (stageOf(state)) {
    case 'take':
      return best(legalOf(COMMANDS, state, 'take'), ({ artifact }) => artifactWorth(artifact))
    case 'fortune':
      return best(legalOf(COMMANDS, state, 'payFortune'), ({ chit }) => -heldWorth(state, seat, chit))
    default:
      return answerFor(state, seat)
  }
}

/** The first of those that something is greatest for. */
function best<Thing>(things: readonly Thing[], figureOf: (thing: Thing) => number): Thing | undefined {
  return things.reduce<Thing | undefined>(
    (most, thing) => (most !== undefined && figureOf(most) >= figureOf(thing) ? most : thing),
    undefined,
  )
}

function chitWorth(chit: UnitType): number {
  return factsOf({ type: chit, own: null }).worth
}

function spellsWorth(spells: readonly SpellId[]): number {
  return spells.reduce((sum, spell) => sum + spellWorth(spell), 0)
}

function heldWorth(state: State, seat: MageSeat, chit: ChitId): number {
  const spell = state.mages[seat].spells.find((one) => one === chit)
  return spell === undefined ? chitWorth(chit as UnitType) : spellWorth(spell)
}

const SAVES: Readonly<Record<Given<'save'>['kind'], number>> = { priestess: 3, potion: 2, martyr: 1 }

/** Somebody else is given up only for whom is worth more. */
function saveFor(state: State, seat: MageSeat): Command {
  const [task] = state.agenda
  const saved = task && 'ask' in task && task.ask === 'save' ? worthById(state, task.unit) : 0
  const ways = legalOf(COMMANDS, state, 'save').filter(
    ({ unit }) => unit === undefined || worthById(state, unit) < saved,
  )
  return best(ways, ({ kind }) => SAVES[kind]) ?? { type: 'passSave', seat }
}

function worthById(state: State, id: UnitId): number {
  const unit = unitById(state, id)
  if (!unit) return 0
  const { facts, worth } = pieceOf(state, unit)
  return facts.isMage ? Infinity : worth
}

/** Who is sent first does not depend on what is at stake. */
const NOTHING: Stakes = new Map()

/** The strongest that can be sent, who supports and the Archmagus as late as may be. */
function sentFirst(state: State, units: readonly Unit[]): UnitId | undefined {
  return inOrder(
    units.map((unit) => fighterOf({ state, stakes: NOTHING }, pieceOf(state, unit), unit.hex)),
  )[0]?.id
}

function pickFor(state: State, seat: MageSeat, battle: Battle): Command | undefined {
  const role = roleOf(battle, seat)
  const able = availableOfSide(state, battle, role)
  const unit = sentFirst(state, able.length > 0 ? able : unitsOfSide(state, battle, role))
  return unit === undefined ? undefined : { type: 'pick', seat, unit }
}

function replacementFor(state: State, seat: MageSeat, battle: Battle): Command | undefined {
  const unit = sentFirst(state, availableOfSide(state, battle, roleOf(battle, seat)))
  return unit === undefined ? undefined : { type: 'replace', seat, unit }
}

/** Everybody who can support does: it costs nothing. */
function supportFor(state: State, seat: MageSeat, battle: Battle): Command | undefined {
  const [unit] = supports(state, battle, roleOf(battle, seat))
  return unit === undefined ? undefined : { type: 'plan', seat, item: { kind: 'support', unit } }
}
