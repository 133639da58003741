import { soon } from '@/widgets/late'

/** What comes right after the first picture; undefined until it is there. */
export const useLateParts = soon(() => import('./late-parts'))
