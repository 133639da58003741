import { listed } from '@/engine/basics/phrases'
import writingStyles from '@/widgets/writing.module.css'
import { EQUIP_PANEL } from '../../tables/table-text'
import { carriedBy } from '../../queries/equipment'
import { capacityOf, roomOn } from '../../queries/riding'
import type { Creature } from '../../state/position'
import type { View } from '../../state/view'
import { actorsIn, actorsOf, offersBy } from '../gestures/offers'
import type { PanelProps } from '../desk/desk'
import { creatureInWords } from '../words/hex-words'
import { itemName, nameOf } from '../../queries/names'
import { ChoiceButtons } from '@/table/panel/ChoiceButtons'
import { creatureChoices, creatureInHand, offerChoices } from './choices'
import styles from './panels.module.css'

/** Who can take, put down, mount or dismount, and what the creature in hand can do (AA-6, AA-7). */
export function EquipPanel({ desk }: PanelProps) {
  const { view, gesture } = desk
  const creature = creatureInHand(desk)
  if (creature)
    return (
      <>
        <p>{creatureInWords(view, creature)}</p>
        <Holdings view={view} creature={creature} />
        <ChoiceButtons title={nameOf(creature)} choices={offerChoices(desk, offersBy(view, creature.id))} />
      </>
    )
  const hex = gesture.name === 'HexPicked' ? gesture.hex : undefined
  return (
    <ChoiceButtons
      title={hex === undefined ? EQUIP_PANEL.who : EQUIP_PANEL.title(hex)}
      choices={creatureChoices(desk, hex === undefined ? actorsOf(view) : actorsIn(view, hex), (one) =>
        carriedBy(view, one).length > 0 ? carriedWords(view, one) : undefined,
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

function carriedWords(view: View, creature: Creature): string {
  return listed(carriedBy(view, creature).map(itemName)) || EQUIP_PANEL.nothing
}
