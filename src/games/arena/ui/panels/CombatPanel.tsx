import { once } from '@/table/desk/once'
import { PrimaryButton } from '@/widgets/PrimaryButton'
import { COMBAT_PANEL } from '../../tables/table-text'
import { strengthOf } from '../../queries/combat/vehicle-attack'
import { creatureOf } from '../../queries/creatures'
import { nowIn } from '../../queries/guards'
import type { Creature, PendingChoice } from '../../state/position'
import { hexOf } from '../../queries/spaces'
import { powerOf, rangedOf } from '../../queries/values'
import { counterOf } from '../board/board-view'
import { fightsIn, shootersOf, shotsOf, vehiclesOpen } from '../gestures/combat-hand'
import { mayDecide } from '../gestures/may-decide'
import { offersOf } from '../gestures/offers'
import type { PanelProps } from '../desk/desk'
import { nameOf, spaceName } from '../../queries/names'
import { type Choice, ChoiceButtons } from '@/table/panel/ChoiceButtons'
import { creatureInWords } from '../words/hex-words'
import { creatureChoices, creatureInHand, offerChoices } from './choices'
import { FightCard, totalsText } from './FightCard'
import { forecastOf } from './forecast'
import { VehicleCard } from './VehicleCard'

/** Shots, fights and attacks on vehicles, or the choice of a casualty (AA-11 to AA-14). */
export function CombatPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  const choice = nowIn(view, 'combat')?.choice
  if (choice) return mayDecide(view) ? <Casualty desk={desk} reason={choice.reason} /> : null
  const shooter = creatureInHand(desk)
  if (shooter) return <Shots desk={desk} shooter={shooter} />
  if (gesture.name === 'VehiclePicked') return <VehicleCard desk={desk} picked={gesture} />
  return (
    <>
      <ChoiceButtons title={COMBAT_PANEL.shooters} choices={creatureChoices(desk, shootersOf(view))} />
      <Fights desk={desk} />
      <Vehicles desk={desk} />
    </>
  )
}

interface CasualtyProps extends PanelProps {
  readonly reason: PendingChoice['reason']
}

/** Whom Targeted attacks or their poison may pick, or nobody in particular (AA-12.2, AA-12.5, AA-13.6). */
function Casualty({ desk, reason }: CasualtyProps) {
  const { view } = desk
  return (
    <>
      <p>{reason === 'poison' ? COMBAT_PANEL.poisoned : COMBAT_PANEL.targeted}</p>
      <ChoiceButtons
        title={COMBAT_PANEL.choose}
        choices={offerChoices(desk, offersOf(view), (creature) => creatureInWords(view, creature))}
      />
    </>
  )
}

interface ShotsProps extends PanelProps {
  readonly shooter: Creature
}

/** Where the creature in hand can fire, with the totals as they are and as they would be. */
function Shots({ desk, shooter }: ShotsProps) {
  const { view, gesture, send } = desk
  const power = rangedOf(view, shooter)?.power ?? 0
  const shots = shotsOf(view, shooter.id).filter(
    ({ target }) => gesture.name !== 'WayAsked' || hexOf(target) === gesture.hex,
  )
  return (
    <ChoiceButtons
      title={`${COMBAT_PANEL.targets(nameOf(shooter))} (${power})`}
      choices={shots.map((command): Choice => {
        const now = forecastOf(view, command.target)
        const then = forecastOf(view, command.target, [shooter])
        return {
          key: command.target,
          name: spaceName(command.target),
          more: `${totalsText(now)}, ${COMBAT_PANEL.wouldBe(then.attack, then.defense)}`,
          onChoose: () => send(command),
        }
      })}
    />
  )
}

/** Every fight with what would come of it; those of the hex in hand alone where one is. */
function Fights({ desk }: PanelProps) {
  const { view, gesture, send } = desk
  const fights = fightsIn(view, gesture.name === 'HexPicked' ? gesture.hex : undefined)
  if (fights.length === 0) return null
  return (
    <section aria-label={COMBAT_PANEL.fights}>
      {fights.map((space) => (
        <div key={space}>
          <FightCard view={view} space={space} />
          {mayDecide(view) ? (
            <PrimaryButton
              aria-label={`${COMBAT_PANEL.resolve}: ${spaceName(space)}`}
              onClick={once(() => send({ type: 'resolve', seat: view.active, space }))}
            >
              {COMBAT_PANEL.resolve}
            </PrimaryButton>
          ) : null}
        </div>
      ))}
    </section>
  )
}

/** Vehicles without a pilot that can be attacked, with what all attackers add up to (AA-8.7). */
function Vehicles({ desk }: PanelProps) {
  const { view, adjust } = desk
  return (
    <ChoiceButtons
      title={COMBAT_PANEL.vehicles}
      choices={vehiclesOpen(view).flatMap((gesture): Choice[] => {
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
      })}
    />
  )
}
