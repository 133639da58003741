import { areNeighbors, type HexId } from '@/engine/hex'
import type { Problem } from '@/engine/refusal'
import { SEATS, type Space, type Target } from '../position'
import { doubleFaults, fault, hexFaults, missingFaults, spaceFaults, type Whole } from './fault'
import { sourceNamed } from './named-source'
import type { CastFile, EnchantmentFile, ItemFile } from './position-schema'

/** Items lie somewhere or are carried by somebody. */
export function itemFaults(whole: Whole): readonly Problem[] {
  return (whole.file.items ?? []).flatMap((item, nth) => itemFileFaults(whole, item, `items.${nth}`))
}

function itemFileFaults(whole: Whole, { at, by }: ItemFile, path: string): readonly Problem[] {
  if ((at === undefined) === (by === undefined))
    return [fault(path, 'must have either "at", the space where it lies, or "by", who carries it', 'AA-6.1')]
  if (by !== undefined) return missingFaults(whole.creatures, `${path}.by`, by)
  return at === undefined ? [] : spaceFaults(whole, `${path}.at`, at)
}

/** Enchantments rest on something; casts have casters, one each (AA-18.10). */
export function magicFaults(whole: Whole): readonly Problem[] {
  const { enchantments = [], casts = [], magic } = whole.file
  const ids = new Set<string>(casts.map(({ id }) => id))
  return [
    ...enchantments.flatMap((one, nth) => enchantmentFaults(whole, one, `enchantments.${nth}`)),
    ...casts.flatMap((cast, nth) => castFaults(whole, cast, `casts.${nth}`)),
    ...doubleFaults(casts.map(({ caster }, nth) => [`casts.${nth}.caster`, caster] as const)),
    ...(magic?.queue ?? []).flatMap((id, nth) => missingFaults(ids, `magic.queue.${nth}`, id)),
  ]
}

function enchantmentFaults(whole: Whole, { name, on }: EnchantmentFile, path: string): readonly Problem[] {
  const unknown = sourceNamed(name)
    ? []
    : [fault(`${path}.name`, 'must be the id of a spell, an ability or an item')]
  return [...unknown, ...holderFaults(whole, on, `${path}.on`)]
}

function holderFaults(whole: Whole, on: EnchantmentFile['on'], path: string): readonly Problem[] {
  if ('creature' in on) return missingFaults(whole.creatures, `${path}.creature`, on.creature)
  if ('item' in on) return missingFaults(whole.items, `${path}.item`, on.item)
  if ('space' in on) return spaceFaults(whole, `${path}.space`, on.space)
  return edgeFaults(whole, on.edge, `${path}.edge`)
}

function edgeFaults(whole: Whole, [a, b]: readonly [HexId, HexId], path: string): readonly Problem[] {
  const unknown = [...hexFaults(whole, `${path}.0`, a), ...hexFaults(whole, `${path}.1`, b)]
  const { board } = whole
  if (unknown.length > 0 || areNeighbors(board, board.indexOf(a), board.indexOf(b))) return unknown
  return [fault(path, `must be two hexes that share a side; ${a} and ${b} do not`, 'AA-20.11')]
}

function castFaults(whole: Whole, cast: CastFile, path: string): readonly Problem[] {
  const { caster, spell, ability, target, due } = cast
  const { turn } = whole
  const faults = [
    ...missingFaults(whole.creatures, `${path}.caster`, caster),
    ...targetFaults(whole, target, `${path}.target`),
  ]
  if ((spell === undefined) === (ability === undefined))
    faults.push(fault(path, 'must have either "spell" or "ability"'))
  if (ability !== undefined && !sourceNamed(ability))
    faults.push(fault(`${path}.ability`, 'must be the id of an ability or an item'))
  if (due !== null && due < turn)
    faults.push(fault(`${path}.due`, `must be ${turn} or later, the turn in which it takes effect`))
  return faults
}

/** Places must be there; who is named may have gone, and the magic then fails (AA-19.8). */
function targetFaults(whole: Whole, target: Target, path: string): readonly Problem[] {
  switch (target.kind) {
    case 'to':
      return spaceFaults(whole, `${path}.to`, target.to)
    case 'space':
      return spaceFaults(whole, `${path}.space`, target.space)
    case 'edge':
      return edgeFaults(whole, target.edge, `${path}.edge`)
    case 'self':
    case 'creature':
    case 'corpse':
    case 'item':
    case 'enchantment':
      return []
  }
}

/** What was revealed is in the army, and no card is in it twice (AA-17.6). */
export function spellFaults({ file }: Whole): readonly Problem[] {
  const { spells, revealed } = file
  return SEATS.flatMap((seat, at) => [
    ...doubleFaults((spells?.[seat] ?? []).map((spell, nth) => [`spells.${at}.${nth}`, spell] as const)),
    ...(revealed?.[seat] ?? []).flatMap((spell, nth) =>
      spells?.[seat].includes(spell)
        ? []
        : [fault(`revealed.${at}.${nth}`, 'must be one of the spells of that seat', 'AA-17.6')],
    ),
  ])
}

/** What Combat speaks of is there. */
export function combatFaults(whole: Whole): readonly Problem[] {
  const { shots = {}, settled = [], fight, choice, marks = {} } = whole.file.combat ?? {}
  const inFight = fight ? [...fight.fighters.west, ...fight.fighters.east] : []
  const spaces: readonly Space[] = [...Object.values<Space>(shots), ...settled]
  const named = [...Object.keys(shots), ...Object.keys(marks), ...(choice?.eligible ?? [])]
  const isLoose = choice && !inFight.some((id) => choice.eligible.includes(id))
  return [
    ...spaces.flatMap((space) => spaceFaults(whole, 'combat', space)),
    ...named.flatMap((id) => missingFaults(whole.creatures, 'combat', id)),
    ...(isLoose ? [fault('combat.choice', 'must be about creatures of the fight under way')] : []),
  ]
}
