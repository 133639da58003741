import { describe, expect, test } from 'vitest'
import type { Command } from '@/games/arrakhar/commands'
import type { View } from '@/games/arrakhar/state/view'
import { arrakharRules } from '@/games/arrakhar/rules'
import { after, at, laidOut, named, seen, unit } from '../play/laid-out'
import { designedTable } from '../../setup-ui/set-up-table'
import { drawn, words } from './plan'

const wizard = seen('wizard movement', {
  '0806': 'elf elf',
  '0705': 'wizard',
  '0807': 'ghoul ghoul',
  '0402': 'dwarf',
})
const sorcerer = seen('sorcerer summon', { '0806': 'elf', '1207': 'sorcerer' })

const aimed = (() => {
  const start = laidOut('wizard combat', { '0806': 'elf elf', '0807': 'ghoul ghoul' })
  const attack = {
    type: 'designateAttack',
    attackers: named('elf-1', 'elf-2'),
    hex: at('0807'),
    defenders: named('ghoul-1'),
  } as const
  const { position } = after(start, [attack])
  return arrakharRules.viewOf(position, 'wizard')
})()

const summoning = (() => {
  const start = laidOut('sorcerer summon', { '0806': 'elf', '1305': 'sorcerer' })
  const { position } = after(start, [{ type: 'castSummon', sorcerer: unit('sorcerer-1'), haunt: 'T1' }], [4])
  return arrakharRules.viewOf(position, 'sorcerer')
})()

const placing = (() => {
  const table = designedTable(
    { scenario: 'short', advancedPlay: true },
    { sorcerer: 4, orc: 2 },
    { wizard: 1, elf: 3 },
  )
  table.play({ type: 'placeHaunt', haunt: 'T1', hex: at('0512') })
  return table.view
})()

type Case<Type extends Command['type'] = Command['type']> = readonly [
  command: Extract<Command, { type: Type }>,
  view: View,
  words: string,
  drawings: readonly string[],
]

/** Every command there is: a new one does not compile until it is listed here. */
const COMMANDS: { readonly [Type in Command['type']]: readonly Case<Type>[] } = {
  designForce: [
    [
      { type: 'designForce', side: 'sorcerer', counts: { sorcerer: 4, orc: 1 } },
      placing,
      'Design a force of 4 sorcerers and 1 orc',
      [],
    ],
  ],
  placeHaunt: [
    [
      { type: 'placeHaunt', haunt: 'C2', hex: at('1110') },
      placing,
      'Place Crypt C2 at 1110',
      ['green circle around 1110'],
    ],
  ],
  liftHaunt: [
    [{ type: 'liftHaunt', haunt: 'T1' }, placing, 'Take up Temple T1', ['blue circle around 0512']],
  ],
  hideWand: [
    [{ type: 'hideWand', haunt: 'T1' }, placing, 'Hide the wand in Temple T1', ['blue circle around 0512']],
  ],
  placeSorcerers: [
    [
      { type: 'placeSorcerers', hex: at('1110'), count: 2 },
      placing,
      'Place 2 sorcerers at 1110',
      ['green circle around 1110'],
    ],
  ],
  liftSorcerers: [
    [
      { type: 'liftSorcerers', hex: at('1110'), count: 1 },
      placing,
      'Take up 1 sorcerer from 1110',
      ['green circle around 1110'],
    ],
  ],
  assignEntry: [
    [
      { type: 'assignEntry', hex: at('0402'), counts: { wizard: 1, elf: 3 } },
      placing,
      'Let 1 wizard and 3 elves wait at 0402',
      ['green circle around 0402'],
    ],
    [
      { type: 'assignEntry', hex: at('0402'), counts: {} },
      placing,
      'Let nobody wait at 0402',
      ['green circle around 0402'],
    ],
  ],
  finishPlacement: [[{ type: 'finishPlacement' }, placing, 'Finish placement', []]],
  rollWanderingOrcs: [[{ type: 'rollWanderingOrcs' }, sorcerer, 'Roll for wandering orcs', []]],
  placeOrc: [
    [
      { type: 'placeOrc', hex: at('1110') },
      sorcerer,
      'Place a wandering orc at 1110',
      ['green circle around 1110'],
    ],
  ],
  castSummon: [
    [
      { type: 'castSummon', sorcerer: unit('sorcerer-1'), haunt: 'T1' },
      sorcerer,
      'Summon at Temple T1 with sorcerer 1',
      ['blue arrow from 1207 to 1306', 'blue circle around 1306'],
    ],
  ],
  placeSummoned: [
    [
      { type: 'placeSummoned', count: 2 },
      summoning,
      'Place 2 demons at Temple T1',
      ['green circle around 1306'],
    ],
    [{ type: 'placeSummoned', count: 2 }, sorcerer, 'Place 2 of those summoned', []],
  ],
  designateHaste: [
    [
      { type: 'designateHaste', caster: unit('wizard-1'), hex: at('0806') },
      wizard,
      'Cast haste on 2 elves at 0806 with wizard 1',
      ['blue arrow from 0705 to 0806', 'blue circle around 0806'],
    ],
    [
      { type: 'designateHaste', caster: unit('wizard-1'), units: named('elf-1', 'elf-2') },
      wizard,
      'Cast haste on 2 elves with wizard 1',
      ['blue circle around 0705'],
    ],
  ],
  designateFireball: [
    [
      { type: 'designateFireball', caster: unit('wizard-1'), hex: at('0807') },
      wizard,
      'Cast a fireball at 0807 with wizard 1',
      ['yellow arrow from 0705 to 0807', 'yellow circle around 0807'],
    ],
  ],
  designateWandFireball: [
    [
      { type: 'designateWandFireball', caster: unit('wizard-1'), hex: at('0807') },
      wizard,
      'Cast the wand’s fireball at 0807 with wizard 1',
      ['yellow arrow from 0705 to 0807', 'yellow circle around 0807'],
    ],
  ],
  designateAttack: [
    [
      {
        type: 'designateAttack',
        attackers: named('elf-1', 'elf-2'),
        hex: at('0807'),
        defenders: named('ghoul-1'),
      },
      wizard,
      'Attack 1 ghoul at 0807 with 2 elves',
      ['red arrow from 0806 to 0807', 'red circle around 0807'],
    ],
  ],
  withdraw: [
    [
      { type: 'withdraw', designation: 1 },
      aimed,
      'Take back 2 elves on 1 ghoul, 3:1, at 0807',
      ['red circle around 0807'],
    ],
  ],
  resolve: [
    [
      { type: 'resolve', designation: 1 },
      aimed,
      'Roll for 2 elves on 1 ghoul, 3:1, at 0807',
      ['red circle around 0807'],
    ],
    [{ type: 'resolve', designation: 1 }, wizard, 'Roll for it', []],
  ],
  move: [
    [
      { type: 'move', units: named('elf-1', 'elf-2'), path: [at('0805'), at('0804')], takeWandAt: null },
      wizard,
      'Move 2 elves from 0806 to 0804',
      ['green arrow from 0806 to 0804'],
    ],
    [
      { type: 'move', units: named('elf-1'), path: [at('0805')], takeWandAt: at('0806') },
      wizard,
      'Move 1 elf from 0806 to 0805, and take the wand along',
      ['green arrow from 0806 to 0805'],
    ],
    [
      { type: 'move', units: named('wizard-1'), path: [at('0604'), at('0402')], takeWandAt: null },
      wizard,
      'Move 1 wizard from 0705 out of the valley at 0402',
      ['green arrow from 0705 to 0402'],
    ],
  ],
  advance: [
    [
      { type: 'advance', units: named('elf-1'), hex: at('0807') },
      aimed,
      'Advance with 1 elf into 0807',
      ['green arrow from 0806 to 0807'],
    ],
  ],
  endSegment: [
    [{ type: 'endSegment' }, wizard, 'End movement', []],
    [{ type: 'endSegment' }, placing, 'End the segment', []],
  ],
  resign: [[{ type: 'resign', side: 'wizard' }, wizard, 'Resign', []]],
  offerDraw: [[{ type: 'offerDraw', side: 'wizard' }, wizard, 'Offer a draw', []]],
  answerDraw: [
    [{ type: 'answerDraw', side: 'wizard', accept: true }, wizard, 'Accept the draw', []],
    [{ type: 'answerDraw', side: 'wizard', accept: false }, wizard, 'Decline the draw', []],
  ],
}

describe.each(Object.entries(COMMANDS))('a hint to %s', (_, cases: readonly Case[]) => {
  test.each(cases)('%j is said and drawn', (command, view, said, drawings) => {
    expect(words(view, command)).toEqual([said])
    expect(drawn(view, command)).toEqual(drawings)
  })
})

describe('a plan', () => {
  test('goes on from where its own moves have led', () => {
    const move = (...path: readonly string[]): Command => ({
      type: 'move',
      units: named('elf-1', 'elf-2'),
      path: path.map(at),
      takeWandAt: null,
    })
    const plan = [move('0805'), move('0804', '0904')]
    expect(words(wizard, ...plan)).toEqual([
      'Move 2 elves from 0806 to 0805',
      'Move 2 elves from 0805 to 0904',
    ])
    expect(drawn(wizard, ...plan)).toEqual(['green arrow from 0806 to 0805', 'green arrow from 0805 to 0904'])
  })

  test('draws the same thing once', () => {
    const fireball: Command = { type: 'designateFireball', caster: unit('wizard-1'), hex: at('0807') }
    expect(drawn(wizard, fireball, fireball)).toHaveLength(2)
  })
})
