import type { MouseEvent } from 'react'

/** Acts on a click, but not on the second half of a double click, which was meant for what stood there before. */
export function once(act: () => void): (click: MouseEvent) => void {
  return ({ detail }) => {
    if (detail < 2) act()
  }
}
