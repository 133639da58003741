import type { Effect, EffectKey } from '../../tables/magic'
import type { Event } from '../../events'
import type { Holder } from '../../state/position'
import { enchant } from '../enchantments'
import { concerns } from '../../queries/standing'
import { creaturesMet, type Handler, type EffectContext } from './effect-context'
import { recall, teleport } from './carry'
import { change } from './changes'
import { takeControl } from './control'
import { create, resurrect } from './create'
import { blast, killWeak } from './deaths'
import { dispelArea, dispelOne } from './dispel'
import { block, silence } from './counter-magic'
import { destroy, disenchant } from './items'
import { setArea, setStorms, stepTerrain } from './land'

/** Nothing happens but that an enchantment is attached. */
const marks = (): Event[] => []

/** What happens at once by each kind of effect (AA-22). */
const HANDLERS: { readonly [Key in EffectKey]: Handler<Extract<Effect, { key: Key }>> } = {
  power: change,
  move: change,
  blast,
  kill: killWeak,
  control: takeControl,
  terrainStep: stepTerrain,
  terrainSet: setArea,
  storm: setStorms,
  blockMagic: block,
  silence,
  dispel: dispelOne,
  dispelArea,
  destroyItem: destroy,
  disenchantItem: disenchant,
  create,
  resurrect,
  recall,
  teleport,
  rangedPower: marks,
  poison: marks,
  freeMovement: marks,
  grantFlight: marks,
  grantRanged: marks,
  attackType: marks,
  hold: marks,
  entangle: marks,
  saveFromCombatDeath: marks,
  immunity: marks,
  shieldFromMagic: marks,
  protectFromSpells: marks,
  untargetable: marks,
  antiMagic: marks,
  barrier: marks,
  closeSpaces: marks,
}

/**
 * Some magic takes effect: what happens at once, with its dice in the order of creatures (AA-19.9), then what it
 * leaves behind; undefined when it comes to nothing.
 */
export function takeEffect(work: EffectContext): Event[] | undefined {
  const left = holdersOf(work)
  if (left?.length === 0 && work.target.kind !== 'space') return undefined
  const happened = happen(work)
  if (!happened) return undefined
  const { draft, source, seat } = work
  const made = { source, seat, ...endOf(work) }
  return [...happened, ...(left ?? []).flatMap((on) => enchant(draft, made, on))]
}

/** What happens at once, as again with each repeat (AA-21.6); undefined when it comes to nothing. */
export function happen(work: EffectContext): Event[] | undefined {
  const happened = work.magic.effects.map((effect) =>
    // The record holds for each key what takes that key's effect; the compiler cannot follow.
    (HANDLERS[effect.key] as Handler<Effect>)(work, effect),
  )
  return happened.every((events) => events === undefined)
    ? undefined
    : happened.flatMap((events) => events ?? [])
}

/** What an enchantment is to be attached to; undefined where none is made (AA-21.2, AA-21.4). */
function holdersOf(work: EffectContext): readonly Holder[] | undefined {
  const { magic, target } = work
  // A creature that was made carries its own enchantment.
  if (magic.duration === 'Instantaneous' || magic.effects.some(({ key }) => key === 'create'))
    return undefined
  if (target.kind === 'edge') return [{ kind: 'edge', edge: target.edge }]
  if (target.kind === 'space' && (magic.target === 'Hex' || magic.target === 'Multi-hex'))
    return [{ kind: 'space', space: target.space }]
  return creaturesMet(work)
    .filter((creature) => magic.effects.some((effect) => concerns(effect, creature)))
    .map(({ id }) => ({ kind: 'creature', creature: id }))
}

/** When what was made ends or works again (AA-21.3, AA-21.6). */
function endOf({ draft, magic }: EffectContext) {
  const ends = draft.now.phase === 'magic1' ? ('movement' as const) : ('combat' as const)
  return {
    ends: magic.duration === '1 phase' ? ends : null,
    repeats: magic.duration === 'Instantaneous, repeating' ? draft.active : null,
  }
}
