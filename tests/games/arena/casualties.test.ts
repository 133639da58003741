import { expect, test } from 'vitest'
import { clause } from '../../support/clause'
import { arena, type Game } from './on-the-table'

const home = { w: 'human-grunt 0 C1', e: 'human-grunt 1 C9' }
const deaths = ({ events }: Game) =>
  events.flatMap((event) => (event.type === 'died' ? [event.creature as string] : []))
const choiceIn = ({ position: { now } }: Game) => (now.phase === 'combat' ? now.choice : undefined)

/** The fight in C5, settled as far as a choice. */
const asked = (creatures: Readonly<Record<string, string>>, more: Readonly<Record<string, unknown>> = {}) =>
  arena('combat', { ...creatures, ...home }, more).play(0, 'resolve', { space: 'C5' })
const pick = (creature: string | null) => ({ creature })

clause('AA-12.3', () => {
  const three = { s: 'swordmaster 0 C5', g: 'ogre 0 C5', o: 'orc 1 C5', k: 'kobold 1 C5', d: 'dwarf 1 C5' }
  test('the one chosen must have less Power than the Targeted attacks of the winner together', () => {
    const game = asked(three)
    expect(choiceIn(game)?.eligible).toEqual(['o', 'k'])
    expect(game.refusal(0, 'chooseCasualty', pick('d'))).toBe('AA-12.3')
    expect(deaths(game.play(0, 'chooseCasualty', pick('o')))).toEqual(['o'])
  })
  test('shooters count with their ranged Power if that is Targeted', () => {
    const sniped = { g: 'ogre 0 C5', sniper: 'sniper 0 C4', o: 'orc 1 C5', k: 'kobold 1 C5', d: 'dwarf 1 C5' }
    const game = arena('combat', { ...sniped, ...home })
      .play(0, 'fire', { shooter: 'sniper', target: 'C5' })
      .play(0, 'resolve', { space: 'C5' })
    expect(choiceIn(game)?.eligible).toEqual(['o', 'k'])
  })
  test('the poison of a Targeted attack is added to the sum', () => {
    const game = asked({ n: 'ninja 0 C5', g: 'giant 0 C5', o: 'orc 1 C5', d: 'dwarf 1 C5' })
    expect(choiceIn(game)?.eligible).toEqual(['o'])
  })
})

clause('AA-3.9', () => {
  const game = asked({ s: 'swordmaster 0 C5', k: 'kobold 1 C5', l: 'kobold 1 C5', far: 'kobold 1 C7' })
  test('only who loses a creature in this fight can be named', () => {
    expect(game.refusal(0, 'chooseCasualty', pick('far'))).toBe('AA-3.9')
    expect(game.refusal(0, 'chooseCasualty', pick('s'))).toBe('AA-3.9')
    expect(game.refusal(0, 'chooseCasualty', pick('nobody'))).toBe('AA-3.9')
  })
})

clause('AA-3.8', () => {
  test('a casualty is chosen only when a fight asks for it', () => {
    const game = arena('combat', { s: 'swordmaster 0 C5', k: 'kobold 1 C5', ...home })
    expect(game.refusal(0, 'chooseCasualty', pick('k'))).toBe('AA-3.8')
    expect(arena('movement', home).refusal(0, 'chooseCasualty', pick('e'))).toBe('AA-3.8')
  })
})

clause('AA-12.10', () => {
  const game = asked({ o: 'orc 0 C5', k: 'kobold 0 C5', s: 'swordmaster 1 C5' })
  test('a defender that wins chooses, not the active seat', () => {
    expect(choiceIn(game)).toMatchObject({ seat: 'east', eligible: ['o', 'k'], reason: 'targeted' })
    expect(game.refusal(0, 'chooseCasualty', pick('k'))).toBe('AA-3.7')
    const chosen = game.play(1, 'chooseCasualty', pick('k'))
    expect(chosen.events[0]).toEqual({
      ...{ type: 'casualtyChosen', seat: 'east', creature: 'k', reason: 'targeted' },
    })
    expect(deaths(chosen)).toEqual(['k'])
  })
})

clause('AA-12.11', () => {
  const enchantments = [{ id: 'x', name: 'invisibility', seat: 1, on: { creature: 'k' } }]
  const sides = { s: 'swordmaster 0 C5', g: 'ogre 0 C5', k: 'kobold 1 C5', l: 'kobold 1 C5', o: 'orc 1 C5' }
  test('who cannot be picked by Targeted attacks may still be drawn', () => {
    const game = asked(sides, { enchantments })
    expect(choiceIn(game)?.eligible).toEqual(['l', 'o'])
    expect(game.refusal(0, 'chooseCasualty', pick('k'))).toBe('AA-12.11')
    expect(deaths(game.play(0, 'chooseCasualty', pick(null), [1]))).toEqual(['k'])
  })
})

clause('AA-12.6', () => {
  test('where nobody is weak enough chance decides', () => {
    const sides = { s: 'assassin 0 C5', g: 'giant 0 C5', o: 'orc 1 C5', p: 'orc 1 C5', ...home }
    const game = arena('combat', sides).play(0, 'resolve', { space: 'C5' }, [2])
    expect(deaths(game)).toEqual(['p'])
  })
})

clause('AA-12.8', () => {
  const won = (guards: number) =>
    arena('combat', {
      ...{ g: 'ogre 0 C5', o: 'orc 1 C5', ...home },
      ...Object.fromEntries(Array.from({ length: guards }, (_, nth) => [`b${nth}`, 'robber 0 C5'])),
    }).play(0, 'resolve', { space: 'C5' })
  test('Blunt Power of at least the margin spares the loser, who retreats', () => {
    // Ogre 3 and orc 1: a margin of 2, and one more for each robber, who is Blunt 1.
    expect([deaths(won(0)), deaths(won(1))]).toEqual([['o'], ['o']])
    const spared = arena('combat', { g: 'orc 0 C5', b: 'city-guard 0 C5', o: 'orc 1 C5', ...home })
    expect(deaths(spared.play(0, 'resolve', { space: 'C5' }))).toEqual([])
  })
  test('Blunt Power of the loser saves nobody', () => {
    const game = arena('combat', { g: 'ogre 0 C5', b: 'city-guard 1 C5', ...home })
    expect(deaths(game.play(0, 'resolve', { space: 'C5' }))).toEqual(['b'])
  })
})

clause('AA-13.6', () => {
  test('Targeted poison of a side that does not win picks whom it kills, by Power and poison together', () => {
    const tied = asked({ s: 'giant-scorpion 0 C5', f: 'orc 0 C5', o: 'orc 1 C5', k: 'orc 1 C5' })
    expect(choiceIn(tied)).toMatchObject({ seat: 'west', reason: 'poison', eligible: ['o', 'k'] })
    expect(deaths(tied.play(0, 'chooseCasualty', pick('k')))).toEqual(['k'])
  })
  test('who is as strong as that is safe from choice', () => {
    const game = asked({ s: 'giant-scorpion 0 C5', f: 'dwarf 0 C5', g: 'ogre 1 C5', k: 'kobold 1 C5' })
    expect(game.refusal(0, 'chooseCasualty', pick('g'))).toBe('AA-13.6')
  })
  test('other Targeted attacks lost and do nothing', () => {
    const sides = { s: 'giant-scorpion 0 C5', m: 'swordmaster 0 C5', f: 'orc 0 C5' }
    const lost = arena('combat', { ...sides, g: 'ogre 1 C5', d: 'dwarf 1 C5', ...home })
    expect(choiceIn(lost.play(0, 'resolve', { space: 'C5' }, [3]))?.eligible).toEqual(['d'])
  })
})

clause('AA-13.2', () => {
  const poisoned = (...sides: readonly [string, string]) =>
    deaths(
      arena('combat', { a: `${sides[0]} 0 C5`, d: `${sides[1]} 1 C5`, ...home }).play(0, 'resolve', {
        space: 'C5',
      }),
    )
  test('a margin smaller than the poison of the side that is behind costs the other a creature', () => {
    // A spider has Power 1 and poison 2.
    expect(poisoned('giant-spider', 'dwarf')).toEqual(['a', 'd'])
    expect(poisoned('giant-spider', 'ogre')).toEqual(['a'])
    expect(poisoned('giant-spider', 'orc')).toEqual(['d'])
  })
  test('the winner’s has no extra effect', () => {
    const sides = { a: 'giant-spider 0 C5', d: 'kobold 1 C5', f: 'kobold 1 C5', ...home }
    expect(deaths(arena('combat', sides).play(0, 'resolve', { space: 'C5' }, [1]))).toEqual(['d'])
  })
})

clause('AA-13.9', () => {
  test('the defenders’ poison has no victim where only shooters attack', () => {
    const game = arena('combat', { a: 'archer 0 C4', s: 'giant-spider 1 C5', ...home })
      .play(0, 'fire', { shooter: 'a', target: 'C5' })
      .play(0, 'resolve', { space: 'C5' })
    expect(deaths(game)).toEqual([])
    expect(game.play(0, 'endPhase').creature('a').at).toBe('C4')
  })
})

clause('AA-11.9', () => {
  test('shooters who attack alone and do not win do nothing to anybody', () => {
    const game = arena('combat', { a: 'archer 0 C4', o: 'orc 1 C5', ...home })
      .play(0, 'fire', { shooter: 'a', target: 'C5' })
      .play(0, 'resolve', { space: 'C5' })
      .play(0, 'endPhase')
    expect([game.creature('a').at, game.creature('o').at]).toEqual(['C4', 'C5'])
  })
})
