import { capitalized } from '@/engine/phrases'
import type { Comfort } from '@/engine/table'
import { EndWarning } from './EndWarning'
import { type Remains, ToDoList } from './ToDoList'

interface UndoneWarningProps<Desk> {
  readonly desk: Desk
  readonly onEnd: () => void
  readonly onCancel: () => void
}

/** What the end of a segment shows of things left undone, for a game that tells what they are. */
export function endPartsOf<Desk extends { readonly onComfort: (change: Partial<Comfort>) => void }>(
  remainsAt: (desk: Desk) => Remains,
) {
  /** What is left to do, and the hexes where it can be done. */
  function LeftToDo({ desk }: { readonly desk: Desk }) {
    return <ToDoList {...remainsAt(desk)} />
  }

  /** What is left undone, since an end cannot be taken back. */
  function UndoneWarning({ desk, ...answers }: UndoneWarningProps<Desk>) {
    const { text, hexes, onPick } = remainsAt(desk)
    const show = () => {
      const [hex] = hexes
      if (hex !== undefined) onPick(hex)
    }
    return (
      <EndWarning
        {...answers}
        left={`${capitalized(text)}.`}
        onShow={show}
        onStopAsking={() => desk.onComfort({ warnsAtEnd: false })}
      />
    )
  }

  return { LeftToDo, UndoneWarning }
}
