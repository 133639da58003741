import { produce } from 'immer'
import { hexesOfDrawing } from '@/engine/rulebook/marks'
import { describe, expect, test } from 'vitest'
import { present } from '@/engine/kernel/refusal'
import type { Diagram } from '@/engine/rulebook/rulebook'
import { arenaRules } from '@/games/arena/rules'
import { type Fight, fightIn, lossesOf } from '@/games/arena/queries/combat/fights'
import { settleControl } from '@/games/arena/effects/control'
import type { Space } from '@/games/arena/state/position'
import { retreatsFor } from '@/games/arena/queries/retreat/candidates'
import { boardOf, spacesApart } from '@/games/arena/queries/spaces'
import { RULEBOOK } from '@/games/arena/teaching/rulebook'
import { type Game, given } from '../on-the-table'

const drawn = RULEBOOK.sections.flatMap(({ id, diagram }) => (diagram ? [{ id, diagram }] : []))

describe('diagrams', () => {
  test('there is one wherever there is something to see', () => {
    expect(drawn.map(({ id }) => id).join(' ')).toBe(
      'AA-1 AA-4 AA-5 AA-7 AA-9 AA-10 AA-11 AA-12 AA-13 AA-14 AA-15 AA-20 AA-23 AA-24',
    )
  })

  test.each(drawn)('the one of $id is a position of the game', ({ id }) => {
    expect(arenaRules.faultsOf(gameIn(id).position)).toEqual([])
  })

  test.each(drawn)('the one of $id marks and names hexes that it shows', ({ id, diagram }) => {
    const { ids } = boardOf(gameIn(id).position)
    const places = (diagram.hexes ?? ids).map((hex) => placeOf(hex, ids))
    const named = [...diagram.caption.matchAll(/\b[A-E]\d\b/g)].map(([hex]) => hex)
    for (const hex of [...circled(diagram), ...named]) {
      expect(ids).toContain(hex)
      const { across, down } = placeOf(hex, ids)
      expect(across).toBeGreaterThanOrEqual(Math.min(...places.map((one) => one.across)))
      expect(across).toBeLessThanOrEqual(Math.max(...places.map((one) => one.across)))
      expect(down).toBeGreaterThanOrEqual(Math.min(...places.map((one) => one.down)))
      expect(down).toBeLessThanOrEqual(Math.max(...places.map((one) => one.down)))
    }
  })
})

describe('what the captions say is so', () => {
  test('from king to king it is eight steps', () => {
    const { position } = gameIn('AA-1')
    expect(boardOf(position).kings).toEqual(['C1', 'C9'])
    expect(apart('AA-1', 'C1', 'C9')).toBe(8)
  })

  test('6 points pay for a step in an own hex or in nobody’s, not in the enemy’s', () => {
    const game = gameIn('AA-4')
    const refusal = (hex: string, to: string) => game.refusal(0, 'changeTerrain', { hex, to })
    expect([refusal('C4', 'Grass'), refusal('B5', 'Grass'), refusal('C6', 'Grass')]).toEqual([
      undefined,
      undefined,
      'AA-4.5',
    ])
    expect(refusal('B5', 'River')).toBe('AA-4.3')
  })

  test('control is West’s in the green hexes, East’s in the red one', () => {
    const settled = produce(gameIn('AA-5').position, (draft) => {
      settleControl(draft)
    })
    const controls = (...inks: readonly string[]) =>
      circled(diagramIn('AA-5'), ...inks).map(
        (hex) =>
          present(
            Object.entries(settled.hexes).find(([id]) => id === hex),
            hex,
          )[1].control,
      )
    expect(controls('green')).toEqual(['west', 'west'])
    expect(controls('red')).toEqual(['east'])
  })

  test('the giant carries the ogre or both orcs, not the ogre with an orc', () => {
    const game = gameIn('AA-7')
    const on = (rider: string) => ({ rider, mount: 'giant-1' })
    const withOgre = game.play(0, 'mount', on('ogre-1'))
    expect(withOgre.refusal(0, 'mount', on('orc-1'))).toBe('AA-7.2')
    const withOrcs = game.play(0, 'mount', on('orc-1')).play(0, 'mount', on('orc-2'))
    expect(withOrcs.creature('orc-2').on).toBe('giant-1')
  })

  test('the centaur walks around the orc, not through it', () => {
    const walk = (...path: readonly string[]) =>
      gameIn('AA-9').refusal(0, 'move', { unit: 'centaur-1', mode: 'walk', path })
    expect([walk('D3', 'D4'), walk('C4'), walk('C4', 'C5')]).toEqual([undefined, undefined, 'AA-9.3'])
  })

  test('the gargoyle lands on rocks, not in the lake, and keeps out of the storm', () => {
    const fly = (land: boolean, ...path: readonly string[]) =>
      gameIn('AA-10').refusal(0, 'move', { unit: 'gargoyle-1', mode: 'fly', path, land })
    expect([fly(true, 'B4', 'B5'), fly(false, 'B4')]).toEqual([undefined, undefined])
    expect([fly(true, 'B4'), fly(false, 'A3')]).toEqual(['AA-10.6', 'AA-10.5'])
  })

  test('4 against 3 costs the defenders one of two', () => {
    const { attack, defense } = fightAt('AA-11')
    expect([attack.total, defense.total]).toEqual([4, 3])
    expect(lossesAt('AA-11')).toEqual([{ whose: 'east', reason: 'combat', eligible: [] }])
  })

  test('West may choose the orc, not the minotaur', () => {
    const { attack, defense } = fightAt('AA-12')
    expect([attack.total, defense.total]).toEqual([6, 5])
    expect(lossesAt('AA-12')).toEqual([{ whose: 'east', reason: 'combat', eligible: ['orc-1'] }])
  })

  test('the spider’s poison costs the winner a soldier', () => {
    expect(fightAt('AA-13').margin).toBe(1)
    expect(lossesAt('AA-13')).toContainEqual({ whose: 'west', reason: 'poison', eligible: [] })
  })

  test('the archer reaches the neighbors and the air overhead, not two hexes', () => {
    const fire = (target: string) => gameIn('AA-14').refusal(0, 'fire', { shooter: 'archer-1', target })
    expect([fire('D4'), fire('C4^'), fire('C6')]).toEqual([undefined, undefined, 'AA-14.2'])
  })

  test('the orcs may retreat to the green hexes and nowhere else', () => {
    const game = gameIn('AA-15')
    expect(retreatsFor(game.position, game.creature('orc-1'), 'defender')).toEqual(
      circled(diagramIn('AA-15'), 'green'),
    )
    const { winner } = fightAt('AA-15')
    expect(winner?.seat).toBe('west')
  })

  test('the area is the middle, the blue hexes and the air overhead', () => {
    const { position } = gameIn('AA-20')
    expect(apart('AA-20', 'C2', 'C5')).toBe(3)
    const near = boardOf(position).ids.filter((hex) => apart('AA-20', 'C5', hex) === 1)
    expect(near).toEqual(circled(diagramIn('AA-20'), 'blue'))
    expect([apart('AA-20', 'C5', 'C5^'), apart('AA-20', 'C5', 'B5^')]).toEqual([1, 2])
  })

  test('West wins on the ground of C9, East does not in the air of C1', () => {
    const ended = gameIn('AA-23').play(0, 'endPhase').play(0, 'endPhase')
    expect(ended.position.ending).toEqual({ winner: 'west', by: 'king' })
  })

  test('nobody enters the own king area', () => {
    const walk = (unit: string, hex: string) =>
      gameIn('AA-24').refusal(0, 'move', { unit, mode: 'walk', path: [hex] })
    expect([walk('giant-1', 'B1'), walk('giant-1', 'B3')]).toEqual(['AA-24.5', undefined])
  })
})

function diagramIn(id: string): Diagram {
  return present(
    drawn.find((one) => one.id === id),
    id,
  ).diagram
}

function gameIn(id: string): Game {
  const { position } = diagramIn(id)
  return given(position as object)
}

function fightAt(id: string): Fight {
  return fightIn(gameIn(id).position, 'C5' as Space)
}

function lossesAt(id: string): readonly object[] {
  return lossesOf(gameIn(id).position, fightAt(id))
}

function apart(id: string, a: string, b: string): number {
  return spacesApart(boardOf(gameIn(id).position), a as Space, b as Space)
}

/** Marked hexes in the order of the board, of some colors or of all. */
function circled({ drawings = [] }: Diagram, ...inks: readonly string[]): readonly string[] {
  return drawings
    .filter(({ ink }) => inks.length === 0 || inks.includes(ink))
    .flatMap((one): readonly string[] => hexesOfDrawing(one))
    .sort()
}

/** Where a hex is in the picture: rows are centered. */
function placeOf(hex: string, ids: readonly string[]): { readonly across: number; readonly down: number } {
  const row = ids.filter((id) => id.startsWith(hex.charAt(0)))
  return { across: Number(hex.slice(1)) - row.length / 2, down: hex.charCodeAt(0) }
}
