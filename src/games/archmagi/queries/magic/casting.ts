import { firstRefusal } from '@/engine/kernel/refusal'
import { refuse, type Refused } from '../../refuse'
import type { State, Unit } from '../../state/state'
import type { ArtifactId, Casting, MageSeat, SpellId, UnitId } from '../../state/terms'
import { spellRow } from '../../tables/chits'
import type { SpellRow } from '../../tables/rows'
import { isA } from '../filters'
import { isOfClass } from '../ground'
import { canWield, isInBattle, isSpellcaster, ownTraits, roleOf, sideOf } from '../traits'
import { isAvailable, mageOf, unitById } from '../units'
import { type Aiming, targetRefusal } from './targets'

/** When a spell of each timing is cast in one's own turn (AM-M.3, AM-6.11, AM-7.4, AM-8.9, AM-9.15). */
const PHASES_OF: Readonly<Record<SpellRow['timing'], readonly State['phase'][]>> = {
  recruit: ['recruitUnits', 'recruitSpells'],
  scout: ['scout'],
  move: ['movement'],
  battle: [],
  any: [],
}

/** Why a unit does not cast for a seat at all (AM-M.1, AM-S.2, AM-S.52), be it the first time or not (AM-M.2). */
export function casterRefusal(state: State, seat: MageSeat, id: UnitId): Refused {
  const unit = unitById(state, id)
  if (!unit || unit.seat !== seat) return refuse('AM-C.2', 'That unit is not yours.')
  if (!isAvailable(state, unit)) return refuse('AM-M.1', 'A paralysed unit does not cast.')
  if (!isSpellcaster(state, unit)) return refuse('AM-M.1', 'Only Spellcasters cast.')
  if (isMuted(state)) return refuse('AM-S.2', 'Antimagic: nobody casts in this battle any more.')
  return isForgetful(state, unit) ? refuse('AM-S.52', 'This unit has forgotten how to cast.') : undefined
}

/** Whether nobody casts in the battle any more (AM-S.2, AM-E.33, AM-M.20). */
export function isMuted({ effects }: State): boolean {
  return effects.some(({ does }) => does.op === 'noSpells' && does.who === 'all')
}

function isForgetful({ effects }: State, { id }: Unit): boolean {
  return effects.some(({ does, on }) => does.op === 'noSpells' && on.kind === 'unit' && on.unit === id)
}

/** Why a chit cannot be cast: it is not held, or not on Scrolls that the caster can use (AM-A.47). */
export function chitRefusal(
  state: State,
  caster: Unit,
  { spell, from }: { readonly spell: SpellId; readonly from?: ArtifactId | undefined },
): Refused {
  if (from === undefined)
    return mageOf(state, caster.seat).spells.includes(spell)
      ? undefined
      : refuse('AM-C.2', 'That spell is not in the Spell Reserve.')
  if (!caster.artifacts.includes(from) || !canWield(state, caster, from))
    return refuse('AM-A.47', 'Only a Mage who carries the Scrolls casts from them.')
  if (!state.scrolls[from]?.includes(spell)) return refuse('AM-C.2', 'That spell is not on the Scrolls.')
  return otherInUse(state, caster, from)
}

/** Why a unit may not take an artifact into use: it has used another in this battle (AM-A.0.4). */
export function otherInUse(state: State, unit: Unit, artifact: ArtifactId): Refused {
  const used = isInBattle(state, unit) ? sideOf(state, unit.seat)?.inUse[unit.id] : undefined
  return used && used.artifact !== artifact
    ? refuse('AM-A.0.4', 'A unit uses one artifact in a battle.')
    : undefined
}

/** Why a seat may not cast a spell now, out of a battle (AM-M.3, AM-M.4). */
export function castRefusal(state: State, seat: MageSeat, casting: Casting): Refused {
  const row = spellRow(casting.spell)
  if (!PHASES_OF[row.timing].includes(state.phase))
    return refuse('AM-M.3', 'That spell is not cast in this phase.')
  return commonRefusal(state, seat, casting) ?? aimRefusal(state, casting, aimOf(state, casting))
}

/** Why a seat may not plan to cast a spell in its battle (AM-11.12, AM-M.3). */
export function battleCastRefusal(state: State, seat: MageSeat, casting: Casting): Refused {
  const row = spellRow(casting.spell)
  const isBattleSpell = row.timing === 'battle' || casting.targets.poison === 'foePoisonBonus'
  if (!isBattleSpell) return refuse('AM-M.3', 'That spell is not planned in a battle.')
  const early = commonRefusal(state, seat, casting)
  if (early) return early
  const caster = unitById(state, casting.caster) as Unit
  if (!isInBattle(state, caster) && casting.farcast === undefined)
    return refuse('AM-M.4', 'The caster is not in this battle.')
  return placeRefusal(state, seat, row) ?? aimRefusal(state, casting, aimOf(state, casting))
}

/** Why caster, chits or the kind of caster do not fit. */
function commonRefusal(state: State, seat: MageSeat, casting: Casting): Refused {
  const { caster: id, farcast, spell } = casting
  const row = spellRow(spell)
  const early = casterRefusal(state, seat, id)
  if (early) return early
  const caster = unitById(state, id) as Unit
  if (row.by && !isA(ownTraits(state, caster), row.by))
    return refuse(row.clause, 'Only a Mage casts this spell.')
  return chitRefusal(state, caster, casting) ?? farcastRefusal(state, caster, farcast)
}

/** A Farcast that a seat holds. */
export function farcastOf(state: State, seat: MageSeat): SpellId | undefined {
  return mageOf(state, seat).spells.find(isFarcast)
}

/** Whether a spell is cast together with another, which it carries across the map (AM-M.11, AM-E.38). */
export function isFarcast(spell: SpellId): boolean {
  return spellRow(spell).effects.some(({ op }) => op === 'extendRange')
}

/** Why no Farcast goes with a spell (AM-M.11). */
export function farcastRefusal(state: State, caster: Unit, farcast: SpellId | undefined): Refused {
  if (farcast === undefined) return undefined
  if (!isFarcast(farcast)) return refuse('AM-M.11', 'Only Farcast is cast together with another spell.')
  return chitRefusal(state, caster, { spell: farcast })
}

/** Why a spell of battle does not fit this battle or this side (AM-S.20, AM-S.83, AM-11.23). */
function placeRefusal(state: State, seat: MageSeat, row: SpellRow): Refused {
  const { battle } = state
  if (!battle) return refuse('AM-M.3', 'There is no battle.')
  const role = roleOf(battle, seat)
  if (row.inClass && !isOfClass(state, battle.hex, row.inClass))
    return refuse(row.clause, 'That spell is cast in a land hex.')
  const isOf = (what: 'attackChit' | 'createUnit') => row.effects.find(({ op }) => op === what)
  const created = isOf('createUnit')
  if (created?.op === 'createUnit' && created.role === 'defend' && role !== 'd')
    return refuse(row.clause, 'Only the defender casts this spell.')
  return isOf('attackChit') && battle.sides[role].chit !== null
    ? refuse('AM-11.23', 'One attack chit a side takes the field in a battle round.')
    : undefined
}

/** From where and for whom a spell is aimed. */
export function aimOf(state: State, { caster, spell, farcast }: Casting): Aiming {
  const unit = unitById(state, caster) as Unit
  const row = spellRow(spell)
  return {
    seat: unit.seat,
    caster: unit,
    clause: row.clause,
    isFar: farcast !== undefined,
    isSpell: true,
    effects: row.effects,
  }
}

/** Why the targets of a spell do not fit it: without such as fit it is not cast (AM-M.17). */
export function aimRefusal(state: State, { spell, targets }: Casting, aim: Aiming): Refused {
  return firstRefusal(spellRow(spell).targets, (spec) => targetRefusal(state, aim, spec, targets))
}
