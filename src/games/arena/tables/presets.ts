import type { MapId } from './boards'
import type { ItemCardId } from './items'
import type { CreatureCardId } from './creatures'
import type { SpellId } from './spells'

/** An army ready to play; counts by card (AA-2.1). */
export interface PresetArmy {
  readonly name: string
  readonly creatures: Readonly<Partial<Record<CreatureCardId, number>>>
  readonly items: Readonly<Partial<Record<ItemCardId, number>>>
  readonly spells: readonly SpellId[]
}

/** A game ready to play (B-3); West has the first army and moves first. */
export interface Preset {
  readonly id: string
  readonly name: string
  readonly ruleset: 'advanced' | 'basic'
  readonly map: MapId
  readonly points: readonly [number, number]
  readonly armies: readonly [PresetArmy, PresetArmy]
}

/** The ready games (D-5); the first is the quick one. */
// prettier-ignore
export const PRESETS: readonly Preset[] = [
  {
    id: 'first-clash', name: 'First Clash', ruleset: 'advanced', map: 'standard', points: [50, 43],
    armies: [
      { name: 'Orc Warband', creatures: { giant: 1, ogre: 1, orc: 4, 'orcish-archer': 1, 'giant-spider': 1, kobold: 1 }, items: { 'magic-sword': 1, grenade: 1 }, spells: [] },
      { name: 'Human Company', creatures: { swordmaster: 1, paladin: 1, centaur: 1, 'human-soldier': 3, archer: 2, elephant: 1 }, items: { 'magic-sword': 1, 'potion-of-giant-strength': 2 }, spells: [] },
    ],
  },
  {
    id: 'magic-and-monsters', name: 'Magic and Monsters', ruleset: 'advanced', map: 'standard', points: [80, 80],
    armies: [
      { name: 'The Necromancer’s Host', creatures: { necromancer: 1, sorcerer: 1, troll: 1, ogre: 1, orc: 3, skeleton: 3 }, items: {}, spells: ['create-zombie', 'sickness', 'slay', 'spark', 'fireball', 'shatter', 'plague', 'meteor-swarm'] },
      { name: 'The Druid’s Circle', creatures: { druid: 1, wizard: 1, 'high-priest': 1, centaur: 1, elf: 4, 'human-soldier': 1 }, items: {}, spells: ['block-magic', 'dispel-magic', 'anti-magic', 'fireball', 'bless', 'resurrect', 'control-animal', 'wall-of-thorns'] },
    ],
  },
  {
    id: 'storm-and-sky', name: 'Storm and Sky', ruleset: 'advanced', map: 'broken-vale', points: [80, 80],
    armies: [
      { name: 'Dragonflight', creatures: { dragon: 1, gargoyle: 1, orc: 4, kobold: 2, 'orc-shaman': 1 }, items: {}, spells: ['clear-skies', 'entangle', 'venom', 'wings', 'cripple'] },
      { name: 'Air Cavalry', creatures: { helicopter: 1, gunship: 1, griffin: 1, 'human-pilot': 3, pegasus: 1, 'giant-bird': 1, 'human-grunt': 4, druid: 1 }, items: {}, spells: ['call-storm', 'clear-skies', 'entangle', 'wings'] },
    ],
  },
  {
    id: 'machines-and-monsters', name: 'Machines and Monsters', ruleset: 'advanced', map: 'broken-vale', points: [80, 80],
    armies: [
      { name: 'Motor Column', creatures: { tank: 1, jeep: 1, trebuchet: 1, airship: 1, 'human-pilot': 3, sniper: 2, 'human-grunt': 3, 'net-thrower': 1, 'robot-soldier': 2 }, items: { 'emp-charge': 1, grenade: 3, 'jet-pack': 1, 'field-dressing': 1 }, spells: [] },
      { name: 'The Wild Court', creatures: { cyclops: 1, ogre: 1, medusa: 1, ninja: 1, shapeshifter: 1, 'blowgun-hunter': 1, 'giant-scorpion': 1, wolf: 1, orc: 3 }, items: { 'soul-blade': 1, 'venom-vial': 1 }, spells: [] },
    ],
  },
  {
    id: 'two-lakes', name: 'Two Lakes', ruleset: 'advanced', map: 'twin-lakes', points: [80, 80],
    armies: [
      { name: 'The Deep', creatures: { kraken: 1, 'sea-serpent': 1, merfolk: 5, siren: 1, frogman: 3, enchantress: 1 }, items: { 'helm-of-will': 1, 'potion-of-giant-strength': 1 }, spells: ['pacify', 'rally', 'hold', 'dominate', 'phantom-warrior', 'blur'] },
      { name: 'The Shore', creatures: { ogre: 1, dwarf: 3, archer: 3, 'human-grunt': 3, rowboat: 1, illusionist: 1, chronomancer: 1, 'giant-snake': 1 }, items: { 'amulet-of-protection-from-magic': 1 }, spells: ['phantom-warrior', 'nightmare', 'hallucinatory-terrain', 'slow', 'haste', 'recall', 'free-movement', 'time-snare'] },
    ],
  },
  {
    id: 'basic', name: 'Basic Game', ruleset: 'basic', map: 'basic', points: [30, 30],
    armies: [
      { name: 'Green Banner', creatures: { giant: 1, ogre: 1, orc: 3, kobold: 1 }, items: {}, spells: [] },
      { name: 'Blue Banner', creatures: { centaur: 1, elf: 5, 'human-grunt': 2 }, items: {}, spells: [] },
    ],
  },]
