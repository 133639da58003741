import { listed } from '@/engine/phrases'
import writingStyles from '@/widgets/writing.module.css'
import { EQUIP_PANEL } from '../../content/table-text'
import { itemText } from '../../content/magic-text'
import type { Command } from '../../rules/commands'
import { canPilot, cardOf, creatureOf, mountOf } from '../../rules/creatures'
import { itemOf } from '../../rules/guards'
import { capacityOf, roomOn } from '../../rules/phases/mount'
import type { Creature } from '../../rules/position'
import type { View } from '../../rules/view'
import { actorsIn, actorsOf, offersBy } from '../gestures/offers'
import { counterOf } from '../board/board-view'
import type { PanelProps } from '../play/desk'
import { creatureInWords } from '../words/hex-words'
import { namesOf } from '../words/magic-words'
import { itemName, nameOf } from '../words/names'
import { type Choice, Choices } from './Choices'
import { creatureChoice, inHand } from './creature-choice'
import styles from './panels.module.css'

/** Who can take, put down, mount or dismount, and what the creature in hand can do (AA-6, AA-7). */
export function EquipPanel({ desk }: PanelProps) {
  const { view, gesture, send } = desk
  const id = inHand(desk)
  const creature = id === undefined ? undefined : creatureOf(view, id)
  const hex = gesture.name === 'HexPicked' ? gesture.hex : undefined
  const here = hex === undefined ? actorsOf(view) : actorsIn(view, hex)
  if (creature)
    return (
      <>
        <p>{creatureInWords(view, creature)}</p>
        <Holdings view={view} creature={creature} />
        <Choices
          title={nameOf(creature)}
          choices={offersBy(view, creature.id).map((command, nth): Choice => ({
            key: String(nth),
            ...wordsOf(view, creature, command),
            onChoose: () => send(command),
          }))}
        />
      </>
    )
  return (
    <Choices
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

type Words = Pick<Choice, 'name' | 'more' | 'counter' | 'item'>

/** What a command does, and what there is to know of it. */
function wordsOf(view: View, creature: Creature, command: Command): Words {
  const names = namesOf(view)
  if (command.type === 'equip' || command.type === 'drop') {
    const card = itemOf(view, command.item)?.card
    const item = names.item(command.item)
    return {
      name: command.type === 'equip' ? EQUIP_PANEL.takes(item) : EQUIP_PANEL.drops(item),
      more: card && itemText(card),
      item: card,
    }
  }
  if (command.type === 'mount') return mountWords(view, creature, creatureOf(view, command.mount))
  const mount = mountOf(view, creature)
  return { name: EQUIP_PANEL.dismounts(mount ? nameOf(mount) : '') }
}

/** The room left, and whether the rider would drive it (AA-8.1). */
function mountWords(
  view: View,
  rider: Creature,
  mount: Creature | undefined,
): Pick<Choice, 'name' | 'more' | 'counter'> {
  if (!mount) return { name: '' }
  const drives = cardOf(mount).vehicle && canPilot(rider)
  return {
    name: EQUIP_PANEL.mounts(nameOf(mount)),
    more: [EQUIP_PANEL.room(roomOn(view, mount)), ...(drives ? [EQUIP_PANEL.becomesPilot] : [])].join(', '),
    counter: counterOf(view, mount),
  }
}
