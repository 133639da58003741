import type { LessonChapter } from '@/engine/lesson'
import { circles, mistake } from '../writing/chapters'
import { all, ALL_ROLLED, event, failure, free, held, not } from '../writing/goals'
import { advance, attack, END, fireball, ids, move, resolve, wandFireball } from '../writing/orders'
import { advanceWith, end, fireballs, PRESS } from '../writing/press'
import { scene } from '../writing/scene'

export const FIRE_OPENS: LessonChapter = {
  kind: 'task',
  title: 'Fire opens the door',
  text: [
    'Four ghouls guard the temple T1 at 0508, three orcs stand at 0408. You have one wizard, four barbarians, and dice that show nothing but 5. Find the wand in this phase: it is in the temple.',
  ],
  position: scene(
    ['wizard', 'fireball'],
    [
      ['wizard', '0406'],
      ['barbarian', '0407', 4],
      ['ghoul', '0508', 4],
      ['orc', '0408', 3],
    ],
  ),
  viewer: 'wizard',
  dice: [5],
  goal: event('wandFound'),
  failures: [
    failure(
      'AR-10.9',
      all({ position: { side: 'sorcerer' } }, not(event('wandFound'))),
      'The phase is over, and nobody of yours stood in the temple. An advance after fire is made first of all in combat.',
    ),
    failure(
      'AR-10.5',
      all(event('attackResolved', { hex: '0508' }), held('0508', 'ghoul'), ALL_ROLLED),
      'Eight to four is 2:1: a 5 takes one ghoul only. Something else must empty that hex.',
    ),
  ],
  hints: [
    'Fire rolls for every ghoul, and a 5 takes a ghoul.',
    `{{hex:0406}}, {{hex:0508}}, ${fireballs(1)}, ${PRESS.roll}, ${end('fireball')}. When combat begins, enter 0508 before you designate any attack: ${PRESS.chooseUnits}, ${advanceWith(4, 'barbarian')}. Stay there for the haunt check: ${end('combat')}, ${end('hauntCheck')}.`,
  ],
  solution: [fireball('wizard-1', '0508'), resolve(1), END, advance(ids('barbarian', 4), '0508'), END, END],
  mistakes: [
    mistake(
      'AR-10.9',
      fireball('wizard-1', '0508'),
      resolve(1),
      END,
      attack(ids('barbarian', 2), '0408', ids('orc', 3)),
      advance(ids('barbarian', 4, 3), '0508'),
    ),
    mistake('AR-10.9', fireball('wizard-1', '0508'), resolve(1), END, advance(ids('barbarian', 4), '0408')),
    mistake('AR-10.9', fireball('wizard-1', '0508'), resolve(1), END, END, END),
    mistake('AR-10.5', END, attack(ids('barbarian', 4), '0508', ids('ghoul', 4)), resolve(1)),
  ],
  praise: 'A hex emptied by fire may be entered before any attack. Units that do so do not attack this turn.',
  drawings: circles('0508'),
}

export const AROUND_THE_CORNER: LessonChapter = {
  kind: 'task',
  title: 'Around the corner',
  text: [
    'Three sorcerers hide at 0906 behind the mountains. Your wizard stands at 1208. Every die shows 4. Move, and burn them.',
  ],
  position: scene(
    ['wizard', 'movement'],
    [
      ['wizard', '1208'],
      ['sorcerer', '0906', 3],
      ['demon', '1212', 2],
    ],
  ),
  viewer: 'wizard',
  dice: [4],
  goal: free('0906'),
  failures: [
    failure(
      'AR-8.2',
      all({ position: { segment: 'combat' } }, held('0906')),
      'The fireball segment is over, and the sorcerers sit where they sat.',
    ),
  ],
  hints: [
    'Fire at two hexes needs a clear hex next to both. At 1107 there are only mountains between.',
    `At 1105 the clear hex 1005 lies between: {{hex:1208}}, {{hex:1105}}, ${end('movement')}, {{hex:1105}}, {{hex:0906}}, ${fireballs(1)}, ${PRESS.roll}.`,
  ],
  solution: [move(ids('wizard', 1), '1207 1206 1205 1105'), END, fireball('wizard-1', '0906'), resolve(1)],
  mistakes: [
    mistake('AR-8.2', move(ids('wizard', 1), '1207 1107'), END, fireball('wizard-1', '0906')),
    mistake('AR-7.1', move(ids('wizard', 1), '1207 1206 1205 1105 1005')),
    mistake('AR-5.6', fireball('wizard-1', '0906')),
  ],
  praise: 'Mountains stop fire, but there are gaps in them.',
  drawings: circles('0906', 'red'),
}

const BOTH = all(free('0808'), free('0509'))

export const BOTH_HANDS: LessonChapter = {
  kind: 'task',
  title: 'Both hands full',
  text: [
    'One wizard, and the wand in his hand at 0608. Demons at 0808, ghouls at 0509, all dice 5. Empty both hexes.',
  ],
  position: scene(
    ['wizard', 'fireball'],
    [
      ['wizard', '0608'],
      ['demon', '0808', 2],
      ['ghoul', '0509', 3],
    ],
    { haunts: { T2: '1706', R1: '1304', R2: '1615', C1: '0715', C2: '2011' }, wand: '0608' },
  ),
  viewer: 'wizard',
  dice: [5],
  goal: BOTH,
  failures: [
    failure(
      'AR-8.3',
      all(event('fireballResolved'), not(event('fireballDesignated', { designation: 2 }))),
      'A die has been rolled, and the other spell can no longer be designated.',
    ),
    failure(
      'AR-8.4',
      all(event('fireballResolved'), ALL_ROLLED, not(BOTH)),
      'Which of the two fires takes a demon on a 5?',
    ),
  ],
  hints: [
    'The wand’s fireball does not use up the wizard’s own.',
    `The wand at the demons: ${PRESS.wandSpell}, {{hex:0808}}, ${PRESS.wandFire}. The plain fireball at the ghouls: {{hex:0608}}, {{hex:0509}}, ${fireballs(1)}. Then ${PRESS.resolveAll}.`,
  ],
  solution: [wandFireball('wizard-1', '0808'), fireball('wizard-1', '0509'), resolve(1), resolve(2)],
  mistakes: [
    mistake('AR-8.4', fireball('wizard-1', '0808'), wandFireball('wizard-1', '0509'), resolve(1), resolve(2)),
    mistake('AR-12.5', wandFireball('wizard-1', '0808'), wandFireball('wizard-1', '0509')),
    mistake('AR-8.3', wandFireball('wizard-1', '0808'), resolve(1)),
  ],
  praise: 'Two fireballs by one wizard: only the wand makes that possible. [[AR-12.5]]',
  drawings: circles('0808 0509', 'red'),
}
