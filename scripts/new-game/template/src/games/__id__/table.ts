import { __camel__Files } from './files'
import { __camel__Play } from './play'
import { summaryOf, termsOf } from './summary'
import { glimpseOf, Table } from './ui/table'

/** All of __Name__ that playing it takes. */
export const TABLE = { rules: __camel__Play, files: __camel__Files, Table, summaryOf, glimpseOf, termsOf }
