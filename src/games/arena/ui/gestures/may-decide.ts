import { askedSeat } from '../../rules/guards'
import type { View } from '../../rules/view'

/** Whether the viewer is the seat that is asked, or somebody who may play for it. */
export function mayDecide(view: View): boolean {
  return view.viewer === 'referee' || view.viewer === askedSeat(view)
}
