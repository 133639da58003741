import { parseJson } from '@/engine/files/json'
import { positionDesk } from '@/table/teaching/position-desk'
import { archmagiFiles } from '../../files'
import type { State } from '../../state/state'
import { STARTS } from './starts'

/** How positions of Archmagi are made by hand; written out, they are the position's own file. */
export const DESK = positionDesk<State>({
  starts: STARTS,
  draft: archmagiFiles.draftOf,
  file: archmagiFiles.writePosition,
  write: (state) => JSON.stringify(archmagiFiles.writePosition(state), null, 2),
  read: parseJson,
})
