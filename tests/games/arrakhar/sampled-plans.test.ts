import { describe, expect, test } from 'vitest'
import { type Random, seededRandom } from '@/engine/kernel/dice'
import { hexesApart, type HexId } from '@/engine/kernel/hex'
import { boardOf, hexesAround } from '@/games/arrakhar/queries/board'
import type { Command, CommandOf } from '@/games/arrakhar/commands'
import { sampleCommand } from '@/games/arrakhar/commands/legal/sample'
import { sampleMove } from '@/games/arrakhar/commands/legal/sample-move'
import { destinationsOf } from '@/games/arrakhar/queries/movement-reach'
import * as orders from '../../support/orders'
import { designed, laidOut, SORCERER_FORCE, sorcererPlaced, WIZARD_FORCE } from '../../support/set-up-game'
import { HAUNTS, type Situation, situation } from '../../support/situation'

/** Draws the first unit, three others with it, and a goal; the rest is always the first choice. */
function wanting(): Random {
  const draws = [0, 1, 3, 0]
  return { below: () => draws.shift() ?? 0 }
}

function purposeful(game: Situation): CommandOf<'move'> | undefined {
  const command = sampleMove(game.position, wanting())
  return command?.type === 'move' ? command : undefined
}

/** How near to some hexes a group of units can come and stay, entry hexes apart unless they are the goals. */
function nearest(
  { position }: Situation,
  units: CommandOf<'move'>['units'],
  goals: readonly string[],
): number {
  const { grid, entryHexes } = boardOf(position.settings)
  const ends = [...destinationsOf(position, units).values()].filter(
    ({ hex, staysLegal }) => staysLegal && (!entryHexes.includes(hex) || goals.includes(hex)),
  )
  return Math.min(
    ...ends.flatMap(({ hex }) =>
      goals.map((goal) => hexesApart(grid, grid.indexOf(hex), grid.indexOf(goal))),
    ),
  )
}

function distanceTo({ position }: Situation, hex: string | undefined, goals: readonly string[]): number {
  const { grid } = boardOf(position.settings)
  return Math.min(...goals.map((goal) => hexesApart(grid, grid.indexOf(hex ?? ''), grid.indexOf(goal))))
}

describe('A move with a goal', () => {
  test('goes as near to a haunt as it can while the wand is hidden', () => {
    const game = situation('wizard movement', { '0210': '3 elf', '1304': 'orc' })
    const command = purposeful(game)
    expect(command?.units).toEqual(['elf-1', 'elf-2', 'elf-3'])
    const goals = Object.values(HAUNTS)
    expect(distanceTo(game, command?.path.at(-1), goals)).toBe(nearest(game, command?.units ?? [], goals))
    expect(game.play(command as Command)).toBePlayed()
  })
  test('goes to the wand once that is found', () => {
    const game = situation('wizard movement', { '1110': 'elf', '1304': 'orc' }, { wand: { hex: '1112' } })
    expect(purposeful(game)?.path.at(-1)).toBe('1112')
  })
  test('goes out of the valley with the wand', () => {
    const game = situation('wizard movement', { '0210': 'elf', '1304': 'orc' }, { wand: { hex: '0210' } })
    const command = purposeful(game)
    expect(command?.path.at(-1)).toBe('0112')
    expect(command?.takeWandAt).toBe('0210')
    const far = situation('wizard movement', { '1110': 'elf', '1304': 'orc' }, { wand: { hex: '1110' } })
    const { entryHexes } = boardOf(far.position.settings)
    const way = purposeful(far)
    expect(distanceTo(far, way?.path.at(-1), entryHexes)).toBe(nearest(far, way?.units ?? [], entryHexes))
  })
  test('does not leave the valley without it', () => {
    const game = situation('wizard movement', { '0211': 'elf', '1304': 'orc' }, { wand: { hex: '0213' } })
    expect(purposeful(game)?.path.at(-1)).toBe('0213')
    const shut = { '0211': 'elf', '0210': 'orc', '0212': 'orc', '0311': 'orc', '0312': 'orc' }
    const left = situation('wizard movement', shut, { wand: { hex: '0213' } })
    expect(purposeful(left)?.path.at(-1)).not.toBe('0112')
  })
  test('goes as far as the slowest of the group', () => {
    const game = situation('wizard movement', { '1110': '2 elf', '1304': 'orc' }, { moved: { 'elf-1': 2 } })
    expect(purposeful(game)?.units).toEqual(['elf-1', 'elf-2'])
    expect(game.play(purposeful(game) as Command)).toBePlayed()
  })
  test('is none of the sorcerer’s', () => {
    const game = situation('sorcerer movement', { '0510': 'orc', '1913': 'elf' })
    const walks = Array.from({ length: 30 }, (_, seed) => sampleMove(game.position, seededRandom(seed * 977)))
    const ends = new Set(walks.map((command) => (command?.type === 'move' ? command.path.at(-1) : undefined)))
    expect(ends.size).toBeGreaterThan(5)
    expect(purposeful(game)?.path.length).toBe(1)
  })
})

function drawn({ position }: Situation, count: number): readonly Command[] {
  const random = seededRandom(3)
  return Array.from({ length: count }, () => sampleCommand(position, random)).filter(
    (one) => one !== undefined,
  )
}

describe('A placement that is drawn', () => {
  test('puts haunts anywhere that they may stand', () => {
    const hexes = drawn(designed(), 200).flatMap((command) =>
      command.type === 'placeHaunt' ? [command.hex] : [],
    )
    expect(hexes).toHaveLength(200)
    expect(new Set(hexes).size).toBeGreaterThan(80)
  })
  test('lifts a haunt when those that stand leave no room', () => {
    const rows = ['E.E.E.E.E.E.', '............', ...Array.from({ length: 36 }, () => `.${'^'.repeat(11)}`)]
    const haunts = { T1: '0107', T2: '0114', R1: '0121', R2: '0128', C1: '0135' }
    const game = situation(
      'sorcerer movement',
      {},
      {
        turn: 0,
        segment: 'sorcererPlacement',
        map: rows.join('\n'),
        units: [],
        haunts: {},
        wand: null,
        designs: { sorcerer: SORCERER_FORCE, wizard: WIZARD_FORCE },
        setUp: { haunts, sorcerers: {}, entries: {} },
      },
    )
    const commands = drawn(game, 60)
    const lifted = commands.flatMap((command) => (command.type === 'liftHaunt' ? [command.haunt] : []))
    expect(lifted).toHaveLength(60)
    expect([...new Set(lifted)].sort()).toEqual(Object.keys(haunts).sort())
  })
  test('puts about half of the sorcerers beside haunts', () => {
    const game = laidOut().then(orders.liftSorcerers('1305', 4)).then(orders.liftSorcerers('0509', 2))
    const beside = new Set(Object.values(HAUNTS).flatMap((hex) => hexesAround(game.position, hex as HexId)))
    const hexes = drawn(game, 200).flatMap((command) =>
      command.type === 'placeSorcerers' ? [command.hex] : [],
    )
    expect(hexes).toHaveLength(200)
    const near = hexes.filter((hex) => beside.has(hex)).length
    expect(near).toBeGreaterThan(70)
    expect(near).toBeLessThan(150)
    expect(new Set(hexes.filter((hex) => beside.has(hex))).size).toBeGreaterThan(20)
  })
  test('puts all or some of each type into an entry hex', () => {
    const game = sorcererPlaced().then(orders.assignEntry('0402', { elf: 2 }))
    const elves = drawn(game, 200).flatMap((command) =>
      command.type === 'assignEntry' && command.hex !== '0402' ? [command.counts.elf ?? -1] : [],
    )
    expect([...new Set(elves)].sort()).toEqual([0, 1, 2, 3, 4])
    const all = elves.filter((count) => count === 4).length
    expect(all).toBeGreaterThan(elves.length / 2)
    expect(all).toBeLessThan(elves.length)
  })
})
