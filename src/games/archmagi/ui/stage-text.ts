import type { Clause } from '../clauses'
import type { Stage } from '../queries/asked'
export const STAGE_NAMES = {} as Readonly<Record<Stage, string>>
export const STAGE_SAYS = {} as Readonly<Record<Stage, string>>
export const STAGE_CLAUSES = {} as Readonly<Record<Stage, Clause>>
