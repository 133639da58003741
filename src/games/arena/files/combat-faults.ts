import type { Problem } from '@/engine/kernel/refusal'
import { creatureOf, otherSeat } from '../queries/creatures'
import type { CreatureId, OpenFight, PendingChoice, Position, ProgressOf, Space } from '../state/position'
import { boardOf, spacesApart } from '../queries/spaces'
import { holdsEnemy } from '../queries/entry'
import { rangedOf } from '../queries/values'
import { type Checks, fault, faultsAt, type Whole } from './fault'
import { seatNumber } from '../state/vocabulary'

type Combat = ProgressOf<'combat'>

/** A Combat phase that does not come about: shots that nobody fires, a fight that waits for nothing. */
export function combatReachFaults(_: Whole, position: Position): readonly Problem[] {
  const { now } = position
  if (now.phase !== 'combat') return []
  return [...shotFaults(position, now), ...markFaults(position, now), ...fightFaults(now)]
}

/** Whoever has fired could, as far as he stands (AA-14.2). */
function shotFaults(position: Position, { shots, settled }: Combat): readonly Problem[] {
  return (Object.entries(shots) as [CreatureId, Space][]).flatMap(([id, space]) => {
    const shooter = creatureOf(position, id)
    const ranged = shooter && rangedOf(position, shooter)
    const path = `combat.shots.${id}`
    if (!shooter?.at || !ranged) return [fault(path, 'must be left out: it has no ranged attack', 'AA-14.2')]
    const apart = spacesApart(boardOf(position), shooter.at, space)
    const isDefender = shooter.controller === otherSeat(position.active)
    // Nobody comes to a space in Combat: as long as no fight there is settled, it is as it was when they fired.
    const isInFight = !settled.includes(shooter.at) && holdsEnemy(position, shooter.at, position.active)
    const isAimless = !settled.includes(space) && !isTarget(position, space)
    return faultsAt(path, [
      [apart < ranged.min || apart > ranged.max, '', 'must be within its range', 'AA-14.2'],
      [!shooter.fired, '', 'must be marked as having fired', 'AA-14.2'],
      [isDefender, '', 'must be left out: defenders never fire', 'AA-14.8'],
      [isInFight, '', 'must be left out: it stands with an enemy and fights there', 'AA-14.5'],
      [isAimless, '', 'must be a space with an enemy creature, or a vehicle without a pilot', 'AA-14.4'],
    ])
  })
}

/** Whether somebody is there to be fired at, as long as the fight there is not settled (AA-14.4). */
function isTarget({ creatures, active }: Position, space: Space): boolean {
  return creatures.some(({ at, controller }) => at === space && controller !== active)
}

/** Who retreats has fought where it still stands (AA-11.6, AA-11.7). */
function markFaults({ creatures }: Position, { marks, settled }: Combat): readonly Problem[] {
  const remedy = 'must be left out: no fight where it stands is settled'
  const marked = creatures.filter(({ id }) => Object.hasOwn(marks, id))
  return faultsAt(
    'combat.marks',
    marked.map(({ id, at, fought }) => [
      !fought || at === null || !settled.includes(at),
      id,
      remedy,
      'AA-11.6',
    ]),
  )
}

/** A fight stays open only while a seat chooses a casualty (AA-11.8); a choice without one is told before. */
function fightFaults({ fight, choice, settled }: Combat): readonly Problem[] {
  if (!fight) return []
  return faultsAt('combat', [
    [!choice, 'choice', 'is missing; say who chooses', 'AA-12.2'],
    [!settled.includes(fight.space), 'settled', `must hold ${fight.space}, the open fight`, 'AA-11.4'],
    ...(choice ? choiceChecks(fight, choice) : []),
  ])
}

function choiceChecks({ losses: [loss], space, fighters }: OpenFight, choice: PendingChoice): Checks {
  if (!loss) return [[true, 'fight.losses', 'must hold the loss that is to be chosen', 'AA-12.2']]
  const chooser = otherSeat(loss.whose)
  const isOther = choice.eligible.some((id) => !fighters[loss.whose].includes(id))
  const isOtherReason = (choice.reason === 'poison') !== (loss.reason === 'poison')
  return [
    [choice.seat !== chooser, 'choice.seat', `must be ${seatNumber(chooser)}`, 'AA-12.2'],
    [choice.space !== space, 'choice.space', `must be ${space}`, 'AA-12.2'],
    [isOther, 'choice.eligible', 'must be creatures of the side that loses one', 'AA-12.3'],
    [isOtherReason, 'choice.reason', 'must be that of the first of the losses', 'AA-12.2'],
  ]
}
