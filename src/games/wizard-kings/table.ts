import { wizardKingsFiles } from './files'
import { wizardKingsPlay } from './play'
import { summaryOf, termsOf } from './summary'
import { glimpseOf, Table } from './ui/table'

/** All of Wizard Kings that playing it takes. */
export const TABLE = {
  rules: wizardKingsPlay,
  files: wizardKingsFiles,
  Table,
  summaryOf,
  glimpseOf,
  termsOf,
}
