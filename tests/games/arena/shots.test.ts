import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, type Game } from './on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const shot = (shooter: string, target: string) => ({ shooter, target })
const fought = ({ events }: Game) => events.find(({ type }) => type === 'fought')
const field = { a: 'archer 0 C4', b: 'archer 0 C4', o: 'orc 1 C5', p: 'orc 1 B4', ...home }

clause('AA-14.2', () => {
  const game = arena('combat', field)
  test('who has fired fires no more in that turn', () => {
    const fired = game.play(0, 'fire', shot('a', 'C5'))
    expect(fired.events).toEqual([{ type: 'fired', shooter: 'a', target: 'C5' }])
    expect([fired.creature('a').fired, fired.creature('b').fired]).toEqual([true, false])
    expect(fired.refusal(0, 'fire', shot('a', 'B4'))).toBe('AA-14.2')
    expect(fired.refusal(0, 'fire', shot('b', 'B4'))).toBeUndefined()
  })
  test('all shots come before the first fight is settled', () => {
    const settled = game.play(0, 'fire', shot('a', 'C5')).play(0, 'resolve', { space: 'C5' })
    expect(settled.refusal(0, 'fire', shot('b', 'B4'))).toBe('AA-14.2')
  })
  test('who has no ranged attack does not fire', () => {
    expect(game.refusal(0, 'fire', shot('w', 'C5'))).toBe('AA-14.2')
  })
})

clause('AA-14.3', () => {
  const spread = { o: 'orc 1 C5', p: 'imp 1 C4^', q: 'imp 1 C5^', r: 'orc 1 C6', ...home }
  const refused = (archer: string) => {
    const game = arena('combat', { a: archer, ...spread })
    return ['C5', 'C4^', 'C5^', 'C6'].map((target) => game.refusal(0, 'fire', shot('a', target)))
  }
  test('range 1 on the ground is the ground beside and the air above', () => {
    expect(refused('archer 0 C4')).toEqual([undefined, undefined, 'AA-14.2', 'AA-14.2'])
  })
  test('and in the air the air beside and the ground below', () => {
    const game = arena('combat', {
      ...{ g: 'gunship 0 C4^', k: 'human-pilot 0 C4^ on g', o: 'orc 1 C4', p: 'imp 1 C5^', q: 'orc 1 C5' },
      ...home,
    })
    const refusals = ['C4', 'C5^', 'C5'].map((target) => game.refusal(0, 'fire', shot('g', target)))
    expect(refusals).toEqual([undefined, undefined, 'AA-14.2'])
  })
})

clause('AA-14.5', () => {
  test('who stands with an enemy fights there and does not fire', () => {
    const game = arena('combat', { ...field, x: 'kobold 1 C4' })
    expect(game.refusal(0, 'fire', shot('a', 'C5'))).toBe('AA-14.5')
  })
  test('an enemy overhead, or a vehicle that nobody drives, is no hindrance', () => {
    const game = arena('combat', { ...field, x: 'imp 1 C4^', v: 'jeep 1 C4' })
    expect(game.refusal(0, 'fire', shot('a', 'C5'))).toBeUndefined()
  })
})

clause('AA-14.6', () => {
  test('ranged Power is added to the side in the space, or attacks alone', () => {
    const joined = arena('combat', { ...field, k: 'orc 0 C5' }).play(0, 'fire', shot('a', 'C5'))
    expect(fought(joined.play(0, 'resolve', { space: 'C5' }))).toMatchObject({ attack: 2, defense: 1 })
    const alone = arena('combat', field).play(0, 'fire', shot('a', 'C5')).play(0, 'fire', shot('b', 'C5'))
    expect(fought(alone.play(0, 'resolve', { space: 'C5' }))).toMatchObject({
      attack: 2,
      defense: 1,
      winner: 'west',
    })
  })
})

clause('AA-14.8', () => {
  test('defenders never fire: it is not their turn', () => {
    const game = arena('combat', { ...field, x: 'archer 1 C6', y: 'orc 0 C7' })
    expect(game.refusal(1, 'fire', shot('x', 'C7'))).toBe('AA-3.7')
    expect(game.refusal(0, 'fire', shot('x', 'C7'))).toBe('AA-3.10')
  })
})

clause('AA-14.9', () => {
  const casts = [{ id: 'k', caster: 'n', spell: 'slay', target: { creature: 'e' }, madeInTurn: 5, due: 7 }]
  test('who casts for turns does not fire, nor a vehicle whose pilots all do', () => {
    const items = [{ id: 'bow', type: 'longbow', by: 'n' }]
    const afoot = arena('combat', { ...field, n: 'necromancer 0 C4' }, { casts, items })
    expect(afoot.refusal(0, 'fire', shot('n', 'C5'))).toBe('AA-14.9')
    const crew = { t: 'tank 0 C4', n: 'necromancer 0 C4 on t' }
    expect(arena('combat', { ...field, ...crew }, { casts }).refusal(0, 'fire', shot('t', 'C5'))).toBe(
      'AA-14.9',
    )
    const free = arena('combat', { ...field, ...crew, q: 'human-pilot 0 C4 on t' }, { casts })
    expect(free.refusal(0, 'fire', shot('t', 'C5'))).toBeUndefined()
  })
  test('riders fire', () => {
    const game = arena('combat', { ...field, h: 'elephant 0 C4', r: 'archer 0 C4 on h' })
    expect(game.refusal(0, 'fire', shot('r', 'C5'))).toBeUndefined()
  })
})

clause('AA-14.10', () => {
  test('shooters neither die nor retreat by the fight into which they fire', () => {
    const game = arena('combat', { ...field, g: 'giant 1 C5' })
      .play(0, 'fire', shot('a', 'C5'))
      .play(0, 'resolve', { space: 'C5' })
      .play(0, 'endPhase')
    expect(game.creature('a').at).toBe('C4')
  })
})

clause('AA-14.11', () => {
  test('who has moved may fire', () => {
    const game = arena('combat', { ...field, a: ['archer 0 C4', { from: 'C3' }] })
    expect(game.refusal(0, 'fire', shot('a', 'C5'))).toBeUndefined()
  })
})

clause('AA-25.3', () => {
  const crew = { ...field, t: 'tank 0 C4', r: 'archer 0 C4 on t' }
  test('riders fire from an enclosed vehicle only where that variant is not played', () => {
    const variants = { enclosed: true }
    expect(arena('combat', crew, { variants }).refusal(0, 'fire', shot('r', 'C5'))).toBe('AA-25.3')
    expect(arena('combat', crew).refusal(0, 'fire', shot('r', 'C5'))).toBeUndefined()
  })
  test('there they add no Power and are no casualties', () => {
    const inside = { h: 'helicopter 1 C5', k: 'human-soldier 1 C5 on h', g: 'giant 0 C5', ...home }
    const game = arena('combat', inside, { variants: { enclosed: true } })
    const after = game.play(0, 'resolve', { space: 'C5' })
    expect(fought(after)).toMatchObject({ attack: 5, defense: 1 })
    expect(after.position.creatures.map(({ id }) => id)).not.toContain('h')
    expect(after.creature('k').at).toBe('C5')
  })
})

clause('AA-3.9', () => {
  test('the space must be on the board, the shooter in play', () => {
    const game = arena('combat', field)
    expect(game.refusal(0, 'fire', shot('a', 'Z9'))).toBe('AA-3.9')
    expect(game.refusal(0, 'fire', shot('nobody', 'C5'))).toBe('AA-3.9')
    expect(game.refusal(0, 'resolve', { space: 'Z9' })).toBe('AA-3.9')
    expect(game.refusal(0, 'resolve', { space: 'C4' })).toBe('AA-11.1')
  })
})
