import { expect, test } from 'vitest'
import { askedSeat } from '@/games/arena/queries/guards'
import { clause } from '../../support/clause'
import { arena, type Game, given } from './on-the-table'

const failures = ({ events }: Game) => events.flatMap((event) => (event.type === 'failed' ? [event.why] : []))
const stop = (game: Game) => game.play(0, 'stopCasting', { caster: 'n' })
const raise = { caster: 'n', spell: 'create-zombie', target: { corpse: 'x' } }
const sicken = { caster: 'n', spell: 'sickness', target: { creature: 'o' } }
const CREATURES = { n: 'necromancer 0 C4', o: 'orc 1 C6' }
const GRAVE = {
  corpses: [{ id: 'x', type: 'orc', owner: 1, at: 'C5' }],
  pools: [20, 0],
  spells: [['create-zombie', 'sickness'], []],
}
/** Its pool is empty: all that it can do is to stop. */
const PLAGUE = {
  casts: [{ id: 'k', caster: 'n', spell: 'plague', target: { space: 'C6' }, madeInTurn: 3, due: 7 }],
}

clause('AA-19.7', () => {
  test('a seat with a cast under way is offered its bout, though it can declare nothing', () => {
    const game = arena('equip1', CREATURES, PLAGUE).play(0, 'endPhase')
    expect(game.position.now).toMatchObject({ phase: 'magic1', bout: 'west', nth: 1 })
    expect(stop(game).position.casts).toEqual([])
    expect(game.play(0, 'passMagic').position.now.phase).toBe('movement')
  })

  test('in the other seat’s turn as well', () => {
    const game = arena('movement', CREATURES, { ...PLAGUE, turn: 6, active: 1 }).play(1, 'endPhase')
    expect(game.position.now).toMatchObject({ phase: 'magic2', bout: 'west', nth: 2 })
    expect(game.play(0, 'passMagic').position.now.phase).toBe('combat')
    expect(failures(stop(game))).toEqual(['stopped'])
  })

  test('when it has stopped its last cast, the phase ends with its next pass', () => {
    const game = stop(arena('equip1', CREATURES, PLAGUE).play(0, 'endPhase'))
    expect(game.position.now.phase).toBe('magic1')
    expect(game.play(0, 'passMagic').position.now.phase).toBe('movement')
  })

  test('a Half Turn spell of the turn can be stopped in its second Magic Phase', () => {
    const begun = arena('magic1', CREATURES, { ...GRAVE, pools: [4, 0] }).play(0, 'declareSpell', raise)
    const later = begun.play(0, 'passMagic').play(0, 'endPhase')
    expect(later.position.now).toMatchObject({ phase: 'magic2', bout: 'west' })
    const after = stop(later).play(0, 'passMagic')
    expect(after.position.corpses).toHaveLength(1)
  })

  test('who casts nothing is passed over', () => {
    expect(arena('equip1', CREATURES).play(0, 'endPhase').position.now.phase).toBe('movement')
  })

  test('under the first rules it was passed over', () => {
    const creatures = [
      { id: 'n', type: 'necromancer', owner: 0, at: 'C4' },
      { id: 'o', type: 'orc', owner: 1, at: 'C6' },
    ]
    const game = given({ ...PLAGUE, rules: 1, phase: 'equip1', creatures })
    expect(game.play(0, 'endPhase').position.now.phase).toBe('movement')
  })
})

clause('AA-18.6', () => {
  const begun = arena('magic1', CREATURES, GRAVE).play(0, 'declareSpell', raise)

  test('a caster that stops declares no other magic in that turn', () => {
    const stopped = stop(begun)
    expect(stopped.refusal(0, 'declareSpell', raise)).toBe('AA-18.6')
    expect(stopped.refusal(0, 'declareSpell', sicken)).toBe('AA-18.6')
  })

  test('nor does one that stops what it began in an earlier turn', () => {
    const stopped = stop(arena('magic1', CREATURES, { ...GRAVE, ...PLAGUE }))
    expect(stopped.refusal(0, 'declareSpell', raise)).toBe('AA-18.6')
    expect(stopped.refusal(0, 'declareSpell', sicken)).toBe('AA-18.6')
  })

  test('it may walk', () => {
    const moving = stop(begun).play(0, 'passMagic')
    expect(moving.refusal(0, 'move', { unit: 'n', mode: 'walk', path: ['C5'] })).toBeUndefined()
  })

  test('in its next turn it may cast again', () => {
    const stopped = stop(begun).play(0, 'passMagic')
    let now = stopped
    while (now.position.turn < 7) {
      const seat = askedSeat(now.position) === 'west' ? 0 : 1
      now = now.play(seat, now.position.now.phase.startsWith('magic') ? 'passMagic' : 'endPhase')
    }
    const again = now.play(0, 'endPhase').play(0, 'endPhase')
    expect(again.refusal(0, 'declareSpell', raise)).toBeUndefined()
  })

  test('under the first rules it could begin anew', () => {
    const game = given({
      ...GRAVE,
      rules: 1,
      phase: 'magic1',
      creatures: [
        { id: 'n', type: 'necromancer', owner: 0, at: 'C4' },
        { id: 'o', type: 'orc', owner: 1, at: 'C6' },
      ],
    })
    const stopped = stop(game.play(0, 'declareSpell', raise))
    expect(stopped.refusal(0, 'declareSpell', raise)).toBeUndefined()
    expect(stopped.refusal(0, 'declareSpell', sicken)).toBe('AA-18.6')
  })
})

clause('AA-20.14', () => {
  const slain = (rest: object) =>
    given({
      ...rest,
      turn: 6,
      active: 1,
      phase: 'equip2',
      creatures: [
        { id: 'n', type: 'necromancer', owner: 0, at: 'C4' },
        { id: 'o', type: 'orc', owner: 1, at: 'C5' },
      ],
      items: [{ id: 'm', type: 'amulet-of-protection-from-magic', owner: 1, at: 'C5' }],
      casts: [{ id: 'k', caster: 'n', spell: 'slay', target: { creature: 'o' }, madeInTurn: 5, due: 7 }],
    })
  /** From East's equipping to the effect in West's turn. */
  const worked = (from: Game) => {
    let now = from
    while (now.position.casts.length > 0) {
      const { phase } = now.position.now
      now = now.play(
        now.position.active === 'west' ? 0 : 1,
        phase.startsWith('magic') ? 'passMagic' : 'endPhase',
      )
    }
    return now
  }

  test('an amulet taken up between the declaration and the effect helps', () => {
    const taken = worked(slain({}).play(1, 'equip', { creature: 'o', item: 'm' }))
    expect(failures(taken)).toEqual(['noEffect'])
    expect(taken.creature('o').at).toBe('C5')
    expect(worked(slain({})).position.creatures).toHaveLength(1)
  })

  test('under the first rules it came too late', () => {
    const taken = worked(slain({ rules: 1 }).play(1, 'equip', { creature: 'o', item: 'm' }))
    expect(taken.position.creatures).toHaveLength(1)
  })

  test('it does not hold off what repeats', () => {
    const game = arena(
      'movement',
      { n: 'necromancer 0 C1', o: 'orc 1 C5' },
      {
        items: [{ id: 'm', type: 'amulet-of-protection-from-magic', by: 'o' }],
        enchantments: [
          { id: 's', name: 'sickness', seat: 0, on: { creature: 'o' }, repeatSeat: 0, madeInTurn: 3 },
        ],
      },
    )
    expect(game.play(0, 'endPhase').creature('o').power).toBe(-1)
  })
})
