import type { Lesson } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import { lessonOf, mistake } from '../writing/chapters'
import { all, dead, during, failure, stands } from '../writing/goals'
import { aimedAt, EAST, WEST } from '../writing/orders'
import { magic, PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const SHIELD = magic('Spell Shield')

/** Magic begun earlier that works in this Magic 2. */
const UNDER_WAY = {
  turn: 7,
  pools: [4, 0],
  spells: [['block-magic', 'disenchant', 'resurrect'], []],
  corpses: [{ id: 'corpse-1', type: 'orc', owner: 0, at: 'C4' }],
  items: [{ id: 'sword', type: 'magic-sword', by: 'orc-1' }],
  casts: [
    {
      ...{ id: 'cast-1', caster: 'high-priest-1', spell: 'resurrect', target: { corpse: 'corpse-1' } },
      ...{ madeInTurn: 5, due: 7 },
    },
    {
      ...{ id: 'cast-2', caster: 'wizard-2', spell: 'disenchant', target: { item: 'sword' } },
      ...{ madeInTurn: 7, due: 7 },
    },
  ],
}
const COUNCIL = [
  ...['west wizard C4', 'west wizard C4', 'west high-priest C4', 'east shapeshifter C5', 'east orc C6'],
  ...AT_HOME,
]
/** East’s sorcerer has declared Spark at the archer and passed. */
const SPARKED = {
  pools: [5, 0],
  spells: [['bless', 'spell-shield'], ['spark']],
  revealed: [[], ['spark']],
  bout: 0,
  magic: { nth: 3, declared: false, queue: ['spark'] },
  casts: [
    {
      ...{ id: 'spark', caster: 'sorcerer-1', spell: 'spark', target: { creature: 'archer-1' }, seat: 1 },
      ...{ madeInTurn: 5, due: null, paid: 4 },
    },
  ],
}
const TOWER = ['west wizard C4', 'west high-priest C4', 'west archer C4', 'east sorcerer C6', ...AT_HOME]

/** What works before what (AA-19.6). */
export const ORDER: Lesson = lessonOf(
  {
    id: 'order',
    title: 'Order of effects',
    summary: 'Counterspells, Instants, then what took longer: why the order matters.',
    minutes: 5,
  },
  [
    {
      kind: 'reading',
      title: 'First things first',
      text: [
        'When nobody declares any more, magic works in this order: in Magic 2 what repeats; then {{counterspell|Counterspells}}, the last declared first; then {{instant|Instants}}, the first declared first; then, in Magic 2, the active side’s longer spells, the quickest first. [[AA-19.6]]',
        'Each is looked at when its moment comes: a caster who is dead by then casts nothing, and a target that is gone is not hit. [[AA-19.8]]',
      ],
      position: scene('magic2', COUNCIL, UNDER_WAY),
      viewer: 'west',
    },
    {
      kind: 'demonstration',
      title: 'All four kinds',
      text: [
        'West’s high priest has been at Resurrect for a turn, and a wizard at Disenchant since Magic 1. East’s shapeshifter is about to grow.',
      ],
      position: scene('magic2', COUNCIL, UNDER_WAY),
      viewer: 'referee',
      steps: [
        { command: WEST.pass },
        { command: EAST.useAbility('shapeshifter-1', 'quick-growth'), text: 'An Instant.' },
        { command: EAST.pass },
        { command: WEST.cast('wizard-1', 'block-magic', aimedAt('shapeshifter-1')), text: 'A Counterspell.' },
        {
          command: WEST.pass,
          text: 'First Block Magic, which stops the growth; then the growth, which fails; then Disenchant, a Half Turn; then Resurrect, one Turn: the orc lives again.',
          drawings: circles('C4 C5 C6', 'blue'),
        },
      ],
    },
    {
      kind: 'task',
      title: 'Save the archer',
      text: [
        'East’s sorcerer has declared Spark, an Instant that kills a creature of Power 0, at your archer in C4. It is your bout.',
        'You know Bless, an Instant that adds 2 Power, and Spell Shield, a Counterspell that keeps later magic off. One of them comes too late.',
      ],
      position: scene('magic2', TOWER, SPARKED),
      viewer: 'west',
      goal: all(during('combat'), stands('archer-1', 'C4')),
      failures: [failure('AA-19.6', dead('archer-1'), 'The archer is dead before your magic could help.')],
      hints: [
        'Instants work in the order in which they were declared, and Spark was declared before.',
        `Choose {{unit:Wizard 1}} in the panel, press ${SHIELD.take}, then {{unit:Archer 3}}, ${SHIELD.declare} and ${PRESS.pass}.`,
      ],
      solution: [WEST.cast('wizard-1', 'spell-shield', aimedAt('archer-1')), WEST.pass],
      mistakes: [
        mistake('AA-19.6', WEST.cast('high-priest-1', 'bless', aimedAt('archer-1')), WEST.pass),
        mistake('AA-19.6', WEST.pass),
        mistake('AA-17.3', WEST.cast('wizard-1', 'bless', aimedAt('archer-1'))),
      ],
      praise: 'A Counterspell comes before every Instant, however late it is declared.',
      drawings: circles('C4', 'yellow'),
    },
  ],
)
