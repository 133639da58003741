import { once } from '@/table/desk/once'
import { UnitChips } from '@/table/panel/UnitChips'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { COMBAT_PANEL } from '../../tables/table-text'
import { strengthOf } from '../../queries/combat/vehicle-attack'
import type { CommandOf } from '../../commands'
import { creatureOf } from '../../queries/creatures'
import type { CreatureId } from '../../state/position'
import { powerOf, rangedOf } from '../../queries/values'
import { artOf } from '../board/art'
import { PLACES } from '../board/looks'
import { attackersOf } from '../gestures/combat-hand'
import type { VehiclePicked } from '../desk/gesture'
import type { PanelProps } from '../desk/desk'
import { creatureInWords } from '../words/hex-words'
import { nameOf } from '../../queries/names'

interface VehicleCardProps extends PanelProps {
  readonly picked: VehiclePicked
}

/** The attack on a vehicle without a pilot: who takes part, and what comes of it (AA-8.7). */
export function VehicleCard({ desk, picked }: VehicleCardProps) {
  const { view, adjust, send } = desk
  const { vehicle: id, attackers } = picked
  const vehicle = creatureOf(view, id)
  if (!vehicle) return null
  const defense = powerOf(view, vehicle)
  const { total, blunt } = strengthOf(view, vehicle, attackers)
  const isDestroyed = total > defense && blunt < total - defense
  const command: CommandOf<'attackVehicle'> = {
    type: 'attackVehicle',
    seat: view.active,
    vehicle: id,
    attackers,
  }
  const toggle = (one: CreatureId) => {
    const others = attackers.filter((attacker) => attacker !== one)
    const next = others.length < attackers.length ? others : [...attackers, one]
    adjust({ type: 'pick', gesture: { ...picked, attackers: next } })
  }
  const chips = attackersOf(view, id).flatMap((attacker) => {
    const creature = creatureOf(view, attacker)
    if (!creature) return []
    const isBeside = creature.at === vehicle.at
    return [
      {
        id: attacker,
        side: PLACES[view.active],
        icon: artOf(creature.card).path,
        label: creatureInWords(view, creature),
        foot: String(isBeside ? powerOf(view, creature) : (rangedOf(view, creature)?.power ?? 0)),
      },
    ]
  })
  return (
    <section aria-label={nameOf(vehicle)}>
      <h3>{nameOf(vehicle)}</h3>
      <p>
        {COMBAT_PANEL.against(total, defense)}: {isDestroyed ? COMBAT_PANEL.destroyed : COMBAT_PANEL.holds}.
      </p>
      <h4>{COMBAT_PANEL.attackers}</h4>
      <UnitChips chips={chips} picked={attackers} onToggle={toggle} />
      <PrimaryButton disabled={attackers.length === 0} onClick={once(() => send(command))}>
        {COMBAT_PANEL.attack}
      </PrimaryButton>
    </section>
  )
}
