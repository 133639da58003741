import type { Icon } from '@/board/board-props'
import { present } from '@/engine/kernel/refusal'
import type { ArchmagusType } from '../../tables/archmagi'
import type { ArtifactId } from '../../tables/artifacts'
import { type IconName, ICONS } from '../../tables/icons'
import type { SpellId } from '../../tables/spells'
import { spellOfType, type UnitTypeId } from '../../tables/types'
import type { UnitType } from '../../tables/units'
import type { Pile } from '../../tables/vocabulary'

/** Which drawing each type has; types that look alike share one. */
// prettier-ignore
const UNITS: Readonly<Record<UnitType | ArchmagusType, IconName>> = {
  'wizard': 'wizard', 'enchantress': 'rose', 'necromancer': 'skullStaff', 'sorcerer': 'hood', 'warlock': 'eye',
  'priestess': 'chalice', 'artificer': 'gearHammer', 'druid': 'oak', 'mentalist': 'mind', 'illusionist': 'mask',
  'seer': 'crystalBall',
  'dwarves': 'dwarf', 'dwarf-lord': 'dwarfHelmet', 'goblins': 'goblin', 'storm-giants': 'thunderFist',
  'stone-giants': 'rockGolem', 'griffons': 'griffin', 'dwarf-hall': 'roundDoor',
  'elves': 'archer', 'sylvan-knights': 'horse', 'elf-lord': 'elfHelmet', 'ranger': 'featheredHat',
  'centaurs': 'centaur', 'ents': 'treant',
  'trolls': 'troll', 'hydra': 'hydra', 'witches': 'witch', 'lizard-men': 'lizardman', 'jabberwocky': 'twoDragons',
  'nymphs': 'lotus', 'sprites': 'fairy', 'pixies': 'butterfly', 'dryads': 'leaf', 'gremlins': 'grin',
  'unicorn': 'unicorn', 'fairy-circle-ring': 'mushrooms',
  'nomads': 'camel', 'djinn': 'djinn', 'dervishes': 'sabers', 'assassin': 'assassin', 'sphinx': 'sphinx',
  'pyramids': 'pyramid',
  'beast-master': 'lion', 'amazons': 'swordwoman', 'war-elephants': 'elephant', 'vipers': 'snake',
  'simians': 'gorilla', 'insect-swarm': 'bee',
  'orcs': 'orc', 'boarboyz': 'boar', 'hill-giants': 'giant', 'shaman': 'tribalMask', 'war-chief': 'warlordHelmet',
  'ogres': 'ogre', 'gnomes': 'gnomeCap', 'hill-fort': 'hillFort',
  'drow': 'shadowHood', 'kobolds': 'reptile', 'troglodytes': 'troglodyte', 'black-wyrm': 'dragon',
  'green-slime': 'slime', 'mind-flayer': 'octopusMan', 'caves-site': 'cave',
  'knights': 'knight', 'yeomen': 'bowman', 'pikemen': 'pikeman', 'swordsmen': 'swordsman', 'cavalier': 'visor',
  'castle-site': 'castle',
  'skeletons': 'skull', 'zombies': 'zombie', 'ghouls': 'ghoul', 'wraith': 'reaper', 'vampyre': 'vampire',
  'lich': 'crownedSkull', 'crypt': 'coffin',
  'cleric': 'miter', 'paladin': 'templarShield', 'deva': 'angel', 'witch-hunter': 'pilgrimHat', 'zealots': 'torch',
  'temple-site': 'temple',
  'gargoyles': 'imp', 'cyclops': 'cyclops', 'medusa': 'medusa', 'minotaur': 'minotaur', 'manticore': 'scorpionTail',
  'doppelganger': 'twoShadows',
  'frost-giant': 'viking', 'blue-dragon': 'dragonSpiral', 'sylphs': 'wing', 'white-wyvern': 'wyvern',
  'cloud-giant': 'cloud',
  'barbarian': 'axe', 'barbarian-horde': 'crossedAxes', 'dire-wolves': 'wolf', 'gnolls': 'hyena', 'yeti': 'sasquatch',
  'hobgoblins': 'goblin', 'bounty-hunter': 'crossbow', 'harpies': 'harpy', 'pegasus': 'pegasus',
  'chaos-lord': 'darkHelmet', 'wolfriders': 'direWolf',
  'red-drake': 'fireBreath', 'fire-giant': 'fireGiant', 'hell-hounds': 'hound', 'demon-horde': 'minion',
  'balrog': 'demon', 'succubus': 'batWing', 'phoenix': 'firebird',
  'militia': 'spears', 'city-guard': 'swordsAndShield', 'master-thief': 'robber', 'warrior': 'crossedSwords',
  'rat-swarm': 'rat', 'city-walls': 'rampart', 'magician': 'pointedHat',
  'bandits': 'backstab', 'werewolves': 'howlingWolf', 'halfling': 'barefoot', 'bard': 'harp',
  'peasant-rabble': 'pitchfork',
  'juggernaut': 'siegeRam', 'crystal-ship': 'crystals', 'clay-golem': 'clayGolem', 'colossus': 'clayGolem',
  'myrmidon': 'crestedHelmet', 'giant-catapult': 'catapult',
  'merfolk': 'triton', 'hippocampus': 'seahorse', 'brain-coral': 'coral', 'crabmen': 'crab',
  'sea-serpent': 'seaSerpent', 'kraken': 'octopus', 'giant-sea-turtle': 'turtle', 'titan': 'titan',
  'pirate-fleet': 'skullAndBones', 'war-galley': 'galley', 'longboats': 'drakkar', 'war-barge': 'boat',
  'trireme': 'trireme', 'dromond': 'galleon',
}

const DRAWN: Readonly<Partial<Record<UnitTypeId, IconName>>> = UNITS

/** Which drawing each artifact has, by its kind. */
// prettier-ignore
const ARTIFACTS: Readonly<Record<ArtifactId, IconName>> = {
  'vorpal-blade': 'broadsword', 'eldritch-sword': 'runeSword', 'rune-blade': 'runeSword', 'dragon-lance': 'lance',
  'thunder-hammer': 'hammer', 'orc-bane': 'axe', 'gauntlets-of-might': 'gauntlet', 'mithril-armor': 'armor',
  'chaos-armor': 'armor', 'figurines-of-wonder': 'figurine', 'spell-shield-item': 'checkedShield',
  'treasure': 'chest', 'flaming-sword': 'broadsword', 'frost-brand': 'broadsword', 'missile-shield': 'checkedShield',
  'displacement-cloak': 'cloak', 'bearskin': 'bearskin', 'amulet-of-spellturning': 'gem', 'boots-of-speed': 'boots',
  'coral-helm': 'crestedHelmet', 'crown-of-command': 'crown', 'arrows-of-slaying': 'bow', 'entwood-bow': 'bow',
  'ring-of-invisibility': 'ring', 'flying-carpet': 'wing', 'ring-of-regeneration': 'ring', 'staff-of-power': 'wand',
  'potion-of-giant-strength': 'potion', 'potions-of-war': 'potion', 'ebon-skull': 'skull', 'dragon-harness': 'harness',
  'obsidian-club': 'mace', 'horn-of-blasting': 'horn', 'bag-of-holding': 'bag', 'orb-of-farseeing': 'crystalBall',
  'holy-mace': 'mace', 'blessed-ankh': 'ankh', 'holy-water': 'potion', 'potion-of-healing': 'potion',
  'pixie-dust': 'bag', 'grimoire-of-forbidden-lore': 'book', 'amulet-of-planeswalking': 'gem',
  'tome-of-knowledge': 'book', 'mirror-of-life-trapping': 'mirror', 'wand-of-illusions': 'wand',
  'staff-of-healing': 'wand', 'ancient-scrolls': 'scroll', 'banner-of-valor': 'banner',
  'old-mariners-sextant': 'sextant', 'sandmans-pouch': 'bag', 'brooch-of-fire-resistance': 'gem',
  'luck-talisman': 'clover',
}

/** Which drawing each spell has, by what it does. */
// prettier-ignore
const SPELLS: Readonly<Record<SpellId, IconName>> = {
  'disenchant': 'cancel', 'antimagic': 'cancel', 'counterspell': 'cancel', 'fireball': 'flame',
  'lightning-bolt': 'bolt', 'hurricane': 'whirlwind', 'tidal-wave': 'wave', 'plague': 'poisonCloud',
  'pestilence': 'poisonCloud', 'fire-elemental': 'flame', 'air-elemental': 'whirlwind', 'earth-elemental': 'rock',
  'water-elemental': 'wave', 'ice-elemental': 'snowflake', 'confusion': 'mask', 'charm': 'heart',
  'invisible-stalker': 'shadowHood', 'chasm': 'earthquake', 'earthquake': 'earthquake', 'inferno': 'flame',
  'winds': 'whirlwind', 'lightning-strike': 'bolt', 'steal': 'robber', 'flaming-chariot': 'wing',
  'call-dragon': 'dragon', 'call-hero': 'visor', 'call-animals': 'lion', 'smite': 'strength', 'blessings': 'holySign',
  'control-animals': 'heart', 'control-dragon': 'heart', 'control-undead': 'heart', 'animate-dead': 'skull',
  'transmutation': 'transform', 'polymorph': 'transform', 'banish': 'gate', 'darkness': 'sleep', 'teleport': 'gate',
  'dimension-door': 'gate', 'scry': 'lookingEye', 'read-minds': 'lookingEye', 'foretell': 'lookingEye',
  'resurrection': 'healing', 'reincarnation': 'healing', 'vortex': 'whirlwind', 'cyclone': 'whirlwind',
  'forge': 'hammer', 'whirlpool': 'wave', 'cold-blast': 'snowflake', 'illusion': 'mask', 'blizzard': 'snowflake',
  'forget': 'sleep', 'curse': 'skull', 'blight': 'poisonCloud', 'meteor-shower': 'meteor', 'growth': 'strength',
  'healing-magic': 'healing', 'probability-shift': 'clover', 'water-torrent': 'wave', 'flood': 'wave', 'fog': 'cloud',
  'water-walk': 'boots', 'breathe-water': 'seahorse', 'haste': 'boots', 'poisonous-mists': 'poisonCloud',
  'neutralize-poison': 'cancel', 'cloud-walk': 'cloud', 'mirror-image': 'mirror', 'familiar': 'cat',
  'detection': 'lookingEye', 'shield': 'shield', 'spell-turn': 'mirror', 'spell-steal': 'robber',
  'touch-of-death': 'skull', 'sleep': 'sleep', 'holy-light': 'holySign', 'turn-undead': 'holySign', 'web': 'sleep',
  'turn-to-stone': 'rock', 'levitate': 'wing', 'disintegrate': 'bolt', 'defender': 'shield', 'wall-of-fire': 'fireWall',
  'sanctuary': 'shield', 'fear': 'reaper', 'hide': 'backstab', 'heroes-feast': 'strength', 'farcast': 'wand',
  'spell-shield': 'shield', 'call-defender': 'visor', 'call-to-arms': 'crossedSwords', 'weakness': 'skull',
  'mind-blast': 'mind', 'deflect-missiles': 'shield', 'elemental-shield': 'shield',
}

/** Which drawing stands for each pile. */
const PILES: Readonly<Record<Pile, IconName>> = {
  units: 'crossedSwords',
  spells: 'book',
  artifacts: 'chest',
  archmagi: 'pointedHat',
}

/** The artwork of a unit; what a spell created has that of the spell. */
export function artOf(type: UnitTypeId): Icon {
  const spell = spellOfType(type)
  return spell ? artOfSpell(spell) : ICONS[present(DRAWN[type], type)]
}

/** The artwork of an artifact. */
export function artOfArtifact(id: ArtifactId): Icon {
  return ICONS[ARTIFACTS[id]]
}

/** The artwork of a spell. */
export function artOfSpell(id: SpellId): Icon {
  return ICONS[SPELLS[id]]
}

/** The artwork of a pile. */
export function artOfPile(pile: Pile): Icon {
  return ICONS[PILES[pile]]
}

/** What others see of a stack that lies face down. */
export const BANNER: Icon = ICONS.flag
