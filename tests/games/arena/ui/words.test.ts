import { describe, expect, test } from 'vitest'
import type { HexId } from '@/engine/kernel/hex'
import type { LogStep } from '@/engine/table/table'
import type { Event } from '@/games/arena/events'
import { arenaPlay } from '@/games/arena/play'
import type { View } from '@/games/arena/state/view'
import { hexInWords, placeInWords } from '@/games/arena/ui/words/hex-words'
import { linesOf } from '@/games/arena/ui/events'
import { namesIn } from '@/games/arena/queries/names'
import { ANNOUNCEMENTS } from '@/games/arena/ui/words/news'
import { threatsTo } from '@/games/arena/ui/panels/SidePanel'
import { clause } from '../../../support/clause'
import { arena, type Game } from '../on-the-table'

function seen({ position }: Game): View {
  return arenaPlay.viewOf(position, 'west')
}

function stepOf({ events }: Game, number = 1): LogStep<Event> {
  return { number, seat: 'west', events, rolls: [], typed: false }
}

function textsOf(game: Game): readonly string[] {
  const step = stepOf(game)
  return linesOf(step, namesIn(seen(game), [step])).map(({ text }) => text)
}

describe('the log', () => {
  test('tells walks and flights with their ends', () => {
    const game = arena('movement', { o: 'orc 0 B2', g: 'gargoyle 0 B5', e: 'orc 1 E7' })
    expect(textsOf(game.play(0, 'walk', { unit: 'o', path: ['B3'] }))).toEqual([
      'Orc 1 walks from B2 to B3.',
      'West takes B3.',
    ])
    expect(textsOf(game.play(0, 'fly', { unit: 'g', path: ['B6'], land: false }))[0]).toBe(
      'Gargoyle 2 flies from B5 and stays in the air over B6.',
    )
  })

  test('tells a fight, who died and who fell back, the dead by name', () => {
    const creatures = { g: 'giant 0 B3', o: 'orc 1 B3', far: 'orc 1 E7' }
    const game = arena('combat', creatures).play(0, 'resolve', { space: 'B3' })
    expect(textsOf(game)).toEqual(['Fight at B3, 5 against 1: West wins.', 'Orc 2 dies in the fight.'])
  })

  test('calls the dead and what is used up by card and number, whatever a file calls them', () => {
    const creatures = { k: 'kobold 0 B3', 'orc-1': 'orc 1 B3', far: 'orc 1 E7' }
    const items = [{ id: 'first', type: 'grenade', by: 'k' }]
    const game = arena('magic2', creatures, { items })
    const thrown = game.play(0, 'declareAbility', { user: 'k', item: 'first', target: null })
    const worked = thrown.play(0, 'passMagic')
    expect(textsOf(worked)).toContain('Grenade is used up.')
    expect(textsOf(worked.play(0, 'resolve', { space: 'B3' }))).toContain('Orc 2 dies in the fight.')
  })

  test('tells what is declared, for how much and at whom', () => {
    const game = arena(
      'magic1',
      { p: 'high-priest 0 B2', o: 'orc 0 B3', e: 'orc 1 E7' },
      { spells: [['bless'], []], pools: [9, 0] },
    ).play(0, 'declareSpell', { caster: 'p', spell: 'bless', target: { creature: 'o' } })
    expect(textsOf(game)).toEqual([
      'West shows the card Bless.',
      'High Priest 1 declares Bless at Orc 2 for 3.',
    ])
  })

  test('opens each phase with a heading of the side whose turn it is', () => {
    const game = arena('terrain', { o: 'orc 0 B2', e: 'orc 1 E7' }).play(0, 'endPhase')
    const [line] = linesOf(stepOf(game), namesIn(seen(game), []))
    expect(line).toMatchObject({ kind: 'heading', side: 'west', text: 'Turn 5, West: Equip and Mount' })
  })
})

describe('a hex in words', () => {
  test('names terrain, control, storm, both layers and what lies there', () => {
    const game = arena(
      'movement',
      { o: 'orc 0 B2', p: 'orc 0 B2', g: 'gargoyle 1 B2^' },
      {
        hexes: { B2: { storm: 6 } },
        items: [{ id: 's', type: 'magic-sword', owner: 0, at: 'B2' }],
        corpses: [{ id: 'c', type: 'orc', owner: 0, at: 'B2' }],
      },
    )
    expect(placeInWords(seen(game), 'B2' as HexId)).toBe(
      'Grass, West’s hex, storm for 2 turns, West’s 2 × Orc, in the air East’s Gargoyle 3, lying there Magic Sword, 1 corpse',
    )
  })

  test('tells what both sides add up to who share its ground or its air', () => {
    const creatures = {
      g: 'giant 0 B3',
      o: 'orc 1 B3',
      d: 'dragon 0 B3^',
      a: 'gargoyle 1 B3^',
      far: 'orc 1 E7',
    }
    const words = placeInWords(seen(arena('combat', creatures)), 'B3' as HexId)
    expect(words).toContain('West’s Giant 1 and East’s Orc 2, West 5 against East 1, in the air')
    expect(words).toMatch(/East’s Gargoyle 4, West \d+ against East \d+$/)
  })

  test('ends with what it means to the choice at hand', () => {
    const view = seen(arena('movement', { o: 'orc 0 B2' }))
    const mark = { hex: 'B3' as HexId, kind: 'reach', text: '0' } as const
    expect(hexInWords(view, mark.hex, [mark])).toBe('B3, Grass; may be walked to, 0 points left')
  })
})

describe('news', () => {
  test('tell a step in the sentences of the log, and what was taken back', () => {
    const before = arena('movement', { o: 'orc 0 B2', e: 'orc 1 E7' })
    const after = before.play(0, 'walk', { unit: 'o', path: ['B3'] })
    const scenes = [
      { view: seen(before), seat: 'west', log: [] },
      { view: seen(after), seat: 'west', log: [stepOf(after)] },
    ] as const
    expect(ANNOUNCEMENTS.newsBetween(scenes[0], scenes[1], new Set())).toEqual([
      'Orc 1 walks from B2 to B3. West takes B3.',
    ])
    expect(ANNOUNCEMENTS.newsBetween(scenes[1], scenes[0], new Set())).toEqual([
      'Taken back: Orc 1 walks from B2 to B3. West takes B3.',
    ])
    expect(ANNOUNCEMENTS.momentNews(scenes[0])).toEqual(['Turn 5, West: Movement.', 'West decides.'])
  })
})

clause('AA-23.1', () => {
  test('a king hex is in danger from those who could stand on it next turn', () => {
    const creatures = {
      near: 'orc 1 C2',
      far: 'orc 1 C4',
      g: ['gargoyle 1 C3^', { air: 1 }],
      own: 'orc 0 E1',
    } as const
    const view = seen(arena('terrain', creatures))
    expect(threatsTo(view, 'west').map(({ id }) => id)).toEqual(['near', 'g'])
    expect(threatsTo(view, 'east')).toEqual([])
  })
})
