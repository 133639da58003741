import type { CreatureCardId } from '../../tables/creatures'
import { type IconName, ICONS } from '../../tables/icons'

/** Which drawing each creature has; kinds that look alike share one. */
// prettier-ignore
const ART: Readonly<Record<CreatureCardId, IconName>> = {
  'kobold': 'goblin', 'orc': 'orc', 'ogre': 'ogre', 'giant': 'giant', 'dragon': 'dragon', 'pegasus': 'pegasus',
  'hot-air-balloon': 'balloon', 'giant-bird': 'raven', 'gargoyle': 'gargoyle', 'manticore': 'lion',
  'helicopter': 'helicopter', 'swordmaster': 'swordsman', 'warhorse': 'horse', 'assassin': 'hooded',
  'elf-lord': 'elfLord', 'elephant': 'elephant', 'wall-of-stone': 'wall', 'robber': 'robber', 'elf': 'elf',
  'giant-spider': 'spider', 'giant-snake': 'snake', 'giant-scorpion': 'scorpion', 'hellhorse': 'horse',
  'human-pilot': 'pilot', 'archer': 'bowman', 'catapult': 'catapult', 'orcish-archer': 'bowman', 'sniper': 'rifle',
  'human-grunt': 'helmet', 'elven-archer': 'bowman', 'airship': 'airship', 'drake': 'wyvern',
  'robot-soldier': 'robot', 'human-soldier': 'knight', 'gunship': 'helicopter', 'riding-horse': 'horse',
  'druid': 'oak', 'necromancer': 'cultist', 'wizard': 'wizard', 'zombie': 'zombie', 'centaur': 'centaur',
  'sea-serpent': 'serpent', 'troll': 'troll', 'treant': 'treant', 'shapeshifter': 'werewolf', 'dwarf': 'dwarf',
  'minotaur': 'minotaur', 'bear': 'bear', 'wolf': 'wolf', 'skeleton': 'skeleton', 'vampire': 'vampire',
  'paladin': 'paladin', 'high-priest': 'priest', 'enchantress': 'fairy', 'sorcerer': 'wizard',
  'illusionist': 'mask', 'chronomancer': 'hourglass', 'archdruid': 'oak', 'orc-shaman': 'orc',
  'apprentice': 'staff', 'unicorn': 'unicorn', 'angel': 'angel', 'demon': 'demon', 'imp': 'imp',
  'giant-wasp': 'wasp', 'griffin': 'griffin', 'merfolk': 'mermaid', 'siren': 'mermaid', 'medusa': 'medusa',
  'frogman': 'diver', 'kraken': 'kraken', 'tank': 'tank', 'fire-engine': 'truck', 'jeep': 'jeep',
  'rowboat': 'boat', 'hovercraft': 'speedboat', 'trebuchet': 'trebuchet', 'net-thrower': 'net',
  'cyclops': 'cyclops', 'ninja': 'ninja', 'blowgun-hunter': 'bowman', 'city-guard': 'guards',
  'stone-golem': 'golem', 'palisade': 'palisade', 'phantom': 'ghost',
}

/** The artwork of a creature card, as path data in a box of 256 x 256. */
export function artOf(card: CreatureCardId): { readonly path: string } {
  return ICONS[ART[card]]
}
