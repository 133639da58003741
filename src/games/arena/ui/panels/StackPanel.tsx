import type { HexId } from '@/engine/hex'
import { listed } from '@/engine/phrases'
import { CREATURES } from '../../content/creatures'
import { STACK_PANEL } from '../../content/table-text'
import { SEAT_NAMES } from '../../content/text'
import { sideOf } from '../../rules/combat/sides'
import { mountOf, sideIn } from '../../rules/creatures'
import { SEATS, type Creature, type Space } from '../../rules/position'
import { airOf, groundOf, isAir } from '../../rules/spaces'
import type { View } from '../../rules/view'
import { holderPlaces } from '../../rules/magic/targets'
import { creatureInWords } from '../words/hex-words'
import { enchantmentName, namesOf } from '../words/magic-words'
import { itemName, nameOf } from '../words/names'

interface StackPanelProps {
  readonly view: View
  /** The hex that is looked at or in hand, or none. */
  readonly hex: HexId | null
}

/** Everybody and everything in a hex, on its ground and in its air, with what both sides add up to. */
export function StackPanel({ view, hex }: StackPanelProps) {
  if (hex === null) return <p className="soft">{STACK_PANEL.hint}</p>
  const spaces = [groundOf(hex), airOf(hex)].filter((space) => view.creatures.some(({ at }) => at === space))
  const lying = view.items.filter(({ place }) => 'at' in place && place.at === groundOf(hex))
  const dead = view.corpses.filter((corpse) => corpse.hex === hex)
  return (
    <section className="stack-panel" aria-label={STACK_PANEL.title(hex)}>
      <h2>{STACK_PANEL.title(hex)}</h2>
      {spaces.length === 0 ? <p className="soft">{STACK_PANEL.empty}</p> : null}
      {spaces.map((space) => (
        <SpaceList key={space} view={view} space={space} hex={hex} />
      ))}
      <Lines title={STACK_PANEL.items} lines={lying.map(itemName)} />
      <Lines title={STACK_PANEL.corpses} lines={dead.map(({ card }) => CREATURES[card].name)} />
      <Lines title={STACK_PANEL.enchantments} lines={enchantmentsIn(view, hex)} />
    </section>
  )
}

/** Enchantments on the hex, on who and what is there, and on its sides. */
function enchantmentsIn(view: View, hex: HexId): readonly string[] {
  const here: readonly Space[] = [groundOf(hex), airOf(hex)]
  return view.enchantments
    .filter(({ on }) => holderPlaces(view, on).some((space) => here.includes(space)))
    .map((enchantment) => enchantmentName(enchantment, namesOf(view)))
}

interface SpaceListProps {
  readonly view: View
  readonly space: Space
  readonly hex: HexId
}

function SpaceList({ view, space, hex }: SpaceListProps) {
  const here = view.creatures.filter(({ at }) => at === space)
  const sides = SEATS.filter((seat) => sideIn(view, space, seat).length > 0)
  return (
    <>
      <h3>{isAir(space) ? STACK_PANEL.air(hex) : STACK_PANEL.ground(hex)}</h3>
      <table className="stack-totals">
        <thead>
          <tr>
            <th scope="col">{STACK_PANEL.side}</th>
            <th scope="col">{STACK_PANEL.power}</th>
            <th scope="col">{STACK_PANEL.targeted}</th>
            <th scope="col">{STACK_PANEL.blunt}</th>
            <th scope="col">{STACK_PANEL.poison}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map((seat) => {
            const { total, targeted, blunt, poison } = sideOf(view, seat, sideIn(view, space, seat), [])
            return (
              <tr key={seat}>
                <th scope="row">{SEAT_NAMES[seat]}</th>
                <td>{total}</td>
                <td>{targeted}</td>
                <td>{blunt}</td>
                <td>{poison}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <ul>
        {here.map((creature) => (
          <li key={creature.id}>{lineOf(view, creature)}</li>
        ))}
      </ul>
    </>
  )
}

function lineOf(view: View, creature: Creature): string {
  const { controller } = creature
  const mount = mountOf(view, creature)
  const whose = controller === null ? STACK_PANEL.nobody : SEAT_NAMES[controller]
  return [whose, creatureInWords(view, creature), ...(mount ? [STACK_PANEL.on(nameOf(mount))] : [])].join(
    ', ',
  )
}

interface LinesProps {
  readonly title: string
  readonly lines: readonly string[]
}

function Lines({ title, lines }: LinesProps) {
  if (lines.length === 0) return null
  return (
    <p>
      {title}: {listed(lines)}.
    </p>
  )
}
