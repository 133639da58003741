import type { Lesson } from '@/engine/lesson'
import { circles } from '@/engine/rule-drawing'
import type { CorpseId, Target } from '../../../rules/position'
import { lessonOf, mistake } from '../writing/chapters'
import { all, during, failure, not, turnOf } from '../writing/goals'
import { aimedAt, WEST } from '../writing/orders'
import { magic, PRESS } from '../writing/press'
import { AT_HOME, scene } from '../writing/scene'

const GRAVE = ['west necromancer C4', 'west apprentice C3', 'east orc C6', ...AT_HOME]
const BOOKS = {
  pools: [8, 0],
  spells: [['create-zombie'], []],
  corpses: [{ id: 'corpse-1', type: 'elf', owner: 1, at: 'B4' }],
}
const CORPSE: Target = { kind: 'corpse', corpse: 'corpse-1' as CorpseId }
const RISEN = { position: { creatures: [{ type: 'zombie', owner: 0 }] } }

const ZOMBIE = magic('Create Zombie')

/** Spells that take their time (AA-18.3, AA-18.6). */
export const HALF_TURN: Lesson = lessonOf(
  {
    id: 'half-turn',
    title: 'A spell over half a turn',
    summary: 'Paying for a spell, standing still for it, and what comes of it.',
    minutes: 4,
  },
  [
    {
      kind: 'reading',
      title: 'Words that take time',
      text: [
        'A {{spell}} needs a creature with the {{casting level}} for its type, a card in your army, and its cost from your {{pool}}. [[AA-17.3]] [[AA-17.4]] [[AA-17.5]]',
        'A {{half turn|Half Turn}} spell is begun in Magic 1 of your own turn and works in Magic 2. In between, its {{caster}} may not move. [[AA-18.3]] [[AA-18.6]]',
        'One or two Turns are longer: they work in Magic 2 of a later turn of yours. A fight in the caster’s space ruins them. [[AA-18.4]] [[AA-18.7]]',
        'If the caster dies or is stopped before, the spell fails and the points are gone. [[AA-18.5]]',
      ],
      position: scene('magic1', GRAVE, BOOKS),
      viewer: 'west',
      drawings: circles('C4', 'green'),
    },
    {
      kind: 'task',
      title: 'Rise',
      text: [
        'An elf has died in B4. Let your necromancer in C4 raise it as a zombie, with Create Zombie, a Death spell of level 1.',
        `Click {{hex:C4}}, press ${ZOMBIE.take}, click the corpse in {{hex:B4}} and press ${ZOMBIE.declare}. You have 8 points; it costs 4. Then ${PRESS.pass}, and end Movement with ${PRESS.end} and ${PRESS.anyway}. In Magic 2 you could still stop it [[AA-18.9]]: press ${PRESS.pass} again.`,
      ],
      position: scene('magic1', GRAVE, BOOKS),
      viewer: 'west',
      goal: RISEN,
      failures: [
        failure(
          'AA-18.3',
          all(during('movement'), not({ position: { casts: [{ spell: 'create-zombie' }] } })),
          'Magic 1 is over, and nobody is casting. A Half Turn cannot be begun later.',
        ),
        failure('AA-18.5', all(during('combat'), not(RISEN)), 'Magic 2 is over, and no zombie has risen.'),
        failure('AA-3.1', turnOf('east'), 'The turn is over. Try again.'),
      ],
      hints: [
        `Click {{hex:C4}}, press ${ZOMBIE.take}, click {{hex:B4}}, press ${ZOMBIE.declare}.`,
        `Press ${PRESS.pass} to end Magic 1. Leave the necromancer where it is, and end Movement with ${PRESS.end} and ${PRESS.anyway}; then press ${PRESS.pass} once more.`,
      ],
      solution: [WEST.cast('necromancer-1', 'create-zombie', CORPSE), WEST.pass, WEST.endPhase, WEST.pass],
      mistakes: [
        mistake('AA-17.3', WEST.cast('apprentice-1', 'create-zombie', CORPSE)),
        mistake('AA-17.4', WEST.cast('necromancer-1', 'slay', aimedAt('orc-1'))),
        mistake(
          'AA-9.8',
          WEST.cast('necromancer-1', 'create-zombie', CORPSE),
          WEST.pass,
          WEST.walk('necromancer-1', 'C5'),
        ),
        mistake('AA-18.3', WEST.pass),
      ],
      praise: 'The zombie is in play and may fight this turn. The corpse is gone.',
      drawings: circles('B4', 'yellow'),
    },
  ],
)
