import { COMBAT_PANEL } from '../../content/table-text'
import { creatureOf } from '../../rules/creatures'
import type { PendingChoice } from '../../rules/position'
import { counterOf } from '../board/board-view'
import type { PanelProps } from '../desk/desk'
import { creatureInWords } from '../words/hex-words'
import { nameOf } from '../../queries/names'
import { type Choice, ChoiceButtons } from '@/table/panel/ChoiceButtons'

interface CasualtyChoiceProps extends PanelProps {
  readonly choice: PendingChoice
}

/** Whom Targeted attacks or their poison may pick, or nobody in particular (AA-12.2, AA-12.5, AA-13.6). */
export function CasualtyChoice({ desk, choice }: CasualtyChoiceProps) {
  const { view, send } = desk
  const { seat, eligible, reason } = choice
  const creatures = eligible.flatMap((id) => creatureOf(view, id) ?? [])
  return (
    <>
      <p>{reason === 'poison' ? COMBAT_PANEL.poisoned : COMBAT_PANEL.targeted}</p>
      <ChoiceButtons
        title={COMBAT_PANEL.choose}
        choices={[
          ...creatures.map((creature): Choice => ({
            key: creature.id,
            name: nameOf(creature),
            more: creatureInWords(view, creature),
            counter: counterOf(view, creature),
            onChoose: () => send({ type: 'chooseCasualty', seat, creature: creature.id }),
          })),
          {
            key: 'chance',
            name: COMBAT_PANEL.chance,
            onChoose: () => send({ type: 'chooseCasualty', seat, creature: null }),
          },
        ]}
      />
    </>
  )
}
