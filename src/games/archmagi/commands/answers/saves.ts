import { optional } from '@/engine/declare/arg'
import { takeFrom, loseArtifact } from '../../effects/bags'
import { destroy } from '../../effects/destruction'
import { answer } from '../../effects/flow/run'
import { type Scene, tell } from '../../effects/scene'
import { show, spendPower, told, written } from '../../effects/units'
import { askIn } from '../../queries/asked'
import { type Saver, saversOf } from '../../queries/battle/saves'
import { isInBattle, roleOf } from '../../queries/traits'
import { unitOf } from '../../queries/units'
import { refuse } from '../../refuse'
import type { State, Unit } from '../../state/state'
import { SAVE_KIND, UNIT } from '../kit/args'
import { command } from '../kit/kit'

/** The unit that may be saved, and from what. */
function saveIn(table: State) {
  const ask = askIn(table)
  if (ask?.ask !== 'save') throw new Error('Nobody is to be saved.')
  return { unit: unitOf(table, ask.unit), cause: ask.cause }
}

function saverFor(
  table: State,
  kind: Saver['kind'],
  helper: Pick<Unit, 'id'> | undefined,
): Saver | undefined {
  const { unit, cause } = saveIn(table)
  return saversOf(table, unit, cause).find(
    (saver) => saver.kind === kind && (saver.kind !== 'martyr' || saver.unit === helper?.id),
  )
}

/** A unit that is about to be destroyed is saved (AM-11.50). */
export const save = command({
  clause: 'AM-11.50',
  stage: 'save',
  args: { kind: SAVE_KIND, unit: optional(UNIT) },
  listed({ table }) {
    const { unit, cause } = saveIn(table)
    return saversOf(table, unit, cause).map((saver) =>
      saver.kind === 'martyr' ? { kind: saver.kind, unit: unitOf(table, saver.unit) } : { kind: saver.kind },
    )
  },
  refusalOf: ({ table }, { kind, unit }) =>
    saverFor(table, kind, unit) ? undefined : refuse('AM-11.50', 'That does not save this unit.'),
  perform(doing, { kind, unit }) {
    const saver = saverFor(doing.draft, kind, unit)
    const saved = saveIn(doing.draft).unit
    return answer(doing, (scene) => {
      if (saver) rescue(scene, saved, saver)
    })
  },
  say: ({ kind }) => `Save it by ${kind}`,
})

function rescue(scene: Scene, saved: Unit, saver: Saver): void {
  tell(scene, { type: 'survived', ...told(saved), by: saver.kind })
  switch (saver.kind) {
    case 'martyr':
      show(scene, saver.unit, scene.draft.battle ? 'battle' : 'turn')
      destroy(scene, saver.unit, 'lost')
      return
    case 'priestess':
      spendPower(scene, saved.seat, saver.power)
      show(scene, saver.unit, scene.draft.battle ? 'battle' : 'turn')
      return
    case 'potion': {
      const { battle } = scene.draft
      if (battle && isInBattle(scene.draft, saved))
        battle.sides[roleOf(battle, saved.seat)].inUse[saved.id] = {
          artifact: saver.artifact,
          choose: null,
          spent: true,
        }
      takeFrom(written(scene, saved.id).artifacts, saver.artifact)
      loseArtifact(scene, saver.artifact)
    }
  }
}

/** It is not saved (AM-11.55). */
export const passSave = command({
  clause: 'AM-11.55',
  stage: 'save',
  args: {},
  refusalOf: () => undefined,
  perform(doing) {
    const { unit, cause } = saveIn(doing.draft)
    const { id } = unit
    return answer(doing, (scene) => destroy(scene, id, cause))
  },
  say: () => 'Let it fall',
})
