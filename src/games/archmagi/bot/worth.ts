import { canWield } from '../queries/traits'
import type { State, Unit } from '../state/state'
import type { ArtifactId, SpellId } from '../state/terms'
import { artifactRow, spellRow } from '../tables/chits'
import type { Carried, EffectSpec } from '../tables/effects'

/** What a spell in hand is worth by what it does: little, for every turn brings more. */
const SPELL_WORTH: Readonly<Partial<Record<EffectSpec['op'], number>>> = {
  ...{ attackChit: 0.5, createUnit: 0.5, control: 0.6, areaAttack: 0.6, destroy: 0.3, banish: 0.5 },
  ...{ counter: 0.5, retarget: 0.4, reroll: 0.5, paralyze: 0.5, fetch: 0.3, deploy: 0.4, draw: 0.8 },
  ...{ mod: 0.4, revive: 0.5, randomCombatant: 0.3, endBattle: 0.4, leave: 0.3 },
}
const LEAST_SPELL = 0.15

/** What a spell is worth while it is held. */
export function spellWorth(spell: SpellId): number {
  const { effects, targets } = spellRow(spell)
  const onWater = targets.some((target) => target.kind === 'stack' && target.hexClass === 'water')
  return onWater ? LEAST_SPELL : Math.max(LEAST_SPELL, ...effects.map(({ op }) => SPELL_WORTH[op] ?? 0))
}

/** What an artifact brings on the whole to a bearer who can use it. */
export function artifactWorth(artifact: ArtifactId): number {
  const { always = [], inUse = [], action, oneUse, holds = 0 } = artifactRow(artifact)
  const parts = [...always, ...inUse].reduce((sum, one) => sum + partWorth(one), 0)
  return (parts + (action ? 0.8 : 0) + holds * 0.4) * (oneUse ? 0.6 : 1)
}

function partWorth(effect: Carried): number {
  switch (effect.op) {
    case 'mod':
      return effect.to === 'side' ? 0.8 : effect.n * (effect.vs === undefined ? 0.4 : 0.08)
    case 'grant':
      return 0.6
    case 'limit':
    case 'moveRule':
      return 0.5
    default:
      return 0.4
  }
}

/** What artifacts are worth with who carries them. */
export function carriedWorth(state: State, unit: Unit): number {
  return unit.artifacts.reduce((sum, artifact) => {
    return sum + artifactWorth(artifact) * (canWield(state, unit, artifact) ? 1 : 0.2)
  }, 0)
}

/** What an artifact is worth that nobody carries yet. */
export function storedWorth(artifact: ArtifactId): number {
  return 0.6 * artifactWorth(artifact)
}

/** What an artifact in use adds to its bearer's own rolls, whoever opposes it. */
export function armedWith(state: State, unit: Unit): number {
  if (unit.artifacts.length === 0) return 0
  const figures = unit.artifacts.map((artifact) =>
    canWield(state, unit, artifact)
      ? (artifactRow(artifact).inUse ?? []).reduce(
          (sum, one) => (one.op === 'mod' && one.to === 'self' && one.vs === undefined ? sum + one.n : sum),
          0,
        )
      : 0,
  )
  return Math.max(0, ...figures)
}
