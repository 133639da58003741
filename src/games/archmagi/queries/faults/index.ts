import type { Problem } from '@/engine/kernel/refusal'
import type { State } from '../../state/state'
import { agendaFaults } from './agenda-faults'
import { battleFaults } from './battle-faults'
import { chitFaults } from './chit-faults'
import { groundFaults } from './ground-faults'
import { seatFaults } from './seat-faults'
import { tableFaults } from './table-faults'
import { unitFaults } from './unit-faults'

/** Each is looked for where those before found nothing: what is asked of a position may rely on that. */
const STAGES: readonly (readonly ((state: State) => readonly Problem[])[])[] = [
  [groundFaults, seatFaults],
  [chitFaults, unitFaults],
  [battleFaults, tableFaults],
  [agendaFaults],
]

/** What of a position can never come about by play, each with its place in a file. */
export function faultsIn(state: State): readonly Problem[] {
  for (const stage of STAGES) {
    const faults = stage.flatMap((faultsOf) => faultsOf(state))
    if (faults.length > 0) return faults
  }
  return []
}
