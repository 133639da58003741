import { lazy, Suspense } from 'react'
import type { TableProps } from '@/engine/table'
import { lateComponent } from '@/widgets/late'
import type { Command } from '../rules/commands'
import type { Event } from '../rules/events'
import type { View } from '../rules/view'
import { PlayTable } from './play/PlayTable'

// Most of the time armies are neither drawn up nor is the game over: those screens come when they are needed.
const BuildScreen = lazy(() =>
  import('./build/BuildScreen').then((module) => ({ default: module.BuildScreen })),
)
const EndScreen = lazy(() => import('./end/EndScreen').then((module) => ({ default: module.EndScreen })))
const FinalBoard = lazy(() => import('./end/FinalBoard').then((module) => ({ default: module.FinalBoard })))
const Beside = lateComponent(() => import('./Beside').then((module) => module.Beside))

/** The table of Arena: what is seen of it, and what is heard. */
export function ArenaTable(props: TableProps<View, Command, Event>) {
  return (
    <>
      <Screen {...props} />
      <Suspense>
        <Beside {...props} />
      </Suspense>
    </>
  )
}

/** The drawing up of armies, the game, or its end; whoever looks on sees the board, whatever is being done beside it. */
function Screen(props: TableProps<View, Command, Event>) {
  const { view, locked } = props
  if (locked !== undefined) return <PlayTable {...props} />
  if (view.ending)
    return (
      <Suspense>
        <EndScreen {...props} board={<FinalBoard {...props} />} />
      </Suspense>
    )
  if (view.now.phase === 'build')
    return (
      <Suspense>
        <BuildScreen {...props} />
      </Suspense>
    )
  return <PlayTable {...props} />
}
