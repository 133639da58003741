import { optional } from '@/engine/declare/arg'
import { reading } from '@/engine/kernel/draft'
import { putOnTable } from '../../effects/battle/exchange'
import { nextResponder } from '../../effects/flow/rounds'
import { answer } from '../../effects/flow/run'
import { doNext, tell } from '../../effects/scene'
import { askIn } from '../../queries/asked'
import { legalResponses, responseRefusal } from '../../queries/magic/responses'
import { unitOf } from '../../queries/units'
import type { State } from '../../state/state'
import type { MageSeat } from '../../state/terms'
import { ARTIFACT, SPELL, TABLE_SPELL, TARGETS, UNIT } from '../kit/args'
import { command } from '../kit/kit'

/** A spell on the table is answered (AM-M.12). */
export const respond = command({
  clause: 'AM-M.12',
  stage: 'respond',
  args: {
    caster: UNIT,
    spell: SPELL,
    target: TABLE_SPELL,
    retarget: optional(TARGETS),
    farcast: optional(SPELL),
    from: optional(ARTIFACT),
  },
  listed: ({ table, seat }) =>
    legalResponses(table, seat).map(({ caster, spell, target, retarget, farcast, from }) => ({
      ...{ caster: unitOf(table, caster), spell, target },
      ...(retarget !== undefined && { retarget }),
      ...(farcast !== undefined && { farcast }),
      ...(from !== undefined && { from }),
    })),
  refusalOf: ({ table, seat }, found) => responseRefusal(table, seat, { ...found, caster: found.caster.id }),
  perform: (doing, { caster, spell, target, retarget, farcast, from }) =>
    answer(doing, (scene) => {
      const casting = {
        ...{ caster: caster.id, spell, targets: {} },
        ...(farcast !== undefined && { farcast }),
        ...(from !== undefined && { from }),
      }
      putOnTable(scene, doing.seat, casting, { to: target, retarget: retarget ?? null })
      // All are asked again, beginning with whoever comes after.
      doNext(scene, { do: 'responses', next: nextResponder(reading(scene.draft), doing.seat), passed: [] })
    }),
  say: ({ spell, target }) => `Answer ${target} with ${spell}`,
})

/** Nothing is answered (AM-M.12). */
export const passResponse = command({
  clause: 'AM-M.12',
  stage: 'respond',
  args: {},
  refusalOf: () => undefined,
  perform(doing) {
    const passed = [...passedIn(doing.draft), doing.seat]
    return answer(doing, (scene) => {
      tell(scene, { type: 'answerPassed', seat: doing.seat })
      doNext(scene, { do: 'responses', next: nextResponder(reading(scene.draft), doing.seat), passed })
    })
  },
  say: () => 'Do not answer',
})

/** Those who have passed in succession. */
function passedIn(table: State): readonly MageSeat[] {
  const ask = askIn(table)
  return ask?.ask === 'respond' || ask?.ask === 'reroll' ? ask.passed : []
}
