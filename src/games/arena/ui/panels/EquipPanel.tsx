import { listed } from '@/engine/phrases'
import writingStyles from '@/widgets/writing.module.css'
import { EQUIP_PANEL } from '../../content/table-text'
import { creatureOf } from '../../rules/creatures'
import { capacityOf, roomOn } from '../../queries/riding'
import type { Creature } from '../../rules/position'
import type { View } from '../../rules/view'
import { actorsIn, actorsOf, offersBy } from '../gestures/offers'
import type { PanelProps } from '../desk/desk'
import { creatureInWords } from '../words/hex-words'
import { itemName, nameOf } from '../../queries/names'
import { ChoiceButtons } from '@/table/panel/ChoiceButtons'
import { creatureChoice, inHand } from './creature-choice'
import { offerChoices } from './offer-choice'
import styles from './panels.module.css'

/** Who can take, put down, mount or dismount, and what the creature in hand can do (AA-6, AA-7). */
export function EquipPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  const id = inHand(desk)
  const creature = id === undefined ? undefined : creatureOf(view, id)
  const hex = gesture.name === 'HexPicked' ? gesture.hex : undefined
  const here = hex === undefined ? actorsOf(view) : actorsIn(view, hex)
  if (creature)
    return (
      <>
        <p>{creatureInWords(view, creature)}</p>
        <Holdings view={view} creature={creature} />
        <ChoiceButtons title={nameOf(creature)} choices={offerChoices(desk, offersBy(view, creature.id))} />
      </>
    )
  return (
    <ChoiceButtons
      title={hex === undefined ? EQUIP_PANEL.who : EQUIP_PANEL.title(hex)}
      choices={here.map((one) =>
        creatureChoice(desk, one, isLaden(view, one) ? carriedWords(view, one) : undefined),
      )}
    />
  )
}

interface HoldingsProps {
  readonly view: View
  readonly creature: Creature
}

/** What a creature carries, and how much it can still carry on its back (AA-7.2). */
function Holdings({ view, creature }: HoldingsProps) {
  return (
    <dl className={styles.facts}>
      <dt>{EQUIP_PANEL.carries}</dt>
      <dd>{carriedWords(view, creature)}</dd>
      {capacityOf(creature) > 0 ? (
        <>
          <dt>{EQUIP_PANEL.room0}</dt>
          <dd>
            {roomOn(view, creature)} <span className={writingStyles.soft}>{EQUIP_PANEL.roomNote}</span>
          </dd>
        </>
      ) : null}
    </dl>
  )
}

function isLaden({ items }: View, { id }: Creature): boolean {
  return items.some(({ place }) => 'by' in place && place.by === id)
}

function carriedWords({ items }: View, { id }: Creature): string {
  const carried = items.filter(({ place }) => 'by' in place && place.by === id)
  return carried.length > 0 ? listed(carried.map(itemName)) : EQUIP_PANEL.nothing
}
