import type { ReactNode } from 'react'
import { choicesOf } from '@/table/default/choices-of'
import { ChoiceButtons } from '@/table/panel/ChoiceButtons'
import type { Actor, Offered } from '@/table/default/table-model'
import type { Command } from '../../commands'
import type { Desk } from '../desk/desk'

/** How many blocks are told apart at a glance, each with all that it can do. */
const AT_A_GLANCE = 2

interface OrdersProps {
  readonly desk: Desk
  readonly actors: readonly Actor[]
  readonly offersBy: (subject: string) => readonly Offered[]
  /** The blocks to choose from, where there are more. */
  readonly children: ReactNode
}

/** What each block in its slot can do; of many one is taken in hand first. */
export function BattleOrders({ desk, actors, offersBy, children }: OrdersProps) {
  if (actors.length > AT_A_GLANCE) return children
  return actors.map(({ subject, name }) => (
    <ChoiceButtons
      key={subject}
      title={name}
      choices={choicesOf(offersBy(subject), (command) => desk.send(command as Command))}
    />
  ))
}
