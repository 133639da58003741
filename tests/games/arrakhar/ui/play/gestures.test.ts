import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import { HANDS } from '@/games/arrakhar/ui/gestures/answering'
import { IDLE } from '@/table/desk/answer'
import type { Answer, Gesture } from '@/games/arrakhar/ui/desk/gesture'
import type { Table } from '@/games/arrakhar/state/position'
import { after, at, laidOut, named, refusalOf, unit } from './laid-out'

const { answerHex, adjusted, lossAt, marksOf, nextHexToAct, othersOf, settled } = HANDS

/** The gesture after hexes were chosen in order. */
function choosing(table: Table, ...hexes: readonly string[]): Gesture {
  return hexes.reduce<Gesture>((gesture, hex) => gestureOf(answerHex(table, gesture, at(hex))), IDLE)
}

function gestureOf(answer: Answer): Gesture {
  if (answer.kind !== 'gesture') throw new Error(JSON.stringify(answer))
  return answer.gesture
}

function commandsOf(answer: Answer) {
  return answer.kind === 'commands' ? answer.commands : []
}

describe('movement', () => {
  const table = laidOut('wizard movement', {
    '0705': 'elf elf',
    '0806': 'elf',
    '0402': 'dwarf dwarf dwarf dwarf dwarf elf',
    '0807': 'ghoul',
  })

  test('a stack is picked whole and let go by a second click', () => {
    expect(choosing(table, '0705')).toMatchObject({ name: 'UnitsPicked', units: ['elf-1', 'elf-2'] })
    expect(choosing(table, '0705', '0705')).toEqual(IDLE)
  })

  test('an entry hex offers four of one type', () => {
    expect(choosing(table, '0402')).toMatchObject({ units: ['dwarf-1', 'dwarf-2', 'dwarf-3', 'dwarf-4'] })
  })

  test('a hex within reach is moved to, and the group stays picked there', () => {
    const answer = answerHex(table, choosing(table, '0705'), at('0704'))
    expect(answer).toMatchObject({
      kind: 'commands',
      commands: [{ type: 'move', units: ['elf-1', 'elf-2'], path: ['0704'], takeWandAt: null }],
      then: { name: 'UnitsPicked', hex: '0704' },
    })
  })

  test('a stack that has moved gives way to the one that is clicked next', () => {
    const first = answerHex(table, choosing(table, '0705'), at('0704'))
    if (first.kind !== 'commands') throw new Error(first.kind)
    const { position } = after(table, first.commands)
    const held = settled(position, first.then)
    expect(held).toMatchObject({ name: 'UnitsPicked', hex: '0704', units: ['elf-1', 'elf-2'] })
    expect(answerHex(position, held, at('0806'))).toMatchObject({
      kind: 'gesture',
      gesture: { name: 'UnitsPicked', hex: '0806', units: ['elf-3'] },
    })
    expect(othersOf(position, held)[0]).toMatchObject({
      hex: '0806',
      picks: false,
      answer: { commands: [{ units: ['elf-1', 'elf-2'] }] },
    })
    expect(marksOf(position, held)).toContainEqual({ hex: '0806', kind: 'choice' })
    expect(answerHex(position, held, at('0705')).kind).toBe('commands')
  })

  test('a stack that was just picked joins the one that is clicked next', () => {
    const picked = choosing(table, '0705')
    expect(commandsOf(answerHex(table, picked, at('0806')))).toMatchObject([{ units: ['elf-1', 'elf-2'] }])
    expect(othersOf(table, picked)[0]).toMatchObject({ hex: '0806', picks: true })
  })

  test('taken up anew, a stack that has moved joins as a fresh one does', () => {
    const path = [at('0704')]
    const { position } = after(table, [
      { type: 'move', units: named('elf-1', 'elf-2'), path, takeWandAt: null },
    ])
    expect(answerHex(position, choosing(position, '0704'), at('0806')).kind).toBe('commands')
  })

  describe('an entry hex', () => {
    const gate = at('0402')
    const near = laidOut('wizard movement', { '0503': 'barbarian', '0402': 'dwarf' })
    const alone = laidOut('wizard movement', { '0503': 'barbarian barbarian', '0705': 'elf' })

    test('in which others wait is one to pick from; leaving is offered in so many words', () => {
      expect(answerHex(near, choosing(near, '0503'), gate)).toMatchObject({ gesture: { units: ['dwarf-1'] } })
      expect(othersOf(near, choosing(near, '0503'))).toMatchObject([
        { hex: '0402', picks: false, loss: '1 barbarian leaves the valley for good' },
      ])
    })

    test('in which nobody waits is left by, which a click is told before', () => {
      const picked = choosing(alone, '0503')
      expect(answerHex(alone, picked, gate).kind).toBe('commands')
      expect(lossAt(alone, picked, gate)).toBe('2 barbarians leave the valley for good')
      expect(lossAt(alone, picked, at('0504'))).toBeUndefined()
    })

    test('is the goal of those who have the wand: nothing is lost', () => {
      const carrying = laidOut(
        'wizard movement',
        { '0503': 'barbarian', '0402': 'dwarf' },
        { wand: { hex: '0503' }, haunts: { T1: '1306' } },
      )
      const picked = choosing(carrying, '0503')
      expect(lossAt(carrying, picked, gate)).toBeUndefined()
      expect(commandsOf(answerHex(carrying, picked, gate))).toMatchObject([{ takeWandAt: '0503' }])
      const without = adjusted(carrying, picked, { type: 'takeWand', takes: false })
      expect(answerHex(carrying, without, gate).kind).toBe('gesture')
    })
  })

  test('a stack out of reach is picked instead', () => {
    const far = laidOut('wizard movement', { '0705': 'elf', '1806': 'dwarf' })
    expect(choosing(far, '0705', '1806')).toMatchObject({ name: 'UnitsPicked', hex: '1806' })
  })

  test.each([
    ['0907', 'AR-7.2', 'a mountain'],
    ['0807', 'AR-7.2', 'an enemy'],
    ['1806', 'AR-7.1', 'a hex out of reach'],
  ])('%s is refused under %s: %s', (hex, clause) => {
    const answer = answerHex(table, choosing(table, '0705'), at(hex))
    if (answer.kind !== 'refusal') throw new Error(answer.kind)
    expect(refusalOf(table, present(answer.meant, 'meant'))).toBe(clause)
  })

  test.each(['1806', '0807'])('without a group %s only says why nothing comes of it', (hex) => {
    expect(answerHex(table, IDLE, at(hex)).kind).toBe('refusal')
  })

  test('the wand is taken along unless it is switched off', () => {
    const holding = laidOut(
      'wizard movement',
      { '0705': 'elf', '0708': 'orc' },
      { wand: { hex: '0705' }, haunts: { T1: '1306' } },
    )
    const picked = choosing(holding, '0705')
    expect(commandsOf(answerHex(holding, picked, at('0704')))).toMatchObject([{ takeWandAt: '0705' }])
    const without = adjusted(holding, picked, { type: 'takeWand', takes: false })
    expect(commandsOf(answerHex(holding, without, at('0704')))).toMatchObject([{ takeWandAt: null }])
  })

  test('units are toggled one by one; one of another type starts a new group', () => {
    const picked = choosing(table, '0402')
    const fewer = adjusted(table, picked, { type: 'toggleUnit', unit: unit('dwarf-1') })
    expect(fewer).toMatchObject({ units: ['dwarf-2', 'dwarf-3', 'dwarf-4'] })
    const other = table.units.find(({ type, hex }) => type === 'elf' && hex === at('0402'))
    expect(adjusted(table, picked, { type: 'toggleUnit', unit: present(other, 'elf').id })).toMatchObject({
      units: [other?.id],
    })
  })

  test('what has no points left falls out of the group', () => {
    const picked = choosing(table, '0705')
    const path = ['0704', '0705', '0704', '0705'].map(at)
    const moved = after(table, [{ type: 'move', units: named('elf-1'), path, takeWandAt: null }]).position
    expect(settled(moved, picked)).toMatchObject({ units: ['elf-2'] })
  })

  test('N goes round the stacks that can move, Shift+N the other way', () => {
    expect(nextHexToAct(table, IDLE, 1)).toBe('0705')
    expect(nextHexToAct(table, choosing(table, '0705'), 1)).toBe('0806')
    expect(nextHexToAct(table, choosing(table, '0705'), -1)).toBe('0402')
  })
})

describe('fireball', () => {
  const table = laidOut('wizard fireball', {
    '0705': 'wizard wizard',
    '0806': 'wizard',
    '0707': 'orc orc',
    '0402': 'dwarf',
  })

  test('caster first or target first leads to the same aim', () => {
    expect(choosing(table, '0705', '0707')).toMatchObject({
      name: 'Aimed',
      units: ['wizard-1', 'wizard-2'],
      target: '0707',
    })
    expect(choosing(table, '0707', '0705')).toMatchObject({
      name: 'Aimed',
      units: ['wizard-1'],
      target: '0707',
    })
  })

  test('the target chosen again designates, a command for each caster', () => {
    const answer = answerHex(table, choosing(table, '0705', '0707'), at('0707'))
    expect(commandsOf(answer)).toEqual([
      { type: 'designateFireball', caster: 'wizard-1', hex: '0707' },
      { type: 'designateFireball', caster: 'wizard-2', hex: '0707' },
    ])
  })

  test('fewer casters may be sent, and the others stay picked', () => {
    const one = adjusted(table, choosing(table, '0705', '0707'), { type: 'sendCasters', count: 1 })
    const answer = answerHex(table, one, at('0707'))
    expect(commandsOf(answer)).toHaveLength(1)
    expect(answer).toMatchObject({ then: { name: 'ActorsPicked', units: ['wizard-2'] } })
  })

  test('an aim at an empty hex means a fireball, which AR-8.2 refuses', () => {
    const answer = answerHex(table, choosing(table, '0705'), at('0704'))
    if (answer.kind !== 'refusal') throw new Error(answer.kind)
    expect(refusalOf(table, present(answer.meant, 'meant'))).toBe('AR-8.2')
  })

  test('a wizard at the wand may cast its fireball beside its own', () => {
    const armed = laidOut(
      'wizard fireball',
      { '0705': 'wizard', '0707': 'orc' },
      { wand: { hex: '0705' }, haunts: { T1: '1306' } },
    )
    const aimed = adjusted(armed, choosing(armed, '0705', '0707'), { type: 'chooseSpell', spell: 'wand' })
    expect(commandsOf(answerHex(armed, aimed, at('0707')))).toEqual([
      { type: 'designateWandFireball', caster: 'wizard-1', hex: '0707' },
    ])
  })
})

describe('haste', () => {
  test('the stack or the wizard may come first', () => {
    const table = laidOut('wizard haste', { '0705': 'wizard', '0704': 'elf elf' })
    expect(choosing(table, '0705', '0704')).toMatchObject({ name: 'Aimed', aim: 'haste' })
    expect(choosing(table, '0704', '0705')).toMatchObject({
      name: 'Aimed',
      aim: 'haste',
      target: '0704',
    })
  })

  test('on the first turn a waiting wizard names up to four units of one type', () => {
    const table = laidOut('wizard haste', { '0402': 'wizard elf elf elf elf elf' }, { turn: 1 })
    const gesture = choosing(table, '0402')
    expect(gesture).toMatchObject({ name: 'EntryHasteNamed', units: ['elf-1', 'elf-2', 'elf-3', 'elf-4'] })
    expect(adjusted(table, gesture, { type: 'toggleUnit', unit: unit('elf-5') })).toBe(gesture)
  })
})

describe('combat', () => {
  const table = laidOut('wizard combat', {
    '0806': 'elf elf',
    '0707': 'barbarian',
    '0807': 'ghoul ghoul',
    '0705': 'wizard',
  })

  test('attackers from several hexes join, and leave when chosen again', () => {
    expect(choosing(table, '0806', '0807', '0707')).toMatchObject({
      name: 'Aimed',
      units: ['elf-1', 'elf-2', 'barbarian-1'],
      defenders: ['ghoul-1', 'ghoul-2'],
    })
    expect(choosing(table, '0806', '0807', '0707', '0806')).toMatchObject({ units: ['barbarian-1'] })
  })

  test('the target may come first', () => {
    expect(choosing(table, '0807', '0806')).toMatchObject({
      name: 'Aimed',
      units: ['elf-1', 'elf-2'],
    })
  })

  test('defenders may be ignored, but not all of them', () => {
    const naming = choosing(table, '0806', '0807')
    const one = adjusted(table, naming, { type: 'nameDefenders', units: named('ghoul-2') })
    expect(one).toMatchObject({ defenders: ['ghoul-2'] })
    expect(adjusted(table, one, { type: 'nameDefenders', units: [] })).toBe(one)
  })

  test('the target chosen again designates', () => {
    const answer = answerHex(table, choosing(table, '0806', '0807'), at('0807'))
    expect(commandsOf(answer)).toMatchObject([{ type: 'designateAttack', hex: '0807' }])
  })

  test('a wizard does not attack, and the click says so', () => {
    const answer = answerHex(table, IDLE, at('0705'))
    if (answer.kind !== 'refusal') throw new Error(answer.kind)
    expect(refusalOf(table, present(answer.meant, 'meant'))).toBe('AR-10.1')
  })

  test('an emptied hex is advanced into by a second click', () => {
    const attack = answerHex(table, choosing(table, '0707', '0806', '0807'), at('0807'))
    const { position } = after(table, [...commandsOf(attack), { type: 'resolve', designation: 1 }], [6])
    const naming = choosing(position, '0807')
    expect(naming).toMatchObject({ name: 'NamingAdvance', units: ['elf-1', 'elf-2'] })
    expect(commandsOf(answerHex(position, naming, at('0807')))).toMatchObject([
      { type: 'advance', hex: '0807' },
    ])
  })
})

describe('summon', () => {
  const table = laidOut('sorcerer summon', { '1305': 'sorcerer', '0705': 'elf' })

  test('sorcerer and haunt are named in either order', () => {
    expect(choosing(table, '1305', '1306')).toEqual({
      name: 'Aimed',
      aim: 'summon',
      units: ['sorcerer-1'],
      target: '1306',
      defenders: [],
    })
    expect(choosing(table, '1306', '1305')).toEqual({
      name: 'Aimed',
      aim: 'summon',
      units: ['sorcerer-1'],
      target: '1306',
      defenders: [],
    })
  })

  test('a haunt without a sorcerer beside it is refused under AR-6.2', () => {
    expect(answerHex(table, IDLE, at('1411'))).toMatchObject({
      kind: 'refusal',
      otherwise: { clause: 'AR-6.2' },
    })
  })
})

describe('another segment', () => {
  test('ends every gesture', () => {
    const table = laidOut('wizard movement', { '0705': 'elf', '0708': 'orc' })
    const picked = choosing(table, '0705')
    expect(settled(laidOut('wizard combat', { '0705': 'elf', '0708': 'orc' }), picked)).toEqual(IDLE)
  })

  test('a click in wandering orcs places one', () => {
    const table = laidOut('sorcerer wanderingOrcs', { '1305': 'sorcerer', '0705': 'elf' })
    expect(commandsOf(answerHex(table, IDLE, at('1304')))).toEqual([{ type: 'placeOrc', hex: '1304' }])
  })
})
