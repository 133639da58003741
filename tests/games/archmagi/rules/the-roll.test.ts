import { PAIR, rolling } from './battle'
import { rule, type RuleCase } from './rule'

const ROLL = [{ cmd: 'battle.roll', seat: 1, rolls: [1, 1] }]

/** What two fighters add to their dice. */
function bout(
  k: string,
  o: string,
  mods: readonly [attacker: object, defender: object],
  { units = [], battle = {}, given = {} }: Part = {},
): RuleCase {
  const pair = [
    ['k', k, 1, 'D4'],
    ['o', o, 2, 'D4'],
  ].filter(([id]) => !units.some((unit) => Array.isArray(unit) && unit[0] === id))
  return {
    given: { ...rolling([...pair, ...units], {}, battle), terrain: { D4: 'tundra' }, ...given },
    when: ROLL,
    then: { mods: { 1: mods[0], 2: mods[1] } },
  }
}

interface Part {
  readonly units?: readonly unknown[]
  readonly battle?: object
  readonly given?: object
}

const RIDING = { base: 4, cavalry: 2 }

rule('AM-12.2', {
  'who is neither Swift nor Very Swift is Slow': bout('knights', 'orcs', [RIDING, { base: 6 }]),
  'who is Swift is not': bout('knights', 'dire-wolves', [{ base: 4 }, { base: 5 }]),
  'nor who rides something Very Swift': {
    given: {
      ...rolling([
        ['k', 'pikemen', 1, 'D4'],
        ['e', 'cavalier', 1, 'D4'],
        ['o', 'ranger', 2, 'D4', { riding: 'p' }],
        ['p', 'pegasus', 2, 'D4'],
      ]),
      battle: {
        ...{ hex: 'D4', attacker: 1, defender: 2, combatants: { 1: 'e', 2: 'o' }, step: 'roll' },
      },
    },
    when: ROLL,
    then: { mods: { 1: { base: 6 }, 2: { base: 4 } } },
  },
  'a Site is Slow': bout('knights', 'crypt', [RIDING, { base: 4 }]),
  'even one with a stack that is hasted': bout('knights', 'crypt', [RIDING, { base: 4 }], {
    given: { effects: [{ op: 'grant', give: [{ k: 'swift' }], on: 'o', until: 'turn', seat: 2 }] },
  }),
  'an attack chit is not': bout('knights', 'orcs', [{ base: 4 }, { base: 5 }], {
    battle: { combatants: { 1: 'k', 2: '#mind-blast' }, held: { 2: 'o' } },
  }),
})

rule('AM-12.3', {
  'an archer with an Entwood Bow has both values': bout(
    'knights',
    'orcs',
    [{ ...RIDING, archer: 6 }, { base: 6 }],
    {
      units: [['r', 'ranger', 1, 'D4', { artifacts: ['entwood-bow'] }]],
      battle: { supports: { 1: ['r'] }, inUse: { r: 'entwood-bow' } },
    },
  ),
})

const COLD = [{ op: 'grant', give: [{ descriptor: 'Cold' }], on: 'o', until: 'turn', seat: 2 }]

rule('AM-12.4', {
  'an entry with several kinds counts once, whichever are met': bout(
    'barbarian',
    'goblins',
    [
      { base: 5, artifact: 5 },
      { base: 3, poison: 1 },
    ],
    {
      units: [['k', 'barbarian', 1, 'D4', { artifacts: ['flaming-sword'] }]],
      battle: { inUse: { k: 'flaming-sword' } },
      given: { effects: COLD },
    },
  ),
  'several entries count each': bout('cleric', 'wraith', [{ base: 3, slay: 6, artifact: 8 }, { base: 8 }], {
    units: [['k', 'cleric', 1, 'D4', { artifacts: ['holy-mace'] }]],
    battle: { inUse: { k: 'holy-mace' } },
  }),
})

const WITH_HELP = {
  units: [
    ['y', 'yeomen', 1, 'D4'],
    ['g', 'war-chief', 1, 'D4'],
    ['y2', 'elves', 2, 'D4'],
  ],
  battle: { supports: { 1: ['y', 'g'], 2: ['y2'] } },
}

rule('AM-12.5', {
  'what is negated is dropped after all has been collected, the rest stays': bout(
    'knights',
    'orcs',
    [{ ...RIDING, general: 1 }, { base: 6 }],
    { ...WITH_HELP, battle: { ...WITH_HELP.battle, effects: [{ spell: 'winds', seat: 2 }] } },
  ),
  'of one side alone where the spell says so': bout(
    'knights',
    'orcs',
    [
      { ...RIDING, general: 1 },
      { base: 6, archer: 3 },
    ],
    {
      ...WITH_HELP,
      battle: { ...WITH_HELP.battle, effects: [{ spell: 'deflect-missiles', seat: 2, on: 'o' }] },
    },
  ),
})

/** A bard who is helped in all ways that are called strength or bravery, and by a Shield. */
const HERO = {
  units: [
    ['k', 'bard', 1, 'D4', { artifacts: ['gauntlets-of-might'] }],
    ['g', 'war-chief', 1, 'D4', { artifacts: ['banner-of-valor'] }],
  ],
  battle: {
    supports: { 1: ['g'] },
    inUse: { k: 'gauntlets-of-might', g: 'banner-of-valor' },
    effects: [
      { spell: 'growth', seat: 1, on: 'k' },
      { spell: 'blessings', seat: 1 },
      { spell: 'shield', seat: 1, on: 'k' },
    ],
  },
}

rule('AM-12.6', {
  'Gauntlets and Growth are strength, Generals, Banner and Blessings bravery: of a weakened unit only the Shield is left':
    bout('bard', 'orcs', [{ base: 2, spell: 4 }, { base: 6 }], {
      ...HERO,
      battle: {
        ...HERO.battle,
        effects: [...HERO.battle.effects, { spell: 'weakness', seat: 2, on: 'k' }],
      },
    }),
  'all of it counts where nobody is weakened': bout(
    'bard',
    'orcs',
    [{ base: 2, artifact: 4, general: 1, aura: 1, spell: 11 }, { base: 6 }],
    HERO,
  ),
  'a meal is strength': bout('trolls', 'orcs', [{ base: 5 }, { base: 6 }], {
    units: [['k', 'trolls', 1, 'D4', { cannibal: true }]],
    battle: { effects: [{ spell: 'weakness', seat: 2, on: 'k' }] },
  }),
  'Smite is bravery': bout('barbarian', 'orcs', [{ base: 5 }, { base: 6 }], {
    battle: {
      effects: [
        { spell: 'smite', seat: 1, on: 'k' },
        { spell: 'weakness', seat: 2, on: 'k' },
      ],
    },
  }),
})

rule('AM-12.1', {
  'what each side adds is told by its kind': bout(
    'trolls',
    'goblins',
    [
      { base: 5, cannibal: 4 },
      { base: 3, poison: 1, site: 6, archer: 3 },
    ],
    {
      units: [
        ['k', 'trolls', 1, 'D4', { cannibal: true }],
        ['d', 'dwarf-hall', 2, 'D4'],
        ['e', 'elves', 2, 'D4'],
      ],
      battle: { supports: { 2: ['e'] } },
    },
  ),
  'a Curse helps whoever opposes the cursed': bout('orcs', 'elves', [{ base: 6, curse: 4 }, { base: 4 }], {
    battle: { effects: [{ spell: 'curse', seat: 1, on: 'o' }] },
  }),
  'a home counts for both': {
    given: rolling(PAIR, { terrain: { D4: 'hills' } }),
    when: ROLL,
    then: { mods: { 1: RIDING, 2: { base: 6, home: 1 } } },
  },
})
