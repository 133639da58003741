import { diceStateOf } from '@/engine/kernel/dice'
import { present } from '@/engine/kernel/refusal'
import { saveAt } from '@/engine/save/save'
import type { Command } from '@/games/archmagi/commands'
import { archmagiRules as rules } from '@/games/archmagi/rules'
import { groundOf } from '@/games/archmagi/state/ground'
import type { State } from '@/games/archmagi/state/state'
import { archmagiBy } from '../archmagi-mouse'
import { handy } from './game'

/** Dice with which Crimson’s Ranger beats whom it meets. */
const SEED = 3

const { terrain } = groundOf({ map: 'four-horns', seats: 4, terrainMethod: 'fixed', exploration: false })

/** Crimson’s Ranger scouts, marches with its stack against Azure’s in F4, and is helped there; land lies unknown beside it. */
const FILE = {
  settings: {
    ...{ seats: 4, map: 'four-horns', exploration: true, roundLimit: 1 },
    ...{ responseWindows: 'fast', deferDiscards: true },
  },
  phase: 'recruitUnits',
  ground: { terrain: { ...terrain, G4: 'unknown', F5: 'unknown' } },
  seats: [{ reserve: ['swordsmen'], spells: ['smite', 'fireball'] }, {}, {}, {}],
  units: [
    { id: 'w1', type: 'wizard', seat: 1, hex: 'B2' },
    { id: 'a1', type: 'ranger', seat: 1, hex: 'E4' },
    { id: 'a2', type: 'yeomen', seat: 1, hex: 'E4' },
    { id: 'a3', type: 'magician', seat: 1, hex: 'E4' },
    { id: 'w2', type: 'necromancer', seat: 2, hex: 'K2' },
    { id: 'b1', type: 'orcs', seat: 2, hex: 'F4' },
    { id: 'b2', type: 'goblins', seat: 2, hex: 'F4' },
    { id: 'w3', type: 'sorcerer', seat: 3, hex: 'K8' },
    { id: 'w4', type: 'enchantress', seat: 4, hex: 'B8' },
  ],
}

const ORDER: readonly Command['type'][] = [
  ...(['drawUnits', 'deploy', 'drawSpells', 'discardSpells', 'discardUnits', 'look'] as const),
  ...(['move', 'explore', 'startBattle', 'pick', 'plan', 'commitPlan', 'rollBattle', 'callOff'] as const),
  ...(['passResponse', 'passReroll', 'passSave', 'loot', 'replace', 'flee', 'revive'] as const),
  ...(['takeNothing', 'payFortune', 'endPhase'] as const),
]

/** One round of four: scouting, a march, exploring, and a battle with support and a spell. */
export const FOUR_WIZARDS = handy({
  rules,
  save: saveAt('archmagi', FILE, diceStateOf(SEED)),
  wish,
  by: archmagiBy,
})

function wish(position: State, before: readonly Command[]): Command {
  const wished = rules.legalCommands(position).filter((command) => isWished(command, before))
  return present(
    ORDER.flatMap((type) => wished.filter((command) => command.type === type))[0],
    'wished command',
  )
}

function isWished(command: Command, before: readonly Command[]): boolean {
  switch (command.type) {
    case 'look':
      return !before.some(({ type }) => type === 'look')
    case 'move':
      return command.units.length === 3 && command.path.at(-1) === 'F4'
    case 'plan':
      return (
        isHelp(command) && !before.some((one) => one.type === 'plan' && one.item.kind === command.item.kind)
      )
    case 'commitPlan':
      return command.final === true
    default:
      return true
  }
}

/** Support by the Yeomen, and a spell for the combatant. */
function isHelp({ seat, item }: Extract<Command, { type: 'plan' }>): boolean {
  if (seat !== 'one') return false
  return item.kind === 'support' || (item.kind === 'cast' && item.spell === 'smite')
}
