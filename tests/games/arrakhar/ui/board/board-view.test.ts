import { describe, expect, test } from 'vitest'
import { HANDS } from '@/games/arrakhar/ui/gestures/answering'
import { sitesOnBoard, stacksOnBoard } from '@/games/arrakhar/ui/board/board-view'
import { IDLE } from '@/table/desk/answer'
import type { Gesture } from '@/games/arrakhar/ui/desk/gesture'
import { hexInWords } from '@/games/arrakhar/ui/words/hex-words'
import type { View } from '@/games/arrakhar/state/view'
import { arrakharRules } from '@/games/arrakhar/rules'
import { after, at, laidOut, named, seen, unit } from '../play/laid-out'

function picked(view: View, hex: string): Gesture {
  const answer = HANDS.answerHex(view, IDLE, at(hex))
  return answer.kind === 'gesture' ? answer.gesture : IDLE
}

function countersAt(view: View, hex: string) {
  return stacksOnBoard(view).find((stack) => stack.hex === at(hex))?.counters ?? []
}

describe('counters', () => {
  test('carry combat and movement factors, one half as a single sign', () => {
    const view = seen('wizard movement', { '0705': 'wizard', '0806': 'barbarian' })
    expect(countersAt(view, '0705')[0]).toMatchObject({ factors: '½-4', side: 'second', label: 'Wizard 1' })
    expect(countersAt(view, '0806')[0]).toMatchObject({ factors: '2-6' })
  })

  test('are turned over when their unit has cast, and marked when hasted', () => {
    const view = seen(
      'wizard movement',
      { '0705': 'wizard', '0806': 'elf' },
      { cast: ['wizard-1'], haste: { 'elf-1': 4 } },
    )
    expect(countersAt(view, '0705')[0]?.flipped).toBe(true)
    expect(countersAt(view, '0806')[0]?.badges).toEqual([{ text: '+4', label: 'hasted by 4', tone: 'good' }])
  })

  test('tell the points left after part of a move and are spent after all of it', () => {
    const start = laidOut('wizard movement', { '0705': 'elf' })
    const move = (...path: string[]) =>
      after(start, [{ type: 'move', units: named('elf-1'), path: path.map(at), takeWandAt: null }]).position
    const viewOf = (...path: string[]) => arrakharRules.viewOf(move(...path), 'wizard')
    expect(countersAt(viewOf('0704'), '0704')[0]).toMatchObject({ spent: false, badges: [{ text: '3' }] })
    expect(countersAt(viewOf('0704', '0705', '0704', '0705'), '0705')[0]).toMatchObject({
      spent: true,
      badges: [],
    })
  })
})

describe('sites', () => {
  const stacks = { '1305': 'sorcerer', '0705': 'elf' }

  test('mark the haunt of the wand only while the sorcerer peeks', () => {
    const sorcerer = seen('sorcerer movement', stacks)
    expect(sitesOnBoard(sorcerer, false).some(({ marked }) => marked)).toBe(false)
    expect(sitesOnBoard(sorcerer, true).filter(({ marked }) => marked)).toMatchObject([{ code: 'R1' }])
  })

  test('mark nothing for the wizard, peek or not', () => {
    expect(sitesOnBoard(seen('wizard movement', stacks), true).some(({ marked }) => marked)).toBe(false)
  })

  test('show the wand as a treasure once it is found', () => {
    const view = seen('wizard movement', stacks, { wand: { hex: '0705' }, haunts: { T1: '1306' } })
    expect(sitesOnBoard(view, false).at(-1)).toMatchObject({ kind: 'treasure', hex: '0705' })
  })
})

describe('marks', () => {
  test('light what can move, then the hexes within reach with the points left', () => {
    const view = seen('wizard movement', { '0705': 'elf', '0807': 'ghoul' })
    expect(HANDS.marksOf(view, IDLE)).toEqual([{ hex: '0705', kind: 'choice' }])
    const reach = HANDS.marksOf(view, picked(view, '0705'))
    expect(reach[0]).toEqual({ hex: '0705', kind: 'selected' })
    expect(reach).toContainEqual({ hex: '0704', kind: 'reach', text: '3' })
  })

  test('light a caster’s targets', () => {
    const view = seen('wizard fireball', { '0705': 'wizard', '0707': 'orc' })
    expect(HANDS.marksOf(view, picked(view, '0705'))).toContainEqual({ hex: '0707', kind: 'target' })
  })

  test('a designation keeps its mark and its arrow until it is rolled', () => {
    const start = laidOut('wizard fireball', { '0705': 'wizard', '0707': 'orc' })
    const designated = after(start, [
      { type: 'designateFireball', caster: unit('wizard-1'), hex: at('0707') },
    ])
    const rolled = after(designated.position, [{ type: 'resolve', designation: 1 }], [1])
    const shown = (position: typeof start) => arrakharRules.viewOf(position, 'wizard')
    expect(HANDS.marksOf(shown(designated.position), IDLE)).toContainEqual({
      hex: '0707',
      kind: 'designated',
    })
    expect(HANDS.arrowsOf(shown(designated.position), IDLE)).toMatchObject([
      { from: '0705', to: '0707', kind: 'fire' },
    ])
    expect(HANDS.arrowsOf(shown(rolled.position), IDLE)).toEqual([])
  })
})

describe('reach', () => {
  test('tells hexes that may be passed but not stayed in: near an entry hex on the first game-turn', () => {
    const view = seen('sorcerer movement', { '0611': 'sorcerer', '1710': 'elf' }, { turn: 1 })
    const marks = HANDS.marksOf(view, picked(view, '0611'))
    expect(marks.find(({ hex }) => hex === at('0512'))).toMatchObject({ kind: 'reach', text: '3' })
    const barred = marks.find(({ hex }) => hex === at('0312'))
    expect(barred?.kind).toBe('forbidden')
    expect(hexInWords(view, at('0312'), [], marks)).toContain('may be passed but not stayed in')
  })
})

describe('a hex in words', () => {
  test('tells number, terrain, units and what may be done', () => {
    const view = seen('wizard movement', { '0705': 'elf elf', '0704': 'elf' }, { haste: { 'elf-1': 4 } })
    const marks = HANDS.marksOf(view, picked(view, '0704'))
    expect(hexInWords(view, at('0705'), sitesOnBoard(view, false), marks)).toBe(
      '0705, clear, 2 elves (1 hasted by 4); reachable, 3 points left',
    )
    expect(hexInWords(view, at('0905'), sitesOnBoard(view, false), [])).toBe('0905, clear, Crypt C1')
  })

  test.each([
    [['elf-1', 'elf-2'], '2 elves (each has cast)'],
    [['elf-1'], '2 elves (1 has cast)'],
    [['elf-3'], '1 elf (has cast)'],
  ])('counts what %s have in common', (cast, words) => {
    const view = seen('wizard movement', { '0705': 'elf elf', '0704': 'elf' }, { cast: [] })
    const hex = cast.includes('elf-3') ? '0704' : '0705'
    expect(hexInWords({ ...view, cast: cast.map(unit) }, at(hex), [], [])).toContain(words)
  })

  test('tells points left without two numbers side by side', () => {
    const moving = laidOut('wizard movement', { '0705': 'elf elf' })
    const path = [at('0704')]
    const units = moving.units.filter(({ type }) => type === 'elf').map(({ id }) => id)
    const { position } = after(moving, [{ type: 'move', units, path, takeWandAt: null }])
    expect(hexInWords(position, at('0704'), [], [])).toBe('0704, clear, 2 elves (each 3 points left)')
  })
})
