import { positionDesk } from '@/table/teaching/position-desk'
import { draftPosition } from '../../files/position-read'
import { writePosition } from '../../files/position-write'
import { LINES } from './lines'
import { STARTS } from './starts'

/** How positions of Arrakhar's Wand are made by hand. */
export const DESK = positionDesk({
  starts: STARTS,
  draft: draftPosition,
  file: ({ position }) => writePosition(position),
  write: ({ position }) => LINES.write(position),
  read: (text) => LINES.read(text),
})
