import { lazy, Suspense } from 'react'
import type { TableProps } from '@/engine/table'
import { lateComponent } from '@/widgets/late'
import type { Command } from '../rules/commands'
import type { Event } from '../rules/events'
import { isSetUp } from '../rules/guards'
import type { View } from '../rules/view'
import { PlayTable } from './play/PlayTable'

// Most of the time the game is neither being set up nor over: those screens come when they are needed.
const SetUpScreens = lazy(() =>
  import('./setup/SetUpScreens').then((module) => ({ default: module.SetUpScreens })),
)
const FinalBoard = lazy(() => import('./play/FinalBoard').then((module) => ({ default: module.FinalBoard })))
const EndScreen = lazy(() => import('./end/EndScreen').then((module) => ({ default: module.EndScreen })))

const Beside = lateComponent(() => import('./Beside').then((module) => module.Beside))

/** The table of Arrakhar's Wand: what is seen of it, and what is heard. */
export function ArrakharTable(props: TableProps<View, Command, Event>) {
  return (
    <>
      <Screen {...props} />
      <Suspense>
        <Beside {...props} />
      </Suspense>
    </>
  )
}

/** The set-up, the game, or its end. */
function Screen(props: TableProps<View, Command, Event>) {
  const { view, locked } = props
  // Whoever looks on sees the board, whatever is being done beside it.
  if (locked !== undefined) return <PlayTable {...props} />
  if (view.ending)
    return (
      <Suspense>
        <EndScreen {...props} board={<FinalBoard {...props} />} />
      </Suspense>
    )
  if (isSetUp(view.now.segment))
    return (
      <Suspense>
        <SetUpScreens {...props} />
      </Suspense>
    )
  return <PlayTable {...props} />
}
