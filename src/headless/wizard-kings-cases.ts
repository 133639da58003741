import { faultsOfWizardKingsCase, parseWizardKingsCases } from '@/games/wizard-kings/cases/cases'
import { type CaseReader, guardedFaults } from './case-reader'

/** Reads cases as the specification of Wizard Kings writes them: given, when, then. */
export const readWizardKingsCases: CaseReader = (json) => {
  const parsed = parseWizardKingsCases(json)
  if (!parsed.ok) return parsed
  const cases = parsed.value.map((one) => ({
    id: one.id,
    clauses: one.clause,
    title: one.description,
    faults: () => guardedFaults(() => faultsOfWizardKingsCase(one)),
  }))
  return { ok: true, value: cases }
}
