import type { HexId } from '@/engine/kernel/hex'
import { refuse, type Refused } from '../../refuse'
import type { Battle, Block, State } from '../../state/state'
import { FIGURES } from '../../tables/figures'
import { armyOf, type Kind, kindName, type SpellId, spellRow, spellsOf } from '../../tables/kinds'
import type { PrintedBlock, PrintedSpell, TargetFilter } from '../../tables/vocabulary'
import { blockById, blocksIn, isCastle, isOffItsGround, isWizard, mapOf, printed } from '../blocks'
import { sidesWith, terrainIn } from '../ground'
import { inPool } from '../pool'
import { activeBlocks } from './slots'

/** A spell as it is cast: by whom, at whom, and which kinds it calls. */
export interface Casting {
  readonly caster: Block
  readonly spell: SpellId
  readonly target?: Block | undefined
  readonly kinds?: readonly Kind[] | undefined
}

/** The spells that a block knows (WZ-3, CH-3). */
export function spellsKnown(block: Block): readonly SpellId[] {
  const { class: what, spell } = printed(block)
  const army = armyOf(block.kind)
  if (what === 'wizard' && army) return spellsOf(army)
  return spell === undefined ? [] : [spell as SpellId]
}

/** Why a block does not know a spell, or is too weak for it (WZ-2, WZ-3, CH-4). */
export function knowingRefusal(block: Block, spell: SpellId): Refused {
  if (!spellsKnown(block).includes(spell))
    return refuse('WZ-3', `${kindName(block.kind)} does not know that spell.`)
  const { level } = spellRow(spell)
  if (isWizard(block))
    return block.strength < level ? refuse('WZ-2', `That spell takes a strength of ${level}.`) : undefined
  return block.strength > level ? undefined : refuse('CH-4', 'A chaos block never pays its last step.')
}

/** Whether a block is one that a spell may be aimed at (SP-1). */
export function fits(battle: Battle, filter: TargetFilter, caster: Block, block: Block): boolean {
  if ((block.owner === caster.owner) !== (filter.side === 'friend')) return false
  if (filter.notActed && battle.acted.includes(block.id)) return false
  if (filter.notFull && block.strength >= printed(block).steps) return false
  return isOfKind(filter, printed(block))
}

/** Whether a label is one that a filter lets through. */
function isOfKind(filter: TargetFilter, { class: what, type, letter }: PrintedBlock): boolean {
  const isAmong = <Value>(all: readonly Value[] | undefined, value: Value) => all?.includes(value)
  return (
    isAmong(filter.onlyClass, what) !== false &&
    isAmong(filter.onlyType, type) !== false &&
    isAmong(filter.letters, letter) !== false &&
    isAmong(filter.notClass, what) !== true &&
    isAmong(filter.notType, type) !== true
  )
}

/** Active blocks that a spell works on, or may be aimed at; all enemies where it says nothing (SP-4). */
export function fitting(
  state: State,
  battle: Battle,
  caster: Block,
  { target }: PrintedSpell,
): readonly Block[] {
  const filter = target ?? ({ side: 'enemy', count: 'all' } as const)
  return activeBlocks(state, battle).filter((block) => fits(battle, filter, caster, block))
}

/** Why a spell cannot be cast here, whomever it is aimed at (SP-1, SP-3). */
export function placeRefusal(state: State, battle: Battle, caster: Block, spell: SpellId): Refused {
  const { phase, requires = {} } = spellRow(spell)
  if (phase === 'move') return refuse('SP-1', 'That spell is cast while blocks move.')
  const { hexTerrain, mountainSidesMin = 0, role } = requires
  const atlas = mapOf(state)
  if (hexTerrain && !hexTerrain.includes(terrainIn(atlas, battle.hex)))
    return refuse('SP-3', `That spell needs a hex of ${hexTerrain.join(' or ')}.`)
  if (sidesWith(atlas, battle.hex, 'mountain') < mountainSidesMin)
    return refuse('SP-3', 'That spell needs a mountain hexside.')
  return role && role !== (caster.owner === battle.attacker ? 'attacker' : 'defender')
    ? refuse('SP-3', `Only the ${role} casts that spell.`)
    : undefined
}

/** Why a spell cannot be cast at what is named (SP-1, SP-4.9, SP-4.10, MV-9). */
export function aimRefusal(state: State, battle: Battle, casting: Casting): Refused {
  switch (spellRow(casting.spell).effect.kind) {
    case 'summon':
      return summonRefusal(state, battle, casting)
    case 'raise':
      return raiseRefusal(state, battle, casting)
    default:
      return targetRefusal(state, battle, casting)
  }
}

function targetRefusal(state: State, battle: Battle, { caster, spell, target }: Casting): Refused {
  const row = spellRow(spell)
  if (row.target?.count !== 1) return undefined
  if (!target) return refuse('SP-1', 'That spell is aimed at a block.')
  return fitting(state, battle, caster, row).some(({ id }) => id === target.id)
    ? undefined
    : refuse('SP-1', `That spell cannot be aimed at ${kindName(target.kind)}.`)
}

/** Room left in a hex for blocks that come in the middle of a battle (MV-9). */
export function roomLeft(state: State, hex: HexId, owner: Block['owner']): number {
  return FIGURES.stacking - blocksIn(state, hex, owner).filter((block) => !isCastle(block)).length
}

function summonRefusal(state: State, battle: Battle, { caster, spell, kinds = [] }: Casting): Refused {
  const { effect } = spellRow(spell)
  if (effect.kind !== 'summon') return undefined
  const { blocks, upTo } = effect
  if (kinds.length === 0 || kinds.length > upTo || kinds.some((kind) => !blocks.includes(kind)))
    return refuse('SP-4.9', `That spell calls one to ${upTo} of its own kinds.`)
  if (
    kinds.some(
      (kind) => inPool(state, caster.owner, kind).length < kinds.filter((one) => one === kind).length,
    )
  )
    return refuse('SP-4.9', 'There are not so many of them in the pool.')
  if (kinds.some((kind) => isOffItsGround(mapOf(state), { kind }, battle.hex)))
    return refuse('SP-4.9', `Those that it calls cannot stand in ${battle.hex}.`)
  return kinds.length > roomLeft(state, battle.hex, caster.owner)
    ? refuse('MV-9', `There is no room for them in ${battle.hex}.`)
    : undefined
}

function raiseRefusal(state: State, battle: Battle, { caster, target }: Casting): Refused {
  if (!target || !raisable(state, battle, caster).includes(target))
    return refuse('SP-4.10', 'That spell brings back an army unit of yours that fell in this battle.')
  return roomLeft(state, battle.hex, caster.owner) > 0
    ? undefined
    : refuse('MV-9', `There is no room for it in ${battle.hex}.`)
}

/** Army units of the caster’s side that fell in this battle (SP-4.10). */
export function raisable(state: State, battle: Battle, caster: Block): readonly Block[] {
  return battle.eliminated
    .flatMap((id) => blockById(state, id) ?? [])
    .filter((block) => block.owner === caster.owner && block.at === 'pool' && printed(block).class === 'army')
}

/** What may be named with a spell: each target, or the kinds that it may call (SP-1). */
export function aimsOf(
  state: State,
  battle: Battle,
  caster: Block,
  spell: SpellId,
): readonly { readonly target?: Block; readonly kinds?: readonly Kind[] }[] {
  const row = spellRow(spell)
  switch (row.effect.kind) {
    case 'summon':
      return summonsOf(row.effect.blocks as readonly Kind[], row.effect.upTo).map((kinds) => ({ kinds }))
    case 'raise':
      return raisable(state, battle, caster).map((target) => ({ target }))
    default:
      return row.target?.count === 1
        ? fitting(state, battle, caster, row).map((target) => ({ target }))
        : [{}]
  }
}

/** Every choice of one to so many of some kinds, in the order of the kinds; a kind may be called twice. */
function summonsOf(kinds: readonly Kind[], upTo: number): readonly (readonly Kind[])[] {
  if (upTo === 0) return []
  const one = kinds.map((kind) => [kind])
  const more = kinds.flatMap((kind, nth) =>
    summonsOf(kinds.slice(nth), upTo - 1).map((rest) => [kind, ...rest]),
  )
  return [...one, ...more]
}

/** Which blocks know a spell that works while blocks move (SP-4.11, SP-4.12). */
export function moveSpellsOf(block: Block): readonly SpellId[] {
  return isWizard(block) ? spellsKnown(block).filter((spell) => spellRow(spell).phase === 'move') : []
}
