import type { Clause } from '../../clauses'
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

/** The clause under which a kind of effect works, and what happens at once by it. */
interface EffectRule<Key extends EffectKey> {
  readonly clause: Clause
  readonly happen: Handler<Extract<Effect, { key: Key }>>
}

/** Every kind of effect (AA-22). */
export const EFFECTS: { readonly [Key in EffectKey]: EffectRule<Key> } = {
  power: { clause: 'AA-22.1', happen: change },
  move: { clause: 'AA-22.2', happen: change },
  blast: { clause: 'AA-22.5', happen: blast },
  kill: { clause: 'AA-22.6', happen: killWeak },
  control: { clause: 'AA-22.10', happen: takeControl },
  terrainStep: { clause: 'AA-22.18', happen: stepTerrain },
  terrainSet: { clause: 'AA-22.18', happen: setArea },
  storm: { clause: 'AA-22.19', happen: setStorms },
  blockMagic: { clause: 'AA-22.20', happen: block },
  silence: { clause: 'AA-22.21', happen: silence },
  dispel: { clause: 'AA-22.22', happen: dispelOne },
  dispelArea: { clause: 'AA-22.22', happen: dispelArea },
  destroyItem: { clause: 'AA-22.23', happen: destroy },
  disenchantItem: { clause: 'AA-22.23', happen: disenchant },
  create: { clause: 'AA-22.24', happen: create },
  resurrect: { clause: 'AA-22.25', happen: resurrect },
  recall: { clause: 'AA-22.26', happen: recall },
  teleport: { clause: 'AA-22.26', happen: teleport },
  rangedPower: { clause: 'AA-22.1', happen: marks },
  poison: { clause: 'AA-22.7', happen: marks },
  freeMovement: { clause: 'AA-22.3', happen: marks },
  grantFlight: { clause: 'AA-22.4', happen: marks },
  grantRanged: { clause: 'AA-22.27', happen: marks },
  attackType: { clause: 'AA-22.7', happen: marks },
  hold: { clause: 'AA-22.8', happen: marks },
  entangle: { clause: 'AA-22.9', happen: marks },
  saveFromCombatDeath: { clause: 'AA-22.11', happen: marks },
  immunity: { clause: 'AA-22.12', happen: marks },
  shieldFromMagic: { clause: 'AA-22.12', happen: marks },
  protectFromSpells: { clause: 'AA-22.13', happen: marks },
  untargetable: { clause: 'AA-22.14', happen: marks },
  antiMagic: { clause: 'AA-22.15', happen: marks },
  barrier: { clause: 'AA-22.16', happen: marks },
  closeSpaces: { clause: 'AA-22.17', happen: marks },
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
    (EFFECTS[effect.key].happen as Handler<Effect>)(work, effect),
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
