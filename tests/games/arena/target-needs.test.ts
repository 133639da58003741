import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, effectsIn, type Game } from './on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const isIn = (game: Game, id: string) => game.position.creatures.some((one) => (one.id as string) === id)
const failures = ({ events }: Game) => events.flatMap((event) => (event.type === 'failed' ? [event.why] : []))

/** Why a caster of West's in C4 may not declare a spell at each of these targets. */
function refusals(
  [caster, spell]: readonly [caster: string, spell: string],
  creatures: Readonly<Record<string, string>>,
  targets: readonly (object | null)[],
  more: object = {},
) {
  const books = { pools: [40, 0], spells: [[spell], []] }
  const game = arena('magic1', { c: `${caster} 0 C4`, ...creatures, ...home }, { ...books, ...more })
  return targets.map((target) => game.refusal(0, 'declareSpell', { caster: 'c', spell, target }))
}
const at = (...ids: readonly string[]) => ids.map((creature) => ({ creature }))
const on = (...spaces: readonly string[]) => spaces.map((space) => ({ space }))

clause('AA-20.15', () => {
  test('Dominate asks for no vehicle, no mount and no rider', () => {
    const creatures = {
      ...{ o: 'orc 1 C5', v: 'jeep 1 C5', g: 'giant 1 C5', r: 'kobold 1 C5 on g', b: 'wolf 1 C5' },
    }
    const refused = refusals(['enchantress', 'dominate'], creatures, at('o', 'v', 'g', 'r'))
    expect(refused).toEqual([undefined, 'AA-20.15', 'AA-20.15', 'AA-20.15'])
  })
  test('Control Animal asks for an animal that is neither vehicle, mount nor rider', () => {
    const creatures = {
      o: 'orc 1 C5',
      h: 'warhorse 1 C5',
      b: 'bear 1 C5',
      r: 'wolf 1 C5 on b',
      s: 'wolf 1 C5',
    }
    const refused = refusals(['druid', 'control-animal'], creatures, at('s', 'o', 'h', 'b', 'r'))
    expect(refused).toEqual([undefined, 'AA-20.15', 'AA-20.15', 'AA-20.15', 'AA-20.15'])
  })
  test('Entangle asks for somebody on the ground', () => {
    const creatures = { o: 'imp 1 C5', f: 'imp 1 C4^' }
    expect(refusals(['druid', 'entangle'], creatures, at('o', 'f'))).toEqual([undefined, 'AA-20.15'])
  })
  test('Recall asks for one of the own side that carries nobody', () => {
    const creatures = { o: 'orc 0 C5', x: 'orc 1 C5', g: 'giant 0 C5', r: 'kobold 0 C5 on g' }
    const refused = refusals(['chronomancer', 'recall'], creatures, at('o', 'x', 'g', 'r'))
    expect(refused).toEqual([undefined, 'AA-20.15', 'AA-20.15', undefined])
  })
  test('Resurrect asks for the dead of the own army, and for no wreck', () => {
    const corpses = [
      { id: 'own', type: 'elf', owner: 0, at: 'C5' },
      { id: 'foe', type: 'elf', owner: 1, at: 'C5' },
      { id: 'wreck', type: 'tank', owner: 0, at: 'C5' },
    ]
    const targets = corpses.map(({ id }) => ({ corpse: id }))
    const refused = refusals(['high-priest', 'resurrect'], {}, targets, { corpses })
    expect(refused).toEqual([undefined, 'AA-20.15', 'AA-20.15'])
  })
  test('terrain is changed on the ground, and no king hex is', () => {
    const near = { c: 'archdruid 0 C2' }
    expect(refusals(['archdruid', 'erosion'], near, on('C2', 'C2^', 'C1'))).toEqual([
      undefined,
      'AA-20.15',
      'AA-20.15',
    ])
    expect(refusals(['archdruid', 'earthquake'], near, on('C2', 'C2^'))).toEqual([undefined, 'AA-20.15'])
    const hexes = { B4: { terrain: 'Rocky' } }
    const steps = ['Grass', 'Forest', 'River'].map((terrain) => ({ space: 'B4', terrain }))
    expect(refusals(['druid', 'shape-land'], {}, steps, { hexes })).toEqual([
      undefined,
      'AA-20.15',
      'AA-20.15',
    ])
    expect(refusals(['druid', 'shape-land'], {}, on('B4'))).toEqual(['AA-3.9'])
  })
  test('storms are made and ended in the air', () => {
    expect(refusals(['druid', 'call-storm'], {}, on('C5^', 'C5'))).toEqual([undefined, 'AA-20.15'])
    expect(refusals(['druid', 'clear-skies'], {}, on('C5^', 'C5'))).toEqual([undefined, 'AA-20.15'])
  })
  test('illusions stand, and lie, on the ground', () => {
    expect(refusals(['illusionist', 'phantom-warrior'], {}, on('C5', 'C5^'))).toEqual([undefined, 'AA-20.15'])
    expect(refusals(['illusionist', 'hallucinatory-terrain'], {}, on('C5', 'C5^'))).toEqual([
      undefined,
      'AA-20.15',
    ])
  })
  test('Teleport asks for open ground without enemies that is no king hex, and for no riders', () => {
    const to = (...hexes: readonly string[]) => hexes.map((hex) => ({ to: hex }))
    const hexes = { B4: { terrain: 'Water' } }
    const refused = refusals(
      ['chronomancer', 'teleport'],
      { o: 'orc 1 C6' },
      to('C5', 'C5^', 'B4', 'C6', 'C1'),
      { hexes },
    )
    expect(refused).toEqual([undefined, 'AA-20.15', 'AA-20.15', 'AA-20.15', 'AA-20.15'])
  })
  test('a target that fits no more when the effect takes place makes it fail', () => {
    const casts = [
      { id: 'k', caster: 'c', spell: 'dominate', target: { creature: 'o' }, madeInTurn: 3, due: 5 },
    ]
    const creatures = { c: 'enchantress 0 C4', g: 'giant 1 C5', o: 'orc 1 C5 on g', ...home }
    const after = effectsIn(arena('movement', creatures, { casts }))
    expect(failures(after)).toEqual(['noEffect'])
    expect(after.creature('o').controller).toBe('east')
  })
})

clause('AA-22.23', () => {
  const items = [
    { id: 'sword', type: 'magic-sword', by: 'o' },
    { id: 'bomb', type: 'grenade', by: 'o' },
    { id: 'lying', type: 'helm-of-will', at: 'C5' },
  ]
  const named = items.map(({ id }) => ({ item: id }))
  test('Tech is destroyed as well, but cannot be disenchanted', () => {
    const creatures = { o: 'orc 1 C5' }
    expect(refusals(['wizard', 'shatter'], creatures, named, { items })).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(refusals(['wizard', 'disenchant'], creatures, named, { items })).toEqual([
      undefined,
      'AA-20.15',
      undefined,
    ])
  })
})

clause('AA-22.14', () => {
  test('enemy magic with target Creature may not name who is invisible, magic of its own side may', () => {
    const enchantments = ['o', 'p'].map((creature) => ({
      ...{ id: `hidden-${creature}`, name: 'invisibility', seat: 1, on: { creature } },
    }))
    const creatures = { o: 'orc 1 C5', p: 'orc 0 C5' }
    const refused = refusals(['chronomancer', 'slow'], creatures, at('o', 'p'), { enchantments })
    expect(refused).toEqual(['AA-22.14', undefined])
  })
  test('who is only blurred may be named', () => {
    const enchantments = [{ id: 'x', name: 'blur', seat: 1, on: { creature: 'o' }, ends: 'movement' }]
    expect(refusals(['chronomancer', 'slow'], { o: 'orc 1 C5' }, at('o'), { enchantments })).toEqual([
      undefined,
    ])
  })
})

clause('AA-22.6', () => {
  const casts = (spell: string, target: object, turns: number) => ({
    casts: [{ id: 'k', caster: 'c', spell, target, madeInTurn: 5 - turns, due: 5 }],
  })
  test('who has as much Power as the spell kills dies, who has more does not', () => {
    const slain = (creature: object | string) =>
      !isIn(
        effectsIn(
          arena(
            'movement',
            { c: 'necromancer 0 C4', o: creature as string, ...home },
            casts('slay', { creature: 'o' }, 2),
          ),
        ),
        'o',
      )
    expect(slain('giant 1 C5')).toBe(true)
    expect(slain(['giant 1 C5', { dP: 1 }])).toBe(false)
  })
  test('in an area only those of the attribute die', () => {
    const creatures = { c: 'high-priest 0 C4', z: 'zombie 1 C5', o: 'orc 1 C5', s: 'skeleton 0 C5' }
    const game = arena('movement', { ...creatures, ...home }, casts('banish-undead', { space: 'C5' }, 0))
    const after = effectsIn(game)
    expect(['z', 'o', 's'].map((id) => isIn(after, id))).toEqual([false, true, false])
  })
})

clause('AA-22.5', () => {
  const blast = (...rolls: readonly number[]) => {
    const casts = [
      { id: 'cast', caster: 'c', spell: 'fireball', target: { space: 'C5' }, madeInTurn: 5, due: 5 },
    ]
    const creatures = { c: 'sorcerer 0 C4', o: 'orc 1 C5', k: 'kobold 0 C5', f: 'imp 1 C5^', ...home }
    const after = effectsIn(arena('movement', creatures, { casts }), rolls)
    return ['o', 'k', 'f'].filter((id) => !isIn(after, id))
  }
  test('each creature in the space rolls, by number, and dies of 4 and its Power or more', () => {
    expect([blast(5, 4), blast(4, 3), blast(5, 3), blast(4, 4)]).toEqual([['o', 'k'], [], ['o'], ['k']])
  })
})
