import { useStore } from 'zustand'
import { neededComponent } from '@/widgets/late'
import { FileDropzone } from '../files/FileDropzone'
import { LazyFailureNotice } from '../failure/LazyFailureNotice'
import { LatePart } from '../failure/LatePart'
import { useWatch } from '../failure/use-watch'
import { forgetFile, openingStore } from '../files/opening-store'
import { useTableState } from '../session/table-session'
import { useHold } from '../session/use-hold'

const OpeningDialog = neededComponent(() =>
  import('../files/OpeningDialog').then((module) => module.OpeningDialog),
)

/**
 * What a page has to do with the world once it stands: files that come in, with the door and what is asked or said
 * about one, other tabs, and bugs.
 */
export function PageServices() {
  // Another tab may ask for the game as soon as this page stands.
  useHold()
  useWatch()
  const failure = useTableState((state) => state.failure)
  return (
    <>
      <FileDropzone />
      <OpenedFile />
      {failure && <LazyFailureNotice failure={failure} />}
    </>
  )
}

function OpenedFile() {
  const opening = useStore(openingStore, (state) => state.opening)
  if (opening.step === 'idle') return null
  return (
    <LatePart onClose={forgetFile}>
      <OpeningDialog opening={opening} />
    </LatePart>
  )
}
