import { listed } from '@/engine/basics/phrases'
import { type Kind, kindName, type SpellId, spellRow } from './kinds'
import { TYPES } from './terrain'
import type { PrintedSpell, TargetFilter } from './vocabulary'

/** A spell in words: what it does, to whom, and where it can be cast (SP-4). */
export function spellText(spell: SpellId): string {
  const row = spellRow(spell)
  return [EFFECTS[row.effect.kind](row as never), ...limitsOf(row)].join('; ')
}

/** What a spell does to the block that it is aimed at, beside its name. */
export function aimedSpellText(spell: SpellId): string {
  const { effect } = spellRow(spell)
  switch (effect.kind) {
    case 'bolt':
      return dice(effect)
    case 'empower':
      return `adds ${effect.bonus} to its hit number for this round`
    case 'weaken':
      return `takes ${effect.penalty} off its hit number for this round`
    case 'heal':
      return `gives it ${effect.steps} step back`
    case 'bind':
      return 'it does nothing in this round'
    default:
      return spellText(spell)
  }
}

type Effect = PrintedSpell['effect']
type RowOf<Of extends Effect['kind']> = PrintedSpell & {
  readonly effect: Extract<Effect, { readonly kind: Of }>
}

const dice = ({ dice: count, hitOn }: { readonly dice: number; readonly hitOn: number }) =>
  `${count} ${count === 1 ? 'die' : 'dice'}, each hitting on ${hitOn} or less`

const EFFECTS: { readonly [Of in Effect['kind']]: (row: RowOf<Of>) => string } = {
  bolt: ({ effect, target }) => `${dice(effect)}, at ${whom(target)}`,
  blast: ({ effect, target }) => `${dice(effect)}, the hits falling on ${whom(target)} as fire does`,
  storm: ({ effect, target }) => `${dice(effect)}, at each of ${whom(target)}`,
  empower: ({ effect, target }) => `adds ${effect.bonus} to the hit number of ${whom(target)} for this round`,
  weaken: ({ effect, target }) =>
    `takes ${effect.penalty} off the hit number of ${whom(target)} for this round`,
  ward: ({ effect }) => `takes the next ${effect.absorb} hits off your side in this round`,
  heal: ({ effect, target }) => `gives ${whom(target)} ${effect.steps} step back`,
  bind: ({ target }) => `${whom(target)} does nothing in this round`,
  raise: () => 'brings an army unit of yours that fell in this battle back at one step',
  bridge: () => 'one hexside of the wizard’s hex is crossed freely until your moves end',
  haste: ({ effect }) => `your land blocks in the wizard’s hex move ${effect.bonus} hex more`,
  summon: ({ effect }) =>
    `up to ${effect.upTo} cadres join from your pool: ${listed(effect.blocks.map((kind) => kindName(kind as Kind)))}`,
}

/** Whom it may be aimed at, or all enemies where nothing is said. */
function whom(target: TargetFilter | undefined): string {
  const filter = target ?? ALL_ENEMIES
  return [who(filter), ...conditionsOf(filter)].join(' ')
}

function who({ side, count }: TargetFilter): string {
  if (count === 1) return side === 'enemy' ? 'an enemy block' : 'a block of yours'
  return side === 'enemy' ? 'all enemy blocks' : 'all your blocks'
}

function conditionsOf(filter: TargetFilter): readonly string[] {
  const { onlyClass, notClass, onlyType, notType, letters, notActed } = filter
  const not = [
    ...(notClass ?? []).map((what) => `${what}s`),
    ...(notType ?? []).map((type) => `${TYPES[type].name.toLowerCase()}s`),
  ]
  return [
    ...(onlyClass ? [`that is a ${listed(onlyClass)}`] : []),
    ...(onlyType ? [`that is an ${listed(onlyType.map((type) => TYPES[type].name.toLowerCase()))}`] : []),
    ...(letters ? [`of letter ${letters.join(' or ')}`] : []),
    ...(not.length > 0 ? [`except ${listed(not)}`] : []),
    ...(notActed ? ['that has not acted'] : []),
  ]
}

const ALL_ENEMIES: TargetFilter = { side: 'enemy', count: 'all' }

/** What must be so where it is cast (SP-3). */
function limitsOf({ requires, phase }: PrintedSpell): readonly string[] {
  return [
    ...(phase === 'move' ? ['cast while blocks move'] : []),
    ...(requires?.hexTerrain ? [`only in a ${listed(requires.hexTerrain)} hex`] : []),
    ...(requires?.mountainSidesMin ? ['only in a hex with a mountain hexside'] : []),
    ...(requires?.role ? [`only by the ${requires.role}`] : []),
  ]
}
