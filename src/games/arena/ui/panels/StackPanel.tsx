import type { HexId } from '@/engine/kernel/hex'
import { listed } from '@/engine/basics/phrases'
import { classNames } from '@/widgets/class-names'
import writingStyles from '@/widgets/writing.module.css'
import controlStyles from '@/widgets/control.module.css'
import { CREATURES } from '../../tables/creatures'
import { STACK_PANEL } from '../../tables/table-text'
import { SEAT_NAMES } from '../../tables/text'
import { sideOf } from '../../queries/combat/sides'
import { sideIn } from '../../queries/creatures'
import { type ArenaSeat, type Item, SEATS, type Space } from '../../state/position'
import { airOf, groundOf, isAir } from '../../queries/spaces'
import type { View } from '../../state/view'
import { holderPlaces } from '../../queries/magic/targets'
import { enchantmentName } from '../../queries/magic-names'
import { itemName, namesOf } from '../../queries/names'
import { PLACES } from '../board/looks'
import { ItemPicture } from '../items/ItemPicture'
import { StackList } from './StackList'
import styles from './panels.module.css'

interface StackPanelProps {
  readonly view: View
  /** The hex that is looked at or in hand, or none. */
  readonly hex: HexId | null
}

/** Everybody and everything in a hex, on its ground and in its air, with what both sides add up to. */
export function StackPanel({ view, hex }: StackPanelProps) {
  if (hex === null) return <p className={writingStyles.soft}>{STACK_PANEL.hint}</p>
  const spaces = [groundOf(hex), airOf(hex)].filter((space) => view.creatures.some(({ at }) => at === space))
  const lying = view.items.filter(({ place }) => 'at' in place && place.at === groundOf(hex))
  const dead = view.corpses.filter((corpse) => corpse.hex === hex)
  return (
    <section className={styles['stack-panel']} aria-label={STACK_PANEL.title(hex)}>
      <h2>{STACK_PANEL.heading(hex, view.hexes[hex]?.terrain ?? '')}</h2>
      {spaces.length === 0 ? <p className={writingStyles.soft}>{STACK_PANEL.empty}</p> : null}
      {spaces.map((space) => (
        <SpaceList key={space} view={view} space={space} />
      ))}
      <Lying items={lying} />
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
}

function SpaceList({ view, space }: SpaceListProps) {
  const sides = SEATS.filter((seat) => sideIn(view, space, seat).length > 0)
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
      <StackList view={view} space={space} />
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

/** Items on the ground, each with its picture. */
function Lying({ items }: { readonly items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <p>
      {STACK_PANEL.items}:{' '}
      {items.map((item, nth) => (
        <span key={item.id}>
          {nth > 0 ? ', ' : ''}
          <ItemPicture card={item.card} /> {itemName(item)}
        </span>
      ))}
      .
    </p>
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
