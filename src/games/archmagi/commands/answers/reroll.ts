import { reading } from '@/engine/kernel/draft'
import { takeFrom, loseArtifact } from '../../effects/bags'
import { putOnTable } from '../../effects/battle/exchange'
import { firstResponder } from '../../effects/flow/rounds'
import { answer } from '../../effects/flow/run'
import { doNext, type Scene, tell } from '../../effects/scene'
import { show, written } from '../../effects/units'
import { askIn } from '../../queries/asked'
import { isInBattle, roleOf } from '../../queries/traits'
import { legalRerolls, type RerollBy, rerollRefusal } from '../../queries/battle/rerolls'
import type { MageSeat } from '../../state/terms'
import { DIE, REROLL_BY } from '../kit/args'
import { command } from '../kit/kit'

/** One die on the table is rolled again (AM-M.19). */
export const reroll = command({
  clause: 'AM-M.19',
  stage: 'reroll',
  args: { by: REROLL_BY, die: DIE },
  listed: ({ table, seat }) => legalRerolls(table, seat),
  refusalOf: ({ table, seat }, { by, die }) => rerollRefusal(table, seat, by, die),
  perform: (doing, { by, die }) =>
    answer(doing, (scene) => {
      if ('bearer' in by) breakTalisman(scene, by)
      const id = 'spell' in by ? putOnTable(scene, doing.seat, { ...by, targets: {} }) : null
      const next = firstResponder(reading(scene.draft), doing.seat)
      doNext(
        scene,
        ...(id === null ? [] : [{ do: 'responses', next, passed: [] } as const]),
        { do: 'reroll', die, by: id },
        { do: 'clearTable' },
        // The question is put afresh.
        { do: 'rerolls', passed: [] },
      )
    }),
  say: ({ by, die }) => `Roll ${die} again by ${by}`,
})

/** The talisman is the one artifact of its bearer in this battle, and is gone (AM-A.52, AM-A.0.4). */
function breakTalisman(scene: Scene, { bearer, artifact }: Extract<RerollBy, { bearer: unknown }>): void {
  const { battle } = scene.draft
  const unit = written(scene, bearer)
  show(scene, bearer, battle ? 'battle' : 'turn')
  if (battle && isInBattle(reading(scene.draft), unit))
    battle.sides[roleOf(battle, unit.seat)].inUse[bearer] = { artifact, choose: null, spent: true }
  takeFrom(unit.artifacts, artifact)
  loseArtifact(scene, artifact)
  tell(scene, { type: 'artifactSpent', seat: unit.seat, artifact })
}

/** The dice are left as they lie (AM-M.19). */
export const passReroll = command({
  clause: 'AM-M.19',
  stage: 'reroll',
  args: {},
  refusalOf: () => undefined,
  perform(doing) {
    const ask = askIn(doing.draft)
    const passed: readonly MageSeat[] = [...(ask?.ask === 'reroll' ? ask.passed : []), doing.seat]
    return answer(doing, (scene) => {
      tell(scene, { type: 'answerPassed', seat: doing.seat })
      doNext(scene, { do: 'rerolls', passed })
    })
  },
  say: () => 'Leave the dice',
})
