import { faultsOfArchmagiCase, parseArchmagiCases } from '@/games/archmagi/cases/cases'
import { type CaseReader, guardedFaults } from './case-reader'

/** Reads cases as Archmagi's specification writes them: given, when, then. */
export const readArchmagiCases: CaseReader = (json) => {
  const parsed = parseArchmagiCases(json)
  if (!parsed.ok) return parsed
  const cases = parsed.value.map((one) => ({
    id: one.id,
    clauses: one.clause,
    title: one.description,
    faults: () => guardedFaults(() => faultsOfArchmagiCase(one)),
  }))
  return { ok: true, value: cases }
}
