import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { FileDoor } from './FileDoor'
import { useWatch } from './failure/use-watch'
import { openingStore } from './opening'
import { useTableState } from './table-session'
import { useHold } from './use-hold'

const OpeningDialog = lazy(() =>
  import('./OpeningDialog').then((module) => ({ default: module.OpeningDialog })),
)

const FailureNotice = lazy(() =>
  import('./failure/FailureNotice').then((module) => ({ default: module.FailureNotice })),
)

/**
 * What a page has to do with the world once it stands: files that come in, with the door and what is asked or said
 * about one, other tabs, and bugs.
 */
export function Files() {
  // Another tab may ask for the game as soon as this page stands.
  useHold()
  useWatch()
  const failure = useTableState((state) => state.failure)
  return (
    <>
      <FileDoor />
      <OpenedFile />
      <Suspense>{failure && <FailureNotice failure={failure} />}</Suspense>
    </>
  )
}

function OpenedFile() {
  const opening = useStore(openingStore, (state) => state.opening)
  if (opening.step === 'idle') return null
  return (
    <Suspense>
      <OpeningDialog opening={opening} />
    </Suspense>
  )
}
