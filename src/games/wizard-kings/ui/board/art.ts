import type { Icon } from '@/board/board-props'
import { type IconName, ICONS } from '../../tables/icons'
import type { Kind } from '../../tables/kinds'

/** Which drawing each kind has; kinds that are alike by nature share one. */
// prettier-ignore
const KINDS: Readonly<Record<Kind, IconName>> = {
  'amazons.charmer': 'witch', 'amazons.witch': 'witch', 'amazons.castle-small': 'castle',
  'amazons.castle-great': 'castle', 'amazons.amazon': 'swordwoman', 'amazons.bowlyn-mountain': 'bowman',
  'amazons.bowlyn-city': 'bowman', 'amazons.chariot': 'horse', 'amazons.elephant': 'elephant',
  'amazons.guardian': 'guard', 'amazons.harpy': 'harpy', 'amazons.medusa': 'snake', 'amazons.siren': 'mermaid',
  'amazons.tigress-forest': 'lion', 'amazons.tigress-swamp': 'lion',
  'barbarians.runeka-elder': 'skullStaff', 'barbarians.runeka-younger': 'skullStaff',
  'barbarians.castle-small': 'castle', 'barbarians.castle-great': 'castle', 'barbarians.archer': 'bowman',
  'barbarians.berserker': 'axe', 'barbarians.horsebow': 'horse', 'barbarians.huscarl-mountain': 'guard',
  'barbarians.huscarl-city': 'guard', 'barbarians.mongol': 'horse', 'barbarians.orcana': 'seaSerpent',
  'barbarians.spearmaid-forest': 'spears', 'barbarians.spearmaid-desert': 'spears',
  'barbarians.valkyrie': 'winged', 'barbarians.viking': 'drakkar',
  'dwarves.mage-elder': 'wizard', 'dwarves.mage-younger': 'wizard', 'dwarves.castle-small': 'castle',
  'dwarves.castle-great': 'castle', 'dwarves.catapult': 'catapult', 'dwarves.gnome': 'dwarf',
  'dwarves.high-guard': 'guard', 'dwarves.khabar': 'axe', 'dwarves.low-guard-city': 'dwarf',
  'dwarves.low-guard-mountain': 'dwarf', 'dwarves.miner': 'hammer', 'dwarves.slinger': 'bowman',
  'dwarves.warbird': 'raven',
  'elves.wicana': 'witch', 'elves.magus': 'wizard', 'elves.castle-small': 'castle',
  'elves.castle-great': 'castle', 'elves.assassin': 'assassin', 'elves.glader': 'spears',
  'elves.pegasus': 'pegasus', 'elves.pixie': 'fairy', 'elves.ranger': 'bowman', 'elves.sprite': 'fairy',
  'elves.treek': 'treant', 'elves.undine': 'mermaid', 'elves.unicorn': 'unicorn', 'elves.white-ship': 'galley',
  'feudals.wizard-elder': 'wizard', 'feudals.wizard-younger': 'wizard', 'feudals.castle-small': 'castle',
  'feudals.castle-great': 'castle', 'feudals.assassin': 'assassin', 'feudals.bowman-city': 'bowman',
  'feudals.bowman-forest': 'bowman', 'feudals.crossbow': 'bowman', 'feudals.knight': 'knight',
  'feudals.kog': 'galley', 'feudals.sergeant': 'horse', 'feudals.spear-city': 'spears',
  'feudals.spear-forest': 'spears', 'feudals.templar': 'guard', 'feudals.war-dog': 'hound',
  'feudals.yeoman': 'bowman',
  'orcs.shakla': 'skullStaff', 'orcs.shaman': 'skullStaff', 'orcs.castle-small': 'castle',
  'orcs.castle-great': 'castle', 'orcs.assassin': 'assassin', 'orcs.gargoyle': 'gargoyle',
  'orcs.goblin-mountain': 'goblin', 'orcs.goblin-forest': 'goblin', 'orcs.great-orc': 'orc',
  'orcs.queen': 'swordwoman', 'orcs.ogre': 'ogre', 'orcs.orc': 'orc', 'orcs.trog': 'reptile',
  'orcs.troll': 'troll', 'orcs.wolfguard': 'direWolf',
  'undead.necrom-elder': 'skullStaff', 'undead.necrom-younger': 'skullStaff', 'undead.castle-small': 'castle',
  'undead.castle-great': 'castle', 'undead.bone-dragon': 'dragon', 'undead.deathbow': 'bowman',
  'undead.ghost-ship': 'pirate', 'undead.ghoul': 'ghoul', 'undead.mummy': 'zombie', 'undead.skeleton': 'skeleton',
  'undead.vampire': 'vampire', 'undead.varghan': 'direWolf', 'undead.wraith': 'reaper',
  'undead.zombie-swamp': 'zombie', 'undead.zombie-city': 'zombie',
  'chaos.basilisk': 'reptile', 'chaos.bireme': 'galley', 'chaos.cavebear': 'bear', 'chaos.centaur': 'centaur',
  'chaos.cockatrice': 'harpy', 'chaos.cyclops': 'cyclops', 'chaos.demon': 'demon', 'chaos.fire-dragon': 'dragon',
  'chaos.giant': 'giant', 'chaos.golak': 'troll', 'chaos.griffin': 'griffin', 'chaos.hellcat': 'lion',
  'chaos.hellhound': 'hound', 'chaos.hippogryf': 'griffin', 'chaos.hornet': 'wasp', 'chaos.ice-dragon': 'dragon',
  'chaos.kraken': 'kraken', 'chaos.manticore': 'lion', 'chaos.mantis': 'wasp', 'chaos.minotaur': 'minotaur',
  'chaos.nessie': 'seaSerpent', 'chaos.pirate': 'pirate', 'chaos.scorpion': 'scorpion', 'chaos.serpent': 'snake',
  'chaos.snowbear': 'bear', 'chaos.spectre': 'reaper', 'chaos.spider': 'spider', 'chaos.trireme': 'galley',
  'chaos.wurm': 'snake', 'chaos.wyvern': 'wyvern', 'chaos.werebat': 'batWing', 'chaos.werebear': 'bear',
  'chaos.wereboar': 'boar', 'chaos.weredragon': 'wyvern', 'chaos.weremole': 'rat', 'chaos.wererat': 'rat',
  'chaos.wereshark': 'seaSerpent', 'chaos.weretiger': 'lion', 'chaos.werewolf': 'werewolf',
}

/** The artwork of a block. */
export function artOf(kind: Kind): Icon {
  return ICONS[KINDS[kind]]
}

/** What is seen of blocks that the viewer does not know. */
export const BACK: Icon = ICONS.flag
