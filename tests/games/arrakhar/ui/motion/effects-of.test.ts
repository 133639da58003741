import { describe, expect, test } from 'vitest'
import { arrakharRules } from '@/games/arrakhar/rules'
import type { Command } from '@/games/arrakhar/commands'
import type { Event } from '@/games/arrakhar/events'
import type { Position } from '@/games/arrakhar/state/position'
import { PRESENTATIONS } from '@/games/arrakhar/ui/events'
import { effectsBy } from '@/table/motion/effects'
import { after, at, laidOut, named, unit } from '../play/laid-out'

const effectsOf = effectsBy(PRESENTATIONS)

/** What a command shows to the side that plays it. */
function shownBy(position: Position, command: Command, dice: readonly number[] = []) {
  return shownOf(position, ...after(position, [command], dice).events)
}

function shownOf(position: Position, ...events: readonly Event[]) {
  const view = arrakharRules.viewOf(position, position.side)
  return effectsOf(view, events, view)
}

const ids = (...names: string[]) => names.map((id) => expect.objectContaining({ id }) as unknown)
const CASTER = { '0608': 'wizard', '0708': 'orc orc', '0709': 'elf' }

describe('movement', () => {
  const start = laidOut('wizard movement', { '0608': 'elf elf', '0708': 'elf', '0908': 'orc' })
  const move = (path: readonly string[]): Command => ({
    type: 'move',
    units: named('elf-1', 'elf-2'),
    path: path.map(at),
    takeWandAt: null,
  })

  test('runs along the whole path, above what stood at its end', () => {
    expect(shownBy(start, move(['0709', '0708']))).toEqual([
      {
        kind: 'move',
        counters: ids('elf-1', 'elf-2'),
        path: ['0608', '0709', '0708'],
        before: ids('elf-3'),
      },
    ])
  })

  test('with the wand gleams where it is taken and carries it along', () => {
    const wand = laidOut(
      'wizard movement',
      { '0608': 'elf', '0908': 'orc' },
      { haunts: { T1: '1306' }, wand: { hex: '0709' } },
    )
    const effects = shownBy(wand, {
      type: 'move',
      units: named('elf-1'),
      path: [at('0709'), at('0708')],
      takeWandAt: at('0709'),
    })
    expect(effects).toMatchObject([
      { kind: 'gleam', hex: '0709' },
      { kind: 'move', prize: { kind: 'treasure', hex: '0708' } },
    ])
  })

  test('off the map ends with counters that leave', () => {
    const moved: Event = {
      type: 'moved',
      units: named('elf-1', 'elf-2'),
      unitType: 'elf',
      from: at('0608'),
      path: [at('0112')],
      wandTakenAt: null,
    }
    const left: Event = {
      type: 'leftValley',
      units: named('elf-1', 'elf-2').map((id) => ({ id, type: 'elf' as const })),
      hex: at('0112'),
      withWand: false,
    }
    expect(shownOf(start, moved, left)).toMatchObject([
      { kind: 'move' },
      { kind: 'fall', hex: '0112', manner: 'leaving', counters: ids('elf-1', 'elf-2') },
    ])
  })

  test('in an advance comes from each hex at once', () => {
    const around = laidOut('wizard combat', { '0608': 'elf', '0709': 'elf', '0908': 'orc' })
    const advanced: Event = {
      type: 'advanced',
      units: named('elf-1', 'elf-2'),
      unitType: 'elf',
      hex: at('0708'),
    }
    expect(shownOf(around, advanced)).toMatchObject([
      { kind: 'move', path: ['0608', '0708'] },
      { kind: 'move', path: ['0709', '0708'] },
    ])
  })
})

describe('fireballs', () => {
  const aimed = (wand: boolean) => {
    const fire = laidOut('wizard fireball', CASTER, wand ? { haunts: {}, wand: { hex: '0608' } } : {})
    const command: Command = {
      type: wand ? 'designateWandFireball' : 'designateFireball',
      caster: unit('wizard-1'),
      hex: at('0708'),
    }
    return after(fire, [command]).position
  }
  const resolve: Command = { type: 'resolve', designation: 1 }

  test('turn the caster over, fly, and throw out who is hit', () => {
    expect(shownBy(aimed(false), resolve, [6, 1])).toMatchObject([
      { kind: 'flip', hex: '0608', from: [{ flipped: false }], to: [{ flipped: true }] },
      { kind: 'fire', from: '0608', to: '0708', isTreasures: false },
      { kind: 'fall', hex: '0708', manner: 'burnt', counters: ids('orc-1'), before: ids('orc-1', 'orc-2') },
    ])
  })

  test('that hit nobody throw out nobody', () => {
    expect(shownBy(aimed(false), resolve, [1, 1]).map(({ kind }) => kind)).toEqual(['flip', 'fire'])
  })

  test('of the wand turn nobody over', () => {
    expect(shownBy(aimed(true), resolve, [1, 1])).toMatchObject([{ kind: 'fire', isTreasures: true }])
  })
})

describe('combat', () => {
  const attack: Command = {
    type: 'designateAttack',
    attackers: named('elf-1', 'elf-2', 'elf-3', 'elf-4'),
    hex: at('0708'),
    defenders: named('orc-1'),
  }
  const fought = after(laidOut('wizard combat', { '0608': 'elf elf elf elf', '0708': 'orc' }), [
    attack,
  ]).position

  test('crosses blades, and then the losses fall', () => {
    const lost: Event = {
      type: 'attackResolved',
      designation: 1,
      hex: at('0708'),
      odds: '4:1',
      bonus: false,
      roll: 6,
      result: 'E',
      eliminated: [{ id: unit('orc-1'), type: 'orc' }],
    }
    expect(shownOf(fought, lost)).toMatchObject([
      { kind: 'clash', hex: '0708' },
      { kind: 'fall', manner: 'struck', counters: ids('orc-1') },
    ])
  })

  test('that finds nobody shows nothing', () => {
    expect(shownOf(fought, { type: 'attackWasted', designation: 1, hex: at('0708') })).toEqual([])
  })
})

describe('spells of help and of summoning', () => {
  test('haste turns the caster over and flies to its target', () => {
    const haste = after(laidOut('wizard haste', CASTER), [
      { type: 'designateHaste', caster: unit('wizard-1'), hex: at('0709') },
    ]).position
    expect(shownBy(haste, { type: 'resolve', designation: 1 }, [3])).toMatchObject([
      { kind: 'flip', hex: '0608' },
      { kind: 'aid', from: '0608', to: '0709' },
    ])
  })

  test('a casting draws the circle at the haunt, and those placed rise there', () => {
    const haunted = laidOut(
      'sorcerer summon',
      { '0608': 'sorcerer', '0908': 'elf' },
      { haunts: { T1: '0508' }, wand: { haunt: 'T1' }, pool: { demon: 4 } },
    )
    const cast: Command = { type: 'castSummon', sorcerer: unit('sorcerer-1'), haunt: 'T1' }
    expect(shownBy(haunted, cast, [6])).toMatchObject([
      { kind: 'flip', hex: '0608' },
      { kind: 'summon', hex: '0508', counters: [] },
    ])
    const placing = after(haunted, [cast], [6]).position
    expect(shownBy(placing, { type: 'placeSummoned', count: 1 })).toMatchObject([
      { kind: 'summon', hex: '0508', counters: [{ label: 'Demon 1' }], before: [] },
    ])
  })

  test('a wandering orc is set down', () => {
    const wandering = laidOut('sorcerer wanderingOrcs', { '0608': 'sorcerer', '0908': 'elf' })
    expect(shownOf(wandering, { type: 'orcPlaced', unit: unit('orc-1'), hex: at('0808') })).toMatchObject([
      { kind: 'land', hex: '0808', counters: ids('orc-1') },
    ])
  })
})

describe('the end of a phase', () => {
  const checking = laidOut(
    'wizard hauntCheck',
    { '1411': 'elf', '0608': 'wizard wizard', '0908': 'orc' },
    { cast: ['wizard-1', 'wizard-2'] },
  )

  test('turns all casters of a hex back together', () => {
    expect(shownOf(checking, segmentBegun('sorcerer'))).toMatchObject([
      {
        kind: 'flip',
        hex: '0608',
        from: [{ flipped: true }, { flipped: true }],
        to: [{ flipped: false }, {}],
      },
    ])
  })

  test('is not the end of a segment', () => {
    expect(shownOf(checking, segmentBegun('wizard'))).toEqual([])
  })

  test('shows a haunt that falls to dust and the wand that comes to light', () => {
    const kinds = shownBy(checking, { type: 'endSegment' }).map(({ kind }) => kind)
    expect(kinds).toEqual(['crumble', 'gleam', 'flip'])
  })
})

test('what lies nowhere on the board is not shown', () => {
  const view = laidOut('wizard movement', { '0608': 'elf', '0908': 'orc' })
  expect(
    shownOf(view, { type: 'drawOffered', side: 'wizard' }, { type: 'withdrawn', designation: 1 }),
  ).toEqual([])
})

function segmentBegun(side: 'sorcerer' | 'wizard'): Event {
  return { type: 'segmentBegun', turn: 4, side, segment: side === 'wizard' ? 'movement' : 'wanderingOrcs' }
}
