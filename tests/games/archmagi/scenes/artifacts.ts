import type { ArtifactId } from '@/games/archmagi/tables/artifacts'
import { fight, type RuleCase } from '../rules/rule'
import { add } from '../rules/battle'
import { KNIGHTS, ORCS, rolled, SHAMAN } from './set'

/** Who uses it, against whom, and what is added on its side. */
function used(
  [artifact, bearer, foe]: readonly [artifact: ArtifactId, bearer: string, foe: string],
  mods: object,
  more: Part = {},
): RuleCase {
  const { others = [], choose, lost = [] } = more
  return {
    given: {
      units: [['k', bearer, 1, 'D4', { artifacts: [artifact] }], ['o', foe, 2, 'D4'], ...others],
      phase: 'battle',
      battle: fight('roll', 'k', 'o', {
        inUse: { k: artifact },
        ...(choose !== undefined && { choose: { k: choose } }),
      }),
    },
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [3, 3, ...lost] }],
    then: { mods: { 1: mods, 2: more.foeMods }, ...more.then },
  }
}

interface Part {
  readonly others?: readonly unknown[]
  readonly choose?: number
  readonly foeMods?: object
  /** The dice of what a bearer leaves that falls. */
  readonly lost?: readonly number[]
  readonly then?: object
}

/** Carried by somebody who supports the knights, or stands by them. */
function beside(
  [artifact, bearer, fighter]: readonly [artifact: ArtifactId, bearer: string, fighter: string],
  mods: object,
  supports: readonly string[] = [],
): RuleCase {
  return {
    given: {
      units: [['k', fighter, 1, 'D4'], ['b', bearer, 1, 'D4', { artifacts: [artifact] }], ORCS],
      phase: 'battle',
      battle: fight('roll', 'k', 'o', { inUse: { b: artifact }, supports: { 1: supports } }),
    },
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [3, 3] }],
    then: { mods: { 1: mods, 2: { base: 6 } } },
  }
}

/** A move of the wizard in A1, or of somebody else there. */
function moved(artifact: ArtifactId, bearer: string, path: readonly string[], more: object = {}): RuleCase {
  return {
    given: { units: [['b', bearer, 1, 'A1', { artifacts: [artifact] }]], phase: 'movement', ...more },
    when: [{ cmd: 'move', seat: 1, units: ['b'], path }],
    then: { at: { b: path.at(-1) } },
  }
}

const SIX = ['orcs', 'orcs', 'elves', 'elves', 'drow', 'drow']
const OF_ORCS = { foeMods: { base: 6 } }

/** A scene for each artifact that shows what it does (AM-A). */
export const ARTIFACT_SCENES: Readonly<Record<ArtifactId, RuleCase>> = {
  'vorpal-blade': used(
    ['vorpal-blade', 'barbarian', 'hydra'],
    { base: 5, artifact: 6 },
    { foeMods: { base: 9 } },
  ),
  'eldritch-sword': {
    given: {
      ...{ units: [['b', 'barbarian', 1, 'A1', { artifacts: ['eldritch-sword'] }]], phase: 'scout' },
      spells: { 1: ['sanctuary'] },
    },
    when: [{ cmd: 'cast', seat: 1, caster: 'b', spell: 'sanctuary', targets: {} }],
    then: { effects: ['noBattle'] },
  },
  'rune-blade': used(['rune-blade', 'barbarian', 'orcs'], { base: 5, artifact: 5 }, OF_ORCS),
  'dragon-lance': used(
    ['dragon-lance', 'cavalier', 'jabberwocky'],
    { base: 6, slay: 3, artifact: 9 },
    { foeMods: { base: 6 } },
  ),
  'thunder-hammer': used(
    ['thunder-hammer', 'dwarf-lord', 'stone-giants'],
    { base: 6, slay: 4, artifact: 9 },
    { foeMods: { base: 7 } },
  ),
  'orc-bane': used(['orc-bane', 'barbarian', 'orcs'], { base: 5, artifact: 7 }, OF_ORCS),
  'gauntlets-of-might': used(['gauntlets-of-might', 'bard', 'orcs'], { base: 2, artifact: 4 }, OF_ORCS),
  'mithril-armor': used(['mithril-armor', 'elf-lord', 'orcs'], { base: 4, artifact: 4, aura: 1 }, OF_ORCS),
  'chaos-armor': used(['chaos-armor', 'barbarian', 'orcs'], { base: 5, artifact: 3, aura: 1 }, OF_ORCS),
  'figurines-of-wonder': {
    given: {
      units: [
        ['b', 'barbarian', 1, 'C3', { artifacts: ['figurines-of-wonder'] }],
        ['o', 'orcs', 2, 'D3'],
      ],
      phase: 'scout',
    },
    when: [{ cmd: 'scout.look', seat: 1, unit: 'b', hex: 'D3', owner: 2 }],
    then: { knownTo: { 1: ['o'] } },
  },
  'spell-shield-item': {
    given: {
      units: [KNIGHTS, SHAMAN, ['o', 'barbarian', 2, 'D4', { artifacts: ['spell-shield-item'] }]],
      phase: 'battle',
      battle: fight('roll', '#fireball', 'o', { held: { 1: 'k' }, inUse: { o: 'spell-shield-item' } }),
    },
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [2] }],
    then: { alive: ['o'], spent: ['fireball'] },
  },
  treasure: {
    given: { units: [], stored: { 1: ['treasure'] }, phase: 'recruitUnits', drawn: true },
    when: [
      {
        ...{ cmd: 'recruit.treasure', seat: 1, artifact: 'treasure' },
        rolls: ['elves', 'orcs', 'wraith'].map((pick) => ({ pick })),
      },
    ],
    then: { reserve: { 1: ['elves', 'orcs', 'wraith'] }, holder: { treasure: null } },
  },
  'flaming-sword': used(
    ['flaming-sword', 'barbarian', 'goblins'],
    { base: 5, artifact: 5 },
    { foeMods: { base: 3, poison: 1 } },
  ),
  'frost-brand': used(
    ['frost-brand', 'barbarian', 'balrog'],
    { base: 5, artifact: 7 },
    { foeMods: { base: 10 } },
  ),
  'missile-shield': used(['missile-shield', 'barbarian', 'orcs'], { base: 5, artifact: 2 }, OF_ORCS),
  'displacement-cloak': used(['displacement-cloak', 'bard', 'orcs'], { base: 2, artifact: 6 }, OF_ORCS),
  bearskin: used(['bearskin', 'ranger', 'orcs'], { base: 4, slay: 2, artifact: 2 }, OF_ORCS),
  'amulet-of-spellturning': {
    given: {
      units: [KNIGHTS, SHAMAN, ['o', 'bard', 2, 'D4', { artifacts: ['amulet-of-spellturning'] }]],
      phase: 'battle',
      battle: fight('roll', '#fireball', 'o', { held: { 1: 'k' }, inUse: { o: 'amulet-of-spellturning' } }),
    },
    when: [{ cmd: 'battle.roll', seat: 1, rolls: [3] }],
    then: { alive: ['o'], spent: ['fireball'] },
  },
  'boots-of-speed': moved('boots-of-speed', 'bard', ['B1', 'C1']),
  'coral-helm': moved('coral-helm', 'bard', ['B1'], { terrain: { B1: 'sea' } }),
  'crown-of-command': {
    given: {
      ...{ units: [], artifacts: { w1: ['crown-of-command'] }, reserve: { 1: SIX } },
      ...{ phase: 'recruitUnits', drawn: true },
    },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { phase: 'recruitSpells' },
  },
  'arrows-of-slaying': beside(
    ['arrows-of-slaying', 'yeomen', 'knights'],
    { base: 4, cavalry: 2, archer: 10 },
    ['b'],
  ),
  'entwood-bow': beside(['entwood-bow', 'ranger', 'knights'], { base: 4, cavalry: 2, archer: 6 }, ['b']),
  'ring-of-invisibility': used(['ring-of-invisibility', 'bard', 'orcs'], { base: 2, surprise: 5 }, OF_ORCS),
  'flying-carpet': moved('flying-carpet', 'bard', ['B1', 'C1', 'D1'], { terrain: { B1: 'sea' } }),
  'ring-of-regeneration': used(
    ['ring-of-regeneration', 'bard', 'orcs'],
    { base: 2 },
    { ...OF_ORCS, then: { alive: ['k'], defeated: ['k'] } },
  ),
  'staff-of-power': beside(
    ['staff-of-power', 'elf-lord', 'knights'],
    { base: 4, cavalry: 2, archer: 5, general: 1 },
    ['b'],
  ),
  'potion-of-giant-strength': used(
    ['potion-of-giant-strength', 'bard', 'orcs'],
    { base: 2, artifact: 7 },
    OF_ORCS,
  ),
  'potions-of-war': beside(['potions-of-war', 'war-chief', 'orcs'], { base: 6, aura: 4 }),
  'ebon-skull': beside(['ebon-skull', 'lich', 'skeletons'], { base: 3, aura: 1 }),
  'dragon-harness': {
    given: {
      units: [
        ['j', 'jabberwocky', 1, 'C3', { artifacts: ['dragon-harness'] }],
        ['b', 'bard', 1, 'C3'],
      ],
      phase: 'movement',
    },
    when: [{ cmd: 'ride', seat: 1, unit: 'b', carrier: 'j' }],
    then: { riding: { b: 'j' } },
  },
  'obsidian-club': used(['obsidian-club', 'hill-giants', 'orcs'], { base: 7, artifact: 4 }, OF_ORCS),
  'horn-of-blasting': used(
    ['horn-of-blasting', 'bard', 'crypt'],
    { base: 2, artifact: 6 },
    { foeMods: { base: 4 } },
  ),
  'bag-of-holding': used(
    ['bag-of-holding', 'bard', 'orcs'],
    { base: 2, artifact: 2 },
    { ...OF_ORCS, lost: [1] },
  ),
  'orb-of-farseeing': {
    given: { units: [['o', 'orcs', 2, 'F6']], artifacts: { w1: ['orb-of-farseeing'] }, phase: 'scout' },
    when: [{ cmd: 'scout.orb', seat: 1, unit: 'w1', hex: 'F6', owner: 2 }],
    then: { knownTo: { 1: ['o'] } },
  },
  'holy-mace': used(
    ['holy-mace', 'cleric', 'wraith'],
    { base: 3, slay: 6, artifact: 8 },
    { foeMods: { base: 8 } },
  ),
  'blessed-ankh': used(
    ['blessed-ankh', 'bard', 'dire-wolves'],
    { base: 2, artifact: 4 },
    { foeMods: { base: 5 } },
  ),
  'holy-water': used(
    ['holy-water', 'bard', 'balrog'],
    { base: 2, artifact: 5 },
    { foeMods: { base: 10 }, lost: [1] },
  ),
  'potion-of-healing': {
    given: {
      units: [
        ['k', 'storm-giants', 1, 'D4'],
        ['o', 'bard', 2, 'D4', { artifacts: ['potion-of-healing'] }],
      ],
      ...{ phase: 'battle', battle: fight('roll', 'k', 'o') },
    },
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [3, 3] },
      { cmd: 'save.use', seat: 2, kind: 'potion' },
    ],
    then: { alive: ['o'], holder: { 'potion-of-healing': null } },
  },
  'pixie-dust': used(['pixie-dust', 'bard', 'orcs'], { base: 2, surprise: 5 }, { ...OF_ORCS, choose: 0 }),
  'grimoire-of-forbidden-lore': {
    given: {
      units: [],
      archmagi: { 1: 'druid' },
      artifacts: { w1: ['grimoire-of-forbidden-lore'] },
      phase: 'recruitSpells',
    },
    when: [{ cmd: 'spells.draw', seat: 1, rolls: [1, 1, 1, 1, 1, 1, 1] }],
    then: { spellCount: { 1: 4, 2: 3 } },
  },
  'amulet-of-planeswalking': moved('amulet-of-planeswalking', 'bard', ['B1', 'C1', 'D1', 'E1']),
  'tome-of-knowledge': {
    given: {
      ...{ units: [], archmagi: { 1: 'druid' }, artifacts: { w1: ['tome-of-knowledge'] } },
      ...{ phase: 'recruitSpells', drawn: true },
      spells: { 1: ['chasm', 'fog', 'web', 'fear', 'shield', 'hide', 'haste', 'smite'] },
    },
    when: [{ cmd: 'phase.end', seat: 1 }],
    then: { phase: 'scout' },
  },
  'mirror-of-life-trapping': used(
    ['mirror-of-life-trapping', 'elf-lord', 'orcs'],
    { base: 4, artifact: 6 },
    OF_ORCS,
  ),
  'wand-of-illusions': {
    given: {
      ...{ units: [['k', 'elf-lord', 1, 'D4', { artifacts: ['wand-of-illusions'] }], ORCS], phase: 'battle' },
      ...{ reserve: { 1: ['hydra'] }, battle: fight('planD', 'k', 'o') },
    },
    when: [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, {
        kind: 'artifact',
        unit: 'k',
        artifact: 'wand-of-illusions',
        targets: { chit: 'hydra' },
        enter: true,
      }),
      { cmd: 'battle.planCommit', seat: 1 },
    ],
    then: { stack: { D4: { 1: ['elf-lord', 'hydra'] } }, combatants: { 1: 'u1000', 2: 'o' } },
  },
  'staff-of-healing': {
    given: {
      units: [KNIGHTS, ['b', 'elf-lord', 1, 'D4', { artifacts: ['staff-of-healing'] }], ORCS],
      ...{ phase: 'battle', battle: fight('planD', 'k', 'o') },
    },
    when: [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, { kind: 'artifact', unit: 'b', artifact: 'staff-of-healing', targets: { unit: 'k' } }),
      { cmd: 'battle.planCommit', seat: 1 },
      ...rolled(1, 6),
    ],
    then: { alive: ['k'], defeated: ['k'] },
  },
  'ancient-scrolls': {
    given: { units: [], phase: 'recruitUnits', drawn: true, reserve: { 1: ['orcs', 'elves'] } },
    when: [
      {
        ...{ cmd: 'recruit.trade', seat: 1, chits: ['orcs', 'elves'] },
        rolls: ['ancient-scrolls', 'fog', 'web', 'fear'].map((pick) => ({ pick })),
      },
    ],
    then: { scroll: { 'ancient-scrolls': ['fog', 'web', 'fear'] } },
  },
  'banner-of-valor': beside(['banner-of-valor', 'bard', 'knights'], { base: 4, cavalry: 2, aura: 1 }),
  'old-mariners-sextant': moved('old-mariners-sextant', 'trireme', ['B1', 'C1'], {
    terrain: { A1: 'sea', B1: 'sea', C1: 'sea' },
  }),
  'sandmans-pouch': {
    given: {
      units: [['k', 'bard', 1, 'D4', { artifacts: ['sandmans-pouch'] }], ORCS, ['e', 'elves', 2, 'D4']],
      ...{ phase: 'battle', battle: fight('planD', 'k', 'o') },
    },
    when: [
      { cmd: 'battle.planCommit', seat: 2 },
      add(1, { kind: 'artifact', unit: 'k', artifact: 'sandmans-pouch', targets: { unit: 'o' } }),
      { cmd: 'battle.planCommit', seat: 1 },
    ],
    then: { paralysed: { o: { rolls: 1 } }, combatants: { 1: 'k', 2: 'e' } },
  },
  'brooch-of-fire-resistance': used(
    ['brooch-of-fire-resistance', 'bard', 'balrog'],
    { base: 2 },
    { foeMods: { base: 0 } },
  ),
  'luck-talisman': {
    given: {
      units: [KNIGHTS, ORCS, ['b', 'bard', 2, 'D4', { artifacts: ['luck-talisman'] }]],
      ...{ phase: 'battle', battle: fight('roll', 'k', 'o') },
    },
    when: [
      { cmd: 'battle.roll', seat: 1, rolls: [5, 3] },
      { cmd: 'reroll', seat: 2, by: { artifact: 'luck-talisman', bearer: 'b' }, die: 'D', rolls: [6] },
    ],
    then: { totals: [11, 12], holder: { 'luck-talisman': null } },
  },
}
