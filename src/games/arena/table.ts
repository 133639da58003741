import { arenaFiles } from './files'
import { standIns } from './files/stand-ins'
import { arenaPlay } from './play'
import { summaryOf } from './state/summary'
import { ArenaTable } from './ui/table'
import { glimpseOf } from './ui/glimpse/glimpse-of'
import { termsOf } from './ui/terms/terms-of'

/** All of Arena that playing it takes. */
export const TABLE = {
  rules: arenaPlay,
  files: arenaFiles,
  Table: ArenaTable,
  summaryOf,
  glimpseOf,
  termsOf,
  standIns,
}
