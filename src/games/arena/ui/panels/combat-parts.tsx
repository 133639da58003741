import type { HexId } from '@/engine/kernel/hex'
import { askIfLost } from '@/table/desk/question'
import type { PanelPart } from '@/table/panel/PanelParts'
import { UnitChips } from '@/table/panel/UnitChips'
import { COMBAT_PANEL } from '../../tables/table-text'
import { forecastOf } from '../../queries/forecast/fight'
import { strengthOf } from '../../queries/combat/vehicle-attack'
import { creatureOf } from '../../queries/creatures'
import { nowIn } from '../../queries/guards'
import { nameOf, spaceName } from '../../queries/names'
import { hexOf } from '../../queries/spaces'
import { powerOf, rangedOf } from '../../queries/values'
import type { Creature, CreatureId, PendingChoice } from '../../state/position'
import { counterOf } from '../board/board-view'
import { chipOf } from './unit-chip'
import type { Desk } from '../desk/desk'
import type { VehiclePicked } from '../desk/gesture'
import { attackersOf, fightsIn, shootersOf, shotsOf, vehiclesOpen } from '../gestures/combat-hand'
import { mayDecide, offersOf } from '../gestures/offers'
import { lostBySettling } from '../play/still-to-do'
import { creatureInWords } from '../words/hex-words'
import { creatureChoices, creatureInHand, offerChoices } from './choices'
import { fightCard, totalsText } from './fight-card'

/** Shots, fights and attacks on vehicles, or the choice of a casualty (AA-11 to AA-14). */
export function combatParts(desk: Desk): readonly PanelPart[] {
  const { view, gesture } = desk
  const choice = nowIn(view, 'combat')?.choice
  if (choice) return mayDecide(view) ? casualtyParts(desk, choice) : []
  const shooter = creatureInHand(desk)
  if (shooter) return [shotsPart(desk, shooter)]
  if (gesture.name === 'VehiclePicked') return [vehicleCard(desk, gesture)]
  return [
    {
      kind: 'choices',
      title: COMBAT_PANEL.shooters,
      choices: creatureChoices(desk, shootersOf(view)),
    },
    fightsPart(desk, gesture.name === 'HexPicked' ? gesture.hex : undefined),
    vehiclesPart(desk),
  ]
}

/** Whom Targeted attacks or their poison may pick, or nobody in particular (AA-12.2, AA-12.5, AA-13.6). */
function casualtyParts(desk: Desk, { reason }: PendingChoice): readonly PanelPart[] {
  const { view } = desk
  const choices = offerChoices(desk, offersOf(view), (creature) => creatureInWords(view, creature))
  return [
    { kind: 'text', text: reason === 'poison' ? COMBAT_PANEL.poisoned : COMBAT_PANEL.targeted },
    { kind: 'choices', title: COMBAT_PANEL.choose, choices },
  ]
}

/** Where the creature in hand can fire, with the totals as they are and as they would be. */
function shotsPart({ view, gesture, send }: Desk, shooter: Creature): PanelPart {
  const power = rangedOf(view, shooter)?.power ?? 0
  const shots = shotsOf(view, shooter.id).filter(
    ({ target }) => gesture.name !== 'WayAsked' || hexOf(target) === gesture.hex,
  )
  const choices = shots.map((command) => {
    const now = forecastOf(view, command.target)
    const then = forecastOf(view, command.target, [shooter])
    return {
      key: command.target,
      name: spaceName(command.target),
      more: `${totalsText(now)}, ${COMBAT_PANEL.wouldBe(then.attack, then.defense)}`,
      onChoose: () => send(command),
    }
  })
  return { kind: 'choices', title: `${COMBAT_PANEL.targets(nameOf(shooter))} (${power})`, choices }
}

/** Every fight with what would come of it; those of the hex in hand alone where one is. */
function fightsPart(desk: Desk, hex: HexId | undefined): PanelPart {
  const { view, send } = desk
  const lost = lostBySettling(view)
  const fights = fightsIn(view, hex)
  if (fights.length === 0) return null
  const parts = fights.flatMap((space): readonly PanelPart[] => [
    fightCard(view, space),
    mayDecide(view)
      ? {
          kind: 'button',
          name: COMBAT_PANEL.resolve,
          label: `${COMBAT_PANEL.resolve}: ${spaceName(space)}`,
          onPress: () =>
            askIfLost(desk, { lost, verb: COMBAT_PANEL.settle }, () =>
              send({ type: 'resolve', seat: view.active, space }),
            ),
        }
      : null,
  ])
  return { kind: 'card', name: COMBAT_PANEL.fights, parts }
}

/** Vehicles without a pilot that can be attacked, with what all attackers add up to (AA-8.7). */
function vehiclesPart({ view, adjust }: Desk): PanelPart {
  const choices = vehiclesOpen(view).flatMap((gesture) => {
    const vehicle = creatureOf(view, gesture.vehicle)
    if (!vehicle) return []
    const { total } = strengthOf(view, vehicle, gesture.attackers)
    const more = COMBAT_PANEL.against(total, powerOf(view, vehicle))
    return [
      {
        key: vehicle.id,
        name: nameOf(vehicle),
        more: vehicle.owner === view.active ? `${more}, ${COMBAT_PANEL.own}` : more,
        counter: counterOf(view, vehicle),
        onChoose: () => adjust({ type: 'pick', gesture }),
      },
    ]
  })
  return { kind: 'choices', title: COMBAT_PANEL.vehicles, choices }
}

/** The attack on a vehicle without a pilot: who takes part, and what comes of it (AA-8.7). */
function vehicleCard({ view, adjust, send }: Desk, picked: VehiclePicked): PanelPart {
  const { attackers } = picked
  const vehicle = creatureOf(view, picked.vehicle)
  if (!vehicle) return null
  const defense = powerOf(view, vehicle)
  const { total, blunt } = strengthOf(view, vehicle, attackers)
  const isDestroyed = total > defense && blunt < total - defense
  const outcome = isDestroyed ? COMBAT_PANEL.destroyed : COMBAT_PANEL.holds
  const toggle = (one: CreatureId) => {
    const others = attackers.filter((attacker) => attacker !== one)
    const next = others.length < attackers.length ? others : [...attackers, one]
    adjust({ type: 'pick', gesture: { ...picked, attackers: next } })
  }
  const chips = attackersOf(view, vehicle.id)
    .flatMap((attacker) => creatureOf(view, attacker) ?? [])
    .map((creature) => chipOf(view, creature, creature.at === vehicle.at ? 'fight' : 'shot'))
  return {
    kind: 'card',
    name: nameOf(vehicle),
    heading: nameOf(vehicle),
    parts: [
      { kind: 'text', text: `${COMBAT_PANEL.against(total, defense)}: ${outcome}.` },
      <h4>{COMBAT_PANEL.attackers}</h4>,
      <UnitChips chips={chips} picked={attackers} onToggle={toggle} />,
      {
        kind: 'button',
        name: COMBAT_PANEL.attack,
        isClosed: attackers.length === 0,
        onPress: () => send({ type: 'attackVehicle', seat: view.active, vehicle: vehicle.id, attackers }),
      },
    ],
  }
}
