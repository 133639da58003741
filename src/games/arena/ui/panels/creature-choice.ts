import type { Creature, CreatureId } from '../../rules/position'
import { counterOf } from '../board/board-view'
import type { Desk } from '../desk/desk'
import { nameOf } from '../../queries/names'
import type { Choice } from '@/table/panel/ChoiceButtons'

/** A creature as a choice that takes it in hand. */
export function creatureChoice(desk: Desk, creature: Creature, more?: string): Choice {
  return {
    key: creature.id,
    name: nameOf(creature),
    more,
    counter: counterOf(desk.view, creature),
    isPicked: inHand(desk) === creature.id,
    onChoose: () => desk.adjust({ type: 'pick', gesture: { name: 'CreaturePicked', creature: creature.id } }),
  }
}

/** The creature that is in hand. */
export function inHand({ gesture }: Pick<Desk, 'gesture'>): CreatureId | undefined {
  switch (gesture.name) {
    case 'CreaturePicked':
    case 'WayAsked':
      return gesture.creature
    case 'MagicPicked':
    case 'MagicAimed':
      return gesture.caster
    case 'Idle':
    case 'HexPicked':
    case 'VehiclePicked':
      return undefined
  }
}
