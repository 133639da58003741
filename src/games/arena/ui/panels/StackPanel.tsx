import { FigurePicture } from '@/board/field/FigurePicture'
import type { HexId } from '@/engine/kernel/hex'
import { listed } from '@/engine/basics/phrases'
import { type PanelPart, PanelParts, Soft } from '@/table/panel/PanelParts'
import { classNames } from '@/widgets/class-names'
import controlStyles from '@/widgets/control.module.css'
import { CREATURES } from '../../tables/creatures'
import { STACK_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { sideOf } from '../../queries/combat/sides'
import { cardOf, membersOf, sideIn } from '../../queries/creatures'
import { carriedBy } from '../../queries/equipment'
import { enchantmentsIn } from '../../queries/magic/targets'
import { enchantmentName } from '../../queries/magic-names'
import { itemName, nameOf, namesOf } from '../../queries/names'
import { airOf, groundOf, isAir } from '../../queries/spaces'
import { type ArenaSeat, type Creature, SEATS, type Space } from '../../state/position'
import type { View } from '../../state/view'
import { counterOf } from '../board/board-view'
import { PLACES } from '../board/looks'
import { ItemPicture } from '../items/ItemPicture'
import { figuresOf, signWords } from '../words/hex-words'
import styles from './panels.module.css'

interface StackPanelProps {
  readonly view: View
  /** The hex that is looked at or in hand, or none. */
  readonly hex: HexId | null
}

/** Everybody and everything in a hex, on its ground and in its air, with what both sides add up to. */
export function StackPanel({ view, hex }: StackPanelProps) {
  if (hex === null) return <PanelParts parts={[{ kind: 'text', text: <Soft>{STACK_PANEL.hint}</Soft> }]} />
  const spaces = [groundOf(hex), airOf(hex)].filter((space) => view.creatures.some(({ at }) => at === space))
  const dead = view.corpses.filter((corpse) => corpse.hex === hex)
  return (
    <section className={styles['stack-panel']} aria-label={STACK_PANEL.title(hex)}>
      <h2>{STACK_PANEL.heading(hex, view.hexes[hex]?.terrain ?? '')}</h2>
      <PanelParts
        parts={[
          spaces.length === 0 ? { kind: 'text', text: <Soft>{STACK_PANEL.empty}</Soft> } : null,
          ...spaces.map((space) => <SpaceList key={space} view={view} space={space} />),
          lyingPart(view, groundOf(hex)),
          listPart(
            STACK_PANEL.corpses,
            dead.map(({ card }) => CREATURES[card].name),
          ),
          listPart(
            STACK_PANEL.enchantments,
            enchantmentsIn(view, [groundOf(hex), airOf(hex)]).map((one) =>
              enchantmentName(one, namesOf(view)),
            ),
          ),
        ]}
      />
    </section>
  )
}

function listPart(title: string, lines: readonly string[]): PanelPart {
  return lines.length === 0 ? null : { kind: 'text', text: `${title}: ${listed(lines)}.` }
}

/** Items on the ground, each with its picture. */
function lyingPart(view: View, ground: Space): PanelPart {
  const lying = view.items.filter(({ place }) => 'at' in place && place.at === ground)
  if (lying.length === 0) return null
  const items = lying.map((item, nth) => (
    <span key={item.id}>
      {nth > 0 ? ', ' : ''}
      <ItemPicture card={item.card} /> {itemName(item)}
    </span>
  ))
  return { kind: 'text', text: <>{[`${STACK_PANEL.items}: `, ...items, '.']}</> }
}

interface SpaceListProps {
  readonly view: View
  readonly space: Space
}

/** Everybody in a space, each with the counter of the board; those who ride stand below who carries them. */
function SpaceList({ view, space }: SpaceListProps) {
  const sides = SEATS.filter((seat) => sideIn(view, space, seat).length > 0)
  const leaders = view.creatures.filter(({ at, on }) => at === space && on === null)
  return (
    <>
      <h3 className={styles['stack-panel__space']}>
        {isAir(space) ? STACK_PANEL.air : STACK_PANEL.ground}
        {sides.map((seat) => (
          <span
            key={seat}
            className={classNames(
              controlStyles.chip,
              controlStyles[`chip--${PLACES[seat]}`],
              styles['stack-panel__total'],
            )}
            title={STACK_PANEL.totalsHint}
          >
            {totalsOf(view, space, seat)}
          </span>
        ))}
      </h3>
      <ul>
        {leaders.map((leader) => (
          <li key={leader.id} className={styles['stack-list__entry']}>
            <FigurePicture counter={counterOf(view, leader)} isFlying={isAir(space)} />
            <div>
              {factsOf(view, leader)}
              {ridersOf(view, leader)}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What a side adds up to there; nothing is said of what it has none of. */
function totalsOf(view: View, space: Space, seat: ArenaSeat): string {
  const { total, targeted, blunt, poison } = sideOf(view, seat, sideIn(view, space, seat), [])
  return [
    `${SEAT_NAMES[seat]}: ${STACK_PANEL.power(total)}`,
    ...(targeted > 0 ? [STACK_PANEL.targeted(targeted)] : []),
    ...(blunt > 0 ? [STACK_PANEL.blunt(blunt)] : []),
    ...(poison > 0 ? [STACK_PANEL.poison(poison)] : []),
  ].join(', ')
}

function ridersOf(view: View, leader: Creature) {
  const [, ...riders] = membersOf(view, leader)
  if (riders.length === 0) return null
  return (
    <ul className={styles['stack-list__riders']} aria-label={STACK_PANEL.riders}>
      {riders.map((rider) => (
        <li key={rider.id}>{factsOf(view, rider)}</li>
      ))}
    </ul>
  )
}

/** Its name, whose it is where nobody has it, its figures and signs, and pictures of what it carries. */
function factsOf(view: View, creature: Creature) {
  const size = STACK_PANEL.size(cardOf(creature).size)
  return (
    <p>
      <b>{nameOf(creature)}</b>
      {creature.controller === null ? ` ${STACK_PANEL.ownerless}` : ''}{' '}
      {carriedBy(view, creature).map(({ id, card }) => (
        <ItemPicture key={id} card={card} />
      ))}{' '}
      <Soft>{[figuresOf(view, creature), size, ...signWords(view, creature)].join(', ')}</Soft>
    </p>
  )
}
