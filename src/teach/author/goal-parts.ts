import type { Goal, GoalChoice } from '@/engine/lesson/lesson'

/** A goal taken apart: the parts that a list of choices shows, and the others. */
export interface GoalParts {
  readonly chosen: readonly Goal[]
  readonly others: readonly Goal[]
}

/** The parts that must all be true; a goal of another shape is one part. */
export function partsOf(goal: Goal, choices: readonly GoalChoice[]): GoalParts {
  const parts = 'all' in goal ? goal.all : [goal]
  return {
    chosen: parts.filter((part) => choices.some((choice) => isSame(choice.goal, part))),
    others: parts.filter((part) => !choices.some((choice) => isSame(choice.goal, part))),
  }
}

/** Whether a choice is a part of a goal. */
export function isChosen({ chosen }: GoalParts, { goal }: GoalChoice): boolean {
  return chosen.some((part) => isSame(part, goal))
}

/** The goal with a choice taken up or given up. */
export function toggled(parts: GoalParts, choice: GoalChoice): Goal {
  const chosen = isChosen(parts, choice)
    ? parts.chosen.filter((part) => !isSame(part, choice.goal))
    : [...parts.chosen, choice.goal]
  return goalOf([...chosen, ...parts.others])
}

/** All of some goals; one alone stands for itself. */
export function goalOf(parts: readonly Goal[]): Goal {
  const [first, ...rest] = parts
  return first !== undefined && rest.length === 0 ? first : { all: parts }
}

/** Both were written by the same hand, so that their keys are in the same order. */
function isSame(one: Goal, other: Goal): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
