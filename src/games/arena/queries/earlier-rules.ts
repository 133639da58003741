import type { Table } from '../state/position'

/**
 * Whether a game is played on under the first rules. They left it to the board whether a stranded unit had stood there
 * before (AA-15.8), let a flyer's count begin anew by landing and by riding (AA-10.7, AA-7.6), took riders along with
 * a stranded mount (AA-15.6), let a caster that had stopped begin anew (AA-18.6) without offering it the bout for that
 * (AA-19.7), and looked at protection from spells once (AA-20.14).
 */
export function isUnderFirstRules({ settings }: Pick<Table, 'settings'>): boolean {
  return settings.rules === 1
}
