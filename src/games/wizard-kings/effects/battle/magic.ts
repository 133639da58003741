import { rollOne } from '@/engine/kernel/dice'
import { fitting } from '../../queries/battle/casting'
import { inPool } from '../../queries/pool'
import { blockNamed, isWizard, printed } from '../../queries/blocks'
import type { Block } from '../../state/state'
import { type Kind, type SpellId, spellRow } from '../../tables/kinds'
import type { SpellEffect } from '../../tables/vocabulary'
import { present } from '@/engine/kernel/refusal'
import { battleOf, mark, type Scene, seen, tell, told, written } from '../scene'
import { allot, learn, takeHits } from './losses'

/** A spell that is cast in a battle. */
interface Cast {
  readonly caster: Block
  readonly spell: SpellId
  readonly target?: Block | undefined
  readonly kinds?: readonly Kind[] | undefined
}

/** A block casts a spell: a chaos block pays for it, a wizard may tire of it (WZ-7, CH-3, SP-7). */
export function castSpell(scene: Scene, cast: Cast): void {
  const { caster, spell, target } = cast
  const { level } = spellRow(spell)
  battleOf(scene).acted.push(caster.id)
  tell(scene, { type: 'spellCast', ...told(caster), spell, target: target?.kind ?? null })
  if (!isWizard(caster)) pay(scene, caster, level)
  const volley = work(scene, cast)
  if (isWizard(caster)) tire(scene, caster, level)
  // Allotted when all dice lie: the owner of the targets may be asked in between (SP-7).
  if (volley > 0) {
    const fits = fitting(seen(scene), battleOf(scene), blockNamed(seen(scene), caster.id), spellRow(spell))
    const side = caster.owner === 'north' ? 'south' : 'north'
    allot(scene, volley, { side, fits: fits.map(({ id }) => id), by: isWizard(caster) ? caster.id : null })
  }
}

function pay(scene: Scene, caster: Block, steps: number): void {
  written(scene, caster.id).strength = caster.strength - steps
  tell(scene, { type: 'paidSteps', ...told(caster), steps })
}

/** The roll for fatigue after a wizard has cast (WZ-7). */
export function tire(scene: Scene, wizard: Block, level: number): void {
  const roll = rollOne(scene.dice, { faces: 6, label: 'Fatigue' })
  const isFatigued = roll <= level
  if (isFatigued) mark(scene, wizard.id, 'fatigued')
  const { owner, at } = wizard
  tell(scene, { type: 'fatigueRolled', seat: owner, hex: at as never, roll, level, isFatigued })
}

/** What a spell does; the number of hits that are still to be allotted (SP-4.1 to SP-4.10). */
function work(scene: Scene, cast: Cast): number {
  const { effect } = spellRow(cast.spell)
  switch (effect.kind) {
    case 'blast':
      return roll(scene, cast, effect, null)
    case 'bolt':
      bolt(scene, cast, effect, present(cast.target, 'a target'))
      return 0
    case 'storm':
      for (const block of fitting(seen(scene), battleOf(scene), cast.caster, spellRow(cast.spell)))
        bolt(scene, cast, effect, block)
      return 0
    default:
      WORKS[effect.kind]?.(scene, cast, effect as never)
      return 0
  }
}

type Rolled = Extract<SpellEffect, { kind: 'bolt' | 'blast' | 'storm' }>

/** How many dice of a spell score; nothing adds to them (SP-5). */
function roll(scene: Scene, { caster, spell }: Cast, { dice, hitOn }: Rolled, at: Block | null): number {
  const rolls = scene.dice.roll({ count: dice, faces: 6, label: spellRow(spell).name })
  const hits = rolls.filter((die) => die <= hitOn).length
  const { hex } = battleOf(scene)
  const { owner } = caster
  tell(scene, { type: 'spellRolled', seat: owner, hex, spell, rolls, hitOn, hits, at: at?.kind ?? null })
  return hits
}

/** A spell against one block: surplus hits are lost (SP-4.1). */
function bolt(scene: Scene, cast: Cast, effect: Rolled, target: Block): void {
  const hits = roll(scene, cast, effect, target)
  const hasFallen = hits > 0 && takeHits(scene, target.id, hits)
  if (hasFallen && isWizard(cast.caster)) learn(scene, cast.caster.id)
}

type Work<Of extends SpellEffect['kind']> = (
  scene: Scene,
  cast: Cast,
  effect: Extract<SpellEffect, { readonly kind: Of }>,
) => void

/** What spells without hits do; those for the Move Phase are not cast here. */
const WORKS: { readonly [Of in SpellEffect['kind']]?: Work<Of> } = {
  empower: (scene, cast, { bonus }) => modify(scene, cast, bonus),
  weaken: (scene, cast, { penalty }) => modify(scene, cast, -penalty),
  ward(scene, { caster }, { absorb }) {
    battleOf(scene).ward[caster.owner] += absorb
  },
  heal(scene, { target }, { steps }) {
    const block = written(scene, present(target, 'a target').id)
    block.strength = Math.min(printed(block).steps, block.strength + steps)
    tell(scene, { type: 'healed', ...told(block), strength: block.strength })
  },
  bind(scene, { target }) {
    const block = present(target, 'a target')
    battleOf(scene).bound.push(block.id)
    tell(scene, { type: 'bound', ...told(block) })
  },
  summon(scene, { caster, kinds = [] }) {
    for (const kind of kinds) {
      const [block] = inPool(seen(scene), caster.owner, kind)
      join(scene, present(block, kind), 'summon')
    }
  },
  raise: (scene, { target }) => join(scene, present(target, 'a target'), 'raise'),
}

/** Adds to hit numbers for this round: the target’s, or those of all that fit (SP-4.4, SP-4.5). */
function modify(scene: Scene, { caster, spell, target }: Cast, by: number): void {
  const battle = battleOf(scene)
  const blocks = target ? [target] : fitting(seen(scene), battle, caster, spellRow(spell))
  for (const { id } of blocks) battle.mods[id] = (battle.mods[id] ?? 0) + by
}

/** A block comes out of the pool into the battle, at one step (SP-4.9, SP-4.10). */
function join(scene: Scene, { id }: Block, by: 'summon' | 'raise'): void {
  const battle = battleOf(scene)
  const block = written(scene, id)
  block.at = battle.hex
  block.strength = 1
  battle.active.push(id)
  battle.eliminated = battle.eliminated.filter((one) => one !== id)
  tell(scene, { type: 'joined', ...told(block), by })
}
