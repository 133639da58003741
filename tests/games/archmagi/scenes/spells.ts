import type { SpellId } from '@/games/archmagi/tables/spells'
import type { RuleCase } from '../rules/rule'
import { add, cast } from '../rules/battle'
import { AT_B1, inBattle, inDefense, KNIGHTS, ORCS, outside, PAIR, rolled, SHAMAN, WITCHES } from './set'

const created = (spell: string) => ({ stack: { D4: { 1: ['shaman', 'knights', `@${spell}`], 2: ['orcs'] } } })
/** An attack chit rolls by its own modifier, against the orcs unless others are named. */
const attack = (spell: string, mods: object, foe: readonly [type: string, brm: number] = ['orcs', 6]) =>
  inBattle(
    spell,
    { mods: { 1: mods, 2: { base: foe[1] } } },
    { units: [KNIGHTS, SHAMAN, ['o', foe[0], 2, 'D4']], after: rolled(1, 1) },
  )
/** What the knights roll when a spell has been cast. */
const roll = (spell: string, first: object, second: object, more: Parameters<typeof inBattle>[2] = {}) =>
  inBattle(spell, { mods: { 1: first, 2: second } }, { ...more, after: rolled(3, 3) })
const ELVES = ['e', 'elves', 2, 'D4']
const RIDING = { base: 4, cavalry: 2 }
const ORCISH = { base: 6 }
const AT_SEA = {
  units: [['t', 'trireme', 2, 'B1']],
  given: { terrain: { B1: 'sea' } },
  targets: AT_B1,
  rolls: [6, 1],
}
const over = (strength: number) => ({ areaTotals: { o: [strength, 7] }, destroyed: ['o'] })
const toMovement = [{ cmd: 'phase.end', seat: 1 }]
const RESERVE = (chit: string) => ({ reserve: { 1: [chit] } })

/** A scene for each spell that shows what it does (AM-S). */
export const SPELL_SCENES: Readonly<Record<SpellId, RuleCase>> = {
  disenchant: inBattle(
    'disenchant',
    { holder: { 'rune-blade': null } },
    {
      units: [KNIGHTS, SHAMAN, ['o', 'barbarian', 2, 'D4', { artifacts: ['rune-blade'] }]],
      ...{ targets: { artifact: 'rune-blade' }, battle: { inUse: { o: 'rune-blade' } } },
    },
  ),
  antimagic: inBattle(
    'antimagic',
    { refused: 'AM-S.2', refusedAt: 3 },
    {
      units: [...PAIR, WITCHES],
      given: { spells: { 1: ['antimagic'], 2: ['shield'] }, options: { responseWindows: 'fast' } },
      after: [add(2, cast('h2', 'shield', { unit: 'o' }))],
    },
  ),
  counterspell: inBattle(
    'fireball',
    { combatants: { 1: 'k', 2: 'o' }, spent: ['fireball', 'counterspell'] },
    {
      units: [...PAIR, WITCHES],
      given: { spells: { 1: ['fireball'], 2: ['counterspell'] } },
      after: [{ cmd: 'respond', seat: 2, caster: 'h2', spell: 'counterspell', target: 'fireball' }],
    },
  ),
  fireball: attack('fireball', { base: 6, slay: 5 }, ['ents', 8]),
  'lightning-bolt': attack('lightning-bolt', { base: 7 }),
  hurricane: outside('hurricane', 'scout', { areaTotals: { t: [9, 3] }, destroyed: ['t'] }, AT_SEA),
  'tidal-wave': outside('tidal-wave', 'scout', { areaTotals: { t: [11, 3] }, destroyed: ['t'] }, AT_SEA),
  plague: outside('plague', 'scout', over(9), { targets: AT_B1, rolls: [6, 1] }),
  pestilence: outside('pestilence', 'scout', over(8), { targets: AT_B1, rolls: [6, 1] }),
  'fire-elemental': inBattle('fire-elemental', created('fire-elemental')),
  'air-elemental': inBattle('air-elemental', created('air-elemental')),
  'earth-elemental': inBattle('earth-elemental', created('earth-elemental')),
  'water-elemental': inBattle('water-elemental', created('water-elemental')),
  'ice-elemental': inBattle('ice-elemental', created('ice-elemental')),
  confusion: inBattle(
    'confusion',
    { combatants: { 1: 'k', 2: 'e' } },
    { units: [...PAIR, ELVES], rolls: [1] },
  ),
  charm: inBattle('charm', { seatOf: { e: 1 }, combatants: { 1: 'e', 2: 'o' } }, { units: [...PAIR, ELVES] }),
  'invisible-stalker': inBattle(
    'invisible-stalker',
    { ...created('invisible-stalker'), effectsLeft: { u1000: { rounds: 3 } } },
    { rolls: [3] },
  ),
  chasm: outside(
    'chasm',
    'scout',
    { refused: 'AM-9.7', refusedAt: 2 },
    {
      units: [['k', 'knights', 1, 'A1']],
      targets: { side: ['A1', 'B1'] },
      after: [...toMovement, { cmd: 'move', seat: 1, units: ['k'], path: ['B1'] }],
    },
  ),
  earthquake: outside('earthquake', 'scout', over(9), { targets: AT_B1, rolls: [6, 1] }),
  inferno: inBattle(
    'inferno',
    { areaTotals: { h: [8, 9], k: [13, 5], o: [12, 7] }, destroyed: ['k', 'o'] },
    { rolls: [1, 6, 6, 1, 5, 1] },
  ),
  winds: roll('winds', RIDING, ORCISH, {
    units: [...PAIR, ['y', 'yeomen', 1, 'D4']],
    battle: { supports: { 1: ['y'] } },
  }),
  'lightning-strike': outside(
    'lightning-strike',
    'scout',
    { areaTotals: { o: [12, 7] }, destroyed: ['o'], alive: ['e'] },
    {
      units: [
        ['e', 'elves', 2, 'B1'],
        ['o', 'orcs', 2, 'B1'],
      ],
      targets: AT_B1,
      rolls: [2, 6, 1],
    },
  ),
  steal: outside(
    'steal',
    'scout',
    { holder: { 'rune-blade': 'w1' } },
    {
      units: [['c', 'war-chief', 2, 'B1', { artifacts: ['rune-blade'] }]],
      targets: AT_B1,
      after: [{ cmd: 'scout.take', seat: 1, artifact: 'rune-blade', unit: 'w1' }],
    },
  ),
  'flaming-chariot': outside(
    'flaming-chariot',
    'scout',
    { at: { b: 'D1' } },
    {
      units: [
        ['b', 'bard', 1, 'A1'],
        ['o', 'orcs', 2, 'B1'],
      ],
      targets: { unit: 'b' },
      after: [...toMovement, { cmd: 'move', seat: 1, units: ['b'], path: ['B1', 'C1', 'D1'] }],
    },
  ),
  'call-dragon': outside(
    'call-dragon',
    'recruitUnits',
    { stack: { A1: { 1: ['wizard', 'blue-dragon'] } } },
    { targets: { chit: 'blue-dragon' }, given: RESERVE('blue-dragon') },
  ),
  'call-hero': outside(
    'call-hero',
    'recruitUnits',
    { stack: { A1: { 1: ['wizard', 'ranger'] } } },
    { targets: { chit: 'ranger' }, given: RESERVE('ranger') },
  ),
  'call-animals': outside(
    'call-animals',
    'recruitUnits',
    { stack: { A1: { 1: ['wizard', 'dire-wolves'] } } },
    { targets: { chit: 'dire-wolves' }, given: RESERVE('dire-wolves') },
  ),
  smite: roll('smite', { base: 5, spell: 6 }, ORCISH, {
    units: [['k', 'barbarian', 1, 'D4'], SHAMAN, ORCS],
    targets: { unit: 'k' },
  }),
  blessings: roll('blessings', { ...RIDING, spell: 2 }, ORCISH),
  'control-animals': inBattle(
    'control-animals',
    { seatOf: { o: 1 } },
    { units: [KNIGHTS, SHAMAN, ['o', 'dire-wolves', 2, 'D4']], targets: { unit: 'o' } },
  ),
  'control-dragon': inBattle(
    'control-dragon',
    { seatOf: { o: 1 } },
    { units: [KNIGHTS, SHAMAN, ['o', 'red-drake', 2, 'D4']], targets: { unit: 'o' } },
  ),
  'control-undead': inBattle(
    'control-undead',
    { seatOf: { o: 1 } },
    { units: [KNIGHTS, SHAMAN, ['o', 'wraith', 2, 'D4']], targets: { unit: 'o' } },
  ),
  'animate-dead': outside(
    'animate-dead',
    'recruitUnits',
    { stack: { A1: { 1: ['wizard', 'wraith'] } } },
    { targets: { chit: 'wraith' }, given: RESERVE('wraith') },
  ),
  transmutation: outside(
    'transmutation',
    'recruitUnits',
    { stack: { A1: { 1: ['wizard', 'wraith'] } }, reserve: { 1: [] } },
    {
      units: [['p', 'peasant-rabble', 1, 'A1']],
      targets: { unit: 'p', chit: 'wraith' },
      given: RESERVE('wraith'),
    },
  ),
  polymorph: outside(
    'polymorph',
    'scout',
    { stack: { A2: { 1: ['wraith'] } } },
    {
      units: [['p', 'peasant-rabble', 1, 'A2']],
      targets: { unit: 'p', chit: 'wraith' },
      given: RESERVE('wraith'),
    },
  ),
  banish: inBattle('banish', { reserve: { 2: ['orcs'] }, battleOver: true }, { targets: { unit: 'o' } }),
  darkness: inBattle('darkness', { battleOver: true, fought: [['D4', 2]] }),
  teleport: outside(
    'teleport',
    'movement',
    { at: { p: 'F6' } },
    { units: [['p', 'peasant-rabble', 1, 'A1']], targets: { unit: 'p', hex: 'F6' } },
  ),
  'dimension-door': inBattle(
    'dimension-door',
    { at: { h: 'E4', b: 'E4', k: 'D4' } },
    { units: [...PAIR, ['b', 'bard', 1, 'D4']], targets: { heroes: ['b'], hex: 'E4' } },
  ),
  scry: outside(
    'scry',
    'scout',
    { knownTo: { 1: ['e', 'o'] } },
    {
      units: [
        ['e', 'elves', 2, 'A2'],
        ['o', 'orcs', 2, 'B1'],
      ],
      targets: {
        stacks: [
          { hex: 'A2', owner: 2 },
          { hex: 'B1', owner: 2 },
        ],
      },
    },
  ),
  'read-minds': outside('read-minds', 'scout', { sees: { 1: ['spells'] } }),
  foretell: outside('foretell', 'scout', { sees: { 1: ['reserves'] } }),
  resurrection: inBattle(
    'resurrection',
    { stack: { D4: { 1: ['shaman', 'knights'], 2: ['orcs'] } } },
    {
      after: [
        ...rolled(1, 6),
        { cmd: 'battle.callOff', seat: 1 },
        { cmd: 'battle.revive', seat: 1, chit: 'knights' },
      ],
    },
  ),
  reincarnation: inBattle(
    'reincarnation',
    { stack: { D4: { 1: ['shaman', 'zombies'], 2: ['orcs'] } }, reserve: { 1: [] } },
    {
      given: RESERVE('zombies'),
      after: [
        ...rolled(1, 6),
        { cmd: 'battle.callOff', seat: 1 },
        { cmd: 'battle.revive', seat: 1, chit: 'zombies' },
      ],
    },
  ),
  vortex: outside(
    'vortex',
    'scout',
    { owed: { 1: 0, 2: 1 } },
    {
      rolls: [3, 4],
      given: { spells: { 1: ['vortex'], 2: ['fog'] }, options: { responseWindows: 'fast' } },
    },
  ),
  cyclone: outside(
    'cyclone',
    'scout',
    { areaTotals: { f: [14, 6] }, destroyed: ['f'], alive: ['o'] },
    {
      units: [
        ['f', 'harpies', 2, 'B1'],
        ['o', 'orcs', 2, 'B1'],
      ],
      ...{ targets: AT_B1, rolls: [6, 1], given: { terrain: { B1: 'hills' } } },
    },
  ),
  forge: outside(
    'forge',
    'recruitUnits',
    { stored: { 1: ['rune-blade'] } },
    { rolls: [{ pick: 'rune-blade' }] },
  ),
  'cold-blast': attack('cold-blast', { base: 4, slay: 7 }, ['fire-giant', 8]),
  whirlpool: outside(
    'whirlpool',
    'scout',
    { areaTotals: { t: [11, 3] }, destroyed: ['t', 'e'] },
    {
      ...AT_SEA,
      units: [
        ['t', 'trireme', 2, 'B1'],
        ['e', 'elves', 2, 'B1', { riding: 't' }],
      ],
    },
  ),
  illusion: inBattle(
    'illusion',
    { stack: { D4: { 1: ['shaman', 'knights', 'hydra'], 2: ['orcs'] } } },
    { targets: { chit: 'hydra' }, given: RESERVE('hydra') },
  ),
  blizzard: outside(
    'blizzard',
    'scout',
    { areaTotals: { k: [8, 5], b: [11, 11] }, destroyed: ['k'] },
    {
      units: [
        ['k', 'knights', 1, 'B1'],
        ['b', 'balrog', 2, 'B1'],
      ],
      ...{ targets: { hex: 'B1' }, rolls: [6, 1, 6, 1] },
    },
  ),
  forget: inBattle(
    'forget',
    { refused: 'AM-S.52', refusedAt: 3 },
    {
      units: [KNIGHTS, SHAMAN, ['o', 'drow', 2, 'D4']],
      targets: { unit: 'o' },
      given: { spells: { 1: ['forget'], 2: ['shield'] }, options: { responseWindows: 'fast' } },
      after: [add(2, cast('o', 'shield', { unit: 'o' }))],
    },
  ),
  curse: roll('curse', { ...RIDING, curse: 4 }, ORCISH, { targets: { unit: 'o' } }),
  blight: outside(
    'blight',
    'scout',
    { effectsLeft: { B1: { rounds: 4 } } },
    { units: [], targets: { hex: 'B1' }, rolls: [4] },
  ),
  'meteor-shower': outside('meteor-shower', 'scout', over(13), { targets: AT_B1, rolls: [6, 1] }),
  growth: roll('growth', { ...RIDING, spell: 5 }, ORCISH, { targets: { unit: 'k' } }),
  'healing-magic': inBattle('healing-magic', { alive: ['k'], defeated: ['k'] }, { after: rolled(1, 6) }),
  'probability-shift': {
    given: {
      ...{ units: [...PAIR, WITCHES], phase: 'battle', spells: { 2: ['probability-shift'] } },
      battle: { hex: 'D4', attacker: 1, defender: 2, combatants: { 1: 'k', 2: 'o' }, step: 'roll' },
    },
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [6, 2] },
      { cmd: 'reroll', seat: 2, by: { spell: 'probability-shift', caster: 'h2' }, die: 'A', rolls: [2] },
    ],
    then: { totals: [8, 8] },
  },
  'water-torrent': attack('water-torrent', { base: 2, slay: 4 }, ['balrog', 10]),
  flood: outside('flood', 'scout', { effectsLeft: { B1: { rounds: 1 } } }, { targets: AT_B1 }),
  fog: outside('fog', 'scout', { effectsLeft: { B1: { rounds: 1 } } }, { targets: { hex: 'B1' } }),
  'water-walk': outside(
    'water-walk',
    'scout',
    { at: { p: 'B1' } },
    {
      units: [['p', 'peasant-rabble', 1, 'A1']],
      ...{ targets: { unit: 'p' }, given: { terrain: { B1: 'sea' } } },
      after: [...toMovement, { cmd: 'move', seat: 1, units: ['p'], path: ['B1'] }],
    },
  ),
  'breathe-water': outside(
    'breathe-water',
    'scout',
    { at: { p: 'B1' } },
    {
      units: [['p', 'peasant-rabble', 1, 'A1']],
      given: { terrain: { B1: 'sea' } },
      after: [...toMovement, { cmd: 'move', seat: 1, units: ['p'], path: ['B1'] }],
    },
  ),
  haste: outside(
    'haste',
    'scout',
    { at: { p: 'C1' }, effects: ['grant', 'grant', 'mod', 'mod'] },
    {
      units: [['p', 'peasant-rabble', 1, 'A1']],
      after: [...toMovement, { cmd: 'move', seat: 1, units: ['p'], path: ['B1', 'C1'] }],
    },
  ),
  'poisonous-mists': outside('poisonous-mists', 'scout', over(10), { targets: { hex: 'B1' }, rolls: [6, 1] }),
  'neutralize-poison': inDefense(
    'neutralize-poison',
    { mods: { 1: { base: 4, surprise: 1 }, 2: ORCISH } },
    {
      units: [['k', 'vipers', 1, 'D4'], ORCS, WITCHES],
      ...{ targets: { poison: 'foePoisonBonus' }, after: rolled(3, 3) },
    },
  ),
  'cloud-walk': outside(
    'cloud-walk',
    'scout',
    { at: { p: 'C1' } },
    {
      units: [['p', 'peasant-rabble', 1, 'A1']],
      given: { terrain: { B1: 'sea', C1: 'sea' } },
      after: [...toMovement, { cmd: 'move', seat: 1, units: ['p'], path: ['B1', 'C1'] }],
    },
  ),
  'mirror-image': inBattle('mirror-image', {
    ...created('mirror-image'),
    descriptorsOf: { '@mirror-image': ['Chaos', 'Humanoid', 'Living', 'Male'] },
  }),
  familiar: outside(
    'familiar',
    'recruitUnits',
    { stack: { A1: { 1: ['wizard', '@familiar'] } } },
    { targets: { kin: 'Animal', gift: 'poison' } },
  ),
  detection: inDefense(
    'detection',
    { mods: { 1: { base: 6 }, 2: ORCISH } },
    { units: [['k', 'yeti', 1, 'D4'], ORCS, WITCHES], after: rolled(3, 3) },
  ),
  shield: roll('shield', { ...RIDING, spell: 4 }, ORCISH, { targets: { unit: 'k' } }),
  'spell-turn': inBattle(
    'sleep',
    { paralysed: { k: { rolls: 1 } }, combatants: { 1: 'h', 2: 'o' } },
    {
      units: [...PAIR, WITCHES],
      targets: { unit: 'o' },
      given: { spells: { 1: ['sleep'], 2: ['spell-turn'] } },
      after: [
        {
          cmd: 'respond',
          seat: 2,
          caster: 'h2',
          spell: 'spell-turn',
          target: 'sleep',
          retarget: { unit: 'k' },
        },
      ],
    },
  ),
  'spell-steal': inBattle(
    'fireball',
    { combatants: { 1: 'k', 2: 'o' }, spells: { 2: ['fireball'] } },
    {
      units: [...PAIR, WITCHES],
      given: { spells: { 1: ['fireball'], 2: ['spell-steal'] } },
      after: [{ cmd: 'respond', seat: 2, caster: 'h2', spell: 'spell-steal', target: 'fireball' }],
    },
  ),
  'touch-of-death': roll('touch-of-death', { base: 4, spell: 8 }, ORCISH, {
    units: [['k', 'elf-lord', 1, 'D4'], SHAMAN, ORCS],
    targets: { unit: 'k' },
  }),
  sleep: inBattle(
    'sleep',
    { paralysed: { o: { rolls: 1 } }, combatants: { 1: 'k', 2: 'e' } },
    { units: [...PAIR, ELVES], targets: { unit: 'o' } },
  ),
  'holy-light': roll(
    'holy-light',
    { base: 4, holyLight: 4 },
    { base: 5 },
    { units: [KNIGHTS, SHAMAN, ['o', 'dire-wolves', 2, 'D4']] },
  ),
  'turn-undead': inBattle(
    'turn-undead',
    { destroyed: ['o'] },
    { units: [KNIGHTS, SHAMAN, ['o', 'wraith', 2, 'D4']], targets: { unit: 'o' } },
  ),
  web: inBattle(
    'web',
    { paralysed: { o: { rolls: 3 } } },
    { units: [...PAIR, ELVES], targets: { unit: 'o' }, rolls: [3] },
  ),
  'turn-to-stone': inBattle(
    'turn-to-stone',
    { paralysed: { o: { rounds: 6 } } },
    { units: [...PAIR, ELVES], targets: { unit: 'o' } },
  ),
  levitate: inDefense('levitate', { mods: { 1: { base: 4 }, 2: ORCISH } }, { after: rolled(3, 3) }),
  disintegrate: attack('disintegrate', { base: 7 }),
  defender: inDefense(
    'defender',
    { combatants: { 1: 'k', 2: 'e' } },
    {
      units: [...PAIR, WITCHES, ELVES],
      targets: { unit: 'e' },
      after: [
        add(2, { kind: 'guard', unit: 'e' }),
        { cmd: 'battle.planCommit', seat: 2 },
        { cmd: 'battle.planCommit', seat: 1 },
      ],
    },
  ),
  'wall-of-fire': inDefense('wall-of-fire', { stack: { D4: { 2: ['witches', 'orcs', '@wall-of-fire'] } } }),
  sanctuary: outside('sanctuary', 'scout', { effects: ['noBattle'] }),
  fear: inBattle(
    'fear',
    { at: { o: 'E4' } },
    { units: [...PAIR, ELVES], targets: { unit: 'o' }, after: [{ cmd: 'flee', seat: 2, to: 'E4' }] },
  ),
  hide: inDefense('hide', { mods: { 1: RIDING, 2: { base: 6, ambush: 3 } } }, { after: rolled(3, 3) }),
  'heroes-feast': outside(
    'heroes-feast',
    'scout',
    { effects: ['mod', 'mod'] },
    {
      units: [
        ['b', 'bard', 1, 'A1'],
        ['p', 'peasant-rabble', 1, 'A1'],
      ],
    },
  ),
  farcast: {
    given: { units: [['o', 'orcs', 2, 'F6']], phase: 'scout', spells: { 1: ['plague', 'farcast'] } },
    when: [
      {
        ...{ cmd: 'cast', seat: 1, caster: 'w1', spell: 'plague', farcast: 'farcast' },
        ...{ targets: { stack: { hex: 'F6', owner: 2 } }, rolls: [6, 1] },
      },
    ],
    then: { destroyed: ['o'], spent: ['plague', 'farcast'] },
  },
  'spell-shield': outside(
    'spell-shield',
    'recruitUnits',
    { effects: ['immune'] },
    { units: [['b', 'bard', 1, 'A1']], targets: { unit: 'b' } },
  ),
  'call-defender': inDefense(
    'call-defender',
    { at: { d: 'D4' } },
    { units: [...PAIR, WITCHES, ['d', 'dwarves', 2, 'G1']], targets: { unit: 'd' } },
  ),
  'call-to-arms': outside(
    'call-to-arms',
    'recruitUnits',
    { reserve: { 1: ['knights'] } },
    { rolls: [{ pick: 'knights' }] },
  ),
  weakness: roll('weakness', RIDING, ORCISH, {
    units: [...PAIR, ['g', 'war-chief', 2, 'D4']],
    ...{ targets: { unit: 'o' }, battle: { supports: { 2: ['g'] } } },
  }),
  'mind-blast': attack('mind-blast', { base: 5 }),
  'deflect-missiles': roll('deflect-missiles', RIDING, ORCISH, {
    units: [...PAIR, ['y', 'yeomen', 2, 'D4']],
    ...{ targets: { unit: 'k' }, battle: { supports: { 2: ['y'] } } },
  }),
  'elemental-shield': roll(
    'elemental-shield',
    RIDING,
    { base: 0 },
    {
      units: [KNIGHTS, SHAMAN, ['o', 'stone-giants', 2, 'D4']],
      targets: { unit: 'k' },
    },
  ),
}
