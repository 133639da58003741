import { arrakharFiles } from './files'
import { standIns } from './files/stand-ins'
import { arrakharPlay } from './play'
import { summaryOf } from './state/summary'
import { ArrakharTable } from './ui/table'
import { glimpseOf } from './ui/glimpse/glimpse-of'
import { chartsPlaceOf } from './ui/terms/charts-of'
import { termsOf } from './ui/terms/terms-of'

/** All of Arrakhar's Wand that playing it takes. */
export const TABLE = {
  rules: arrakharPlay,
  files: arrakharFiles,
  Table: ArrakharTable,
  summaryOf,
  glimpseOf,
  termsOf,
  chartsPlaceOf,
  standIns,
}
