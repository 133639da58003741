import { diceStateOf } from '@/engine/kernel/dice'
import { present } from '@/engine/kernel/refusal'
import { saveAt } from '@/engine/save/save'
import type { Command } from '@/games/wizard-kings/commands'
import { wizardKingsRules as rules } from '@/games/wizard-kings/rules'
import type { State } from '@/games/wizard-kings/state/state'
import { wizardKingsBy } from '../wizard-kings-hand'
import { handy } from './game'

/** Dice with which North moves first, its wizard tires, hits are shared out, and North wins in the third round. */
const SEED = 86

/** Turn 1, which is the last, in the Greenmarch: North is about to attack Oakenfall from two sides. */
const FILE = {
  settings: { scenario: 'small', figures: { turns: 1, earliestEnd: 1 } },
  boards: [{ slot: 'board', board: 'greenmarch' }],
  step: 'initiative',
  chooser: 'south',
  seats: { north: { army: 'elves' }, south: { army: 'orcs' } },
  blocks: [
    ...[
      { id: 'n1', kind: 'elves.wicana', owner: 'north', at: '0705', strength: 3 },
      { id: 'n2', kind: 'elves.ranger', owner: 'north', at: '0705', strength: 3 },
      { id: 'n3', kind: 'elves.unicorn', owner: 'north', at: '0904', strength: 3 },
      { id: 'n4', kind: 'elves.glader', owner: 'north', at: '0806', strength: 4 },
      { id: 'n5', kind: 'elves.glader', owner: 'north', at: '0502', strength: 2 },
      { id: 'n6', kind: 'elves.glader', owner: 'north', at: 'edge', strength: 1 },
      { id: 'n7', kind: 'elves.ranger', owner: 'north', at: 'pool', strength: 0 },
    ],
    ...[
      { id: 's1', kind: 'orcs.orc', owner: 'south', at: '0805', strength: 4 },
      { id: 's2', kind: 'orcs.goblin-forest', owner: 'south', at: '0805', strength: 4 },
      { id: 's3', kind: 'orcs.troll', owner: 'south', at: '0805', strength: 2 },
      { id: 's4', kind: 'orcs.wolfguard', owner: 'south', at: '0306', strength: 2 },
      { id: 's5', kind: 'orcs.goblin-mountain', owner: 'south', at: 'pool', strength: 0 },
    ],
  ],
}
/** Who moves, and where to. */
const MOVES: Readonly<Record<string, string>> = {
  ...{ n1: '0805', n2: '0805', n4: '0805', n6: '0300' },
  s4: '0305',
}

/** What is wished for is played in this order. */
const ORDER: readonly Command['type'][] = [
  ...(['rollInitiative', 'move', 'endMoves', 'recruit', 'endRecruiting', 'openBattle'] as const),
  ...(['cast', 'retreat', 'fire', 'hold', 'assignHit', 'regroupIn', 'endAftermath'] as const),
  ...(['endStudy', 'commitBuilds'] as const),
]

/** A turn with a battle of three rounds: two spells, a wizard that tires, a retreat, a share of hits, and a regroup. */
export const SKIRMISH = handy({
  rules,
  save: saveAt('wizard-kings', FILE, diceStateOf(SEED)),
  wish,
  by: wizardKingsBy,
})

function wish(position: State): Command {
  const wished = rules.legalCommands(position).filter((command) => isWished(position, command))
  const [first] = ORDER.flatMap((type) => wished.filter((command) => command.type === type))
  return present(first, 'wished command')
}

function isWished({ step, battle }: State, command: Command): boolean {
  switch (command.type) {
    case 'move':
      return MOVES[command.block] === command.path.at(-1)
    case 'recruit':
      return step === 'recruiting'
    case 'cast':
      return command.spell === 'moonlance' && command.target === 's1'
    case 'retreat':
      return battle?.stage === 'fatigue' || (command.block === 's2' && battle?.round === 2)
    case 'fire':
      return command.block !== 's2' && !(command.block === 's3' && battle?.round === 1)
    case 'regroupIn':
      return command.block === 'n3'
    case 'commitBuilds':
      return command.items.length > 0
    default:
      return true
  }
}
