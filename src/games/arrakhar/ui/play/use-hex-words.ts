import { late } from '@/widgets/late'

/** What puts a hex into words; undefined until the table has been painted. */
export const useHexWords = late(() => import('../words/hex-words').then((module) => module.hexInWords))
