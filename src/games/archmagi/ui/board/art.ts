import type { Icon } from '@/board/board-props'
import { spellRow } from '../../tables/chits'
import type { ArtifactId } from '../../tables/artifacts'
import type { EffectSpec } from '../../tables/effects'
import { ICONS, type UnitIcon } from '../../tables/icons'
import { ICONS as MAGIC, type MagicIcon } from '../../tables/magic-icons'
import type { SpellId } from '../../tables/spells'
import { spellOfType, type UnitTypeId } from '../../tables/types'
import type { Descriptor } from '../../tables/vocabulary'

/** What lies face down under the colors of its seat (AM-5.2). */
export const BANNER: Icon = ICONS.banner

/** The artwork of a unit, as path data in a box of 256 x 256; a created one has that of its spell. */
export function artOf(type: UnitTypeId): Icon {
  const spell = spellOfType(type)
  // Every type that no spell creates has a drawing of its own.
  return spell === undefined ? ICONS[type as UnitIcon] : artOfSpell(spell)
}

/** What is drawn for magic of an element. */
const ELEMENTS: Partial<Readonly<Record<Descriptor, MagicIcon>>> = {
  Fire: 'fire',
  Air: 'storm',
  Water: 'water',
  Cold: 'cold',
  Earth: 'earth',
}

/** What is drawn for what magic does. */
const DEEDS: Partial<Readonly<Record<EffectSpec['op'], MagicIcon>>> = {
  ...{ attackChit: 'bolt', areaAttack: 'storm', destroy: 'death', banish: 'death' },
  ...{ createUnit: 'creature', fetch: 'creature', deploy: 'creature', revive: 'life', save: 'life' },
  ...{ counter: 'counter', noSpells: 'counter', negate: 'counter', retarget: 'ward', immune: 'ward' },
  ...{ look: 'sight', reroll: 'sight', extendRange: 'sight', takeArtifact: 'shape', replace: 'shape' },
  ...{ control: 'mind', paralyze: 'mind', randomCombatant: 'mind', discard: 'mind' },
  ...{
    block: 'earth',
    noBattle: 'ward',
    endBattle: 'death',
    leave: 'road',
    transfer: 'road',
    grant: 'bless',
  },
}

/** The drawing of a spell, by what it does. */
export function artOfSpell(id: SpellId): Icon {
  const { effects } = spellRow(id)
  const element = effects.flatMap((effect) => elementOf(effect) ?? [])[0]
  const deed = effects.flatMap((effect) => drawnFor(effect) ?? [])[0]
  return MAGIC[element ?? deed ?? 'bless']
}

function elementOf(effect: EffectSpec): MagicIcon | undefined {
  return 'desc' in effect ? effect.desc.flatMap((one) => ELEMENTS[one] ?? [])[0] : undefined
}

function drawnFor(effect: EffectSpec): MagicIcon | undefined {
  if (effect.op === 'mod') return effect.n < 0 ? 'curse' : 'bless'
  return DEEDS[effect.op]
}

/** What each artifact is. */
// prettier-ignore
const ARTIFACT_ART: Readonly<Record<ArtifactId, MagicIcon>> = {
  'vorpal-blade': 'sword', 'eldritch-sword': 'sword', 'rune-blade': 'sword', 'dragon-lance': 'lance',
  'thunder-hammer': 'hammer', 'orc-bane': 'sword', 'gauntlets-of-might': 'gauntlet', 'mithril-armor': 'mail',
  'chaos-armor': 'mail', 'figurines-of-wonder': 'figurine', 'spell-shield-item': 'shield', 'treasure': 'chest',
  'flaming-sword': 'sword', 'frost-brand': 'sword', 'missile-shield': 'shield', 'displacement-cloak': 'cloak',
  'bearskin': 'cloak', 'amulet-of-spellturning': 'gem', 'boots-of-speed': 'boots', 'coral-helm': 'helm',
  'crown-of-command': 'helm', 'arrows-of-slaying': 'arrows', 'entwood-bow': 'bow', 'ring-of-invisibility': 'ring',
  'flying-carpet': 'carpet', 'ring-of-regeneration': 'ring', 'staff-of-power': 'staff',
  'potion-of-giant-strength': 'potion', 'potions-of-war': 'potion', 'ebon-skull': 'skull',
  'dragon-harness': 'saddle', 'obsidian-club': 'club', 'horn-of-blasting': 'horn', 'bag-of-holding': 'bag',
  'orb-of-farseeing': 'orb', 'holy-mace': 'mace', 'blessed-ankh': 'ankh', 'holy-water': 'potion',
  'potion-of-healing': 'potion', 'pixie-dust': 'dust', 'grimoire-of-forbidden-lore': 'book',
  'amulet-of-planeswalking': 'gem', 'tome-of-knowledge': 'book', 'mirror-of-life-trapping': 'mirror',
  'wand-of-illusions': 'staff', 'staff-of-healing': 'staff', 'ancient-scrolls': 'scroll',
  'banner-of-valor': 'flag', 'old-mariners-sextant': 'sextant', 'sandmans-pouch': 'bag',
  'brooch-of-fire-resistance': 'gem', 'luck-talisman': 'clover',
}

/** The drawing of an artifact, by what it is. */
export function artOfArtifact(id: ArtifactId): Icon {
  return MAGIC[ARTIFACT_ART[id]]
}
