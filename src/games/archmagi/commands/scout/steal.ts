import { disclose } from '../../effects/magic/procedures'
import { answer, happen } from '../../effects/flow/run'
import { doNext } from '../../effects/scene'
import { reach, takeArtifact } from '../../effects/theft'
import { show, written } from '../../effects/units'
import { askIn } from '../../queries/asked'
import { has, isA } from '../../queries/filters'
import { isInRange } from '../../queries/ground'
import { canWield, ownTraits } from '../../queries/traits'
import { helplessRefusal, isSameStack, stackIn, stackWith, unitById } from '../../queries/units'
import { refuse, type Refused } from '../../refuse'
import type { State, Unit } from '../../state/state'
import type { ArtifactId } from '../../state/terms'
import { ARTIFACT, HEX, OWNER, UNIT } from '../kit/args'
import { command } from '../kit/kit'
import { enemyRefusal, enemyStacksNear } from './enemy-stacks'
import { optional } from '@/engine/declare/arg'

function thiefRefusal(table: State, unit: Unit): Refused {
  const helpless = helplessRefusal(table, unit)
  if (helpless) return helpless
  if (!has(ownTraits(table, unit), 'steal')) return refuse('AM-8.4', 'Only units with Steal steal.')
  return unit.used.includes('steal') ? refuse('AM-8.4', 'A thief tries once in a turn.') : undefined
}

/** A thief names a stack, whose artifacts are disclosed (AM-8.4, AM-8.5). */
export const steal = command({
  clause: 'AM-8.4',
  stage: 'scout',
  args: { unit: UNIT, hex: HEX, owner: OWNER },
  subject: 'unit',
  target: 'hex',
  choices: ({ table }, unit) => (thiefRefusal(table, unit) ? [] : enemyStacksNear(table, unit)),
  refusalOf({ table, seat }, { unit, hex, owner }) {
    const early = thiefRefusal(table, unit) ?? enemyRefusal(table, seat, { hex, owner })
    if (early) return early
    if (!isInRange(table, unit.hex, hex)) return refuse('AM-8.4', 'That stack is out of range.')
    return unit.foundBare.some((stack) => isSameStack(stack, { hex, owner }))
      ? refuse('AM-8.5', 'That stack has nothing to take.')
      : undefined
  },
  perform: (doing, { unit: { id }, hex, owner }) =>
    happen(doing, (scene) => {
      const from = { hex, owner }
      show(scene, id, 'turn')
      if (disclose(scene, doing.seat, from)) {
        written(scene, id).used.push('steal')
        doNext(scene, { ask: 'take', seat: doing.seat, by: id, from, isSpell: false })
      } else written(scene, id).foundBare.push(from)
    }),
  say: ({ unit, hex }) => `Steal from ${hex} with ${unit}`,
})

function takeIn(table: State) {
  const ask = askIn(table)
  if (ask?.ask !== 'take') throw new Error('Nothing is to be taken.')
  return ask
}

/** Units of the caster's stack that may keep an artifact: heroes, and who can use it (AM-S.23). */
function keepersOf(table: State, artifact: ArtifactId): readonly Unit[] {
  const caster = unitById(table, takeIn(table).by)
  return (caster ? stackWith(table, caster) : []).filter(
    (unit) => isA(ownTraits(table, unit), 'Hero') || canWield(table, unit, artifact),
  )
}

/** One of the artifacts that were disclosed is taken, or reached for (AM-8.5, AM-S.23). */
export const take = command({
  clause: 'AM-8.5',
  stage: 'take',
  args: { artifact: ARTIFACT, unit: optional(UNIT) },
  listed({ table }) {
    const { from, isSpell } = takeIn(table)
    const artifacts = [...new Set(stackIn(table, from).flatMap((unit) => unit.artifacts))]
    return artifacts.flatMap((artifact) => {
      const keepers = isSpell ? keepersOf(table, artifact) : []
      return keepers.length > 0 ? keepers.map((unit) => ({ artifact, unit })) : [{ artifact }]
    })
  },
  refusalOf({ table }, { artifact, unit }) {
    const { from, isSpell } = takeIn(table)
    if (!stackIn(table, from).some((one) => one.artifacts.includes(artifact)))
      return refuse('AM-C.2', 'That stack has no such artifact.')
    const keepers = isSpell ? keepersOf(table, artifact) : []
    // Into the Reserve it goes only where nobody of the stack may have it.
    const isRight = unit === undefined ? keepers.length === 0 : keepers.some(({ id }) => id === unit.id)
    return isRight ? undefined : refuse('AM-S.23', 'It goes to a hero of the stack, or to who can use it.')
  },
  perform(doing, { artifact, unit }) {
    const { by, from, isSpell } = takeIn(doing.draft)
    return answer(doing, (scene) => {
      if (isSpell) takeArtifact(scene, artifact, { ...from }, { unit: unit?.id ?? null, seat: doing.seat })
      else reach(scene, by, artifact, { ...from })
    })
  },
  say: ({ artifact }) => `Take the ${artifact}`,
})

/** Nothing is taken; the attempt is used (AM-8.5). */
export const takeNothing = command({
  clause: 'AM-8.5',
  stage: 'take',
  args: {},
  refusalOf: ({ table }) =>
    takeIn(table).isSpell ? refuse('AM-S.23', 'The spell takes one of the artifacts.') : undefined,
  perform: (doing) => answer(doing, () => undefined),
  say: () => 'Take nothing',
})
