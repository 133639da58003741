import { positionDesk } from '@/table/teaching/position-desk'
import { draftPosition } from '../../files/position-read'
import { writePosition } from '../../files/position-write'
import { readLines } from './lines-read'
import { writeLines } from './lines-write'
import { STARTS } from './starts'

/** How positions of Arrakhar's Wand are made by hand. */
export const DESK = positionDesk({
  starts: STARTS,
  draft: draftPosition,
  file: ({ position }) => writePosition(position),
  write: ({ position }) => writeLines(position),
  read: readLines,
})
