import { Board } from '@/board/view/Board'
import type { BoardProps } from '@/board/board-props'

type LivePictureProps = Omit<BoardProps, 'marks' | 'arrows' | 'onChooseHex'>

/** A board that may be moved and drawn upon, and is looked at for the rest. */
export function LivePicture(props: LivePictureProps) {
  return <Board {...props} marks={[]} arrows={[]} onChooseHex={ignore} />
}

function ignore(): void {
  // A picture is only looked at.
}
