import { faultsOfArenaCase, parseArenaCases } from '@/games/arena/cases/cases'
import { type CaseReader, guardedFaults } from './case-reader'

/** Reads cases as Arena's specification writes them: given, when, then. */
export const readArenaCases: CaseReader = (json) => {
  const parsed = parseArenaCases(json)
  if (!parsed.ok) return parsed
  const cases = parsed.value.map((one) => ({
    id: one.id,
    clauses: one.clauses.join(', '),
    title: one.title,
    faults: () => guardedFaults(() => faultsOfArenaCase(one)),
  }))
  return { ok: true, value: cases }
}
