import { archmagiFiles } from './files'
import { archmagiPlay } from './play'
import { summaryOf, termsOf } from './summary'
import { glimpseOf } from './ui/glimpse'
import { ArchmagiTable } from './ui/table'

/** All of Archmagi that playing it takes. */
export const TABLE = {
  rules: archmagiPlay,
  files: archmagiFiles,
  Table: ArchmagiTable,
  summaryOf,
  glimpseOf,
  termsOf,
}
