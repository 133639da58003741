import type { BoardCounter } from '@/board/board-props'
import { CounterPicture } from '@/board/layers/CounterPicture'
import { Choices as PicturedChoices, type PicturedChoice } from '@/table/panel/Choices'
import type { ItemCardId } from '../../content/items'
import { ItemPicture } from '../items/ItemPicture'

export interface Choice extends Omit<PicturedChoice, 'picture'> {
  /** The counter or the item that it is about, for its picture. */
  readonly counter?: BoardCounter
  readonly item?: ItemCardId | undefined
}

interface ChoicesProps {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** Things that may be done or taken, with a picture of the counter or the item. */
export function Choices({ title, choices }: ChoicesProps) {
  return (
    <PicturedChoices
      title={title}
      choices={choices.map(({ counter, item, ...choice }) => ({
        ...choice,
        picture: (
          <>
            {counter ? <CounterPicture counter={counter} /> : null}
            {item ? <ItemPicture card={item} /> : null}
          </>
        ),
      }))}
    />
  )
}
