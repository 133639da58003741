import { askedSeat } from '../../queries/guards'
import type { View } from '../../state/view'

/** Whether the viewer is the seat that is asked, or somebody who may play for it. */
export function mayDecide(view: View): boolean {
  return view.viewer === 'referee' || view.viewer === askedSeat(view)
}
