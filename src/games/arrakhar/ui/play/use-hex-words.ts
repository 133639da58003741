import { late } from '@/widgets/late'
import { loadLateParts } from './late-part'

/** What puts a hex into words; undefined until the table has been painted. */
export const useHexWords = late(() => loadLateParts().then((parts) => parts.hexInWords))
