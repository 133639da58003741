import { ARCHMAGI } from './archmagi'
import { ARTIFACTS } from './artifacts'
import type { EffectSpec, Lasting, LastingMagic } from './effects'
import { SPELLS } from './spells'

const LASTING: readonly Lasting['op'][] = [
  'mod',
  'negate',
  'zeroBrm',
  'grant',
  'immune',
  'paralyze',
  'block',
  'noBattle',
  'noSpells',
  'randomCombatant',
]

/** Whether an effect is one that lasts. */
export function isLastingMagic(effect: { readonly op: string }): effect is LastingMagic {
  return LASTING.includes(effect.op as Lasting['op'])
}

/** What is in force of magic that lasts: on whom it lies and how long is told beside it. */
export function inForce({ on: _on, until: _until, ...does }: LastingMagic): Lasting {
  return does
}

/** What some effects let be in force. */
export function lastingIn(effects: readonly EffectSpec[]): readonly Lasting[] {
  return effects.flatMap((effect) => (isLastingMagic(effect) ? [inForce(effect)] : []))
}

/** All that spells, powers and artifacts let be in force; keywords only paralyze. */
export const ALL_LASTING: readonly Lasting[] = [
  { op: 'paralyze' },
  ...[...SPELLS, ...ARCHMAGI.flatMap(({ powers }) => powers)].flatMap(({ effects }) => lastingIn(effects)),
  ...ARTIFACTS.flatMap(({ action }) => lastingIn(action?.effects ?? [])),
]
