import { optional } from '@/engine/declare/arg'
import { reading } from '@/engine/kernel/draft'
import { castOutside } from '../../effects/battle/exchange'
import { firstResponder } from '../../effects/flow/rounds'
import { happen } from '../../effects/flow/run'
import { castRefusal } from '../../queries/magic/casting'
import { castingsOf } from '../../queries/magic/choices'
import type { Casting } from '../../state/terms'
import type { Unit } from '../../state/state'
import { ARTIFACT, SPELL, TARGETS, UNIT } from '../kit/args'
import { command } from '../kit/kit'
import { drawFirst } from '../recruit/drawn-first'

interface Found extends Omit<Casting, 'caster' | 'enter'> {
  readonly caster: Unit
}

function castingOf({ caster, spell, targets, farcast, from }: Found): Casting {
  return {
    ...{ caster: caster.id, spell, targets },
    ...(farcast !== undefined && { farcast }),
    ...(from !== undefined && { from }),
  }
}

/** A spell is cast in one's own turn, out of a battle (AM-M.1 to AM-M.6). */
export const cast = command({
  clause: 'AM-M.3',
  stage: ['recruitUnits', 'recruitSpells', 'scout', 'movement'],
  args: { caster: UNIT, spell: SPELL, targets: TARGETS, farcast: optional(SPELL), from: optional(ARTIFACT) },
  subject: 'caster',
  moment: ({ table }) => drawFirst(table),
  choices: ({ table }, caster) => castingsOf(table, caster, castRefusal),
  choicesAreLegal: true,
  refusalOf: ({ table, seat }, found) => castRefusal(table, seat, castingOf(found)),
  perform: (doing, found) =>
    happen(doing, (scene) => {
      const first = firstResponder(reading(doing.draft), doing.seat)
      castOutside(scene, doing.seat, castingOf(found), first)
    }),
  say: ({ caster, spell }) => `Cast ${spell} with ${caster}`,
})
