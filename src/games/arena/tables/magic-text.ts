import { ABILITIES, type AbilityId } from './abilities'
import { CREATURES } from './creatures'
import { BLAST_FACES } from './game-rules'
import { type ItemCardId, ITEMS } from './items'
import type { Effect, EffectKey, Magic, TargetKind, TargetNeeds } from './magic'
import type { Attribute } from './names'
import { type SpellId, SPELLS } from './spells'
import { STORM_TURNS } from './terrain'

/** Whom a sentence is about, and whether what it says is done for good. */
interface AnnouncementSource {
  readonly who: string
  readonly isForGood: boolean
}

type EffectOf<Key extends EffectKey, One = Effect> = One extends { readonly key: infer Keys }
  ? Key extends Keys
    ? One
    : never
  : never

type Wordings = {
  readonly [Key in EffectKey]: (effect: EffectOf<Key>, announcements: AnnouncementSource) => string
}

/** What each effect does, as the middle of a sentence. */
const WORDINGS: Wordings = {
  power: ({ amount }, announcements) => gain(announcements, amount, 'Power'),
  rangedPower: ({ amount }, announcements) => gain(announcements, amount, 'ranged Power'),
  move: ({ amount, flight }, announcements) =>
    gain(announcements, amount, flight === true ? 'Move and flight speed' : 'Move'),
  poison: ({ amount }, announcements) => gain(announcements, amount, 'poison'),
  freeMovement: (_, { who }) => `${who} can walk and land on any terrain`,
  grantFlight: ({ speed, duration }, { who }) =>
    `${who} can fly with speed ${speed} and flight duration ${duration}`,
  grantRanged: ({ power, min, max }, { who }) =>
    `${who} can fire with Power ${power} at range ${min === max ? max : `${min} to ${max}`}`,
  blast: ({ need }, { who }) =>
    `a die with ${BLAST_FACES} sides is rolled for ${who}, which dies on ${need} plus its Power, or more`,
  kill: ({ maxPower }, { who }) =>
    `${who} dies if its Power is ${maxPower === 0 ? '0' : `${maxPower} or less`}`,
  attackType: ({ to, melee }, { who }) =>
    melee === true ? `the Power of ${who} is ${to}` : `all attacks of ${who} are ${to}`,
  hold: (_, { who }) => `${who} cannot move by itself, take off or pilot`,
  entangle: (_, { who }) => `${who} can neither walk nor take off`,
  control: (_, { who }) => `${who} obeys you`,
  saveFromCombatDeath: (_, { who }) => `${who} does not die in combat, but retreats`,
  immunity: ({ types }, { who }) => `${who} is immune to ${types.join(' and ')} magic`,
  shieldFromMagic: (_, { who }) => `no magic that works later touches ${who}`,
  protectFromSpells: (_, { who }) => `no spell can be aimed at ${who} alone`,
  untargetable: ({ by }, { who }) =>
    `${who} cannot be picked by Targeted attacks${by.includes('enemyMagic') ? ', nor aimed at by enemy magic' : ''}`,
  antiMagic: () => 'no magic works in the space',
  barrier: ({ blocks }) =>
    blocks === 'ground'
      ? 'nobody walks or retreats across the edge'
      : 'nobody flies across the edge or retreats across it in the air',
  closeSpaces: () => 'nobody may enter the ground in the area',
  terrainStep: ({ mode }) =>
    mode === 'choose'
      ? 'the terrain of the hex changes by a step of your choice'
      : 'the terrain of the hex moves a step toward Water',
  terrainSet: ({ to }) => `every hex in the area becomes ${to}, king hexes excepted`,
  storm: ({ on }) => (on ? `a storm comes up for ${STORM_TURNS} turns` : 'all storms in the area end'),
  blockMagic: (_, { who }) => `the magic that ${who} was to work in this phase is called off`,
  silence: (_, { who }) => `${who} can declare no magic, and what it is casting fails`,
  dispel: () => 'one enchantment ends',
  dispelArea: () => 'all enchantments in the area end',
  destroyItem: () => 'one item is destroyed',
  disenchantItem: () => 'one item loses its magic for good',
  create: ({ type, consumesCorpse }) =>
    consumesCorpse === true
      ? `the corpse rises as a ${CREATURES[type].name} of yours`
      : `a ${CREATURES[type].name} of yours stands in the space`,
  resurrect: () => 'the dead creature is back, as good as new',
  recall: (_, { who }) => `${who} goes back to its player’s king hex`,
  teleport: (_, { who }) => `${who} goes to a ground space that you name`,
}

function gain({ who, isForGood }: AnnouncementSource, amount: number, what: string): string {
  const count = Math.abs(amount)
  if (isForGood) return `${who} ${amount < 0 ? 'loses' : 'gains'} ${count} ${what} for good`
  return `${who} has ${count} ${amount < 0 ? 'less' : 'more'} ${what}`
}

/** What an effect does, in a sentence with its figures, without how long it lasts. */
export function effectText(effect: Effect): string {
  return sentence(wordingOf(effect, { who: 'the creature', isForGood: false }))
}

/** What a spell does, in a few sentences. */
export function spellText(id: SpellId): string {
  return magicText(SPELLS[id], 'the caster')
}

/** What an ability of a creature does, in a few sentences. */
export function abilityText(id: AbilityId): string {
  return magicText(ABILITIES[id], 'this creature')
}

/** What an item does for its bearer, in a few sentences. */
export function itemText(id: ItemCardId): string {
  return magicText(ITEMS[id].ability, 'the bearer')
}

/** What an item asks of who equips it, in short sentences; '' where everybody may. */
export function requirementText(id: ItemCardId): string {
  const { attributes, minSize, maxSize, ...rest } = ITEMS[id].requires ?? {}
  return [
    attributes && `Needs ${attributes.map((one) => REQUIRED[one]).join(' and ')}.`,
    minSize !== undefined && `Size ${minSize} or more.`,
    maxSize !== undefined && `Size ${maxSize}${maxSize === 1 ? '' : ' or less'}.`,
    rest.notVehicle === true && 'Not for vehicles.',
    rest.hasRanged === true && 'Needs a ranged attack.',
  ]
    .filter(Boolean)
    .join(' ')
}

/** What has to be there, after 'Needs'. */
const REQUIRED: Readonly<Record<Attribute, string>> = {
  good: 'a good bearer',
  evil: 'an evil bearer',
  undead: 'an undead bearer',
  holy: 'a holy bearer',
  animal: 'an animal',
  machine: 'a machine',
  hands: 'hands',
  illusion: 'an illusion',
}

function magicText(magic: Magic, self: string): string {
  const isForGood = magic.duration.startsWith('Instantaneous')
  const done = magic.effects.map((effect) =>
    wordingOf(effect, { who: whoOf(magic, effect, self), isForGood }),
  )
  return [sentence(timed(magic, done.join(', and '))), ...needsOf(magic)].join(' ')
}

/** Says how long it lasts, where that is not plain from what is done. */
function timed({ duration }: Magic, done: string): string {
  switch (duration) {
    case '1 phase':
      return `for 1 phase, ${done}`
    case 'Until dispelled':
      return `until dispelled, ${done}`
    case 'Instantaneous, repeating':
      return `${done}, at once and again in Magic 2 of every second turn after`
    case 'Continuous':
    case 'Instantaneous':
      return done
  }
}

function wordingOf(effect: Effect, announcements: AnnouncementSource): string {
  // The table has a wording for each key, made for the effect of that key; the compiler cannot follow.
  const wording = WORDINGS[effect.key] as (effect: Effect, announcements: AnnouncementSource) => string
  return wording(effect, announcements)
}

/** Those in the middle of an area's sentence: 'every evil creature in the space'. */
function whoOf({ target }: Magic, effect: Effect, self: string): string {
  switch (target) {
    case 'Self':
      return self
    case 'Creatures in hex':
      return `${everyOf(effect)} in the space${exceptOf(effect)}`
    case 'Creatures in multi-hex':
      return `${everyOf(effect)} in the area${exceptOf(effect)}`
    case 'Creature':
    case 'Corpse':
    case 'Item':
    case 'Hex':
    case 'Multi-hex':
    case 'Enchantment':
    case 'Edge':
      return 'the target'
  }
}

function everyOf(effect: Effect): string {
  const only = 'only' in effect ? effect.only : undefined
  return only === undefined ? 'every creature' : `every ${KINDS[only].one}`
}

function exceptOf(effect: Effect): string {
  const except = 'except' in effect ? (effect.except ?? []) : []
  if (except.length === 0) return ''
  return ` but ${except.map((one) => KINDS[one].many).join(' and ')}`
}

/** Creatures with an attribute. */
const KINDS: Readonly<Record<Attribute, { readonly one: string; readonly many: string }>> = {
  good: { one: 'good creature', many: 'the good' },
  evil: { one: 'evil creature', many: 'the evil' },
  undead: { one: 'undead creature', many: 'the undead' },
  holy: { one: 'holy creature', many: 'the holy' },
  animal: { one: 'animal', many: 'animals' },
  machine: { one: 'machine', many: 'machines' },
  hands: { one: 'creature with hands', many: 'those with hands' },
  illusion: { one: 'illusion', many: 'illusions' },
}

/** What a target must be like besides (AA-20.15), in short sentences. */
function needsOf({ target, needs = {} }: Magic): readonly string[] {
  return [...levelNeed(target, needs), ...targetNeeds(needs), ...placeNeeds(needs)]
}

function levelNeed(target: TargetKind, { level }: TargetNeeds): readonly string[] {
  if (level === undefined) return []
  if (target === 'Creature')
    return [level === 'ground' ? 'It must be on the ground.' : 'It must be in the air.']
  return [`Aim at the ${level}.`]
}

function targetNeeds({ attribute, notAttribute, notVehicle, notStacked }: TargetNeeds): readonly string[] {
  return [
    ...(attribute === undefined ? [] : [`Only for ${KINDS[attribute].many}.`]),
    ...(notAttribute === undefined ? [] : [`Not for ${KINDS[notAttribute].many}.`]),
    ...(notVehicle === true ? ['Not for vehicles.'] : []),
    ...(notStacked === true ? ['Not for mounts and riders.'] : []),
  ]
}

function placeNeeds({
  changeable,
  ownArmy,
  ownSide,
  notCarrying,
  destination,
}: TargetNeeds): readonly string[] {
  return [
    ...(changeable === true ? ['King hexes do not change.'] : []),
    ...(ownArmy === true ? ['Only for creatures of your own army.'] : []),
    ...(ownSide === true ? ['Only for creatures that you control.'] : []),
    ...(notCarrying === true ? ['Not for those who carry riders.'] : []),
    ...(destination === undefined
      ? []
      : ['The space must suit the caster, hold no enemy and be no king hex.']),
  ]
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
