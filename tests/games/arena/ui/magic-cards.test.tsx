// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import '../../../support/patient'
import type { HexId } from '@/engine/kernel/hex'
import { arenaPlay } from '@/games/arena/play'
import type { CreatureId, MagicSource } from '@/games/arena/state/position'
import type { MagicPicked } from '@/games/arena/ui/desk/gesture'
import { MAGIC_HAND } from '@/games/arena/ui/gestures/magic-hand'
import { arena, type Game } from '../on-the-table'
import { HotSeat } from './hot-seat'

afterEach(cleanup)

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }))

/** What a card says that lies in a list of them. */
async function cardIn(list: string, name: string): Promise<string> {
  const cards = within(await screen.findByRole('region', { name: list }))
  return cards.getByRole('region', { name }).textContent
}

const DECLARED = 'Declared spells, in order'
const RESULTS = 'What magic has done'

const DUEL = {
  p: 'wizard 0 C2',
  n: 'necromancer 0 C2',
  w: 'wizard 1 C4',
  o: 'ogre 1 C4',
  k: 'kobold 1 C4',
  far: 'orc 1 E7',
}

/** A duel in which West has declared something at East's, and East is asked to answer. */
function declared(caster: string, spell: string, target: object, own: readonly string[] = []): Game {
  const cards = [spell, ...own]
  return arena('magic2', DUEL, { spells: [cards, ['block-magic', 'spell-shield']], pools: [20, 20] })
    .play(0, 'declareSpell', { caster, spell, target })
    .play(0, 'passMagic')
}

/** A spark at the kobold, and the wizard's answer to it. */
const sparkAnswered = (spell: string, creature: string) =>
  declared('p', 'spark', { creature: 'k' }).play(1, 'declareSpell', {
    caster: 'w',
    spell,
    target: { creature },
  })

describe('What is declared stands as a card before whoever is asked to answer', () => {
  test('with its picture, caster, target, cost, timing, effect in words and what it would do in figures', async () => {
    new HotSeat(declared('n', 'sickness', { creature: 'o' }).position)
    const said = await cardIn(DECLARED, 'Sickness')
    expect(said).toContain('By Necromancer 2, C2. Target: Ogre 4, C4.')
    expect(said).toMatch(/Death 2, cost 6, Instant, range 2, works in this phase\./)
    expect(said).toMatch(/Power \d → \d/)
    const card = screen.getByRole('region', { name: 'Sickness' })
    expect(card.querySelector('h3 svg path')).not.toBeNull()
  })

  test('above those who could answer, and below the steps of an answer', async () => {
    new HotSeat(declared('n', 'sickness', { creature: 'o' }).position)
    const isAbove = async (name: RegExp) =>
      screen
        .getByRole('region', { name: DECLARED })
        .compareDocumentPosition(await screen.findByRole('button', { name })) ===
      Node.DOCUMENT_POSITION_FOLLOWING
    await cardIn(DECLARED, 'Sickness')
    expect(await isAbove(/^Wizard/)).toBe(true)
    await press(/^Wizard/)
    expect(await isAbove(/^Block Magic/)).toBe(false)
  })

  test('with the reason why nothing would come of it', async () => {
    new HotSeat(declared('p', 'spark', { creature: 'o' }).position)
    expect(await cardIn(DECLARED, 'Spark')).toContain('Fails as things stand: it does nothing to its target.')
  })

  test('with what an answer to it calls off, and that it fails by it', async () => {
    new HotSeat(sparkAnswered('block-magic', 'p').position)
    expect(await cardIn(DECLARED, 'Block Magic')).toContain('Calls off Spark by Wizard 1.')
    expect(await cardIn(DECLARED, 'Spark')).toContain('Fails as things stand: it is blocked.')
  })

  test('with a shield that comes first', async () => {
    new HotSeat(sparkAnswered('spell-shield', 'k').position)
    expect(await cardIn(DECLARED, 'Spark')).toContain('Fails as things stand')
  })

  test('and no card of the enemy that has not been declared', async () => {
    new HotSeat(declared('n', 'sickness', { creature: 'o' }, ['fireball']).position)
    await cardIn(DECLARED, 'Sickness')
    expect(document.body.innerHTML).not.toContain('Fireball')
  })
})

const BLAST = {
  spells: [['fireball'], []],
  pools: [20, 0],
  casts: [{ id: 'cast', caster: 'p', spell: 'fireball', target: { space: 'C4' }, madeInTurn: 5, due: 5 }],
}

describe('What magic has done', () => {
  test('stands as a card with its dice, the chances before it in the card that was declared', async () => {
    const table = new HotSeat(arena('magic2', DUEL, BLAST).position, [6, 1, 1])
    expect(await cardIn(DECLARED, 'Fireball')).toMatch(/Wizard 3 dies50 %/)
    await press(/^Pass/)
    while (table.position.now.phase === 'magic2') await press(/^Pass/)
    const said = await cardIn(RESULTS, 'Fireball')
    expect(said).toMatch(/rolled 6, needed \d\+/)
    expect(said).toMatch(/rolled 1, needed \d\+/)
    const card = within(screen.getByRole('region', { name: RESULTS }))
    expect(card.getAllByRole('img', { name: /6/ }).length).toBeGreaterThan(0)
  })

  test('shows each roll of a blast on its own cell, by the Power it was rolled against (AA-22.5)', async () => {
    const table = new HotSeat(arena('magic2', DUEL, BLAST).position, [6, 5, 1])
    await cardIn(DECLARED, 'Fireball')
    await press(/^Pass/)
    while (table.position.now.phase === 'magic2') await press(/^Pass/)
    const results = within(await screen.findByRole('region', { name: RESULTS }))
    const printed = results.getByRole('table', { name: /^Hit by 4 plus its Power, or more/ })
    const [head, ...rows] = within(printed).getAllByRole('row')
    const columns = within(head as HTMLElement).getAllByRole('columnheader')
    expect(columns.map(({ textContent }) => textContent)).toEqual(['Die', 'Power 0', 'Power 3'])
    const lit = rows.flatMap((row) =>
      within(row)
        .getAllByRole('cell')
        .flatMap((cell, nth) =>
          cell.getAttribute('aria-current') === 'true'
            ? [`${row.querySelector('th')?.textContent} ${columns[nth + 1]?.textContent} ${cell.textContent}`]
            : [],
        ),
    )
    // The wizard's 6 hits, the kobold's 1 does not, and no roll would have hit the ogre.
    expect(lit).toEqual(['1 Power 0 –', '5 Power 3 –', '6 Power 0 hit'])
  })

  test('shows no such table of other magic', async () => {
    const table = new HotSeat(declared('p', 'spark', { creature: 'k' }).position)
    await press(/^Pass/)
    while (table.position.now.phase === 'magic2') await press(/^Pass/)
    const results = within(await screen.findByRole('region', { name: RESULTS }))
    expect(results.queryByRole('table')).toBeNull()
  })
})

/** What each hex means while a spell is in hand. */
function meanings(game: Game, spell: string): Readonly<Record<HexId, string>> {
  const source = { kind: 'spell', spell } as MagicSource
  const picked: MagicPicked = {
    name: 'MagicPicked',
    caster: 'p' as CreatureId,
    source,
    item: null,
    hex: null,
  }
  const view = arenaPlay.viewOf(game.position, 'west')
  const marks = MAGIC_HAND.marks(view, picked).filter(({ kind }) => kind !== 'selected')
  return Object.fromEntries(marks.map(({ hex, kind }) => [hex, kind] as const).reverse())
}

describe('Targets', () => {
  const creatures = { p: 'wizard 0 C2', k: 'kobold 1 C3', o: 'giant 1 C4', far: 'kobold 1 E7' }

  test('are lit where they can be hit, dim where somebody must move first, and warn where nothing comes of it', () => {
    const game = arena('magic1', creatures, { spells: [['spark'], []], pools: [9, 0] })
    expect(meanings(game, 'spark')).toMatchObject({ C3: 'target', C4: 'futile', E7: 'distant' })
  })

  test('are listed where something would come of it now, and the others counted', async () => {
    const game = arena('magic1', creatures, { spells: [['fireball'], []], pools: [9, 0] })
    new HotSeat(game.position)
    await press(/^Wizard/)
    await press(/^Fireball/)
    const list = await screen.findByRole('region', { name: 'Targets of Fireball' })
    const names = within(list).getAllByRole('button')
    expect(names.map(({ textContent }) => textContent.trim())).toEqual(['C2', 'C3'])
    expect(screen.getByText(/^\d\d more targets, in vain or out of range now/)).toBeDefined()
  })

  test('are dim out of range for what takes longer, though it may be declared', () => {
    const game = arena('magic1', creatures, { spells: [['fireball'], []], pools: [9, 0] })
    expect(meanings(game, 'fireball')).toMatchObject({ C3: 'target', C4: 'futile', E7: 'distant' })
  })
})

describe('Ground or air', () => {
  /** What a click on C3 leads to with a fireball in hand. */
  function clicked(creatures: Record<string, string>) {
    const game = arena(
      'magic1',
      { p: 'wizard 0 C2', far: 'orc 1 E7', ...creatures },
      {
        spells: [['fireball'], []],
        pools: [9, 0],
      },
    )
    const source: MagicSource = { kind: 'spell', spell: 'fireball' }
    const picked: MagicPicked = {
      name: 'MagicPicked',
      caster: 'p' as CreatureId,
      source,
      item: null,
      hex: null,
    }
    return MAGIC_HAND.answer(arenaPlay.viewOf(game.position, 'west'), picked, 'C3' as HexId)
  }

  test('is asked only where both hold somebody', () => {
    expect(clicked({ o: 'orc 1 C3' })).toMatchObject({
      gesture: { name: 'MagicAimed', target: { space: 'C3' } },
    })
    expect(clicked({ g: 'gargoyle 1 C3^' })).toMatchObject({ gesture: { name: 'MagicAimed' } })
    expect(clicked({ o: 'orc 1 C3', g: 'gargoyle 1 C3^' })).toMatchObject({
      gesture: { name: 'MagicPicked', hex: 'C3' },
    })
  })

  test('is open where neither does', () => {
    expect(clicked({})).toMatchObject({ gesture: { name: 'MagicPicked', hex: 'C3' } })
  })
})
