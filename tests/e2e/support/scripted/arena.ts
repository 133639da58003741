import { present } from '@/engine/kernel/refusal'
import { arenaRules as rules } from '@/games/arena/rules'
import { SPELLS } from '@/games/arena/tables/spells'
import type { Command, CommandOf } from '@/games/arena/commands'
import type { Creature, Position } from '@/games/arena/state/position'
import { nameOf } from '@/games/arena/queries/names'
import type { GameTable } from '../game-table'
import { arenaSaveAt } from '../saves'
import { nothing, scripted, takeInHand, type Turn } from './game'

/** Whoever takes another gets another game; the two dice of this one fall differently, so that one thrown twice shows. */
const SEED = 987_654_321

/** Whoever is to do something shares no hex with another of the own side, so that a click on it takes up who is meant. */
const CREATURES = [
  'west human-grunt C1',
  'west swordmaster B3',
  'west archer C4',
  'west giant D3',
  'west sorcerer C3',
  'west centaur B8',
  'west kobold D7',
  'west kobold D7',
  'east human-grunt C9',
  'east orc B4',
  'east kobold B4',
  'east orc D4',
  'east orc D4',
  'east wizard C5',
  'east ogre D8',
]

/** East's cards stay in its hand, so that there is something to keep behind the curtain. */
const MAGIC = {
  pools: [20, 20],
  spells: [
    ['spark', 'fireball'],
    ['spell-shield', 'block-magic'],
  ],
}

/** By turn: who walks where. */
const WALKS: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  5: { 'swordmaster-1': 'B4', 'giant-1': 'D4' },
  6: { 'human-grunt-2': 'C8', 'ogre-1': 'D7' },
  7: { 'centaur-1': 'C9' },
}

/** What is wished for is played in this order. */
const ORDER: readonly Command['type'][] = [
  'walk',
  'declareSpell',
  'fire',
  'chooseCasualty',
  'resolve',
  'endPhase',
  'passMagic',
]

/**
 * Fights, in two of which a die says who is lost, and a spell in the midst of a game, until a centaur takes East's king
 * hex. Its commands are those of `ORDER` alone, with spells at one of several in a hex: how others are clicked is not
 * said here.
 */
export const SCRIPTED_ARENA = scripted({
  rules,
  save: arenaSaveAt(['movement', CREATURES, MAGIC], { seed: SEED }),
  wish,
  byMouse,
})

/** What is played at a position. */
function wish(position: Position): Command {
  const wished = rules.legalCommands(position).filter((command) => isWished(position, command))
  const [first] = ORDER.flatMap((type) => wished.filter((command) => command.type === type))
  return present(first, 'wished command')
}

function isWished({ turn }: Position, command: Command): boolean {
  switch (command.type) {
    case 'walk':
      return WALKS[turn]?.[command.unit] === command.path.at(-1)
    case 'declareSpell':
      return turn === 7 && command.spell === 'spark' && targetOf(command) === 'wizard-1'
    default:
      return ORDER.includes(command.type)
  }
}

/** How a command is played with the mouse at a position, whose side holds the mouse. */
function byMouse(table: GameTable, position: Position, command: Command): Turn {
  switch (command.type) {
    case 'walk':
      return {
        prepare: () => takeInHand(table, hexOf(position, command.unit)),
        give: () => table.clickHexes(...command.path),
      }
    case 'declareSpell': {
      const spell = SPELLS[command.spell].name
      return {
        prepare: async () => {
          await takeInHand(table, hexOf(position, command.caster))
          await table.press(new RegExp(`^${spell}`))
          await table.clickHex(hexOf(position, targetOf(command)))
          await table.press(namedAs(position, targetOf(command)))
        },
        give: () => table.press(`Declare ${spell}`),
      }
    }
    case 'fire':
      return {
        prepare: () => takeInHand(table, hexOf(position, command.shooter)),
        give: () => table.clickHex(command.target),
      }
    case 'chooseCasualty':
      return { prepare: nothing, give: () => table.press(namedAs(position, command.creature ?? '')) }
    case 'resolve':
      return { prepare: nothing, give: () => table.press(`Settle this fight: ${command.space}`) }
    case 'endPhase':
    case 'passMagic':
      return { prepare: nothing, give: () => table.endSegment() }
    default:
      throw new Error(`Nobody has said how ${command.type} is played with the mouse.`)
  }
}

function targetOf({ target }: CommandOf<'declareSpell'>): string {
  return target.kind === 'creature' ? target.creature : ''
}

/** The hex in which a creature stands. */
function hexOf(position: Position, id: string): string {
  return present(creatureAt(position, id).at, `place of ${id}`)
}

/** How buttons for a creature begin. */
function namedAs(position: Position, id: string): RegExp {
  return new RegExp(`^${nameOf(creatureAt(position, id))}`)
}

function creatureAt({ creatures }: Position, id: string): Creature {
  return present(
    creatures.find((creature) => creature.id === id),
    `creature ${id}`,
  )
}
