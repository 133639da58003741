import { expect, test } from 'vitest'
import type { Position } from '@/games/arena/state/position'
import { clause } from '../../support/clause'
import { arena, effectsIn, type Game } from './on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const marks = ({ position }: Game) => position.enchantments.length
const end = (game: Game) => game.play(game.position.active === 'west' ? 0 : 1, 'endPhase')
const phaseOf = ({ position }: Game) => `${position.turn} ${position.now.phase}`

/** Lets time pass: bouts are passed, phases ended. */
function pass(game: Game): Game {
  const { now } = game.position
  if (now.phase !== 'magic1' && now.phase !== 'magic2') return end(game)
  return game.play(now.bout === 'west' ? 0 : 1, 'passMagic')
}
function until(moment: string, game: Game): Game {
  let now = game
  for (let step = 0; phaseOf(now) !== moment && step < 90; step++) now = pass(now)
  return now
}

/** A spell of the caster in C4 at the orc of East in C5, declared in turn 5. */
function cast(caster: string, spell: string, target: object = { creature: 'o' }) {
  const creatures = { c: `${caster} 0 C4`, o: 'centaur 1 C5', x: 'giant 1 C5', ...home }
  const books = { pools: [40, 0], spells: [[spell], []] }
  return arena('magic1', creatures, books).play(0, 'declareSpell', { caster: 'c', spell, target })
}
const dueOf = ({ position: { casts } }: { readonly position: Position }) => casts.map(({ due }) => due)

clause('AA-18.2', () => {
  test('an Instant and a Counterspell work in the phase of their declaration', () => {
    expect(dueOf(cast('chronomancer', 'free-movement'))).toEqual([null])
    expect(marks(cast('chronomancer', 'free-movement').play(0, 'passMagic'))).toBe(1)
    expect(marks(cast('wizard', 'spell-shield').play(0, 'passMagic'))).toBe(1)
  })
})

clause('AA-18.3', () => {
  test('a Half Turn works in Magic Phase 2 of the same turn', () => {
    const declared = cast('chronomancer', 'slow')
    expect(dueOf(declared)).toEqual([5])
    expect(marks(until('5 movement', declared))).toBe(0)
    expect(marks(effectsIn(until('5 movement', declared)))).toBe(1)
  })
})

clause('AA-18.4', () => {
  test('N Turns work in Magic Phase 2, N turns of that seat later', () => {
    expect(dueOf(cast('chronomancer', 'time-snare', { space: 'C5' }))).toEqual([7])
    expect(dueOf(cast('sorcerer', 'meteor-swarm', { space: 'C6' }))).toEqual([9])
  })
})

clause('AA-21.3', () => {
  test('one phase lasts from Magic Phase 1 to the end of Movement', () => {
    const worked = cast('chronomancer', 'free-movement').play(0, 'passMagic')
    expect([phaseOf(worked), marks(worked)]).toEqual(['5 movement', 1])
    expect(marks(end(worked))).toBe(0)
  })
  test('or from Magic Phase 2 to the end of Combat', () => {
    const creatures = { c: 'high-priest 0 C4', o: 'orc 0 C4', ...home }
    const books = { pools: [9, 0], spells: [['bless'], []] }
    const blessed = arena('magic2', creatures, books)
      .play(0, 'declareSpell', { caster: 'c', spell: 'bless', target: { creature: 'o' } })
      .play(0, 'passMagic')
    expect([phaseOf(blessed), marks(blessed)]).toEqual(['5 combat', 1])
    expect(marks(end(blessed))).toBe(0)
  })
})

clause('AA-21.4', () => {
  test('what lasts until dispelled is there turns later', () => {
    const slowed = effectsIn(until('5 movement', cast('chronomancer', 'slow')))
    expect([marks(slowed), marks(until('9 movement', slowed))]).toEqual([1, 1])
  })
})

clause('AA-21.2', () => {
  test('an instantaneous change leaves nothing that could be dispelled', () => {
    const crippled = effectsIn(until('5 movement', cast('orc-shaman', 'cripple')))
    expect([crippled.creature('o').move, marks(crippled)]).toEqual([-1, 0])
  })
})

clause('AA-21.6', () => {
  const sick = cast('necromancer', 'sickness').play(0, 'passMagic')
  const power = (game: Game) => game.creature('o').power
  test('what repeats works at once, and again in Magic Phase 2 of each later turn of that seat', () => {
    expect(power(sick)).toBe(-1)
    expect(power(until('5 combat', sick))).toBe(-1)
    expect(power(until('6 equip2', sick))).toBe(-1)
    const later = until('7 movement', sick)
    expect([power(later), power(until('7 combat', later))]).toEqual([-1, -2])
  })
})

clause('AA-4.11', () => {
  test('a storm made by magic lasts three turns, that of its making counted', () => {
    const game = arena(
      'magic1',
      { c: 'druid 0 C4', ...home },
      { pools: [9, 0], spells: [['call-storm'], []] },
    )
    const args = { caster: 'c', spell: 'call-storm', target: { space: 'C5^' } }
    const stormy = game.play(0, 'declareSpell', args).play(0, 'passMagic')
    expect(stormy.hex('C5').storm).toBe(7)
    expect(until('7 equip2', stormy).hex('C5').storm).toBe(7)
    expect(until('8 terrain', stormy).hex('C5').storm).toBeNull()
  })
})
