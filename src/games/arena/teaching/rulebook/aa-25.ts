import type { RuleSection } from '@/engine/rulebook'
import { ruled } from '@/engine/rule-entry'
import { entry } from './entry'

/** Optional variants. */
export const AA_25: RuleSection = {
  id: 'AA-25',
  title: 'Variants',
  intro:
    'Three ideas that were published as untested. They are off unless you switch them on for a new game.',
  clauses: [
    ruled(
      entry(
        'AA-25.1',
        'Terrain pool: as you draw up your army, set points aside. In Terrain Change they add to your {{budget}}.',
      ),
      {
        choice: 'Eight of them in a turn at most.',
        reason: 'The page of variants fears too much change at once and suggests a limit.',
      },
    ),
    entry(
      'AA-25.2',
      'Wild: some {{vehicle|vehicles}} let themselves be mounted only if your creatures around it have at least as much {{power}} together as it has itself.',
    ),
    entry(
      'AA-25.3',
      'Enclosed: in some vehicles riders sit inside. As long as it holds, their Power is not counted, they cannot fire, and nobody picks them to die. Once it is gone they are out in the open ([[AA-7.9]], [[AA-7.10]]) and retreat with their side.',
    ),
  ],
  diagram: null,
}
