import { describe, expect, test } from 'vitest'
import { ANSWERS } from '@/games/arena/effects/bouts/answers'
import { arenaRules as rules } from '@/games/arena/rules'
import { arena, type Game } from '../../on-the-table'
import { beforeEffects, cast } from '../by-hand'

const creatures = { c: 'wizard 0 C4', x: 'wizard 1 C6', o: 'orc 1 C6' }
const seenBy = ({ position }: Game, seat: 'west' | 'east') => rules.viewOf(position, seat)

describe('What is owed in a bout (AA-19.3)', () => {
  const owed = (game: Game) => ANSWERS.owed(seenBy(game, 'west'))
  const spark = (caster: string) => cast('spark', { creature: 'o' }, { id: 's', caster })

  test('is a pass at least, of the seat that has the bout', () => {
    const game = beforeEffects({ creatures, casts: [] })
    expect(owed(game)?.pass).toEqual({ type: 'passMagic', seat: 'east' })
  })
  test('is an answer, where the other seat has declared something that takes effect now', () => {
    expect(owed(beforeEffects({ creatures, casts: [spark('c')] }))?.isChallenged).toBe(true)
    expect(owed(beforeEffects({ creatures, casts: [spark('x')] }))?.isChallenged).toBe(false)
    expect(owed(beforeEffects({ creatures, casts: [] }))?.isChallenged).toBe(false)
    const slow = cast('slow', { creature: 'o' }, { id: 's', caster: 'd' })
    const later = { creatures: { ...creatures, d: 'chronomancer 0 C4' }, casts: [slow] }
    expect(owed(beforeEffects(later))?.isChallenged).toBe(true)
    const plague = cast('plague', { space: 'C6' }, { id: 's', caster: 'n', madeInTurn: 3, due: 7 })
    const muchLater = { creatures: { ...creatures, n: 'necromancer 0 C4' }, casts: [plague] }
    expect(owed(beforeEffects(muchLater))?.isChallenged).toBe(false)
  })
  test('is nothing in other phases', () => {
    expect(owed(arena('movement', creatures))).toBeUndefined()
  })
})

describe('Whether a seat can answer (AA-19.7)', () => {
  type Spells = readonly (readonly string[])[]
  const can = (spells: Spells, more: Readonly<Record<string, string>> = creatures, revealed = spells) =>
    ANSWERS.canAnswer(seenBy(arena('magic1', more, { spells, revealed, pools: [20, 20] }), 'west'))

  test('it can with a spell that there is somebody to aim at, and a caster for it', () => {
    expect(can([['spark'], []])).toBe(true)
    expect(can([[], []])).toBe(false)
    expect(can([['block-magic'], []])).toBe(false)
    expect(can([['spark'], []], { c: 'orc 0 C4', o: 'orc 1 C6' })).toBe(false)
  })
  test('a hidden card may be any that it could cast', () => {
    expect(can([['block-magic'], []], creatures, [[], []])).toBe(true)
  })
  test('a longer spell may be aimed at what is out of reach now (AA-18.3)', () => {
    expect(can([['slow'], []], { c: 'chronomancer 0 C4', o: 'orc 1 C9' })).toBe(true)
  })
  test('an ability is as good as a spell', () => {
    expect(can([[], []], { c: 'shapeshifter 0 C4', o: 'orc 1 C9' })).toBe(true)
  })
})
