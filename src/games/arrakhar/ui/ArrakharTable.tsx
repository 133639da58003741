import type { TableProps } from '@/engine/table'
import { Beside } from '@/table/frame/Beside'
import { TableScreens } from '@/table/frame/TableScreens'
import { neededComponent } from '@/widgets/late'
import type { Command } from '../commands'
import type { Event } from '../rules/events'
import { isSetUp } from '../rules/guards'
import type { View } from '../rules/view'
import { FinalBoard } from './play/FinalBoard'
import { HINT_WAYS } from './hints/hint-ways'
import { PlayTable } from './play/PlayTable'
import { TELLING } from './words/news'

// Most of the time the game is neither being set up nor over: those screens come when they are needed.
const SetUpScreens = neededComponent(() =>
  import('./setup/SetUpScreens').then((module) => module.SetUpScreens),
)
const EndScreen = neededComponent(() => import('./end/EndScreen').then((module) => module.EndScreen))

/** The table of Arrakhar's Wand: what is seen of it, and what is heard. */
export function ArrakharTable(props: TableProps<View, Command, Event>) {
  const { view, locked } = props
  return (
    <TableScreens
      isLocked={locked !== undefined}
      isOver={Boolean(view.ending)}
      isSetUp={isSetUp(view.now.segment)}
      play={<PlayTable {...props} />}
      setUp={<SetUpScreens {...props} />}
      end={<EndScreen {...props} board={<FinalBoard {...props} />} />}
      beside={<Beside {...props} telling={TELLING} ways={HINT_WAYS} />}
    />
  )
}
