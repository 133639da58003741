import { describe, expect, test } from 'vitest'
import { ABILITIES, type AbilityId } from '@/games/arena/tables/abilities'
import { ITEM_IDS, ITEMS } from '@/games/arena/tables/items'
import { SPELL_IDS } from '@/games/arena/tables/spells'
import { commandFrom } from '@/games/arena/cases/case-commands'
import { legalCommands } from '@/games/arena/commands/legal'
import { ABILITY_SCENES } from './scenes/abilities'
import { ITEM_SCENES } from './scenes/items'
import type { Scene } from './scenes/scene'
import { SPELL_SCENES } from './scenes/spells'
import { arena, type Game } from './on-the-table'

const home = { guard0: 'human-grunt 0 C1', guard1: 'human-grunt 1 C9' }
const setOut = (scene: Scene, more: object) =>
  arena('magic1', { ...scene.creatures, ...home }, { pools: [40, 0], ...more, ...scene.more })

/** Declarations are listed as they are played. */
function expectListed({ position }: Game, cmd: string, args: object): void {
  expect(legalCommands(position)).toContainEqual(commandFrom({ seat: 0, cmd, args }))
}

describe('what may be declared is listed', () => {
  test.each(SPELL_IDS)('%s', (spell) => {
    const scene = SPELL_SCENES[spell]
    const target = scene.target ?? null
    expectListed(setOut(scene, { spells: [[spell], []] }), 'declareSpell', { caster: 'c', spell, target })
  })
  const abilities = (Object.keys(ABILITIES) as AbilityId[]).filter(
    (ability) => ABILITIES[ability].casting !== 'Continuous',
  )
  test.each(abilities)('%s', (ability) => {
    const scene = ABILITY_SCENES[ability]
    const args = { user: 'c', ability, target: scene.target ?? null }
    expectListed(setOut(scene, {}), 'declareAbility', args)
  })
  const declared = ITEM_IDS.filter((card) => ITEMS[card].ability.casting !== 'Continuous')
  test.each(declared)('%s', (card) => {
    const scene = ITEM_SCENES[card]
    const game = setOut(scene, { items: [{ id: 'i', type: card, by: 'c' }] })
    expectListed(game, 'declareAbility', {
      ...{ user: 'c', ability: card, item: 'i', target: scene.target ?? null },
    })
  })
})

const spacesListed = (caster: string, spell: string, more: object = {}) => {
  const books = { pools: [40, 0], spells: [[spell], []], ...more }
  const { position } = arena('magic1', { c: `${caster} 0 C1`, ...home, guard0: 'orc 0 E1' }, books)
  return legalCommands(position).flatMap((command) =>
    command.type === 'declareSpell' ? [command.target] : [],
  )
}

describe('targets', () => {
  test('longer casts are listed up to three hexes beyond their range, quick ones within it', () => {
    const far = spacesListed('illusionist', 'nightmare').map((target) => JSON.stringify(target))
    // Range 2 and three more: C6 on the ground, and the air one hex nearer.
    expect(far.filter((target) => /C[67]/.test(target))).toEqual(['{"kind":"space","space":"C6"}'])
    const near = spacesListed('druid', 'call-storm').map((target) => JSON.stringify(target))
    expect(near.filter((target) => /C[345]/.test(target))).toEqual(['{"kind":"space","space":"C3^"}'])
  })
  test('each side of two hexes is listed once', () => {
    const edges = spacesListed('druid', 'wall-of-thorns').map((target) =>
      target.kind === 'edge' ? [...target.edge].sort().join(' ') : '',
    )
    expect(new Set(edges).size).toBe(edges.length)
    expect(edges).toContain('C1 C2')
    expect(edges).not.toContain('C1 C3')
  })
  test('each step of terrain is listed by what it makes', () => {
    const hexes = { B1: { terrain: 'Forest' } }
    const steps = spacesListed('druid', 'shape-land', { hexes }).flatMap((target) =>
      target.kind === 'space' && (target.space as string) === 'B1' ? [target.terrain] : [],
    )
    expect(steps).toEqual(['Grass'])
  })
})

describe('bouts', () => {
  const necromancer = { c: 'necromancer 0 C4', o: 'orc 1 C5', ...home }
  test('a cast under way may be stopped, and the bout be passed', () => {
    const casts = [{ id: 'k', caster: 'c', spell: 'slay', target: { creature: 'o' }, madeInTurn: 5, due: 7 }]
    const { position } = arena('magic1', necromancer, { casts })
    expect(legalCommands(position).map(({ type }) => type)).toEqual(['stopCasting', 'passMagic', 'concede'])
  })
  test('nothing is listed that the pool does not pay', () => {
    const books = { pools: [13, 0], spells: [['slay', 'sickness'], []] }
    const { position } = arena('magic1', necromancer, books)
    const spells = legalCommands(position).flatMap((one) => (one.type === 'declareSpell' ? [one.spell] : []))
    expect(new Set(spells)).toEqual(new Set(['sickness']))
  })
  test('nor for a caster that has a cast under way', () => {
    const casts = [{ id: 'k', caster: 'c', spell: 'slay', target: { creature: 'o' }, madeInTurn: 5, due: 7 }]
    const { position } = arena('magic1', necromancer, { casts, pools: [20, 0], spells: [['sickness'], []] })
    expect(legalCommands(position).some(({ type }) => type === 'declareSpell')).toBe(false)
  })
})
