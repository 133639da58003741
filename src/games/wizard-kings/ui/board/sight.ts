import { onceFor } from '@/table/desk/once-for'
import { supposed } from '../../queries/supposed'

/** The position as a view has it, anything in the place of what is hidden: worked out once for a view. */
export const sightOf = onceFor((view: Parameters<typeof supposed>[0]) => supposed(view))
