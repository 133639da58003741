import type { TableProps } from '@/engine/table'
import { Beside } from '@/table/frame/Beside'
import { TableScreens } from '@/table/frame/TableScreens'
import { neededComponent } from '@/widgets/late'
import type { Command } from '../commands'
import type { Event } from '../rules/events'
import type { View } from '../rules/view'
import { FinalBoard } from './end/FinalBoard'
import { HINT_WAYS } from './hints/hint-ways'
import { PlayTable } from './play/PlayTable'
import { TELLING } from './words/news'

// Most of the time armies are neither drawn up nor is the game over: those screens come when they are needed.
const BuildScreen = neededComponent(() => import('./build/BuildScreen').then((module) => module.BuildScreen))
const EndScreen = neededComponent(() => import('./end/EndScreen').then((module) => module.EndScreen))

/** The table of Arena: what is seen of it, and what is heard. */
export function ArenaTable(props: TableProps<View, Command, Event>) {
  const { view, locked } = props
  return (
    <TableScreens
      isLocked={locked !== undefined}
      isOver={view.ending !== null}
      isSetUp={view.now.phase === 'build'}
      play={<PlayTable {...props} />}
      setUp={<BuildScreen {...props} />}
      end={<EndScreen {...props} board={<FinalBoard {...props} />} />}
      beside={<Beside {...props} telling={TELLING} ways={HINT_WAYS} />}
    />
  )
}
