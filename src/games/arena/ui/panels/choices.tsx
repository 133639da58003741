import { buttonOf, objectsOf } from '@/engine/declare/words'
import type { Choice } from '@/table/panel/ChoiceButtons'
import { type Command, COMMANDS } from '../../commands'
import { itemText } from '../../tables/magic-text'
import { nameOf, namesOf, spaceName } from '../../queries/names'
import { creatureOf } from '../../queries/creatures'
import { itemOf } from '../../queries/guards'
import type { Creature, CreatureId, ItemId } from '../../state/position'
import { positionOf } from '../../state/view'
import { counterOf } from '../board/board-view'
import type { Desk } from '../desk/desk'
import { creatureOfGesture } from '../desk/gesture'
import { ItemPicture } from '../items/ItemPicture'

/** Creatures as choices that take one in hand, each with where it stands or with what else there is to know of it. */
export function creatureChoices(
  desk: Desk,
  creatures: readonly Creature[],
  moreOf = ({ at }: Creature): string | undefined => (at ? spaceName(at) : undefined),
): readonly Choice[] {
  const held = creatureInHand(desk)
  return creatures.map((creature) => ({
    key: creature.id,
    name: nameOf(creature),
    more: moreOf(creature),
    counter: counterOf(desk.view, creature),
    isPicked: held?.id === creature.id,
    onChoose: () => desk.adjust({ type: 'pick', gesture: { name: 'CreaturePicked', creature: creature.id } }),
  }))
}

/** The creature that is in hand. */
export function creatureInHand({ view, gesture }: Pick<Desk, 'view' | 'gesture'>): Creature | undefined {
  const id = creatureOfGesture(gesture)
  return id === undefined ? undefined : creatureOf(view, id)
}

/** Commands as buttons, with a picture of what is taken, mounted or lost. */
export function offerChoices(
  desk: Desk,
  offers: readonly Command[],
  moreOf?: (creature: Creature) => string,
): readonly Choice[] {
  const { view, send } = desk
  return offers.map((command, nth) => ({
    key: String(nth),
    ...aboutObject(desk, command, moreOf),
    ...buttonOf(COMMANDS, namesOf(view), positionOf(view), command),
    onChoose: () => send(command),
  }))
}

/** The counter or the item that a command deals with, and what there is to know of it. */
function aboutObject(
  { view }: Desk,
  command: Command,
  moreOf?: (creature: Creature) => string,
): Pick<Choice, 'counter' | 'picture' | 'more'> {
  const [object] = objectsOf(COMMANDS, command)
  switch (object?.kind) {
    case 'item': {
      const card = itemOf(view, object.value as ItemId)?.card
      return card ? { picture: <ItemPicture card={card} />, more: itemText(card) } : {}
    }
    case 'creature':
    case 'creatureOrNull': {
      const creature = creatureOf(view, object.value as CreatureId)
      return creature ? { counter: counterOf(view, creature), more: moreOf?.(creature) } : {}
    }
    default:
      return {}
  }
}
