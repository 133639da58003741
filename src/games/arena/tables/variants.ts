import type { Clause } from '../clauses'

/** The optional variants (AA-25) by their keys in the settings, in order, each with its clause. */
export const VARIANTS = [
  { key: 'terrainPool', clause: 'AA-25.1' },
  { key: 'wild', clause: 'AA-25.2' },
  { key: 'enclosed', clause: 'AA-25.3' },
] as const satisfies readonly { readonly key: string; readonly clause: Clause }[]
