import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import { arenaPlay } from '@/games/arena/play'
import { legalCommands } from '@/games/arena/commands/legal'
import type { CreatureId } from '@/games/arena/state/position'
import type { View } from '@/games/arena/state/view'
import type { Answer, Gesture } from '@/games/arena/ui/desk/gesture'
import { HANDS } from '@/games/arena/ui/gestures/hands'
import { castables, declarationOf } from '@/games/arena/ui/gestures/magic-offers'
import { offersOf } from '@/games/arena/ui/gestures/offers'
import { waysOf } from '@/games/arena/ui/gestures/ways'
import { IDLE } from '@/table/desk/answer'
import { clause } from '../../../support/clause'
import { arena, type Game } from '../on-the-table'

function seen({ position }: Game, seat = 'west'): View {
  return arenaPlay.viewOf(position, seat)
}

function answerTo(view: View, gesture: Gesture, hex: string): Answer {
  return HANDS.answerHex(view, gesture, hex as HexId)
}

function creature(id: string): Gesture {
  return { name: 'CreaturePicked', creature: id as CreatureId }
}

function kindsOf(view: View, gesture: Gesture): Readonly<Record<string, string>> {
  return Object.fromEntries(HANDS.marksOf(view, gesture).map(({ hex, kind }) => [hex, kind]))
}

describe('offers', () => {
  test.each(['terrain', 'equip1', 'magic1', 'movement', 'magic2', 'combat'] as const)(
    'are what the rules list in %s, the ends of phase and game aside',
    (phase) => {
      const game = arena(
        phase,
        {
          p: 'high-priest 0 B2',
          g: 'gargoyle 0 B2',
          o: 'orc 0 B3',
          a: 'archer 0 B4',
          e: 'orc 1 B3',
        },
        { spells: [['bless'], ['bless']], pools: [9, 0], budget: 8 },
      )
      const ends = ['endPhase', 'concede']
      expect(offersOf(seen(game))).toEqual(
        legalCommands(game.position).filter(({ type }) => !ends.includes(type)),
      )
    },
  )

  test('are none for a seat that is not asked', () => {
    const game = arena('terrain', { o: 'orc 0 B2', e: 'orc 1 D5' }, { budget: 8 })
    expect(offersOf(seen(game, 'east'))).toEqual([])
    expect(answerTo(seen(game, 'east'), IDLE, 'B2')).toMatchObject({
      kind: 'refusal',
      otherwise: { clause: 'AA-3.7' },
    })
  })
})

clause('AA-4.5', () => {
  const view = seen(arena('terrain', { o: 'orc 0 B2', e: 'orc 1 D5' }, { budget: 7 }))
  test('hexes that can be paid for are lit with their prices', () => {
    expect(HANDS.marksOf(view, IDLE)).toContainEqual({ hex: 'B2', kind: 'choice', text: '4' })
    expect(HANDS.marksOf(view, IDLE)).toContainEqual({ hex: 'A1', kind: 'choice', text: '6' })
    expect(kindsOf(view, IDLE)).not.toHaveProperty('D5')
  })
  test('a hex is picked, and let go by a second click', () => {
    const picked: Gesture = { name: 'HexPicked', hex: 'B2' as HexId }
    expect(answerTo(view, IDLE, 'B2')).toEqual({ kind: 'gesture', gesture: picked })
    expect(answerTo(view, picked, 'B2')).toEqual({ kind: 'gesture', gesture: IDLE })
  })
  test('a hex that is too dear is refused as the rules refuse it', () => {
    expect(answerTo(view, IDLE, 'D5')).toMatchObject({
      kind: 'refusal',
      meant: { type: 'setStorm', hex: 'D5' },
    })
  })
})

clause('AA-9.1', () => {
  const view = seen(arena('movement', { o: 'orc 0 B2', p: 'orc 0 B2', e: 'orc 1 B3' }))
  test('units of a hex are picked one after another, and then let go', () => {
    expect(answerTo(view, IDLE, 'B2')).toEqual({ kind: 'gesture', gesture: creature('o') })
    expect(answerTo(view, creature('o'), 'B2')).toEqual({ kind: 'gesture', gesture: creature('p') })
    expect(answerTo(view, creature('p'), 'B2')).toEqual({ kind: 'gesture', gesture: IDLE })
  })
  test('a lit hex moves the unit, and one with enemies is lit as a fight', () => {
    expect(answerTo(view, creature('o'), 'B1')).toMatchObject({
      kind: 'commands',
      commands: [{ type: 'walk', unit: 'o', path: ['B1'] }],
    })
    expect(kindsOf(view, creature('o'))).toMatchObject({ B1: 'reach', B2: 'selected', B3: 'target' })
  })
  test('a hex out of reach is refused as the rules refuse it', () => {
    expect(answerTo(view, creature('o'), 'E5')).toMatchObject({ kind: 'refusal', meant: { type: 'walk' } })
  })
})

clause('AA-9.6', () => {
  const view = seen(arena('movement', { g: 'gargoyle 0 B2', e: 'orc 1 D5' }))
  test('walking and flying have areas of their own', () => {
    expect(HANDS.zonesOf(view, creature('g')).map(({ id }) => id)).toEqual(['walk', 'fly'])
  })
  test('where there are several ways, the way is asked', () => {
    expect(answerTo(view, creature('g'), 'B3')).toMatchObject({ gesture: { name: 'WayAsked', hex: 'B3' } })
  })
})

clause('AA-10.8', () => {
  test('staying up with the flight used up over ground that cannot be entered is marked as deadly', () => {
    const game = arena(
      'movement',
      { g: ['gargoyle 0 B2^', { air: 2 }], e: 'orc 1 E7' },
      { hexes: { B3: { terrain: 'Water' }, B2: { terrain: 'Water' } } },
    )
    const deadly = waysOf(seen(game), 'g' as CreatureId).filter(({ isDeadly }) => isDeadly)
    expect(deadly.map(({ hex }) => hex)).toEqual(['B3'])
    expect(kindsOf(seen(game), creature('g'))).toMatchObject({ B3: 'forbidden', B1: 'reach' })
    expect(HANDS.lossAt(seen(game), creature('g'), 'B3' as HexId)).toMatch(/cannot land and will die$/)
    expect(answerTo(seen(game), creature('g'), 'B3').kind).toBe('commands')
  })
})

clause('AA-20.12', () => {
  const game = arena(
    'magic1',
    { p: 'high-priest 0 B2', o: 'orc 0 B3', q: 'orc 0 B3', e: 'orc 1 E7' },
    { spells: [['bless'], []], pools: [9, 0] },
  )
  const view = seen(game)
  const [bless] = castables(view)
  test('a caster is picked by its hex, and each spell has the targets that the rules name', () => {
    expect(answerTo(view, IDLE, 'B2')).toEqual({ kind: 'gesture', gesture: creature('p') })
    const declared = bless?.targets.map((target) => declarationOf(bless, target, 'west'))
    expect(declared).toEqual(offersOf(view).filter(({ type }) => type === 'declareSpell'))
  })
  test('a hex with several targets asks which; one out of range is refused', () => {
    const { caster, source, item } = bless ?? { caster: '' as CreatureId, source: null, item: null }
    if (!source) throw new Error('Bless cannot be declared.')
    const picked: Gesture = { name: 'MagicPicked', caster, source, item, hex: null }
    expect(answerTo(view, picked, 'B3')).toMatchObject({ gesture: { name: 'MagicPicked', hex: 'B3' } })
    expect(answerTo(view, picked, 'B2')).toMatchObject({ gesture: { name: 'MagicAimed' } })
    expect(answerTo(view, picked, 'E7')).toMatchObject({
      kind: 'refusal',
      otherwise: { clause: 'AA-20.12' },
    })
  })
})

clause('AA-14.2', () => {
  const game = arena('combat', { a: 'archer 0 B2', e: 'orc 1 B3', far: 'orc 1 E7' })
  test('a shooter is picked, then fires at a click on its target', () => {
    expect(HANDS.hexesToAct(seen(game))).toEqual(['B2'])
    expect(answerTo(seen(game), creature('a'), 'B3')).toMatchObject({
      commands: [{ type: 'fire', shooter: 'a', target: 'B3' }],
    })
  })
  test('who has fired is let go', () => {
    const after = seen(game.play(0, 'fire', { shooter: 'a', target: 'B3' }))
    expect(HANDS.settled(after, creature('a'))).toEqual(IDLE)
    expect(HANDS.marksOf(after, IDLE)).toEqual([
      { hex: 'B3', kind: 'target' },
      { hex: 'B3', kind: 'designated' },
    ])
  })
})

clause('AA-8.7', () => {
  test('a vehicle without a pilot is picked with everybody who can attack it', () => {
    const view = seen(arena('combat', { o: 'orc 0 B2', p: 'orc 0 B2', j: 'jeep 1 B2', e: 'orc 1 E7' }))
    expect(answerTo(view, IDLE, 'B2')).toEqual({
      kind: 'gesture',
      gesture: { name: 'VehiclePicked', vehicle: 'j', attackers: ['o', 'p'] },
    })
  })
})

clause('AA-24.4', () => {
  test('the first creature in hand is placed by a click on a lit hex', () => {
    const view = seen(
      arena('terrain', { o: 'orc 0 hand', e: 'orc 1 hand' }, { stage: 'placeBasic', ruleset: 'basic' }),
    )
    const [place] = HANDS.marksOf(view, IDLE)
    expect(place?.kind).toBe('reach')
    expect(answerTo(view, IDLE, place?.hex ?? '')).toMatchObject({
      commands: [{ type: 'placeBasic', creature: 'o' }],
    })
  })
})

clause('AA-3.10', () => {
  test.each(['equip1', 'movement', 'magic1'] as const)(
    'a click in %s tells first whether anybody of yours is there',
    (phase) => {
      const view = seen(
        arena(phase, { h: 'high-priest 0 C2', e: 'orc 1 C6' }, { spells: [['bless'], []], pools: [9, 0] }),
      )
      expect(answerTo(view, IDLE, 'C4')).toMatchObject({ kind: 'refusal', otherwise: { clause: 'AA-3.9' } })
      expect(answerTo(view, IDLE, 'C6')).toMatchObject({ kind: 'refusal', otherwise: { clause: 'AA-3.10' } })
    },
  )
})
