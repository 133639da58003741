import { describe, expect, test } from 'vitest'
import { hexesOfDrawing } from '@/engine/rulebook/marks'
import { areNeighbors } from '@/engine/kernel/hex'
import type { Diagram, Drawing } from '@/engine/rulebook/rulebook'
import { UNITS } from '@/games/arrakhar/tables/units'
import { arrakharRules } from '@/games/arrakhar/rules'
import { boardOf } from '@/games/arrakhar/queries/board'
import { oddsOf } from '@/games/arrakhar/queries/odds'
import type { Position } from '@/games/arrakhar/state/position'
import { orcHexesOf } from '@/games/arrakhar/effects/wandering-orcs'
import { RULEBOOK } from '@/games/arrakhar/teaching/rulebook'
import { chaptersOf } from '@/teach/book/rulebook-index'
import { refusalOf } from '@/engine/kernel/play'

describe('diagrams', () => {
  test('there is one wherever there is something to see', () => {
    const without = RULEBOOK.sections.filter(({ diagram }) => !diagram).map(({ id }) => id)
    expect(without).toEqual(['AR-2', 'AR-13'])
  })

  const notes = chaptersOf(RULEBOOK).flatMap((chapter) => chapter.notes)
  const drawn = [...RULEBOOK.sections, ...notes].flatMap(({ id, diagram }) =>
    diagram ? [{ id, diagram }] : [],
  )

  test.each(drawn)('the one of $id is a position of the game', ({ diagram }) => {
    expect(arrakharRules.parsePosition(diagram.position)).toMatchObject({ ok: true })
    expect(arrakharRules.faultsOf(positionOf(diagram))).toEqual([])
  })

  test.each(drawn)('the one of $id shows and names hexes of the map', ({ diagram }) => {
    const { grid } = boardOf(positionOf(diagram).settings)
    const shown = (diagram.hexes ?? []).map((hex) => grid.indexOf(hex))
    expect(shown).not.toContain(-1)
    const marked = (diagram.drawings ?? []).flatMap(hexesOfDrawing)
    const named = [...diagram.caption.matchAll(/\b\d{4}\b/g)].map(([hex]) => hex)
    const columns = (diagram.hexes ?? []).map((hex) => Number(hex.slice(0, 2)))
    for (const hex of [...marked, ...named]) {
      expect(grid.indexOf(hex)).toBeGreaterThanOrEqual(0)
      expect(Number(hex.slice(0, 2))).toBeGreaterThanOrEqual(Math.min(...columns))
      expect(Number(hex.slice(0, 2))).toBeLessThanOrEqual(Math.max(...columns))
    }
  })
})

describe('what the captions say is so', () => {
  test('an orc may appear in the green and blue hexes and nowhere else', () => {
    const diagram = diagramIn('AR-5')
    const { secrets, now, ...rest } = positionOf(diagram)
    expect(now).toEqual({ segment: 'wanderingOrcs', due: null })
    const allowed = orcHexesOf({ ...rest, now: { segment: 'wanderingOrcs', due: 1 } })
    expect([...allowed].sort()).toEqual(circled(diagram, 'green', 'blue'))
    expect(secrets.wandHaunt).toBe('R1')
  })

  test('two sorcerers may summon, the one in the haunt may not', () => {
    const summon = (sorcerer: string, haunt: string) =>
      clauseAgainst('AR-6', { type: 'castSummon', sorcerer, haunt })
    expect(summon('sorcerer-1', 'T1')).toBeUndefined()
    expect(summon('sorcerer-2', 'R1')).toBeUndefined()
    expect(summon('sorcerer-3', 'C1')).toBe('AR-6.2')
  })

  test('the elves may go their way, though not onto the ghouls', () => {
    const go = (...path: readonly string[]) =>
      clauseAgainst('AR-7', {
        type: 'move',
        units: ['elf-1', 'elf-2', 'elf-3'],
        path,
        takeWandAt: null,
      })
    expect(go('0609', '0608', '0708', '0807')).toBeUndefined()
    expect(go('0609', '0709')).toBe('AR-7.2')
  })

  test('fire reaches the orcs and the ghouls, not the demons', () => {
    const throwAt = (hex: string) =>
      clauseAgainst('AR-8', { type: 'designateFireball', caster: 'wizard-1', hex })
    expect([throwAt('0808'), throwAt('0909'), throwAt('0507')]).toEqual([undefined, undefined, 'AR-8.2'])
  })

  test('haste reaches the neighbors, not the dwarves', () => {
    const hasten = (hex: string) => clauseAgainst('AR-9', { type: 'designateHaste', caster: 'wizard-1', hex })
    expect([hasten('0710'), hasten('0708'), hasten('0709')]).toEqual([undefined, undefined, undefined])
    expect(hasten('0509')).toBe('AR-9.1')
  })

  test('the elves have their bonus as long as the dwarves keep out', () => {
    const elves = Array.from({ length: 6 }, () => 'elf' as const)
    const ghouls = Array.from({ length: 3 }, () => 'ghoul' as const)
    expect(oddsOf(elves, ghouls)).toMatchObject({ column: '2:1', read: '3:1' })
    expect(oddsOf([...elves, 'dwarf', 'dwarf'], ghouls)).toMatchObject({ read: '2:1' })
    const { units } = positionOf(diagramIn('AR-10'))
    expect(units.filter(({ type }) => type === 'elf')).toHaveLength(elves.length)
    expect(units.filter(({ type }) => type === 'ghoul')).toHaveLength(ghouls.length)
  })

  test('the barbarian carries the wand out', () => {
    const path = ['0511', '0512', '0412', '0312', '0212', '0112']
    const carry = { type: 'move', units: ['barbarian-1'], path, takeWandAt: '0511' }
    expect(clauseAgainst('AR-12', carry)).toBeUndefined()
  })

  test('the way around the orc in the pass is ten steps, the pass itself four', () => {
    const diagram = diagramIn('tactics-block')
    expect(arrowsIn(diagram)).toHaveLength(4)
    expect(stepsTo(diagram, '0503', '0706', [])).toBe(4)
    expect(stepsTo(diagram, '0503', '0706', ['0604'])).toBe(10)
    expect(UNITS.barbarian.movement).toBe(6)
  })

  test('fire passes over the ghouls to the sorcerers', () => {
    const designated = { type: 'designateFireball', caster: 'wizard-1', hex: '1209' }
    expect(clauseAgainst('tactics-targets', designated)).toBeUndefined()
  })

  test('every haunt of the ring can summon at once', () => {
    const { haunts, units } = positionOf(diagramIn('tactics-layout'))
    const sorcerers = units.filter(({ type }) => type === 'sorcerer').map(({ id }) => id)
    const summoning = Object.keys(haunts).filter((haunt) =>
      sorcerers.some(
        (sorcerer) => clauseAgainst('tactics-layout', { type: 'castSummon', sorcerer, haunt }) === undefined,
      ),
    )
    expect(summoning).toEqual(['T1', 'T2', 'R1', 'R2', 'C1', 'C2'])
  })
})

function diagramIn(id: string): Diagram {
  const notes = chaptersOf(RULEBOOK).flatMap((chapter) => chapter.notes)
  const diagram = [...RULEBOOK.sections, ...notes].find((one) => one.id === id)?.diagram
  if (!diagram) throw new Error(`${id} has no diagram.`)
  return diagram
}

function arrowsIn({ drawings = [] }: Diagram): readonly Drawing[] {
  return drawings.filter(({ kind }) => kind === 'arrow')
}

/** The fewest steps over clear ground from hex to hex without entering some, by going ring by ring. */
function stepsTo(diagram: Diagram, from: string, to: string, closed: readonly string[]): number {
  const { grid, terrain } = boardOf(positionOf(diagram).settings)
  const open = grid.ids.map((hex, index) => terrain[index] === 'clear' && !closed.includes(hex))
  let ring = [grid.indexOf(from)]
  for (let steps = 0; ring.length > 0; steps += 1) {
    if (ring.includes(grid.indexOf(to))) return steps
    for (const hex of ring) open[hex] = false
    const now = ring
    ring = open.flatMap((isOpen, hex) =>
      isOpen && now.some((one) => areNeighbors(grid, one, hex)) ? [hex] : [],
    )
  }
  return Infinity
}

function positionOf({ position }: Diagram): Position {
  const read = arrakharRules.parsePosition(position)
  if (!read.ok) throw new Error(read.problems.map(({ path, message }) => `${path} ${message}`).join('\n'))
  return read.value
}

function clauseAgainst(id: string, json: object): string | undefined {
  const read = arrakharRules.parseCommand(json)
  if (!read.ok) throw new Error(read.problems.map(({ message }) => message).join('\n'))
  return refusalOf(arrakharRules, positionOf(diagramIn(id)), read.value)?.clause
}

function circled({ drawings = [] }: Diagram, ...inks: readonly string[]): readonly string[] {
  return drawings.flatMap((one) => (one.kind === 'circle' && inks.includes(one.ink) ? [one.hex] : [])).sort()
}
