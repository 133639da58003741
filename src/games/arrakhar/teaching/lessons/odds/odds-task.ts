import type { Json } from '@/engine/game'
import type { LessonChapter, Mistake } from '@/engine/lesson'
import type { RuleText } from '@/engine/rulebook'
import type { Clause } from '../../../content/clauses'
import type { OddsColumn } from '../../../content/tables'
import { UNITS } from '../../../content/units'
import type { UnitId } from '../../../rules/position'
import { arrow, mistake } from '../writing/chapters'
import { all, event, failure, not } from '../writing/goals'
import { attack } from '../writing/orders'
import { type Placed, scene } from '../writing/scene'

/** Where everybody attacks in these tasks. */
const TARGET = '1111'

/** One of the rulebook's examples, made a task. */
export interface OddsExample {
  readonly title: string
  readonly text: readonly RuleText[]
  /** Attackers at 1110 and 1210, then the defenders at 1111. */
  readonly units: readonly Placed[]
  readonly wanted: OddsColumn
  /** An attack that does it. */
  readonly attackers: readonly UnitId[]
  readonly defenders: readonly UnitId[]
  /** Whether other defenders would do as well. */
  readonly anyDefenders?: boolean
  readonly wrong: readonly Wrong[]
  readonly clause: Clause
  readonly hints: readonly RuleText[]
  readonly praise: RuleText
}

/** An attack that is refused, or stands in another column. */
export interface Wrong {
  readonly clause: Clause
  readonly attackers: readonly UnitId[]
  readonly defenders?: readonly UnitId[]
}

/** A task: designate an attack that is read in the column wanted. */
export function oddsTask(example: OddsExample): LessonChapter {
  const { title, text, units, wanted, clause, hints, praise } = example
  const side = UNITS[units[0]?.[0] ?? 'elf'].side
  const named: Readonly<Record<string, Json>> = example.anyDefenders ? {} : { defenders: example.defenders }
  const goal = event('attackDesignated', { hex: TARGET, odds: wanted, ...named })
  return {
    kind: 'task',
    title,
    text,
    position: scene([side, 'combat'], [...units, bystander(side)]),
    viewer: side,
    dice: [3],
    goal,
    failures: [
      failure(
        clause,
        all(event('attackDesignated'), not(goal)),
        `That attack is not the one: ${wanted} is wanted.`,
      ),
    ],
    hints,
    solution: [attack(example.attackers, TARGET, example.defenders)],
    mistakes: example.wrong.map((wrong) => mistakeIn(example, wrong)),
    praise,
    drawings: [arrow('1110 1111', 'red')],
  }
}

/** Somebody far off, so that the game goes on whatever happens here. */
function bystander(side: 'sorcerer' | 'wizard'): Placed {
  return side === 'wizard' ? ['sorcerer', '1913'] : ['barbarian', '1913']
}

function mistakeIn({ defenders }: OddsExample, wrong: Wrong): Mistake {
  return mistake(wrong.clause, attack(wrong.attackers, TARGET, wrong.defenders ?? defenders))
}
