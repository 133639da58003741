import { describe, expect, test } from 'vitest'
import { INSPECTOR } from '@/games/arrakhar/ui/inspector/hex-facts'
import { at, laidOut, seen } from '../play/laid-out'
import { arrakharRules } from '@/games/arrakhar/rules'

const texts = (facts: readonly { readonly text: string; readonly clause: string }[]) =>
  facts.map(({ text, clause }) => `${text} (${clause})`)

describe('of a hex is told', () => {
  test('its ground, its haunt and how full it is, each with its clause', () => {
    const view = seen('wizard movement', { '0905': 'elf elf elf' })
    expect(texts(INSPECTOR.seenIn(view, at('0905')).facts)).toEqual([
      'Clear: one point to enter (AR-7.1)',
      'Crypt C1: summons ghouls (AR-6.3)',
      'Stack: 3 of 4 (AR-7.6)',
    ])
    expect(texts(INSPECTOR.seenIn(view, at('0101')).facts)).toEqual(['Mountain: nobody enters (AR-1.1)'])
  })

  test('an entry hex without a limit, and the wand once it lies open', () => {
    const view = seen('wizard movement', { '1401': 'elf elf elf elf dwarf' }, { wand: { hex: '0806' } })
    expect(texts(INSPECTOR.seenIn(view, at('1401')).facts)).toHaveLength(1)
    expect(INSPECTOR.seenIn(view, at('1401')).groups.map(({ heading }) => heading)).toEqual([
      '1 dwarf',
      '4 elves, together 4',
    ])
    expect(texts(INSPECTOR.seenIn(view, at('0806')).facts)).toContain('The wand lies here (AR-12.1)')
  })

  test('where the wand is hidden to nobody, not even to who hid it', () => {
    const position = laidOut('sorcerer movement', { '1411': 'orc', '2214': 'elf' })
    const hexOf = (viewer: string) => INSPECTOR.seenIn(arrakharRules.viewOf(position, viewer), at('1411'))
    expect(hexOf('sorcerer')).toEqual(hexOf('wizard'))
    expect(JSON.stringify(hexOf('sorcerer'))).not.toMatch(/wand/i)
  })
})

describe('of units is told', () => {
  const unitsAt = (view: Parameters<typeof INSPECTOR.seenIn>[0], hex: string) =>
    INSPECTOR.seenIn(view, at(hex)).groups.flatMap(({ pieces }) => pieces)

  test('what their type can do, with the clauses', () => {
    const view = seen('wizard movement', { '0806': 'wizard', '0807': 'barbarian' })
    expect(texts(INSPECTOR.seenIn(view, at('0806')).groups[0]?.facts ?? [])).toEqual([
      'Combat ½, movement 4 (AR-1.5)',
      'Defends only (AR-10.1)',
      'Casts haste on its own or the next stack (AR-9.1)',
      'Casts a fireball at range 1 or 2 (AR-8.1)',
    ])
    expect(texts(INSPECTOR.seenIn(view, at('0807')).groups[0]?.facts ?? [])).toContain(
      'One odds column better against demons (AR-10.6)',
    )
  })

  test('haste and the points left, of those whose move it is', () => {
    const view = seen(
      'wizard movement',
      { '0806': 'elf elf', '0807': 'orc' },
      { haste: { 'elf-1': 4 }, moved: { 'elf-2': 3 } },
    )
    expect(unitsAt(view, '0806').map(({ counter, remarks }) => [counter.label, ...remarks])).toEqual([
      ['Elf 1', 'hasted by 4', '8 points left'],
      ['Elf 2', '1 point left'],
    ])
    expect(unitsAt(view, '0807')[0]?.remarks).toEqual([])
  })

  test('a spell that was cast, of the enemy too, with the counter turned over', () => {
    const view = seen('wizard fireball', { '0806': 'wizard', '0905': 'sorcerer' }, { cast: ['wizard-1'] })
    expect(unitsAt(view, '0806')[0]).toMatchObject({ remarks: ['has cast'], counter: { flipped: true } })
  })
})
