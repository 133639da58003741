import { buttonOf, objectsOf } from '@/engine/kernel/words'
import { type Command, COMMANDS } from '../../commands'
import { itemText } from '../../content/magic-text'
import { namesOf } from '../../queries/names'
import { creatureOf } from '../../rules/creatures'
import { itemOf } from '../../rules/guards'
import type { CreatureId, ItemId } from '../../rules/position'
import { counterOf } from '../board/board-view'
import { ItemPicture } from '../items/ItemPicture'
import { positionOf } from '../gestures/offers'
import type { Desk } from '../desk/desk'
import type { Choice } from '@/table/panel/ChoiceButtons'

/** Commands as buttons, with a picture of what is taken or mounted. */
export function offerChoices(desk: Desk, offers: readonly Command[]): readonly Choice[] {
  const { view, send } = desk
  return offers.map((command, nth) => ({
    key: String(nth),
    ...pictureOf(desk, command),
    ...buttonOf(COMMANDS, namesOf(view), positionOf(view), command),
    onChoose: () => send(command),
  }))
}

/** The counter or the item that a command deals with, and what the item does. */
function pictureOf({ view }: Desk, command: Command): Pick<Choice, 'counter' | 'picture' | 'more'> {
  const [object] = objectsOf(COMMANDS, command)
  if (object?.kind === 'item') {
    const card = itemOf(view, object.value as ItemId)?.card
    return card ? { picture: <ItemPicture card={card} />, more: itemText(card) } : {}
  }
  const creature = object?.kind === 'creature' ? creatureOf(view, object.value as CreatureId) : undefined
  return creature ? { counter: counterOf(view, creature) } : {}
}
