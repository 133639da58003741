import { expect, test } from 'vitest'
import {
  attackOf,
  flightOf,
  isUnder,
  moveOf,
  poisonOf,
  powerOf,
  rangedOf,
} from '@/games/arena/queries/values'
import { clause } from '../../support/clause'
import { arena } from './on-the-table'

type Words = string | readonly [string, object]

/** What stands on one creature in B4: items that it carries, and enchantments in the order made. */
function bearing(creature: Words, { items = [], magic = [] }: Load = {}) {
  const game = arena(
    'movement',
    { x: creature },
    {
      items: items.map((type, nth) => ({ id: `i${nth}`, type, by: 'x' })),
      enchantments: magic.map((name, nth) => ({ id: `m${nth}`, name, seat: 1, on: { creature: 'x' } })),
    },
  )
  const { position } = game
  const x = game.creature('x')
  return {
    power: powerOf(position, x),
    move: moveOf(position, x),
    attack: attackOf(position, x),
    poison: poisonOf(position, x),
    flight: flightOf(position, x),
    ranged: rangedOf(position, x),
    isSaved: isUnder(position, x, 'saveFromCombatDeath'),
  }
}
interface Load {
  readonly items?: readonly string[]
  readonly magic?: readonly string[]
}

clause('AA-11.3', () => {
  test('Power is what is printed, with lasting changes, items and effects in force', () => {
    const orc = ['orc 0 B4', { dP: 1 }] as const
    expect(bearing(orc, { items: ['magic-sword'], magic: ['bless'] }).power).toBe(1 + 1 + 1 + 2)
  })
  test('it is never below 0', () => {
    expect(bearing(['orc 0 B4', { dP: -3 }]).power).toBe(0)
  })
  test('what raises Power does not raise ranged Power, and the other way round', () => {
    const archer = bearing('orcish-archer 0 B4', { items: ['magic-sword'], magic: ['bless'] })
    expect([archer.power, archer.ranged?.power]).toEqual([4, 1])
    const bowman = bearing('orcish-archer 0 B4', { items: ['magic-bow'] })
    expect([bowman.power, bowman.ranged?.power]).toEqual([1, 2])
  })
})

clause('AA-9.7', () => {
  test('Move is what is printed, with lasting changes and effects, and never below 0', () => {
    expect(bearing(['centaur 0 B4', { dM: -1 }], { items: ['boots-of-striding'] }).move).toBe(2)
    expect(bearing(['orc 0 B4', { dM: -1 }], { magic: ['slow'] }).move).toBe(0)
  })
})

clause('AA-22.2', () => {
  test('a snare takes flight speed as well, Slow does not, and neither takes duration', () => {
    expect(bearing('gargoyle 0 B4', { magic: ['time-snare'] }).flight).toEqual({ speed: 1, duration: 2 })
    expect(bearing('gargoyle 0 B4', { magic: ['slow'] }).flight).toEqual({ speed: 2, duration: 2 })
  })
  test('flight speed is never below 0', () => {
    expect(bearing('hot-air-balloon 0 B4', { magic: ['time-snare'] }).flight?.speed).toBe(0)
  })
})

clause('AA-22.4', () => {
  test('whoever flies as fast by itself, but longer, flies by itself', () => {
    expect(bearing('gargoyle 0 B4', { magic: ['wings'] }).flight).toEqual({ speed: 2, duration: 2 })
    expect(bearing('imp 0 B4', { items: ['jet-pack'] }).flight).toEqual({ speed: 2, duration: 3 })
  })
  test('whoever flies faster by itself does so', () => {
    expect(bearing('giant-bird 0 B4', { magic: ['wings'] }).flight).toEqual({ speed: 3, duration: 3 })
  })
  test('whoever cannot fly, or only slower, has what it was given', () => {
    expect(bearing('orc 0 B4', { magic: ['wings'] }).flight).toEqual({ speed: 2, duration: 1 })
  })
  test('of two things given the faster counts', () => {
    const orc = bearing('orc 0 B4', { items: ['cloak-of-wings', 'jet-pack'] })
    expect(orc.flight).toEqual({ speed: 2, duration: 1 })
  })
  test('what is given is snared as well', () => {
    const orc = bearing('orc 0 B4', { items: ['jet-pack'], magic: ['time-snare'] })
    expect(orc.flight).toEqual({ speed: 1, duration: 1 })
  })
})

clause('AA-22.7', () => {
  test('Pacify makes every attack Blunt, the Soul Blade only Power Targeted', () => {
    const pacified = bearing('elf-lord 0 B4', { magic: ['pacify'] })
    expect([pacified.attack, pacified.ranged?.attack]).toEqual(['Blunt', 'Blunt'])
    const bladed = bearing('orcish-archer 0 B4', { items: ['soul-blade'] })
    expect([bladed.attack, bladed.ranged?.attack]).toEqual(['Targeted', 'Standard'])
  })
  test('of several changes the latest counts', () => {
    expect(bearing('orcish-archer 0 B4', { items: ['soul-blade'], magic: ['pacify'] }).attack).toBe('Blunt')
  })
  test('poison is added to that of the Power attack, not to that of shots', () => {
    const archer = bearing('orcish-archer 0 B4', { items: ['assassins-dagger'], magic: ['venom'] })
    expect([archer.poison, archer.ranged?.poison]).toEqual([3, 1])
  })
})

clause('AA-13.5', () => {
  test('while an attack is Blunt its poison counts 0', () => {
    const archer = bearing('orcish-archer 0 B4', { items: ['assassins-dagger'], magic: ['pacify'] })
    expect([archer.poison, archer.ranged?.poison]).toEqual([0, 0])
  })
})

clause('AA-22.27', () => {
  test('a bow is for those who have no ranged attack of their own', () => {
    const bow = { power: 1, attack: 'Standard', poison: 0, min: 1, max: 1 }
    expect(bearing('orc 0 B4', { items: ['longbow'] }).ranged).toEqual(bow)
    expect(bearing('orcish-archer 0 B4', { items: ['longbow'] }).ranged).toEqual({ ...bow, poison: 1 })
  })
})

clause('AA-6.6', () => {
  test('a second item of one kind adds nothing', () => {
    expect(bearing('orc 0 B4', { items: ['magic-sword', 'magic-sword'] }).power).toBe(2)
  })
})

clause('AA-21.7', () => {
  test('two effects of one name do not add up, of two names they do', () => {
    expect(bearing('centaur 0 B4', { magic: ['slow', 'slow'] }).move).toBe(1)
    expect(bearing('centaur 0 B4', { magic: ['slow', 'time-snare'] }).move).toBe(0)
  })
})

clause('AA-22.1', () => {
  test('what is for some attribute, or against it, passes the others over', () => {
    const powers = (magic: string, ...cards: readonly string[]) =>
      cards.map((card) => bearing(`${card} 0 B4`, { magic: [magic] }).power)
    expect(powers('holy-word', 'ogre', 'giant')).toEqual([1, 5])
    expect(powers('nightmare', 'ogre', 'zombie', 'stone-golem')).toEqual([2, 1, 4])
  })
})

clause('AA-17.9', () => {
  test('the Ring of Regeneration is useless to the undead and to machines', () => {
    const isSaved = (card: string) => bearing(`${card} 0 B4`, { items: ['ring-of-regeneration'] }).isSaved
    expect(['orc', 'zombie', 'robot-soldier'].map(isSaved)).toEqual([true, false, false])
  })
  test('Tech is no magic: a dressing helps a machine as well', () => {
    expect(bearing('robot-soldier 0 B4', { items: [], magic: ['field-dressing'] }).isSaved).toBe(true)
  })
})

clause('AA-22.15', () => {
  test('where no magic works, items and enchantments of magic are suspended, Tech is not', () => {
    const game = arena(
      'movement',
      { x: 'orc 0 B4' },
      {
        items: ['magic-sword', 'assassins-dagger'].map((type) => ({ id: type, type, by: 'x' })),
        enchantments: [
          { id: 'b', name: 'bless', seat: 0, on: { creature: 'x' }, ends: 'movement' },
          { id: 'a', name: 'anti-magic', seat: 1, on: { space: 'B4' } },
        ],
      },
    )
    const x = game.creature('x')
    expect([powerOf(game.position, x), poisonOf(game.position, x)]).toEqual([1, 1])
  })
})
